import { z } from 'zod';
import type { PulledRecord } from '#model/areas/integrations/connector/connector.ts';
import * as v from '#model/values/schemas.ts';

/** A rate in basis points; null: the shop does not say. */
const vatRate = z.int().min(0).nullable();
/** Of one piece, ten-thousandths of the order's currency, with or without VAT as the order says, discounts taken off. */
const price = v.unitPrice;

/** An address; without a country it is in the company's own. */
const address = v.address.extend({ country: z.union([v.country, z.literal('')]) });
export type ShopAddress = z.infer<typeof address>;

/** An order as web shops have it, in our measures. SKUs stand beside it, in the texts that people may put right. */
export const shopOrder = z.object({
  /** `done`: all of it has left, or it came to nothing before we saw it. */
  standing: z.enum(['open', 'cancelled', 'done']),
  /** `#1001`. */
  number: z.string().min(1),
  orderedAt: v.moment,
  currency: z.string(),
  pricesIncludeVat: z.boolean(),
  /** What the shop knows the customer by; empty: somebody without an account. */
  customer: z.string(),
  customerName: z.string(),
  email: z.string(),
  phone: z.string(),
  vatNumber: z.string(),
  billing: address,
  delivery: address,
  lines: z.array(
    z.object({
      /** The line's id there. */
      id: z.string(),
      name: z.string(),
      quantity: v.quantity,
      price,
      vatRate,
    }),
  ),
  freight: z.object({ name: z.string(), price, vatRate }).nullable(),
  /** Minor units that the customer got back. */
  refunded: z.int().min(0),
  note: z.string(),
});
export type ShopOrder = z.infer<typeof shopOrder>;
export type ShopLine = ShopOrder['lines'][number];

const LONGEST_NAME = 80;

/** The name, as people read it, of the text with the SKU of a line, the first being 0: `SKU 1: Bolt M8`. */
export const skuField = (index: number, { name }: Pick<ShopLine, 'name'>): string =>
  `SKU ${index + 1}: ${name}`.slice(0, LONGEST_NAME);

/** The data of a pulled order: beside it the SKU of each line, which people may put right. */
export const orderData = (order: ShopOrder, skus: readonly string[]): PulledRecord['data'] => ({
  order,
  ...Object.fromEntries(order.lines.map((line, index) => [skuField(index, line), skus[index] ?? ''])),
});
