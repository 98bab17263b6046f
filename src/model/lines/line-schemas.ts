import { z } from 'zod';
import * as v from '../values/schemas.ts';

/** What is charged on top of goods: their freight, or a fee. */
export const charges = ['freight', 'fee'] as const;
export type Charge = (typeof charges)[number];

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
  /** A service that is charged on top of the goods; absent: a line like others. [LN9] */
  charge: z.enum(charges).optional(),
  /** Of a quote: the customer may leave it out; `chosen`: they take it. Absent: it is a part of the whole. [SO78] */
  optional: z.literal(true).optional(),
  chosen: z.literal(true).optional(),
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

/** A discount on a whole order: basis points, or an amount in minor units, with or without VAT as its prices are. */
export const orderDiscount = z.union([
  z.strictObject({ percent: v.percent.min(1) }),
  z.strictObject({ amount: v.amount.min(1) }),
]);
export type OrderDiscount = z.infer<typeof orderDiscount>;

/**
 * A line's part of the discount on its order: `amount` is taken off each `of` minor units, and the lines before it come
 * to `from`. What so much of all lines is reduced by adds up without a remainder. [LN40]
 */
export const discountMark = z.strictObject({
  from: v.amount,
  amount: v.amount,
  of: z.int().min(1),
});
export type DiscountMark = z.infer<typeof discountMark>;
