import { vatAmount } from '../values/money.ts';
import { multiplyDivide } from '../values/round.ts';
import { isLeftOut } from './left-out.ts';
import type { DiscountMark, OfKit, PricedLine } from './line-schemas.ts';
import { reducedBy, undiscounted } from './order-discount.ts';

const WHOLE = 10_000;

/** Minor units of the order's currency; rates in basis points. */
export interface Totals {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly perRate: readonly { readonly rate: number; readonly net: number; readonly vat: number }[];
}

type Priced = Pick<PricedLine, 'quantity' | 'price' | 'discount' | 'orderedIn' | 'optional' | 'chosen'> & {
  /** Basis points. */
  readonly vatRate: number | null;
  readonly cancelled?: number;
  readonly ofKit?: OfKit | undefined;
  readonly discountMark?: DiscountMark | undefined;
  /** Parts (thousandths) with a rate of their own. */
  readonly taxed?: readonly { readonly quantity: number; readonly vatRate: number | null }[];
};

/**
 * An order's totals: line amounts are rounded one by one, VAT is calculated once per rate on their sum. [SO18] [PO11]
 * Cancelled quantities, lines without a price and optional ones that nobody chose do not count; a line without a rate counts as 0 %. Parts with rates of
 * their own take their shares of the line's rounded amount.
 */
export function totals(order: {
  readonly pricesIncludeVat: boolean;
  readonly lines: readonly Priced[];
}): Totals {
  const counted = order.lines.filter((line) => !isLeftOut(line));
  return totalsAt(order.pricesIncludeVat, counted.flatMap(sharesOf));
}

/** The totals of amounts (minor units) at rates (basis points); VAT is calculated once per rate on their sum. [SO18] */
export function totalsAt(
  pricesIncludeVat: boolean,
  shares: readonly { readonly rate: number; readonly amount: number }[],
): Totals {
  const sums = new Map<number, number>();
  for (const { rate, amount } of shares) sums.set(rate, (sums.get(rate) ?? 0) + amount);
  const perRate = [...sums]
    .sort(([a], [b]) => b - a)
    .map(([rate, sum]) => {
      const net = pricesIncludeVat ? multiplyDivide(sum, WHOLE, WHOLE + rate) : sum;
      return { rate, net, vat: pricesIncludeVat ? sum - net : vatAmount(sum, rate) };
    });
  const net = perRate.reduce((sum, part) => sum + part.net, 0);
  const vat = perRate.reduce((sum, part) => sum + part.vat, 0);
  return { net, vat, gross: net + vat, perRate };
}

/**
 * Amount (minor units) of a quantity (thousandths of the stock unit) of a line, less its part of the discount on the
 * whole order. [LN40]
 */
export function amountOfPart(
  line: Pick<Priced, 'price' | 'discount' | 'orderedIn' | 'ofKit' | 'discountMark'>,
  quantity: number,
): number {
  const amount = undiscounted(line, quantity);
  return line.discountMark ? amount - reducedBy(line.discountMark, amount) : amount;
}

/** What the discount on an order takes off its lines together, minor units as its prices are; cancelled quantities do not count. [LN40] */
export const reductionOf = (lines: readonly Priced[]): number =>
  lines.reduce((sum, line) => {
    const quantity = line.quantity - (line.cancelled ?? 0);
    return sum + undiscounted(line, quantity) - amountOfPart(line, quantity);
  }, 0);

/** A line's amount by rate; what has no rate of its own takes the rest. */
function sharesOf(line: Priced): { rate: number; amount: number }[] {
  const amountOf = (quantity: number): number => amountOfPart(line, quantity);
  const quantity = line.quantity - (line.cancelled ?? 0);
  let [left, rest] = [quantity, amountOf(quantity)];
  const shares = (line.taxed ?? []).map((part) => {
    left -= part.quantity;
    const amount = left === 0 ? rest : amountOf(part.quantity);
    rest -= amount;
    return { rate: part.vatRate ?? 0, amount };
  });
  return left === 0 && shares.length > 0 ? shares : [...shares, { rate: line.vatRate ?? 0, amount: rest }];
}
