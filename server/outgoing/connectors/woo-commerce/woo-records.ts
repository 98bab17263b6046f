import type { PulledRecord } from '#model/areas/integrations/connector/connector.ts';
import { UNIT } from '#model/values/money.ts';
import { partsOf } from '../decimal.ts';
import { orderData, type ShopAddress, type ShopLine, type ShopOrder } from '../shop/shop-order.ts';
import { productData, type ShopProduct } from '../shop/take-product.ts';
import type { WooAddress, WooCharge, WooListed, WooOrder, WooProduct, WooVariation } from './woo-shapes.ts';

/** What holds in the whole shop. */
export interface WooShop {
  readonly address: string;
  readonly currency: string;
  readonly pricesIncludeVat: boolean;
  /** `kg`, `g`, `lbs` or `oz`. */
  readonly weightUnit: string;
}

const grams: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349523125, lbs: 453.59237 };
const page = (address: string, id: number): string => `${address}/wp-admin/post.php?post=${id}&action=edit`;

/** Something that is not as its documentation says: it alone waits, and says so. */
export const oddRecord = (flow: string, entity: string, one: WooListed): PulledRecord => ({
  is: 'record',
  flow,
  entity,
  externalId: String(one.id),
  name: `#${one.id}`,
  url: '',
  version: one.date_modified_gmt,
  data: {},
});

/** A product, or a variation of one. */
export function productRecord(
  product: WooProduct,
  variation: WooVariation | null,
  shop: WooShop,
): PulledRecord {
  const one = variation ?? product;
  const options = (variation?.attributes ?? []).map(({ option }) => option);
  const name = [product.name, ...options].join(', ').slice(0, 200);
  const states: Readonly<Record<string, ShopProduct['standing']>> = { publish: 'active', trash: 'archived' };
  const data: ShopProduct = {
    sku: one.sku,
    name,
    barcode: one.global_unique_id ?? '',
    weight: one.weight === '' ? null : Math.round(Number(one.weight) * (grams[shop.weightUnit] ?? 0)),
    price: one.regular_price === '' ? null : partsOf(one.regular_price, 4),
    currency: shop.currency,
    pricesIncludeVat: shop.pricesIncludeVat,
    standing: states[product.status] ?? 'draft',
    stocked: !one.virtual,
  };
  return {
    is: 'record',
    flow: 'products',
    entity: 'product',
    externalId: variation ? `${product.id}/${variation.id}` : String(product.id),
    name,
    url: page(shop.address, product.id),
    version: later(product.date_modified_gmt, one.date_modified_gmt),
    data: productData(data),
  };
}

const later = (a: string, b: string): string => (a > b ? a : b);

/** An order. Its prices are as the customer saw them: with VAT where the shop has them so. */
export function orderRecord(order: WooOrder, address: string): PulledRecord {
  const lines = order.line_items.filter(({ quantity }) => quantity > 0);
  return {
    is: 'record',
    flow: 'orders',
    entity: 'order',
    externalId: String(order.id),
    name: `#${order.number}`,
    url: page(address, order.id),
    version: order.date_modified_gmt,
    data: orderData(
      { ...headOf(order), lines: lines.map((line) => lineOf(line, order)) },
      lines.map(({ sku }) => sku ?? ''),
    ),
  };
}

function headOf(order: WooOrder): Omit<ShopOrder, 'lines'> {
  const { billing } = order;
  const customerName = (billing.company || nameOf(billing)).slice(0, 200);
  const delivery = order.shipping.address_1 === '' ? billing : order.shipping;
  return {
    standing: standingOf(order.status),
    number: `#${order.number}`,
    orderedAt: `${order.date_created_gmt}Z`,
    currency: order.currency,
    pricesIncludeVat: order.prices_include_tax,
    customer: order.customer_id === 0 ? '' : String(order.customer_id),
    customerName,
    email: billing.email,
    phone: billing.phone,
    vatNumber: '',
    billing: addressOf(billing, customerName),
    delivery: addressOf(delivery, customerName),
    freight: freightOf(order),
    refunded: order.refunds.reduce((sum, { total }) => sum - partsOf(total, 2), 0),
    note: order.customer_note.slice(0, 4000),
  };
}

const lineOf = (line: WooOrder['line_items'][number], order: WooOrder): ShopLine => ({
  id: String(line.id),
  name: line.name,
  quantity: Math.round(line.quantity * UNIT),
  price: Math.round(amountOf(line, order) / line.quantity),
  vatRate: rateOf(line, order),
});

/** Only what is paid and to be sent is taken; what still waits for its payment changes once it is there. */
function standingOf(status: string): ShopOrder['standing'] {
  if (status === 'processing') return 'open';
  return status === 'cancelled' || status === 'refunded' || status === 'failed' ? 'cancelled' : 'done';
}

/** Ten-thousandths of the order's currency. */
const amountOf = ({ total, total_tax }: WooCharge, { prices_include_tax }: WooOrder): number =>
  partsOf(total, 4) + (prices_include_tax ? partsOf(total_tax, 4) : 0);

/** Basis points; null where the shop does not say what its rates are. */
function rateOf({ taxes }: WooCharge, { tax_lines }: WooOrder): number | null {
  const taken = taxes.filter(({ total }) => total !== '');
  const rates = taken.map(({ id }) => tax_lines.find(({ rate_id }) => rate_id === id)?.rate_percent);
  if (rates.some((rate) => rate === undefined)) return null;
  return Math.round(rates.reduce<number>((sum, rate) => sum + (rate ?? 0), 0) * 100);
}

/** Freight, with the fees that a shop takes beside it. */
function freightOf(order: WooOrder): ShopOrder['freight'] {
  const charges = [...order.shipping_lines, ...order.fee_lines];
  const [first] = charges;
  if (!first) return null;
  const name = order.shipping_lines[0]?.method_title ?? '';
  return {
    name,
    price: charges.reduce((sum, one) => sum + amountOf(one, order), 0),
    vatRate: rateOf(first, order),
  };
}

const nameOf = ({ first_name, last_name }: WooAddress): string => `${first_name} ${last_name}`.trim();

/** Goods for somebody else than the customer carry that name before the street. */
function addressOf(address: WooAddress, customer: string): ShopAddress {
  const to = [address.company, nameOf(address)].filter((one) => one !== '' && one !== customer);
  return {
    street: [...to, address.address_1, address.address_2].filter((one) => one !== '').join(', '),
    postcode: address.postcode,
    city: address.city,
    country: address.country,
  };
}
