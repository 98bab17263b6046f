import { vatRates, type RatedClass, type VatClass } from './vat-rates.ts';

/** The days that something holds, both inclusive; null: until further notice. */
export interface Span {
  readonly from: string;
  readonly to: string | null;
}

/** Whether a day (`YYYY-MM-DD`) is one of them. */
export const holdsOn = ({ from, to }: Span, day: string): boolean =>
  from <= day && (to === null || day <= to);

/** A rate of a class in a country, for its days. */
export interface ClassRate extends Span {
  readonly country: string;
  readonly vatClass: VatClass;
  /** Basis points. */
  readonly rate: number;
}

/**
 * The VAT rate in basis points of a class in a country on a day (`YYYY-MM-DD`), or null if none is in force. A class
 * without its own rate in that country takes the standard rate.
 * @param own rates that win over those that come with the product on their days
 */
export function vatRateAmong(
  own: readonly ClassRate[],
  vatClass: VatClass,
  country: string,
  on: string,
): number | null {
  if (!isRated(vatClass)) return 0;
  return rateIn(own, vatClass, country, on) ?? rateIn(own, 'standard', country, on);
}

/** Whether a class has rates: goods that are exempt, or taxed at zero, have none. */
export const isRated = (vatClass: VatClass): vatClass is RatedClass =>
  vatClass !== 'zero' && vatClass !== 'exempt';

function rateIn(own: readonly ClassRate[], vatClass: VatClass, country: string, on: string): number | null {
  const isIt = (rate: ClassRate): boolean =>
    rate.country === country && rate.vatClass === vatClass && holdsOn(rate, on);
  return (own.find(isIt) ?? vatRates.find(isIt))?.rate ?? null;
}
