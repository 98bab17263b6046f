import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/sales-order/sales-order.events.ts';
import { totals } from '#model/sales-order/sales-order.totals.ts';
import { netInCompanyCurrency } from '../customer/customer-figures.ts';
import { StateBadges } from '../document/state-badges.tsx';
import { useCompany } from '../document/use-company.ts';
import { useToday } from '../document/use-today.ts';
import type { Column } from '../ui/data-list-types.ts';
import { useFormat } from '../ui/use-format.ts';
import { PromisedDay } from './promised-day.tsx';
import { dueOn, isLate, shippedShare } from './sales-order-figures.ts';
import { salesOrderWords } from './sales-order.messages.ts';

const badge = (region: string) => (row: SalesOrderRow) => (
  <StateBadges words={salesOrderWords} state={row.state} region={region} />
);
const commercial = badge('commercial');
const fulfilment = badge('fulfilment');
const billing = badge('billing');

/** The columns of a list of sales orders; the total is over all rows, in the company's currency. */
export function useOrderColumns(
  rows: readonly SalesOrderRow[],
  customerName: (id: string) => string,
): readonly Column<SalesOrderRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const company = useCompany();
  const today = useToday();
  const sum = rows.reduce((net, row) => net + netInCompanyCurrency(row), 0);
  const share = (row: SalesOrderRow): string => {
    const part = shippedShare(row);
    return part === null ? '' : format.percent(part);
  };
  return [
    { id: 'number', header: t`Number`, width: 150, sortable: true, cell: (row) => row.number ?? t`Draft` },
    {
      id: 'customer',
      header: t`Customer`,
      width: { share: 2, min: 160 },
      sortable: true,
      card: 'subtitle',
      cell: (row) => customerName(row.customer),
    },
    { id: 'state', header: t`State`, width: 125, cell: commercial, card: 'aside' },
    { id: 'delivery', header: t`Delivery`, width: 140, cell: fulfilment },
    { id: 'billing', header: t`Invoicing`, width: 160, cell: billing, card: 'none' },
    { id: 'ordered', header: t`Ordered`, width: 115, sortable: true, cell: (row) => format.date(row.orderedOn), card: 'none' },
    {
      id: 'promised',
      header: t`Promised`,
      width: 125,
      sortable: true,
      cell: (row) => <PromisedDay day={dueOn(row)} late={isLate(row, today)} />,
    },
    { id: 'shipped', header: t`Shipped`, width: 90, align: 'end', sortable: true, cell: share },
    {
      id: 'total',
      header: t`Total`,
      width: 140,
      align: 'end',
      sortable: true,
      cell: (row) => format.money(totals(row).gross, row.currency),
      total: <span title={t`Without VAT`}>{format.money(sum, company.currency)}</span>,
    },
  ];
}
