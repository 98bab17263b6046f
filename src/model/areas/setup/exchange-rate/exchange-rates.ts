import { COMPANY } from '#model/values/company-document.ts';
import type { Reader } from '#model/engine/reader.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { ExchangeRateRow } from './exchange-rate.facts.ts';

/** The rate of a currency that holds on a day: that day's, or the last one before it; undefined without any. [XR3] */
export const rateHolding = (view: Reader, currency: string, day: string): ExchangeRateRow | undefined =>
  view
    .by('exchangeRate', 'currency', currency)
    .reduce<ExchangeRateRow | undefined>(
      (last, row) => (row.on <= day && (!last || row.on > last.on) ? row : last),
      undefined,
    );

/** The rate (millionths) that an order of a day begins with: 1 in the company's own currency; null if not known. [XR4] */
export const rateToBegin = (view: Reader, currency: string, day: string): number | null =>
  currency === view.get('company', COMPANY)?.currency
    ? RATE_ONE
    : (rateHolding(view, currency, day)?.rate ?? null);

/** Days after which a rate is called old. */
const OLD_AFTER = 7;
const DAY = 86_400_000;

/** How many days before a day a rate was set, where that is so long ago that it is old; otherwise null. [XR5] */
export function oldAge({ on }: Pick<ExchangeRateRow, 'on'>, day: string): number | null {
  const age = Math.round((Date.parse(day) - Date.parse(on)) / DAY);
  return age > OLD_AFTER ? age : null;
}
