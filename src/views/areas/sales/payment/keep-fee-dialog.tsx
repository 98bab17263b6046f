import { useLingui } from '@lingui/react/macro';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { leftOfPayment } from '#model/areas/sales/payment/payment.figures.ts';
import { feesLeft } from '#model/areas/sales/payment/reminder-fees.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { InvoiceAmountDialog, type InvoiceToChoose } from '../invoice/invoice-amount-dialog.tsx';

interface KeepFeeProps {
  readonly row: PaymentRow;
  readonly onClose: () => void;
}

/** Asks of which invoice the reminders are paid by what is left of a payment, and with how much of it. [PAY14] */
export function KeepFeeDialog({ row, onClose }: KeepFeeProps) {
  const { t } = useLingui();
  const invoices = useReminded(row);
  return (
    <InvoiceAmountDialog
      title={t`Keep as reminder fee`}
      testId="give-keep-fee"
      nothing={t`No reminder of this customer's invoices has a fee that is unpaid.`}
      command={{ kind: 'payment', document: row.id, type: 'keepFee' }}
      invoices={invoices}
      currency={row.currency}
      left={leftOfPayment(row)}
      onClose={onClose}
    />
  );
}

/** The invoices that the payment pays and those that are open, with the fees of their reminders that nobody paid. */
function useReminded({ id, customer, currency, allocations }: PaymentRow): readonly InvoiceToChoose[] {
  return useQuery(
    ['invoice', 'payment'],
    id,
    ({ replica: { view } }) => {
      const paid = allocations.flatMap(({ invoice }) => view.get('invoice', invoice) ?? []);
      const open = view.by('invoice', 'onCredit', customer);
      return [...new Map([...paid, ...open].map((row) => [row.id, row])).values()]
        .filter((row) => row.currency === currency)
        .map((row) => ({ id: row.id, number: row.number, owed: feesLeft(view, row) }))
        .filter(({ owed }) => owed > 0);
    },
    [],
  );
}
