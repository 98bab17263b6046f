import { total } from '#model/lines/line-parts.ts';
import { amountOfPart, totalsAt } from '#model/lines/line-totals.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { basisOf, toInvoiceOfLine } from './sales-order.basis.ts';
import { freightOffNow } from './sales-order.freight.ts';
import { feesToInvoice } from './sales-order.fees.ts';
import type { SalesOrderLine, SalesOrderRow } from './sales-order.facts.ts';

type Advanced = Pick<
  SalesOrderRow,
  'lines' | 'credits' | 'paidElsewhere' | 'advances' | 'pricesIncludeVat' | 'fees'
>;

/** What is to be invoiced of an order at one rate, minor units as its prices are: now, and once the rest has left. */
export interface RateBasis {
  readonly now: number;
  readonly later: number;
}

/** What of a line has still to leave comes to, minor units as its prices are. */
export function laterOfLine(order: Advanced, line: SalesOrderLine): number {
  const open = Math.max(0, line.quantity - line.cancelled - line.shipped);
  const before = line.invoiced + toInvoiceOfLine(order, line);
  return amountOfPart(line, before + open) - amountOfPart(line, before);
}

/**
 * What is deducted of what is left of advances as so much is invoiced: its share of all that is still to be invoiced at
 * that rate, with the last of it all that is left, and never more than is invoiced. Minor units. [BIL23]
 */
export function deductedWith(left: number, { now, later }: RateBasis): number {
  const share = later <= 0 ? left : multiplyDivide(left, now, now + later);
  return Math.max(0, Math.min(now, share));
}

/** What is left of the advances on an order, by rate (basis points), minor units as its prices are. */
function leftByRate({ advances = [] }: Advanced): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { rate, left } of advances) sums.set(rate, (sums.get(rate) ?? 0) + left);
  return sums;
}

/** What is to be invoiced of an order by rate, basis points; a part without a rate counts as 0 %. */
function basisByRate(order: Advanced): ReadonlyMap<number, RateBasis> {
  const sums = new Map<number, RateBasis>();
  const add = (rate: number | null, now: number, later: number): void => {
    const before = sums.get(rate ?? 0) ?? { now: 0, later: 0 };
    sums.set(rate ?? 0, { now: before.now + now, later: before.later + later });
  };
  for (const { vatRate, amount } of basisOf(order)) add(vatRate, amount, 0);
  for (const { rate, left } of feesToInvoice(order)) add(rate, left, 0);
  for (const { vatRate, amount } of freightOffNow(order)) add(vatRate, -amount, 0);
  for (const line of order.lines) add(line.vatRate, 0, laterOfLine(order, line));
  return sums;
}

const nothing: RateBasis = { now: 0, later: 0 };

/** What is deducted as all is invoiced that has left, by rate, minor units as the order's prices are. [BIL23] */
export function deductedNow(order: Advanced): { readonly rate: number; readonly amount: number }[] {
  if (!order.advances) return [];
  const basis = basisByRate(order);
  return [...leftByRate(order)].map(([rate, left]) => ({
    rate,
    amount: deductedWith(left, basis.get(rate) ?? nothing),
  }));
}

/** What is left of the advances on an order, VAT included, minor units of its currency. [BIL22] */
export const advancedGross = (order: Advanced): number =>
  totalsAt(
    order.pricesIncludeVat,
    (order.advances ?? []).map(({ rate, left }) => ({ rate, amount: left })),
  ).gross;

/** What of an advance nothing that is still to be invoiced deducts: it is to be credited, minor units as its prices are. [BIL24] */
export function advanceToCredit(order: Advanced): number {
  if (!order.advances) return 0;
  const basis = basisByRate(order);
  return total([...leftByRate(order)], ([rate, left]) => {
    const { now, later } = basis.get(rate) ?? nothing;
    return Math.max(0, left - now - later);
  });
}
