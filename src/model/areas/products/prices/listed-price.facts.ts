import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** One price of a list: of a product or of a category, from a quantity on, as an amount or as a discount. */
export const listedPriceForm = z.strictObject({
  list: v.id,
  /** One of the two. */
  product: v.id.nullable(),
  category: v.id.nullable(),
  /** The packaging that price and quantity are for; null: the stock unit. */
  unit: v.unitName.nullable(),
  /** Thousandths of the unit, from which it holds. */
  from: v.quantityOrZero,
  /** One of the two: ten-thousandths of the list's currency for one unit, or basis points off the price below it. */
  price: v.unitPrice.nullable(),
  discount: v.percent.nullable(),
  /** Null: as long as the list. */
  startsOn: v.day.nullable(),
  endsOn: v.day.nullable(),
});
export type ListedPriceForm = z.infer<typeof listedPriceForm>;

export interface ListedPriceRow extends DocumentRow, ListedPriceForm {}

/** What every list says, whether of what is sold or of what is bought. */
export const listShape = {
  name: v.name,
  currency: v.currency,
  /** Null: from the beginning, or until further notice. */
  startsOn: v.day.nullable(),
  endsOn: v.day.nullable(),
  /** The list whose prices hold, less `discount` (basis points; below zero more), where this one has none of its own. */
  basedOn: v.id.nullable(),
  discount: v.signedPercent,
} as const;
const listForm = z.strictObject(listShape);
export type ListForm = z.infer<typeof listForm>;

/** The facts of a list or of a price, by its form. */
export const listedFacts = <F extends z.ZodType>(form: F) =>
  ({ created: form, updated: form, archived: v.empty, restored: v.empty }) as const;
