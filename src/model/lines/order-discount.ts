import { lineAmount } from '../values/money.ts';
import { multiplyDivide } from '../values/round.ts';
import { amountInKit } from './kit-share.ts';
import { isLeftOut } from './left-out.ts';
import type { DiscountMark, OfKit, OrderDiscount, PricedLine } from './line-schemas.ts';

type Amounted = Pick<PricedLine, 'quantity' | 'price' | 'discount' | 'orderedIn' | 'optional' | 'chosen'> & {
  readonly ofKit?: OfKit | undefined;
};

/**
 * Amount (minor units) of a quantity (thousandths of the stock unit) of a line before the discount on its order;
 * without a price it is zero. The whole line's is exactly the quantity ordered times its price. [UN3] A part of a kit
 * has its share of the kit's. [LN4]
 */
export const undiscounted = (
  { price, discount, orderedIn, ofKit }: Omit<Amounted, 'quantity' | 'optional' | 'chosen'>,
  quantity: number,
): number => (ofKit ? amountInKit(ofKit, quantity) : lineAmount(quantity, price ?? 0, discount, orderedIn));

/** What so much of a line (minor units) is reduced by: the difference of two rounded sums. [LN40] */
export const reducedBy = ({ from, amount, of }: DiscountMark, part: number): number =>
  multiplyDivide(from + part, amount, of) - multiplyDivide(from, amount, of);

type Charged = Amounted & { readonly charge?: unknown };

/** Charges are not reduced, nor what nobody chose of a quote. [LN40] */
const isReduced = (line: Charged): boolean => !line.charge && !isLeftOut(line);

/** What the lines that an order's discount is taken off cost before it, minor units. [LN40] */
export const discountedSum = (lines: readonly Charged[]): number =>
  lines.reduce((sum, line) => (isReduced(line) ? sum + undiscounted(line, line.quantity) : sum), 0);

type Marked<L> = L & { readonly discountMark?: DiscountMark };

/**
 * Lines with their parts of the discount on their order. Parts follow each other by VAT rate, so that each rate has its
 * share by amount, and the last one takes the remainder. [LN40]
 */
export function withOrderDiscount<
  L extends Amounted & { readonly vatRate: number | null; readonly charge?: unknown },
>(lines: readonly L[], discount: OrderDiscount | null | undefined): Marked<L>[] {
  const sum = discountedSum(lines);
  if (!discount || sum === 0) return [...lines];
  const share =
    'percent' in discount
      ? { amount: discount.percent, of: WHOLE }
      : { amount: Math.min(discount.amount, sum), of: sum };
  let from = 0;
  const marks = new Map<L, DiscountMark>();
  for (const line of lines.toSorted((a, b) => (b.vatRate ?? 0) - (a.vatRate ?? 0))) {
    if (!isReduced(line)) continue;
    marks.set(line, { from, ...share });
    from += undiscounted(line, line.quantity);
  }
  return lines.map((line) => {
    const mark = marks.get(line);
    return mark ? { ...line, discountMark: mark } : line;
  });
}

const WHOLE = 10_000;
