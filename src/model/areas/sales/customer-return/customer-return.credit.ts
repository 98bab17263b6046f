import type { Reader } from '#model/engine/reader.ts';
import { partOf, partsOf } from '#model/lines/line-parts.ts';
import { amountOfPart, totalsAt } from '#model/lines/line-totals.ts';
import type { SalesOrderFact, SalesOrderLine, SalesOrderRow } from '../sales-order/sales-order.facts.ts';
import { creditedBefore } from '../sales-order/sales-order.basis.ts';
import { servicesOf } from '../sales-order/sales-order.freight.ts';
import type { KeptFees } from '../sales-order/sales-order.invoiced.ts';
import { creditsOf, sharesBefore } from '../sales-order/sales-order.paying.ts';
import type { CustomerReturnLine, CustomerReturnRow } from './customer-return.facts.ts';
import { credited, gradedAs } from './customer-return.lines.ts';
import { paidOn } from './customer-return.replaced.ts';

interface Credit extends Omit<SalesOrderFact<'creditOwed'>, 'return' | 'keptBack' | 'fees' | 'freightOff'> {
  /** What of the price of the goods is kept: fees, and freight. */
  readonly kept: KeptFees;
}

/**
 * What a graded return makes the customer owed: the price of what is kept, less its fees, with the VAT of the day it had
 * left. What all returns of an order are credited adds up to exactly the amount of what came back. [RT9]
 *
 * @param keptOf thousandths of a line that are credited; by default those that were graded so
 */
export function creditOf(
  view: Reader,
  row: Pick<CustomerReturnRow, 'order' | 'lines' | 'freight'>,
  keptOf: (line: CustomerReturnLine) => number = (line) => gradedAs(line, credited),
): Credit {
  const order = row.order === null ? undefined : view.get('salesOrder', row.order);
  if (!order) return { amount: 0, shares: [], lines: [], kept: [] };
  const given = new Map<string, number>();
  const goods = row.lines.flatMap((line) => {
    const paid = paidOn(view, order, line);
    if (!paid) return [];
    const { line: sold } = paid;
    const quantity = keptOf(line);
    const before = (given.get(sold.id) ?? 0) + partOf(creditedBefore(order), sold.id);
    given.set(sold.id, (given.get(sold.id) ?? 0) + quantity);
    const price = amountBetween(sold, before, quantity);
    const fee = quantity > 0 ? Math.min(line.fee, price) : 0;
    return [{ line: sold.id, rate: rateOf(paid), amount: price - fee, kept: fee }];
  });
  const { shares, kept } = withFreight(order, goods, row.freight ?? 0);
  const parts = partsOf(
    [...given].map(([id, quantity]) => ({ id, quantity })),
    ({ quantity }) => quantity,
  );
  return {
    amount: totalsAt(order.pricesIncludeVat, [...sharesBefore(order), ...shares]).gross - creditsOf(order),
    shares,
    lines: parts,
    kept,
  };
}

type Share = Credit['shares'][number];
/** Goods that came back: what of their price is credited, and what is kept. */
type Goods = KeptFees[number] & { readonly kept: number };

/**
 * The shares of goods with the freight: what is given back at the rate it was charged at, what is kept off the largest
 * shares, as far as there are any. [RT17]
 */
function withFreight(
  order: SalesOrderRow,
  goods: readonly Goods[],
  freight: number,
): Pick<Credit, 'shares' | 'kept'> {
  let left = Math.max(0, -freight);
  const after = goods
    .toSorted((a, b) => (left > 0 ? b.amount - a.amount : 0))
    .map(({ amount, kept, ...part }) => {
      const off = Math.min(left, amount);
      left -= off;
      return { ...part, amount: amount - off, kept: kept + off };
    });
  const credited = after.flatMap(({ rate, amount }) => (amount > 0 ? [{ rate, amount }] : []));
  return {
    shares: freight > 0 ? [...credited, { rate: rateOfFreight(order, credited), amount: freight }] : credited,
    kept: after.flatMap(({ line, rate, kept }) => (kept > 0 ? [{ line, rate, amount: kept }] : [])),
  };
}

/** The rate of the costliest service of an order, as freight is; without one, that of the goods. */
function rateOfFreight(order: SalesOrderRow, goods: readonly Share[]): number {
  const [service] = servicesOf(order).toSorted(
    (a, b) => amountOfPart(b, b.shipped) - amountOfPart(a, a.shipped),
  );
  const rates = goods.map(({ rate }) => rate);
  return service ? ((service.taxed?.[0] ?? service).vatRate ?? 0) : Math.max(0, ...rates);
}

/** The most freight that may be given back: what the services of an order cost, less what other returns gave back. [RT17] */
export const mostFreight = (order: SalesOrderRow): number =>
  servicesOf(order).reduce((sum, line) => sum + amountOfPart(line, line.shipped), 0) -
  (order.credits ?? []).reduce((sum, { freight = 0 }) => sum + Math.max(0, freight), 0);

/** What a quantity of a line costs after another part of it has been credited, minor units as its prices are. */
const amountBetween = (line: SalesOrderLine, before: number, quantity: number): number =>
  amountOfPart(line, before + quantity) - amountOfPart(line, before);

/** The most that a fee may be: what the goods of its line cost. */
export function mostFee(
  view: Reader,
  order: SalesOrderRow,
  line: Pick<CustomerReturnLine, 'orderLine' | 'shipment' | 'quantity'>,
): number {
  const paid = paidOn(view, order, line);
  return paid ? amountOfPart(paid.line, line.quantity) : 0;
}

/** The rate of the shipment that the goods left with. [SO8] */
const rateOf = ({ line: sold, shipment }: NonNullable<ReturnType<typeof paidOn>>): number =>
  (sold.taxed?.find((part) => part.shipment === shipment && shipment !== null) ?? sold).vatRate ?? 0;
