import { isArchived } from '#model/engine/archived.ts';
import type { VatRateRow } from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import { holdsOn } from '#model/values/vat.ts';
import { vatRates, type RatedClass } from '#model/values/vat-rates.ts';

const never = { state: 'active', version: 0, createdAt: '', changedAt: '' } as const;

/** The rates that come with the product, as rows. */
const ofProduct: readonly VatRateRow[] = vatRates.map((rate) => ({
  ...never,
  ...rate,
  id: `${rate.country}-${rate.vatClass}-${rate.from}`,
  vatClass: rate.vatClass as RatedClass, // classes without rates have no entry
}));

/** The rate of the product that a list's address names; undefined if there is none. */
export const rateOfProduct = (id: string | undefined): VatRateRow | undefined =>
  ofProduct.find((rate) => rate.id === id);

/** Whether it comes with the product: then it was never written. */
export const isOfProduct = ({ version }: Pick<VatRateRow, 'version'>): boolean => version === 0;

/**
 * The rates of the product and of the company that are in force on a day, and those of the company that begin later; all
 * there are without a day. [VR7]
 */
export function ratesOn(own: readonly VatRateRow[], day: string | null): readonly VatRateRow[] {
  const all = [...ofProduct, ...own];
  if (day === null) return all;
  return all.filter((rate) => holdsOn(rate, day) || (!isOfProduct(rate) && rate.from > day));
}

export type Standing = 'inForce' | 'later' | 'over' | 'replaced' | 'archived';

/** How a rate stands on a day. [VR1] */
export function standingOf(rate: VatRateRow, own: readonly VatRateRow[], day: string): Standing {
  if (isArchived(rate)) return 'archived';
  if (rate.from > day) return 'later';
  if (!holdsOn(rate, day)) return 'over';
  const isReplaced =
    isOfProduct(rate) &&
    own.some(
      (one) =>
        !isArchived(one) &&
        one.country === rate.country &&
        one.vatClass === rate.vatClass &&
        holdsOn(one, day),
    );
  return isReplaced ? 'replaced' : 'inForce';
}
