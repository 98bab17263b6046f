import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { toCreditOf, toInvoiceOf, unpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { useFullName } from '#views/kit/document/person-name.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { useTagColumn } from '#views/kit/list/use-tag-column.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useNetColumn } from './net-column.ts';
import { PromisedDay } from './promised-day.tsx';
import {
  dueOn,
  isLate,
  shippedShare,
  wholePercents,
} from '#model/areas/sales/sales-order/sales-order.figures.ts';
import { salesOrderWords } from './sales-order.look.ts';

type NameOf = (id: string) => string;

const badge = (region: string) => (row: SalesOrderRow) => (
  <StateBadges words={salesOrderWords} state={row.state} region={region} />
);
const fulfilment = badge('fulfilment');
const billing = badge('billing');
/** A draft has nothing to deliver or to invoice yet. */
const onceConfirmed = (cell: (row: SalesOrderRow) => ReactNode) => (row: SalesOrderRow) =>
  row.revision === 0 ? null : cell(row);
const delivery = onceConfirmed(fulfilment);
const invoicing = onceConfirmed(billing);

/** The columns of a list of sales orders; the total is over all rows, in the company's currency. */
export function useOrderColumns(customerName: NameOf): readonly ListColumn<SalesOrderRow>[] {
  return [
    ...useStateColumns(customerName),
    ...useDayColumns(),
    ...useOwedColumns(),
    useSalespersonColumn(),
    useTagColumn(),
    ...useFigureColumns(),
  ];
}

function useStateColumns(customerName: NameOf): readonly ListColumn<SalesOrderRow>[] {
  const { t } = useLingui();
  const goods = useStateWords(salesOrderWords, 'fulfilment');
  const invoices = useStateWords(salesOrderWords, 'billing');
  return [
    {
      id: 'number',
      header: t`Number`,
      width: 134,
      cell: (row) => row.number ?? t`Draft order`,
    },
    {
      id: 'customer',
      header: t`Customer`,
      width: { share: 2, min: 130 },
      card: 'subtitle',
      cell: (row) => customerName(row.customer),
    },
    useStateColumn(salesOrderWords, { width: 118, region: 'commercial' }),
    { id: 'delivery', header: t`Delivery`, width: 134, cell: delivery, value: (row) => goods.say(row.state) },
    {
      id: 'billing',
      header: t`Invoicing`,
      width: 140,
      cell: invoicing,
      value: (row) => invoices.say(row.state),
      card: 'none',
    },
  ];
}

/** Hidden unless chosen. [SO72] */
function useSalespersonColumn(): ListColumn<SalesOrderRow> {
  const { t } = useLingui();
  const nameOf = useFullName();
  const name = ({ salesperson }: SalesOrderRow): string => (salesperson ? nameOf(salesperson) : '');
  return { id: 'salesperson', header: t`Our reference`, width: 150, extra: true, cell: name, value: name };
}

function useDayColumns(): readonly ListColumn<SalesOrderRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  return [
    {
      id: 'ordered',
      header: t`Ordered`,
      width: 104,
      extra: true,
      cell: (row) => format.listed(row.orderedOn, today),
      value: (row) => row.orderedOn,
      card: 'none',
    },
    {
      id: 'promised',
      header: t`Promised`,
      width: 126,
      cell: (row) => <PromisedDay day={dueOn(row)} late={isLate(row, today)} today={today} />,
      value: dueOn,
      sum: () => t`Without VAT`,
    },
  ];
}

function useFigureColumns(): readonly ListColumn<SalesOrderRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const share = (row: SalesOrderRow): string => {
    const part = shippedShare(row);
    return part === null ? '' : format.percent(wholePercents(part));
  };
  return [
    {
      id: 'shipped',
      header: t`Shipped`,
      hint: t`The average of the lines, since their units differ.`,
      width: 84,
      align: 'end',
      cell: onceConfirmed(share),
      value: (row) => (shippedShare(row) ?? 0) / 10_000,
    },
    useNetColumn(),
  ];
}

/** Columns of money that is owed, shown where there is any. */
function useOwedColumns(): readonly ListColumn<SalesOrderRow>[] {
  const { t } = useLingui();
  const owed = useOwedColumn();
  return [
    owed('unpaid', t`Unpaid`, t`Shipped and not paid, with VAT, in the order's own currency.`, unpaidOf),
    owed(
      'toInvoice',
      t`To invoice`,
      t`Of what has shipped, with VAT, in the order's own currency.`,
      toInvoiceOf,
    ),
    owed(
      'toCredit',
      t`To credit`,
      t`For goods that came back, with VAT, in the order's own currency.`,
      toCreditOf,
    ),
  ];
}

function useOwedColumn() {
  const format = useFormat();
  return (
    id: string,
    header: string,
    hint: string,
    of: (row: SalesOrderRow) => number,
  ): ListColumn<SalesOrderRow> => ({
    id,
    header,
    hint,
    width: 118,
    align: 'end',
    extra: true,
    cell: (row) => (of(row) > 0 ? format.money(of(row), row.currency) : null),
    value: (row) => of(row) / 100,
    currency: (row) => row.currency,
    card: 'none',
  });
}
