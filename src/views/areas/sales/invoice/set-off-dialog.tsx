import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { creditLeft } from '#model/areas/sales/invoice/invoice.set-off.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { openInvoicesOf } from '#model/areas/sales/payment/open-invoices.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { InvoiceAmountDialog, type InvoiceToChoose } from './invoice-amount-dialog.tsx';

interface SetOffProps {
  readonly row: InvoiceRow;
  readonly onClose: () => void;
}

/** Asks which open invoice of the customer a credit note is set off against, and with how much of it. [BIL26] */
export function SetOffDialog({ row, onClose }: SetOffProps) {
  const { t } = useLingui();
  const invoices = useOpenInvoices(row);
  return (
    <InvoiceAmountDialog
      title={t`Set off against an invoice`}
      testId="give-set-off"
      nothing={t`This customer has no open invoices in ${row.currency}.`}
      command={{ kind: 'invoice', document: row.id, type: 'setOff' }}
      invoices={invoices}
      currency={row.currency}
      left={creditLeft(row)}
      onClose={onClose}
    />
  );
}

/** The customer's open invoices that the credit note is not set off against yet. */
function useOpenInvoices({ id, customer, currency, paid }: InvoiceRow): readonly InvoiceToChoose[] {
  return useQuery(
    ['invoice'],
    id,
    ({ replica }) =>
      openInvoicesOf(replica.view, { customer, currency, direction: 'in' })
        .filter((one) => !paid.some(({ payment }) => payment === one.id))
        .map((one) => ({ id: one.id, number: one.number, owed: openOf(one) })),
    [],
  );
}
