import type { ReactNode } from 'react';
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

type NameOf = (id: string) => string;

const badge = (region: string) => (row: SalesOrderRow) => (
  <StateBadges words={salesOrderWords} state={row.state} region={region} />
);
const commercial = badge('commercial');
const fulfilment = badge('fulfilment');
const billing = badge('billing');
/** A draft has nothing to deliver or to invoice yet. */
const onceConfirmed = (cell: (row: SalesOrderRow) => ReactNode) => (row: SalesOrderRow) =>
  row.revision === 0 ? null : cell(row);
const delivery = onceConfirmed(fulfilment);
const invoicing = onceConfirmed(billing);

/** The columns of a list of sales orders; the total is over all rows, in the company's currency. */
export function useOrderColumns(
  rows: readonly SalesOrderRow[],
  customerName: NameOf,
): readonly Column<SalesOrderRow>[] {
  return [...useStateColumns(customerName), ...useDayColumns(), ...useFigureColumns(rows)];
}

/** Which order, whose, and how far it is in each region. */
function useStateColumns(customerName: NameOf): readonly Column<SalesOrderRow>[] {
  const { t } = useLingui();
  return [
    {
      id: 'number',
      header: t`Number`,
      width: 132,
      sortable: true,
      cell: (row) => row.number ?? t`Draft order`,
    },
    {
      id: 'customer',
      header: t`Customer`,
      width: { share: 2, min: 170 },
      sortable: true,
      card: 'subtitle',
      cell: (row) => customerName(row.customer),
    },
    { id: 'state', header: t`State`, width: 118, cell: commercial, card: 'aside' },
    { id: 'delivery', header: t`Delivery`, width: 136, cell: delivery },
    { id: 'billing', header: t`Invoicing`, width: 136, cell: invoicing, card: 'none' },
  ];
}

/** When it was ordered, and for when it is promised. */
function useDayColumns(): readonly Column<SalesOrderRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  return [
    {
      id: 'ordered',
      header: t`Ordered`,
      width: 106,
      sortable: true,
      cell: (row) => format.date(row.orderedOn),
      card: 'none',
    },
    {
      id: 'promised',
      header: t`Promised`,
      width: 118,
      sortable: true,
      cell: (row) => <PromisedDay day={dueOn(row)} late={isLate(row, today)} />,
      total: t`Without VAT`,
    },
  ];
}

/** How much has left, and what it comes to. */
function useFigureColumns(rows: readonly SalesOrderRow[]): readonly Column<SalesOrderRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const company = useCompany();
  const sum = rows.reduce((net, row) => net + netInCompanyCurrency(row), 0);
  const share = (row: SalesOrderRow): string => {
    const part = shippedShare(row);
    return part === null ? '' : format.percent(part);
  };
  return [
    {
      id: 'shipped',
      header: t`Shipped`,
      width: 92,
      align: 'end',
      sortable: true,
      cell: onceConfirmed(share),
    },
    {
      id: 'total',
      header: t`Total`,
      width: 120,
      align: 'end',
      sortable: true,
      cell: (row) => format.money(totals(row).gross, row.currency),
      total: format.money(sum, company.currency),
    },
  ];
}
