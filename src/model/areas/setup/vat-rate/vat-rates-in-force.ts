import { ifKnown } from '#model/engine/if-known.ts';
import type { Reader } from '#model/engine/reader.ts';
import { isRated, vatRateAmong } from '#model/values/vat.ts';
import type { VatClass } from '#model/values/vat-rates.ts';

/**
 * The VAT rate in basis points of a class in a country on a day (`YYYY-MM-DD`), or null if none is in force: the
 * company's own where it has one, else the one that comes with the product. Throws `Miss` where the view does not hold
 * the company's own. [VR1]
 */
export function vatRateOn(view: Reader, vatClass: VatClass, country: string, on: string): number | null {
  if (!isRated(vatClass)) return 0;
  return vatRateAmong(view.by('vatRate', 'inForce', country), vatClass, country, on);
}

/** A view for showing what a document would have: whoever may not see the company's own rates is shown the usual ones. */
export const withUsualRates = (view: Reader): Reader => ({
  get: (table, id) => view.get(table, id),
  by: (table, index, key) =>
    table === 'vatRate' ? ifKnown(() => view.by(table, index, key), []) : view.by(table, index, key),
});
