import { vatRates, type VatClass } from './vat-rates.ts';

/**
 * The VAT rate in basis points of a class in a country on a day (`YYYY-MM-DD`), or null if none is in force. A class
 * without its own rate in that country takes the standard rate.
 */
export function vatRateOn(vatClass: VatClass, country: string, on: string): number | null {
  if (vatClass === 'zero' || vatClass === 'exempt') return 0;
  const own = rateOf(vatClass, country, on);
  return own ?? rateOf('standard', country, on);
}

function rateOf(vatClass: VatClass, country: string, on: string): number | null {
  const found = vatRates.find(
    (r) => r.country === country && r.vatClass === vatClass && r.from <= on && (r.to === null || on <= r.to),
  );
  return found?.rate ?? null;
}
