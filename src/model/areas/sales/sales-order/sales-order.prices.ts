import { SAME, type Factor } from '#model/values/factor.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { priceFor, RATE_ONE } from '#model/values/unit-cost.ts';

const WHOLE = 10_000;

/** An order's price terms: `rate` is millionths of the company's currency for one unit of the order's. */
export interface PriceTerms {
  readonly inCompanyCurrency: boolean;
  readonly rate: number;
  readonly pricesIncludeVat: boolean;
}

/**
 * A product's usual sales price (ten-thousandths of the order's currency), from its own, which is without VAT and in
 * the company's currency. A null VAT rate (basis points) adds no VAT.
 * @param per the unit ordered, if not the stock unit that a product is priced in
 */
export function usualPrice(
  price: number,
  vatRate: number | null,
  terms: PriceTerms,
  per: Factor = SAME,
): number {
  const whole = priceFor(price, SAME, per);
  const converted = terms.inCompanyCurrency ? whole : multiplyDivide(whole, RATE_ONE, terms.rate);
  return terms.pricesIncludeVat ? multiplyDivide(converted, WHOLE + (vatRate ?? 0), WHOLE) : converted;
}
