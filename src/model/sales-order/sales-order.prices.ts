import { multiplyDivide } from '../values/round.ts';
import { RATE_ONE } from '../values/unit-cost.ts';

const WHOLE = 10_000;

/** How an order counts: `rate` is millionths of the company's currency for one unit of the order's. */
export interface PriceTerms {
  readonly inCompanyCurrency: boolean;
  readonly rate: number;
  readonly pricesIncludeVat: boolean;
}

/**
 * The price (ten-thousandths of the order's currency) that a product is usually sold at: its own is without VAT and in
 * the company's currency. A line of VAT without a rate (basis points) adds none.
 */
export function usualPrice(price: number, vatRate: number | null, terms: PriceTerms): number {
  const converted = terms.inCompanyCurrency ? price : multiplyDivide(price, RATE_ONE, terms.rate);
  return terms.pricesIncludeVat ? multiplyDivide(converted, WHOLE + (vatRate ?? 0), WHOLE) : converted;
}
