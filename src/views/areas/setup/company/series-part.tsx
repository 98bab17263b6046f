import './company.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { COMPANY } from '#model/values/company-document.ts';
import type { SeriesName } from '#model/areas/setup/company/number-series.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { SeriesDialog } from './series-dialog.tsx';
import { nextIn, numberIn, seriesLines, type SeriesLine } from './series-lines.ts';
import { useSeriesName } from './use-series-name.ts';

/** The series of numbers, each proven gapless from the log, and changed from there. [NU2] [NU3] */
export function SeriesPart() {
  const { t } = useLingui();
  const model = useModel();
  const today = useToday();
  const company = useCompany();
  const mayAsk = model.may('company.manage');
  const proofs = useAsync(`series ${mayAsk} ${company.version}`, async () =>
    mayAsk ? model.numberSeries() : [],
  );
  if (!mayAsk)
    return (
      <RefusalNotice
        kind="company"
        tone="info"
        refusal={{ code: 'notPermitted', params: { permission: 'company.manage' } }}
      />
    );
  if (proofs.status === 'loading') return <Skeleton height="12rem" />;
  if (proofs.status === 'failed')
    return (
      <Notice tone="warning" actions={<Button onClick={proofs.retry}>{t`Try again`}</Button>}>
        <Trans>The series are on the server, which can't be reached right now.</Trans>
      </Notice>
    );
  return (
    <Panel
      title={t`Number series`}
      subtitle={t`All numbers in the log were looked at just now. A change applies to numbers drawn from then on.`}
      flush
    >
      <SeriesTable lines={seriesLines(proofs.value, company.series, today)} />
    </Panel>
  );
}

function SeriesTable({ lines }: { readonly lines: readonly SeriesLine[] }) {
  const { t } = useLingui();
  const [changed, setChanged] = useState<SeriesName | null>(null);
  const line = lines.find(({ current }) => current !== null && current === changed);
  return (
    <div className="company-series">
      <table aria-label={t`Number series`}>
        <thead>
          <tr>
            <th scope="col">{t`Of`}</th>
            <th scope="col">{t`Prefix`}</th>
            <th scope="col">{t`Year`}</th>
            <th scope="col">{t`Digits`}</th>
            <th scope="col">{t`Next number`}</th>
            <th scope="col">{t`Drawn`}</th>
            <th scope="col">{t`Check`}</th>
            <th scope="col">
              <span className="ui-hidden">{t`Change`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((one) => (
            <SeriesRow key={one.proof.name} line={one} onChange={setChanged} />
          ))}
        </tbody>
      </table>
      {line?.current && (
        <SeriesDialog
          series={line.current}
          proofs={lines.map(({ proof }) => proof)}
          onClose={() => setChanged(null)}
        />
      )}
    </div>
  );
}

interface RowProps {
  readonly line: SeriesLine;
  readonly onChange: (series: SeriesName) => void;
}

function SeriesRow({ line, onChange }: RowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const refused = useRefused('company');
  const refusal = useVerdict('company', COMPANY, 'setSeries');
  const { series, year, form, proof, current } = line;
  const name = useSeriesName(series);
  return (
    <tr data-series={proof.name}>
      <th scope="row">{name}</th>
      <td>{form?.prefix}</td>
      <td>{year ?? t`all`}</td>
      <td>{form && format.count(form.digits)}</td>
      <td>{nextIn(line)}</td>
      <td>{format.count(proof.drawn)}</td>
      <td>
        <Check line={line} />
      </td>
      <td>
        {current && (
          <Button
            size="sm"
            icon="edit"
            aria-label={t`Change ${name}`}
            data-testid={`change-${current}`}
            {...refused(refusal)}
            onClick={() => onChange(current)}
          >
            {t`Change…`}
          </Button>
        )}
      </td>
    </tr>
  );
}

function Check({ line }: { readonly line: SeriesLine }) {
  const { t } = useLingui();
  const format = useFormat();
  const { drawn, missing, twice, skipped } = line.proof;
  const full = (number: number): string => numberIn(line, number);
  const isWhole = missing === null && twice === null;
  return (
    <>
      {isWhole && drawn > 0 && <Badge tone="success" icon="circleCheck">{t`Gapless`}</Badge>}
      {missing !== null && <Badge tone="danger" icon="alert">{t`${full(missing)} is missing`}</Badge>}
      {twice !== null && <Badge tone="danger" icon="alert">{t`${full(twice)} is there twice`}</Badge>}
      {skipped.map(({ from, to, at, by }) => (
        <small key={from} className="company-skipped">
          {t`${from} to ${to} left out on purpose by ${by}, ${format.dateTime(at)}`}
        </small>
      ))}
    </>
  );
}
