import { z } from 'zod';
import * as v from '../values/schemas.ts';

export const MOST_LINES = 2000;

/** Quantities (thousandths) by line. */
export const lineParts = z.array(z.strictObject({ line: v.id, quantity: v.quantity })).max(MOST_LINES);

/**
 * An order line as entered: `quantity` always in thousandths of the stock unit, the price for one of the unit ordered,
 * in ten-thousandths of the order's currency (null: not yet agreed).
 */
export const pricedLine = z.strictObject({
  id: v.id,
  product: v.id,
  text: v.text,
  quantity: v.quantity,
  /** What it is ordered and priced in, as the product had it when the line was written; absent: the stock unit. */
  orderedIn: v.orderedUnit.optional(),
  price: v.unitPrice.nullable(),
  discount: v.percent,
  vatClass: v.vatClass,
  /** Null: the order's promised day. */
  promisedOn: v.day.nullable(),
  /** Where its price is from: somebody's hand, the product, or the price list with this id; absent: not noted. [PRI10] */
  pricedBy: z.union([z.enum(['hand', 'product']), v.id]).optional(),
});
export type PricedLine = z.infer<typeof pricedLine>;

/**
 * What makes a line a part of a kit: the kit as it was ordered, how many thousandths of the part are in one, and its
 * share of the kit's price, from one mark to another of all. A kit is whole without what is optional. [LN4]
 */
export const ofKit = z.strictObject({
  kit: pricedLine,
  per: v.quantity,
  optional: z.boolean(),
  from: z.int().min(0),
  to: z.int().min(0),
  all: z.int().min(1),
});
export type OfKit = z.infer<typeof ofKit>;
