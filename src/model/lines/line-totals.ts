import { lineAmount, vatAmount } from '../values/money.ts';
import { multiplyDivide } from '../values/round.ts';
import type { PricedLine } from './line-schemas.ts';

const WHOLE = 10_000;

/** Minor units of the order's currency; rates in basis points. */
export interface Totals {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly perRate: readonly { readonly rate: number; readonly net: number; readonly vat: number }[];
}

type Priced = Pick<PricedLine, 'quantity' | 'price' | 'discount'> & {
  /** Basis points. */
  readonly vatRate: number | null;
  readonly cancelled?: number;
};

/**
 * An order's totals: line amounts are rounded one by one, VAT is calculated once per rate on their sum. [SO18] [PO11]
 * Cancelled quantities and lines without a price do not count; a line without a rate counts as 0 %.
 */
export function totals(order: {
  readonly pricesIncludeVat: boolean;
  readonly lines: readonly Priced[];
}): Totals {
  const sums = new Map<number, number>();
  for (const line of order.lines) {
    const rate = line.vatRate ?? 0;
    const amount = lineAmount(line.quantity - (line.cancelled ?? 0), line.price ?? 0, line.discount);
    sums.set(rate, (sums.get(rate) ?? 0) + amount);
  }
  const perRate = [...sums]
    .sort(([a], [b]) => b - a)
    .map(([rate, sum]) => {
      const net = order.pricesIncludeVat ? multiplyDivide(sum, WHOLE, WHOLE + rate) : sum;
      return { rate, net, vat: order.pricesIncludeVat ? sum - net : vatAmount(sum, rate) };
    });
  const net = perRate.reduce((sum, part) => sum + part.net, 0);
  const vat = perRate.reduce((sum, part) => sum + part.vat, 0);
  return { net, vat, gross: net + vat, perRate };
}
