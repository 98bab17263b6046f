import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { payableOf } from '#model/areas/purchasing/supplier-bill/bill-sums.ts';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import type { FileFailure } from '#model/api/named-file.ts';
import { total } from '#model/lines/line-parts.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useBrowser } from '#views/navigation/browser-context.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useMendingPage } from '#views/kit/document/use-mending-page.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { Button } from '#views/ui/button.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useNotPaying } from './use-not-paying.ts';
import { useBillSupplier } from './supplier-bill-columns.tsx';

interface FilesProps {
  /** Bills that are in a file and not paid. */
  readonly bills: readonly SupplierBillRow[];
}

/** The files whose bills are not paid yet: to be sent to the bank, and marked as paid once it has. */
export const PaymentFiles = ({ bills }: FilesProps) => (
  <>
    {[...Map.groupBy(bills, ({ ordered }) => ordered?.file ?? '')].map(([file, inFile]) => (
      <PaymentFile key={file} file={file} bills={inFile} />
    ))}
  </>
);

interface FileProps extends FilesProps {
  readonly file: string;
}

function PaymentFile({ file, bills }: FileProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { failure, isFetching, fetchFile } = useFile(file);
  const day = format.date(bills[0]?.ordered?.on ?? '');
  const count = bills.length;
  const fetchedAt = bills.find(({ ordered }) => ordered?.fetched)?.ordered?.fetched?.at;
  return (
    <Panel
      flush
      title={t`Payment file for ${day}`}
      subtitle={
        fetchedAt === undefined
          ? t`${plural(count, { one: '# bill', other: '# bills' })} (pain.001)`
          : t`${plural(count, { one: '# bill', other: '# bills' })} (pain.001), fixed since it was fetched on ${format.date(fetchedAt)}`
      }
      actions={
        <>
          <Download loading={isFetching} onClick={() => void fetchFile()} />
          <PayAll bills={bills} />
        </>
      }
    >
      {failure && <Failure failure={failure} />}
      <LineTable<SupplierBillRow>
        readOnly
        label={t`Payment file for ${day}`}
        rows={bills}
        rowId={({ id }) => id}
        onCell={() => {}}
        columns={useColumns()}
        totals={[...Map.groupBy(bills, ({ currency }) => currency)].map(([currency, rows]) => ({
          id: currency,
          label: t`Total`,
          value: format.money(total(rows, payableOf), currency),
        }))}
      />
    </Panel>
  );
}

interface DownloadProps {
  readonly loading: boolean;
  readonly onClick: () => void;
}

function Download(props: DownloadProps) {
  const { t } = useLingui();
  const disabledReason = useNotPaying();
  return (
    <Button
      size="sm"
      icon="download"
      data-testid="download-payment-file"
      {...props}
      disabledReason={disabledReason}
    >
      {t`Download`}
    </Button>
  );
}

function useColumns(): readonly LineColumn<SupplierBillRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const supplierOf = useBillSupplier();
  return [
    {
      id: 'number',
      header: t`Bill`,
      wide: true,
      text: (row) => row.number ?? '',
      render: (row) => <DocumentLink kind="supplierBill" id={row.id} />,
    },
    { id: 'supplier', header: t`Supplier`, width: '16rem', text: supplierOf },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      width: '9rem',
      text: (row) => format.money(payableOf(row), row.currency),
    },
  ];
}

/** Marks all bills of a file as paid on the day that the bank was asked for, or today where that is to come. */
function PayAll({ bills }: FilesProps) {
  const { t } = useLingui();
  const today = useToday();
  const propose = usePropose();
  const rateOf = useRateToBegin();
  const disabledReason = useNotPaying();
  const { currency: own } = useCompany();
  const pay = (): void => {
    for (const { id, ordered, currency, rate } of bills) {
      const on = ordered && ordered.on < today ? ordered.on : today;
      const data = { on, rate: currency === own ? rate : (rateOf(currency, on) ?? rate) };
      propose({ kind: 'supplierBill', document: id, type: 'pay', data });
    }
  };
  return (
    <Button size="sm" icon="circleCheck" data-testid="pay-file" disabledReason={disabledReason} onClick={pay}>
      {t`Mark all as paid`}
    </Button>
  );
}

function useFile(file: string) {
  const { bills } = useApp();
  const { company } = useModel();
  const { files } = useBrowser();
  const [failure, setFailure] = useState<FileFailure | null>(null);
  const [isFetching, setFetching] = useState(false);
  const fetchFile = async (): Promise<void> => {
    setFetching(true);
    const desk = await bills(company).catch(() => null);
    const found = desk ? await desk.paymentFile(file) : { refusal: { code: 'offline' }, detail: null };
    setFetching(false);
    if ('refusal' in found) return setFailure(found);
    setFailure(null);
    files.give(found.name, found.content);
  };
  return { failure, isFetching, fetchFile };
}

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
