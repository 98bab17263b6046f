import { useLingui } from '@lingui/react/macro';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { ownAmountOf, ownLeftOf, toAllocateOf } from '#model/areas/sales/payment/payment.listing.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useCustomerName } from '../sales-order/use-customer-name.ts';
import { paymentWords } from './payment.look.ts';
import { sourceWords } from './payment.messages.ts';

type Column = ListColumn<PaymentRow>;

/** The columns of the list of payments. [PAY7] */
export function usePaymentColumns(): readonly Column[] {
  const { t, i18n } = useLingui();
  const customerName = useCustomerName();
  const { amount, left } = useMoneyColumns();
  return [
    { id: 'number', header: t`Number`, width: 150, cell: (row) => row.number ?? t`New` },
    {
      id: 'on',
      header: t`Booked`,
      width: 120,
      cell: (row) => <TimeCell at={row.on} />,
      value: ({ on }) => on,
    },
    {
      id: 'customer',
      header: t`Customer`,
      width: { share: 2, min: 150 },
      card: 'subtitle',
      cell: (row) => customerName(row.customer),
    },
    { id: 'reference', header: t`Reference`, width: { share: 1, min: 110 }, cell: (row) => row.reference },
    amount,
    left,
    useStateColumn(paymentWords, { width: 160 }),
    { id: 'currency', header: t`Currency`, width: 90, extra: true, cell: (row) => row.currency },
    {
      id: 'source',
      header: t`Source`,
      width: 140,
      extra: true,
      cell: (row) => i18n._(sourceWords[row.source]),
    },
  ];
}

/** What came and what is left of it, in its own currency; the sums are in the company's. */
function useMoneyColumns(): { readonly amount: Column; readonly left: Column } {
  const { t } = useLingui();
  const format = useFormat();
  const { currency: own } = useCompany();
  const signed = ({ direction }: PaymentRow, amount: number): number =>
    direction === 'in' ? amount : -amount;
  const column = (
    id: string,
    header: string,
    amountOf: (row: PaymentRow) => number,
    ownOf: (row: PaymentRow) => number,
  ): Column => ({
    id,
    header,
    width: 140,
    align: 'end',
    cell: (row) => (amountOf(row) === 0 ? '' : format.money(signed(row, amountOf(row)), row.currency)),
    value: (row) => signed(row, amountOf(row)) / 100,
    currency: (row) => row.currency,
    sum: (rows, restOf) =>
      format.money(
        rows.reduce((sum, row) => sum + ownOf(row), restOf(id)),
        own,
      ),
  });
  return {
    amount: column('amount', t`Amount`, ({ amount }) => amount, ownAmountOf),
    left: column('left', t`Left`, toAllocateOf, ownLeftOf),
  };
}
