import { isArchived } from '#model/engine/archived.ts';
import type { ListedPriceForm, ListedPriceRow } from './listed-price.facts.ts';

/** What one list has once: a price of something, in a unit, from a quantity and a day on. */
export const priceKey = ({ list, product, category, unit, from, startsOn }: ListedPriceForm): string =>
  [list, product ?? category ?? '', unit?.toLowerCase() ?? '', from, startsOn ?? ''].join(':');

const inUse =
  (key: (row: ListedPriceRow) => string | null) =>
  (row: ListedPriceRow): string | null =>
    isArchived(row) ? null : key(row);

/** The look-ups of prices; archived ones are in none. */
export const priceIndexes = {
  key: inUse(priceKey),
  list: inUse((row) => row.list),
  product: inUse((row) => row.product),
  category: inUse((row) => row.category),
} as const;
