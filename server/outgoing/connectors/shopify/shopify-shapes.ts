import { z } from 'zod';
import { listOf } from '../read-json.ts';

/** The parts of Shopify's answers that are read. */

const text = z.string().nullable();
const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: text });
const money = z.object({ shopMoney: z.object({ amount: z.string() }) });
const taxLines = listOf(z.object({ rate: z.number().nullable() }));
const userErrors = listOf(z.object({ field: listOf(z.string()).nullable(), message: z.string() }));
export type UserErrors = z.infer<typeof userErrors>;

const shop = z.object({ name: z.string(), currencyCode: z.string(), taxesIncluded: z.boolean() });
export const shopAnswer = z.object({
  shop,
  currentAppInstallation: z.object({ accessScopes: listOf(z.object({ handle: z.string() })) }),
});
export const locationAnswer = z.object({
  location: z.object({ id: z.string(), name: z.string(), isActive: z.boolean() }).nullable(),
});

const variant = z.object({
  id: z.string(),
  title: z.string(),
  sku: text,
  barcode: text,
  price: z.string(),
  updatedAt: z.string(),
  inventoryItem: z.object({
    requiresShipping: z.boolean(),
    measurement: z.object({ weight: z.object({ value: z.number(), unit: z.string() }).nullable() }),
  }),
  product: z.object({
    id: z.string(),
    title: z.string(),
    status: z.string(),
    updatedAt: z.string(),
    hasOnlyDefaultVariant: z.boolean(),
  }),
});
export type ShopifyVariant = z.infer<typeof variant>;
export const variantsAnswer = z.object({
  shop,
  productVariants: z.object({ pageInfo, nodes: listOf(variant) }),
});

const address = z.object({
  name: text,
  company: text,
  address1: text,
  address2: text,
  zip: text,
  city: text,
  countryCodeV2: text,
  phone: text,
});
export type ShopifyAddress = z.infer<typeof address>;

const line = z.object({
  id: z.string(),
  name: z.string(),
  sku: text,
  /** What of it is still to be sent. */
  unfulfilledQuantity: z.int(),
  discountedUnitPriceAfterAllDiscountsSet: money,
  taxLines,
});
const lineItems = z.object({ pageInfo, nodes: listOf(line) });
const order = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  cancelledAt: text,
  displayFulfillmentStatus: z.string(),
  currencyCode: z.string(),
  taxesIncluded: z.boolean(),
  email: text,
  phone: text,
  note: text,
  customer: z.object({ id: z.string(), displayName: z.string() }).nullable(),
  billingAddress: address.nullable(),
  shippingAddress: address.nullable(),
  totalRefundedSet: money,
  shippingLines: z.object({
    nodes: listOf(z.object({ title: z.string(), discountedPriceSet: money, taxLines })),
  }),
  lineItems,
});
export type ShopifyOrder = z.infer<typeof order>;
export const ordersAnswer = z.object({ orders: z.object({ pageInfo, nodes: listOf(order) }) });
export const orderLinesAnswer = z.object({ order: z.object({ lineItems }).nullable() });

export const variantItemAnswer = z.object({
  productVariant: z.object({ inventoryItem: z.object({ id: z.string() }) }).nullable(),
});
export const setQuantityAnswer = z.object({ inventorySetQuantities: z.object({ userErrors }) });

const fulfilment = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  trackingInfo: listOf(z.object({ number: text })),
  fulfillmentLineItems: z.object({
    nodes: listOf(z.object({ quantity: z.int().nullable(), lineItem: z.object({ sku: text }) })),
  }),
});
export type ShopifyFulfilment = z.infer<typeof fulfilment>;
const fulfilmentOrder = z.object({
  id: z.string(),
  status: z.string(),
  lineItems: z.object({
    nodes: listOf(z.object({ id: z.string(), sku: text, remainingQuantity: z.int() })),
  }),
});
export type FulfilmentOrder = z.infer<typeof fulfilmentOrder>;
export const fulfilmentsAnswer = z.object({
  order: z
    .object({
      id: z.string(),
      name: z.string(),
      fulfillments: listOf(fulfilment),
      fulfillmentOrders: z.object({ nodes: listOf(fulfilmentOrder) }),
    })
    .nullable(),
});
export const fulfilAnswer = z.object({
  fulfillmentCreate: z.object({
    fulfillment: z.object({ id: z.string(), name: z.string() }).nullable(),
    userErrors,
  }),
});
