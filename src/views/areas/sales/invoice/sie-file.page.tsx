import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FileFailure } from '#model/api/named-file.ts';
import { sieDaysRefusal } from '#model/areas/sales/invoice/sie-days.ts';
import { addDays } from '#model/values/moments.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { useMendingPage } from '#views/kit/document/use-mending-page.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Button } from '#views/ui/button.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { invoiceWords } from './invoice.look.ts';
import { useFetchedFile } from './use-invoice-files.ts';

/** Saves the vouchers of some days for the books; the month before, to begin with. [SIE5] */
export function SieFilePage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  return (
    <>
      <PageHeader
        title={t`SIE file`}
        back={{ label: i18n._(invoiceWords.many), to: paths.to('/apps/sales/invoices') }}
      />
      <Panel
        title={t`Vouchers for the books`}
        subtitle={t`Invoices, payments and bad debts, as a file that programs for bookkeeping read (SIE 4I).`}
      >
        <SieForm />
      </Panel>
    </>
  );
}

function SieForm() {
  const { t } = useLingui();
  const sentence = useFieldSentence();
  const { days, change, fields, failure, isFetching, fetchFile } = useSieFile();
  const error = (field: 'from' | 'to'): string | undefined => sentence(fields[field]);
  return (
    <div className="ui-stack">
      {failure && <Failure failure={failure} />}
      <div className="ui-fields">
        <Field label={t`From`} required error={error('from')}>
          <DateInput name="from" value={days.from} onChange={(from) => change({ from })} />
        </Field>
        <Field label={t`To`} required error={error('to')}>
          <DateInput name="to" value={days.to} onChange={(to) => change({ to })} />
        </Field>
      </div>
      <div>
        <Button
          variant="primary"
          icon="download"
          loading={isFetching}
          disabledReason={error('from') ?? error('to')}
          data-testid="sie"
          onClick={() => void fetchFile()}
        >
          <Trans>Download SIE file</Trans>
        </Button>
      </div>
    </div>
  );
}

interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

function useSieFile() {
  const fetched = useFetchedFile();
  const [days, setDays] = useState<Days>(monthBefore(useToday()));
  const [failure, setFailure] = useState<FileFailure | null>(null);
  const [isFetching, setFetching] = useState(false);
  const fetchFile = async (): Promise<void> => {
    const { from, to } = days;
    if (from === null || to === null) return;
    setFetching(true);
    setFailure(await fetched((desk) => desk.sie({ from, to })));
    setFetching(false);
  };
  return {
    days,
    change: (over: Partial<Days>): void => {
      setDays({ ...days, ...over });
      setFailure(null);
    },
    fields: problemsOf(days),
    failure,
    isFetching,
    fetchFile,
  };
}

function monthBefore(today: string): Days {
  const to = addDays(`${today.slice(0, 8)}01`, -1);
  return { from: `${to.slice(0, 8)}01`, to };
}

function problemsOf({ from, to }: Days): Readonly<Partial<Record<string, string>>> {
  if (from === null || to === null)
    return { ...(from === null && { from: 'required' }), ...(to === null && { to: 'required' }) };
  return sieDaysRefusal({ from, to })?.fields ?? {};
}

/** Why there is no file, and the page where that is mended, for who may do it there. */
function Failure({ failure: { refusal, detail } }: { readonly failure: FileFailure }) {
  const { t } = useLingui();
  const page = useMendingPage()(refusal.code);
  return (
    <Notice
      tone="danger"
      actions={
        page && (
          <Button size="sm" icon="arrowRight" to={page.to}>
            {page.label}
          </Button>
        )
      }
    >
      {detail ?? t`Couldn't fetch the file. Check your connection.`}
    </Notice>
  );
}
