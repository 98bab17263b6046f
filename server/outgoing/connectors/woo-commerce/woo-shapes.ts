import { z } from 'zod';
import { listOf } from '../read-json.ts';

/** The parts of WooCommerce's answers that are read. */

const address = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
});
export type WooAddress = z.infer<typeof address>;

const taxes = listOf(z.object({ id: z.int(), total: z.string() }));
const charge = z.object({ total: z.string(), total_tax: z.string(), taxes });
export type WooCharge = z.infer<typeof charge>;

/** What everything that is listed has; the rest of it is judged one by one. */
export const wooListed = z.looseObject({ id: z.int(), date_modified_gmt: z.string() });
export type WooListed = z.infer<typeof wooListed>;

export const wooOrder = z.object({
  id: z.int(),
  number: z.string(),
  status: z.string(),
  currency: z.string(),
  date_created_gmt: z.string(),
  date_modified_gmt: z.string(),
  prices_include_tax: z.boolean(),
  customer_id: z.int(),
  customer_note: z.string(),
  billing: address.extend({ email: z.string(), phone: z.string() }),
  shipping: address,
  line_items: listOf(
    charge.extend({ id: z.int(), name: z.string(), quantity: z.number(), sku: z.string().nullable() }),
  ),
  shipping_lines: listOf(charge.extend({ method_title: z.string() })),
  fee_lines: listOf(charge),
  tax_lines: listOf(z.object({ rate_id: z.int(), rate_percent: z.number().optional() })),
  refunds: listOf(z.object({ id: z.int(), total: z.string() })),
});
export type WooOrder = z.infer<typeof wooOrder>;

const goods = z.object({
  id: z.int(),
  sku: z.string(),
  global_unique_id: z.string().optional(),
  regular_price: z.string(),
  weight: z.string(),
  virtual: z.boolean(),
  status: z.string(),
  date_modified_gmt: z.string(),
});
export const wooProduct = goods.extend({ name: z.string(), type: z.string() });
export type WooProduct = z.infer<typeof wooProduct>;
export const wooVariation = goods.extend({ attributes: listOf(z.object({ option: z.string() })) });
export type WooVariation = z.infer<typeof wooVariation>;

export const wooSetting = z.object({ id: z.string(), value: z.string() });
export const wooNote = z.object({ id: z.int(), note: z.string() });
