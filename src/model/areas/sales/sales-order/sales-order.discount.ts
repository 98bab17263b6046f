import { onField } from '#model/engine/on-field.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { OrderDiscount, PricedLine } from '#model/lines/line-schemas.ts';
import { discountedSum, withOrderDiscount } from '#model/lines/order-discount.ts';
import type { SalesOrderForm, SalesOrderLine, SalesOrderRow, SettledLine } from './sales-order.facts.ts';

type Discounted = Pick<SalesOrderForm, 'currency' | 'orderDiscount'> & {
  readonly lines: readonly PricedLine[];
};

/** [SO90] An amount that is taken off an order is no larger than what it is taken off. */
export function discountRefusal({ orderDiscount, currency, lines }: Discounted): Refusal | null {
  if (!orderDiscount || 'percent' in orderDiscount) return null;
  const most = discountedSum(lines);
  return orderDiscount.amount > most ? onField('discountTooHigh', 'orderDiscount', { most, currency }) : null;
}

/** Whether what has left fixes how much the discount takes off each line. [SO90] */
export const discountIsFixed = ({ lines }: Pick<SalesOrderRow, 'lines'>): boolean =>
  lines.some(({ shipped }) => shipped > 0);

/** The discount of an order after an amendment, which leaves it as it is where it says nothing of it. [SO90] */
export const discountAfter = (
  row: Pick<SalesOrderRow, 'orderDiscount'>,
  { orderDiscount = row.orderDiscount }: { readonly orderDiscount?: OrderDiscount | null | undefined },
): OrderDiscount | null => orderDiscount ?? null;

/**
 * The lines of an amended order with their parts of its discount. Once something has left, they keep them, and what is
 * added is reduced by as much in proportion. [SO90]
 */
export function withAmendedDiscount<L extends SettledLine>(
  row: Pick<SalesOrderRow, 'lines' | 'orderDiscount'>,
  lines: readonly L[],
  discount: OrderDiscount | null,
): L[] {
  if (!discountIsFixed(row)) return withOrderDiscount(lines, discount);
  const before = new Map(row.lines.map((line) => [line.id, line]));
  const share = row.lines.find(({ discountMark }) => discountMark)?.discountMark;
  return lines.map((line) => withMark(line, before.get(line.id), share));
}

function withMark<L extends SettledLine>(
  line: L,
  before: SalesOrderLine | undefined,
  share: SettledLine['discountMark'],
): L {
  const mark = before ? before.discountMark : share && !line.charge ? { ...share, from: 0 } : undefined;
  return mark ? { ...line, discountMark: mark } : line;
}
