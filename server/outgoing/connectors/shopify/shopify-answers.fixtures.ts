/** Things as the documentation of Shopify's GraphQL Admin API shows them, with what a Swedish shop would have in them. */

const money = (amount: string) => ({
  shopMoney: { amount, currencyCode: 'SEK' },
  presentmentMoney: { amount, currencyCode: 'SEK' },
});

export interface ShopifyLineWish {
  readonly sku: string | null;
  readonly quantity?: number;
  readonly price?: string;
  readonly rate?: number;
}

const address = {
  name: 'Anna Ek',
  company: null as string | null,
  address1: 'Storgatan 1',
  address2: 'lgh 1203' as string | null,
  zip: '111 22',
  city: 'Stockholm',
  countryCodeV2: 'SE',
  phone: '+46701234567' as string | null,
};

/** An order of Shopify; `n` makes its ids, and when it changed. */
export function shopifyOrder(
  n: number,
  lines: readonly ShopifyLineWish[] = [{ sku: 'BOLT' }],
  over: Record<string, unknown> = {},
) {
  const at = `2026-05-04T07:${String(n % 60).padStart(2, '0')}:00Z`;
  return {
    id: `gid://shopify/Order/${4500 + n}`,
    name: `#${1000 + n}`,
    createdAt: at,
    updatedAt: at,
    cancelledAt: null as string | null,
    displayFulfillmentStatus: 'UNFULFILLED',
    currencyCode: 'SEK',
    taxesIncluded: true,
    email: 'anna@example.com',
    phone: null,
    note: null as string | null,
    customer: { id: `gid://shopify/Customer/${7000 + (n % 3)}`, displayName: 'Anna Ek' },
    billingAddress: { ...address },
    shippingAddress: { ...address },
    totalRefundedSet: money('0.0'),
    shippingLines: [] as unknown[],
    lineItems: lines.map(({ sku, quantity = 2, price = '125.00', rate = 0.25 }, index) => ({
      id: `gid://shopify/LineItem/${(4500 + n) * 100 + index}`,
      name: `Bolt ${index}`,
      sku,
      quantity,
      currentQuantity: quantity,
      discountedUnitPriceAfterAllDiscountsSet: money(price),
      taxLines: [{ rate, title: 'Moms' }],
    })),
    ...over,
  };
}
export type ShopifyOrderFixture = ReturnType<typeof shopifyOrder>;

export const shopifyFreight = (amount: string) => [
  { title: 'PostNord', discountedPriceSet: money(amount), taxLines: [{ rate: 0.25, title: 'Moms' }] },
];

/** A variant of Shopify. */
export function shopifyVariant(n: number, sku: string | null, over: Record<string, unknown> = {}) {
  const at = `2026-05-03T10:${String(n % 60).padStart(2, '0')}:00Z`;
  return {
    id: `gid://shopify/ProductVariant/${9000 + n}`,
    title: 'M8',
    sku,
    barcode: `73123456${String(n).padStart(4, '0')}` as string | null,
    price: '125.00',
    updatedAt: at,
    inventoryItem: {
      id: `gid://shopify/InventoryItem/${9500 + n}`,
      requiresShipping: true,
      tracked: true,
      measurement: { weight: { value: 0.25, unit: 'KILOGRAMS' } },
    },
    product: {
      id: `gid://shopify/Product/${8000 + n}`,
      title: 'Bolt',
      status: 'ACTIVE',
      updatedAt: at,
      hasOnlyDefaultVariant: false,
    },
    ...over,
  };
}
export type ShopifyVariantFixture = ReturnType<typeof shopifyVariant>;
