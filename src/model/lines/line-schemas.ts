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
});
export type PricedLine = z.infer<typeof pricedLine>;
