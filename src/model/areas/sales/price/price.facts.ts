import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** One price of a list: of a product or of a category, from a quantity on, as an amount or as a discount. */
export const priceForm = z.strictObject({
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
export type PriceForm = z.infer<typeof priceForm>;

export const priceFacts = {
  created: priceForm,
  updated: priceForm,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface PriceRow extends DocumentRow, PriceForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    price: PriceRow;
  }
}
