/** VAT classes a product may carry. */
export const vatClasses = ['standard', 'food', 'restaurant', 'reduced', 'zero', 'exempt'] as const;
export type VatClass = (typeof vatClasses)[number];

interface VatRate {
  readonly country: string;
  readonly vatClass: VatClass;
  /** Basis points. */
  readonly rate: number;
  readonly from: string;
  readonly to: string | null;
}

/** Effective-dated rates; source: Mervärdesskattelagen 2023:200 and SFS 2025 on food from 2026-04-01. */
const rates: readonly VatRate[] = [
  { country: 'SE', vatClass: 'standard', rate: 2500, from: '1990-07-01', to: null },
  { country: 'SE', vatClass: 'food', rate: 1200, from: '1996-01-01', to: '2026-03-31' },
  { country: 'SE', vatClass: 'food', rate: 600, from: '2026-04-01', to: '2027-12-31' },
  { country: 'SE', vatClass: 'food', rate: 1200, from: '2028-01-01', to: null },
  { country: 'SE', vatClass: 'restaurant', rate: 1200, from: '2012-01-01', to: null },
  { country: 'SE', vatClass: 'reduced', rate: 600, from: '1996-01-01', to: null },
  { country: 'EE', vatClass: 'standard', rate: 2400, from: '2025-07-01', to: null },
  { country: 'EE', vatClass: 'standard', rate: 2200, from: '2024-01-01', to: '2025-06-30' },
  { country: 'EE', vatClass: 'reduced', rate: 900, from: '2009-01-01', to: null },
  { country: 'NO', vatClass: 'standard', rate: 2500, from: '2005-01-01', to: null },
  { country: 'NO', vatClass: 'food', rate: 1500, from: '2012-01-01', to: null },
  { country: 'NO', vatClass: 'reduced', rate: 1200, from: '2018-01-01', to: null },
  { country: 'GB', vatClass: 'standard', rate: 1750, from: '2010-01-01', to: '2011-01-03' },
  { country: 'GB', vatClass: 'standard', rate: 2000, from: '2011-01-04', to: null },
];

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
  const found = rates.find(
    (r) => r.country === country && r.vatClass === vatClass && r.from <= on && (r.to === null || on <= r.to),
  );
  return found?.rate ?? null;
}
