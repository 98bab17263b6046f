import { useLingui } from '@lingui/react/macro';
import { billApprovers } from '#model/areas/purchasing/supplier-bill/supplier-bill.limit.ts';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { billStage } from '#model/areas/purchasing/supplier-bill/supplier-bill.kind.ts';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useApprovers } from '#views/kit/document/approval-notice.tsx';
import { useCurrencyAgreed } from '#views/kit/document/use-currency-agreed.ts';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { BillDeviations } from './bill-deviations.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillPosted } from './bill-posted.tsx';
import { BillStats } from './bill-stats.tsx';
import { billSourceWords, billTypeWords, billVatWords, payeeWords } from './supplier-bill.messages.ts';

interface OverviewProps {
  readonly row: SupplierBillRow;
}

/** What a bill says, what it differs by, and where it went. */
export function SupplierBillOverview({ row }: OverviewProps) {
  const { t } = useLingui();
  const isShown = row.stated !== undefined;
  return (
    <div className="ui-stack">
      {billStage(row) === 'matched' && <ToApprove row={row} />}
      {isShown && (
        <>
          <BillDeviations bill={row} deviations={row.deviations ?? []} explanation={row.explanation} />
          <BillStats row={row} />
          <BillLines row={row} />
          <BillPosted row={row} />
        </>
      )}
      <Panel title={t({ context: 'supplier bill', message: 'Bill' })}>
        <KeyValues columns={2} items={useAbout(row)} />
      </Panel>
    </div>
  );
}

/** Who may approve it. [SBL7] */
function ToApprove({ row }: OverviewProps) {
  const { t } = useLingui();
  const names = useApprovers(row, billApprovers)
    .toSorted((a, b) => a.localeCompare(b))
    .join(', ');
  return (
    <Notice tone="info">
      {names === '' ? t`It waits for somebody who may approve it.` : t`It waits for approval by ${names}.`}
    </Notice>
  );
}

const shown = (id: string, label: string, value: KeyValue['value']): readonly KeyValue[] =>
  value === null || value === undefined || value === '' ? [] : [{ id, label, value }];

function useAbout(row: SupplierBillRow): readonly KeyValue[] {
  const { t, i18n } = useLingui();
  const personName = usePersonName();
  const { type, account, bic } = row.payTo;
  const payee = [i18n._(payeeWords[type]), account, bic].filter(Boolean).join(' ');
  return [
    ...shown('type', t`Type`, i18n._(billTypeWords[row.type])),
    ...shown('theirs', t`Supplier's number`, row.supplierNumber),
    ...shown('billed', t`Bill date`, <TimeCell at={row.billedOn} />),
    ...shown('due', t`Due date`, <TimeCell at={row.dueOn} />),
    ...shown('vat', t`VAT`, i18n._(billVatWords[row.treatment])),
    ...useCurrencyAgreed(row),
    ...shown('payee', t`Paid to`, account === '' ? null : payee),
    ...shown('reference', t`Payment reference`, row.paymentReference),
    ...shown('source', t`Source`, i18n._(billSourceWords[row.source])),
    ...shown('by', t`Entered by`, personName(row.createdBy)),
    ...shown('approvedBy', t`Approved by`, row.approvedBy && personName(row.approvedBy)),
    ...shown('notes', t`Notes`, row.notes),
  ];
}
