import type { PulledRecord } from '#model/areas/integrations/connector/connector.ts';
import { UNIT } from '#model/values/money.ts';
import { partsOf } from '../decimal.ts';
import { orderData, type ShopAddress, type ShopLine, type ShopOrder } from '../shop/shop-order.ts';
import { productData, type ShopProduct } from '../shop/take-product.ts';
import { bareId } from './shopify-api.ts';
import type { ShopifyAddress, ShopifyOrder, ShopifyVariant } from './shopify-shapes.ts';

/** Their address for people: `nordlager.myshopify.com` is `https://admin.shopify.com/store/nordlager`. */
export const adminOf = (shop: string): string =>
  `https://admin.shopify.com/store/${shop.split('.')[0] ?? ''}`;

interface Money {
  readonly currencyCode: string;
  readonly taxesIncluded: boolean;
}

const grams: Readonly<Record<string, number>> = {
  GRAMS: 1,
  KILOGRAMS: 1000,
  OUNCES: 28.349523125,
  POUNDS: 453.59237,
};

/** A variant of Shopify as a record; a product without variants has one. */
export function variantRecord(
  variant: ShopifyVariant,
  { currencyCode, taxesIncluded }: Money,
  shop: string,
): PulledRecord {
  const { product, inventoryItem } = variant;
  const name = product.hasOnlyDefaultVariant ? product.title : `${product.title}, ${variant.title}`;
  const { weight } = inventoryItem.measurement;
  const states: Readonly<Record<string, ShopProduct['standing']>> = {
    ACTIVE: 'active',
    ARCHIVED: 'archived',
  };
  const data: ShopProduct = {
    sku: variant.sku ?? '',
    name: name.slice(0, 200),
    barcode: variant.barcode ?? '',
    weight: weight && Math.round(weight.value * (grams[weight.unit] ?? 0)),
    price: partsOf(variant.price, 4),
    currency: currencyCode,
    pricesIncludeVat: taxesIncluded,
    standing: states[product.status] ?? 'draft',
    stocked: inventoryItem.requiresShipping,
  };
  return {
    is: 'record',
    flow: 'products',
    entity: 'product',
    externalId: bareId(variant.id),
    name: name.slice(0, 200),
    url: `${adminOf(shop)}/products/${bareId(product.id)}/variants/${bareId(variant.id)}`,
    version: variant.updatedAt > product.updatedAt ? variant.updatedAt : product.updatedAt,
    data: productData(data),
  };
}

/** An order of Shopify as a record. */
export function orderRecord(order: ShopifyOrder, shop: string): PulledRecord {
  const lines = order.lineItems.nodes.filter(({ unfulfilledQuantity }) => unfulfilledQuantity > 0);
  return {
    is: 'record',
    flow: 'orders',
    entity: 'order',
    externalId: bareId(order.id),
    name: order.name,
    url: `${adminOf(shop)}/orders/${bareId(order.id)}`,
    version: order.updatedAt,
    data: orderData(
      { ...headOf(order), lines: lines.map(lineOf) },
      lines.map(({ sku }) => sku ?? ''),
    ),
  };
}

function headOf(order: ShopifyOrder): Omit<ShopOrder, 'lines'> {
  const billing = order.billingAddress ?? order.shippingAddress;
  const delivery = order.shippingAddress ?? order.billingAddress;
  const name = billing?.company || billing?.name || order.customer?.displayName || '';
  return {
    standing: standingOf(order),
    number: order.name,
    orderedAt: order.createdAt,
    currency: order.currencyCode,
    pricesIncludeVat: order.taxesIncluded,
    customer: order.customer ? bareId(order.customer.id) : '',
    customerName: name.slice(0, 200),
    email: order.email ?? '',
    phone: order.phone ?? billing?.phone ?? '',
    vatNumber: '',
    billing: addressOf(billing, name),
    delivery: addressOf(delivery, name),
    freight: freightOf(order),
    refunded: partsOf(order.totalRefundedSet.shopMoney.amount, 2),
    note: (order.note ?? '').slice(0, 4000),
  };
}

const lineOf = (line: ShopifyOrder['lineItems']['nodes'][number]): ShopLine => ({
  id: bareId(line.id),
  name: line.name,
  quantity: line.unfulfilledQuantity * UNIT,
  price: partsOf(line.discountedUnitPriceAfterAllDiscountsSet.shopMoney.amount, 4),
  vatRate: rateOf(line.taxLines),
});

function standingOf({ cancelledAt, displayFulfillmentStatus }: ShopifyOrder): ShopOrder['standing'] {
  if (cancelledAt !== null) return 'cancelled';
  return displayFulfillmentStatus === 'FULFILLED' ? 'done' : 'open';
}

/** Rates that are taken together, in basis points. */
const rateOf = (taxLines: readonly { readonly rate: number | null }[]): number =>
  Math.round(taxLines.reduce((sum, { rate }) => sum + (rate ?? 0), 0) * 10_000);

function freightOf({ shippingLines: { nodes } }: ShopifyOrder): ShopOrder['freight'] {
  const [first] = nodes;
  if (!first) return null;
  const price = nodes.reduce((sum, one) => sum + partsOf(one.discountedPriceSet.shopMoney.amount, 4), 0);
  return { name: first.title, price, vatRate: rateOf(first.taxLines) };
}

/** Goods for somebody else than the customer carry that name before the street. */
function addressOf(address: ShopifyAddress | null, customer: string): ShopAddress {
  const to = [address?.company, address?.name].filter((one) => one && one !== customer);
  const street = [...to, address?.address1, address?.address2].filter(Boolean).join(', ');
  return {
    street,
    postcode: address?.zip ?? '',
    city: address?.city ?? '',
    country: address?.countryCodeV2 ?? '',
  };
}
