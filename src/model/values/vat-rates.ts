/** VAT classes a product may carry. */
export const vatClasses = ['standard', 'food', 'restaurant', 'reduced', 'zero', 'exempt'] as const;
export type VatClass = (typeof vatClasses)[number];

/** The classes that have rates; the others carry none anywhere. */
export const ratedClasses = ['standard', 'food', 'restaurant', 'reduced'] as const;
export type RatedClass = (typeof ratedClasses)[number];

export interface VatRate {
  readonly country: string;
  readonly vatClass: VatClass;
  /** Basis points. */
  readonly rate: number;
  readonly from: string;
  /** Its last day; null while it is in force. */
  readonly to: string | null;
}

type Entry = readonly [country: string, vatClass: VatClass, rate: number, from: string, to?: string];

/**
 * The usual rate of each class by country and day: a country may tax single goods of a class otherwise. Countries with
 * one rate for a class and the rest have no entry of their own for it. Sources: Mervärdesskattelagen 2023:200 and SFS 2025
 * on food from 2026-04-01 (Sweden); European Commission, Taxes in Europe Database (EU); HMRC VAT Notice 700 (Great
 * Britain); Merverdiavgiftsloven (Norway); MWSTG art. 25 (Switzerland).
 */
const entries: readonly Entry[] = [
  ['SE', 'standard', 2500, '1990-07-01'],
  ['SE', 'food', 1200, '1996-01-01', '2026-03-31'],
  ['SE', 'food', 600, '2026-04-01', '2027-12-31'],
  ['SE', 'food', 1200, '2028-01-01'],
  ['SE', 'restaurant', 1200, '2012-01-01'],
  ['SE', 'reduced', 600, '1996-01-01'],
  ['EE', 'standard', 2400, '2025-07-01'],
  ['EE', 'standard', 2200, '2024-01-01', '2025-06-30'],
  ['EE', 'reduced', 900, '2009-01-01'],
  ['NO', 'standard', 2500, '2005-01-01'],
  ['NO', 'food', 1500, '2012-01-01'],
  ['NO', 'reduced', 1200, '2018-01-01'],
  ['GB', 'standard', 1750, '2010-01-01', '2011-01-03'],
  ['GB', 'standard', 2000, '2011-01-04'],
  ['GB', 'food', 0, '1973-04-01'],
  ['GB', 'restaurant', 2000, '2022-04-01'],
  ['GB', 'reduced', 500, '1997-09-01'],
  ['CH', 'standard', 770, '2018-01-01', '2023-12-31'],
  ['CH', 'standard', 810, '2024-01-01'],
  ['CH', 'food', 250, '2018-01-01', '2023-12-31'],
  ['CH', 'food', 260, '2024-01-01'],
  ['CH', 'reduced', 250, '2018-01-01', '2023-12-31'],
  ['CH', 'reduced', 260, '2024-01-01'],
  ['AT', 'standard', 2000, '1984-01-01'],
  ['AT', 'food', 1000, '1984-01-01'],
  ['AT', 'restaurant', 1000, '2016-05-01'],
  ['AT', 'reduced', 1000, '1984-01-01'],
  ['BE', 'standard', 2100, '1996-01-01'],
  ['BE', 'food', 600, '1992-04-01'],
  ['BE', 'restaurant', 1200, '2010-01-01'],
  ['BE', 'reduced', 600, '1992-04-01'],
  ['BG', 'standard', 2000, '1999-01-01'],
  ['BG', 'reduced', 900, '2011-04-01'],
  ['CY', 'standard', 1900, '2014-01-13'],
  ['CY', 'food', 500, '2000-07-01'],
  ['CY', 'restaurant', 900, '2014-01-13'],
  ['CY', 'reduced', 900, '2014-01-13'],
  ['CZ', 'standard', 2100, '2013-01-01'],
  ['CZ', 'food', 1200, '2024-01-01'],
  ['CZ', 'restaurant', 1200, '2024-01-01'],
  ['CZ', 'reduced', 1200, '2024-01-01'],
  ['DE', 'standard', 1900, '2021-01-01'],
  ['DE', 'food', 700, '2021-01-01'],
  ['DE', 'restaurant', 1900, '2024-01-01', '2025-12-31'],
  ['DE', 'restaurant', 700, '2026-01-01'],
  ['DE', 'reduced', 700, '2021-01-01'],
  ['DK', 'standard', 2500, '1992-01-01'],
  ['ES', 'standard', 2100, '2012-09-01'],
  ['ES', 'food', 1000, '2012-09-01'],
  ['ES', 'restaurant', 1000, '2012-09-01'],
  ['ES', 'reduced', 1000, '2012-09-01'],
  ['FI', 'standard', 2400, '2013-01-01', '2024-08-31'],
  ['FI', 'standard', 2550, '2024-09-01'],
  ['FI', 'food', 1400, '2013-01-01', '2025-12-31'],
  ['FI', 'food', 1350, '2026-01-01'],
  ['FI', 'restaurant', 1400, '2013-01-01', '2025-12-31'],
  ['FI', 'restaurant', 1350, '2026-01-01'],
  ['FI', 'reduced', 1000, '2013-01-01'],
  ['FR', 'standard', 2000, '2014-01-01'],
  ['FR', 'food', 550, '1982-07-01'],
  ['FR', 'restaurant', 1000, '2014-01-01'],
  ['FR', 'reduced', 550, '1982-07-01'],
  ['GR', 'standard', 2400, '2016-06-01'],
  ['GR', 'food', 1300, '2015-07-20'],
  ['GR', 'restaurant', 1300, '2015-07-20'],
  ['GR', 'reduced', 1300, '2015-07-20'],
  ['HR', 'standard', 2500, '2012-03-01'],
  ['HR', 'restaurant', 1300, '2014-01-01'],
  ['HR', 'reduced', 1300, '2014-01-01'],
  ['HU', 'standard', 2700, '2012-01-01'],
  ['HU', 'restaurant', 500, '2018-01-01'],
  ['HU', 'reduced', 500, '2004-01-01'],
  ['IE', 'standard', 2300, '2021-03-01'],
  ['IE', 'food', 0, '1972-11-01'],
  ['IE', 'restaurant', 1350, '2023-09-01', '2026-06-30'],
  ['IE', 'restaurant', 900, '2026-07-01'],
  ['IE', 'reduced', 1350, '2003-01-01'],
  ['IT', 'standard', 2200, '2013-10-01'],
  ['IT', 'food', 1000, '1995-02-24'],
  ['IT', 'restaurant', 1000, '1995-02-24'],
  ['IT', 'reduced', 1000, '1995-02-24'],
  ['LT', 'standard', 2100, '2009-09-01'],
  ['LT', 'reduced', 900, '2009-01-01', '2025-12-31'],
  ['LT', 'reduced', 1200, '2026-01-01'],
  ['LU', 'standard', 1700, '2024-01-01'],
  ['LU', 'food', 300, '2024-01-01'],
  ['LU', 'restaurant', 300, '2024-01-01'],
  ['LU', 'reduced', 800, '2024-01-01'],
  ['LV', 'standard', 2100, '2012-07-01'],
  ['LV', 'reduced', 1200, '2011-01-01'],
  ['MT', 'standard', 1800, '2004-01-01'],
  ['MT', 'food', 0, '2004-05-01'],
  ['MT', 'reduced', 500, '2004-01-01'],
  ['NL', 'standard', 2100, '2012-10-01'],
  ['NL', 'food', 900, '2019-01-01'],
  ['NL', 'restaurant', 900, '2019-01-01'],
  ['NL', 'reduced', 900, '2019-01-01'],
  ['PL', 'standard', 2300, '2011-01-01'],
  ['PL', 'food', 500, '2024-04-01'],
  ['PL', 'restaurant', 800, '2011-01-01'],
  ['PL', 'reduced', 800, '2011-01-01'],
  ['PT', 'standard', 2300, '2011-01-01'],
  ['PT', 'food', 600, '2011-01-01'],
  ['PT', 'restaurant', 1300, '2016-07-01'],
  ['PT', 'reduced', 600, '2011-01-01'],
  ['RO', 'standard', 1900, '2017-01-01', '2025-07-31'],
  ['RO', 'standard', 2100, '2025-08-01'],
  ['RO', 'food', 900, '2015-06-01', '2025-07-31'],
  ['RO', 'food', 1100, '2025-08-01'],
  ['RO', 'restaurant', 900, '2023-01-01', '2025-07-31'],
  ['RO', 'restaurant', 1100, '2025-08-01'],
  ['RO', 'reduced', 900, '2009-01-01', '2025-07-31'],
  ['RO', 'reduced', 1100, '2025-08-01'],
  ['SI', 'standard', 2200, '2013-07-01'],
  ['SI', 'food', 950, '2013-07-01'],
  ['SI', 'restaurant', 950, '2013-07-01'],
  ['SI', 'reduced', 950, '2013-07-01'],
  ['SK', 'standard', 2000, '2011-01-01', '2024-12-31'],
  ['SK', 'standard', 2300, '2025-01-01'],
  ['SK', 'food', 1900, '2025-01-01'],
  ['SK', 'restaurant', 500, '2025-01-01'],
  ['SK', 'reduced', 1000, '2011-01-01', '2024-12-31'],
  ['SK', 'reduced', 500, '2025-01-01'],
];

export const vatRates: readonly VatRate[] = entries.map(([country, vatClass, rate, from, to = null]) => ({
  country,
  vatClass,
  rate,
  from,
  to,
}));
