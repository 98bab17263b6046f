import { Trans, useLingui } from '@lingui/react/macro';
import type { SeriesOfNumbers } from '#model/engine/company-model.ts';
import type { TableName } from '#model/engine/rows.ts';
import { useModel } from '../document/model-context.tsx';
import { RefusalNotice } from '../document/refusal-notice.tsx';
import { kindOf } from '../kind-registry.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAsync } from '../ui/use-async.ts';
import { useFormat } from '../ui/use-format.ts';

/** What each series numbers, by its prefix. */
const numbered: Readonly<Record<string, TableName>> = {
  ADJ: 'adjustment',
  AS: 'assembly',
  CNT: 'count',
  GR: 'goodsReceipt',
  MOV: 'movement',
  PK: 'pick',
  PO: 'purchaseOrder',
  RT: 'customerReturn',
  SH: 'shipment',
  SO: 'salesOrder',
  SR: 'supplierReturn',
};

/** The series of numbers, each proven gapless from the log. [NU2] */
export function SeriesPart() {
  const { t } = useLingui();
  const model = useModel();
  const mayAsk = model.may('company.manage');
  const series = useAsync(`series ${mayAsk}`, async () => (mayAsk ? model.numberSeries() : []));
  if (!mayAsk)
    return (
      <RefusalNotice
        kind="company"
        tone="info"
        refusal={{ code: 'notPermitted', params: { permission: 'company.manage' } }}
      />
    );
  if (series.status === 'loading') return <Skeleton height="12rem" />;
  if (series.status === 'failed')
    return (
      <Notice tone="warning" actions={<Button onClick={series.retry}>{t`Try again`}</Button>}>
        <Trans>The series are on the server, which can't be reached right now.</Trans>
      </Notice>
    );
  return (
    <Panel
      title={t`Number series`}
      subtitle={t`Each begins anew with the year. All numbers in the log were looked at just now.`}
      flush
    >
      {series.value.length === 0 ? (
        <p className="company-none">
          <Trans>No number has been drawn yet.</Trans>
        </p>
      ) : (
        <SeriesTable series={series.value} />
      )}
    </Panel>
  );
}

function SeriesTable({ series }: { readonly series: readonly SeriesOfNumbers[] }) {
  const { t } = useLingui();
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
          </tr>
        </thead>
        <tbody>
          {series.map((one) => (
            <SeriesRow key={one.name} series={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Numbers are written with at least as many digits. */
const DIGITS = 5;

function SeriesRow({ series: { name, drawn, last, missing, twice } }: { readonly series: SeriesOfNumbers }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [prefix = '', year = ''] = name.split('-');
  const kind = numbered[prefix];
  const said = kind && kindOf(kind)?.many;
  const full = (number: number): string => `${name}-${String(number).padStart(DIGITS, '0')}`;
  return (
    <tr data-series={name}>
      <th scope="row">{said ? i18n._(said) : prefix}</th>
      <td>{prefix}</td>
      <td>{year}</td>
      <td>{format.count(DIGITS)}</td>
      <td>{full(last + 1)}</td>
      <td>{format.count(drawn)}</td>
      <td>
        {missing === null && twice === null && <Badge tone="success" icon="circleCheck">{t`Gapless`}</Badge>}
        {missing !== null && <Badge tone="danger" icon="alert">{t`${full(missing)} is missing`}</Badge>}
        {twice !== null && <Badge tone="danger" icon="alert">{t`${full(twice)} is there twice`}</Badge>}
      </td>
    </tr>
  );
}
