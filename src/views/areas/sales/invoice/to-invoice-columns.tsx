import { useLingui } from '@lingui/react/macro';
import type { ToInvoice } from '#model/areas/sales/invoice/to-invoice.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { total } from '#model/lines/line-parts.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { Badge } from '#views/ui/badge.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useCustomerName } from '../sales-order/use-customer-name.ts';
import { rhythmWords } from './invoice-rhythm.messages.ts';

type Column = ListColumn<ToInvoice>;

/** The columns of what is to be invoiced: which order, whose, since when, and how much. */
export function useToInvoiceColumns(): readonly Column[] {
  return [...useOrderColumns(), useRhythmColumn(), ...useAmountColumns()];
}

function useOrderColumns(): readonly Column[] {
  const { t } = useLingui();
  const customerName = useCustomerName();
  return [
    {
      id: 'customer',
      header: t`Customer`,
      width: { share: 2, min: 150 },
      cell: ({ order }) => customerName(order.customer),
    },
    { id: 'number', header: t`Order`, width: 140, card: 'subtitle', cell: ({ order }) => order.number },
    {
      id: 'reference',
      header: t`Their reference`,
      width: { share: 1, min: 110 },
      cell: ({ order }) => order.theirReference,
    },
    {
      id: 'since',
      header: t`Shipped since`,
      width: 130,
      cell: ({ since }) => <TimeCell at={since} />,
      value: ({ since }) => since ?? '',
    },
  ];
}

/** When the customer is invoiced. */
function useRhythmColumn(): Column {
  const { t, i18n } = useLingui();
  const held = useHeld();
  const said = ({ order }: ToInvoice): string =>
    i18n._(rhythmWords[held('customer', order.customer)?.invoiceRhythm ?? 'eachDelivery']);
  return {
    id: 'rhythm',
    header: t({ context: 'rhythm', message: 'Invoiced' }),
    width: 150,
    cell: said,
    value: said,
  };
}

function useAmountColumns(): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const sum = (rows: readonly ToInvoice[]): string =>
    format.money(
      total(rows, ({ gross, order }) => amountAt(gross, order.rate)),
      currency,
    );
  return [
    {
      id: 'credit',
      header: t`To credit`,
      width: 120,
      cell: ({ isToCredit, advance }) =>
        isToCredit && (
          <Badge tone="warning" icon="receiptRefund">
            {advance > 0 ? t`Advance left` : t`Came back`}
          </Badge>
        ),
      value: ({ isToCredit }) => (isToCredit ? t`Yes` : ''),
    },
    {
      id: 'gross',
      header: t`To invoice`,
      hint: t`With VAT, in the order's own currency.`,
      width: 140,
      align: 'end',
      cell: ({ gross, order }) => (gross === 0 ? null : format.money(gross, order.currency)),
      value: ({ gross }) => gross / 100,
      currency: ({ order }) => order.currency,
      sum,
    },
  ];
}
