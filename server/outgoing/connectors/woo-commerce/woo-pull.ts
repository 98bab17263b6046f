import { z } from 'zod';
import type {
  ConnectorContext,
  PulledRecord,
  PullPage,
} from '#model/areas/integrations/connector/connector.ts';
import { movedOn, placeOf } from '../changed-since.ts';
import { listOf } from '../read-json.ts';
import { askWoo, shopAddress } from './woo-api.ts';
import { oddRecord, orderRecord, productRecord, type WooShop } from './woo-records.ts';
import { wooListed, wooOrder, wooProduct, wooSetting, wooVariation, type WooProduct } from './woo-shapes.ts';

/** A hundred is the most that a page may have; a whole page has to be within what is read of an answer. */
const AT_ONCE = { orders: 10, products: 50, variations: 100 };

/** The first reading of orders is of those that are to be sent; later ones are of all that change. */
const reading = z.object({ isFirst: z.boolean(), at: z.string().nullable() });

/** Orders as they change; at first those that are paid and to be sent. */
export async function pullOrders(given: ConnectorContext, cursor: string | null): Promise<PullPage> {
  const { isFirst, at } = cursor === null ? { isFirst: true, at: null } : reading.parse(JSON.parse(cursor));
  const status = isFirst ? 'processing' : 'any';
  const found = await changed(given, { path: 'orders', status, most: AT_ONCE.orders, shape: wooOrder }, at);
  return {
    items: found.fresh.map((one) => {
      const order = wooOrder.safeParse(one);
      return order.success ? orderRecord(order.data, shopAddress(given)) : oddRecord('orders', 'order', one);
    }),
    cursor: JSON.stringify({ isFirst: isFirst && found.more, at: found.cursor }),
    more: found.more,
  };
}

/** Products as they change, with the variations of each. */
export async function pullProducts(given: ConnectorContext, cursor: string | null): Promise<PullPage> {
  const shop = await shopOf(given);
  const listed = { path: 'products', status: 'any', most: AT_ONCE.products, shape: wooProduct };
  const found = await changed(given, listed, cursor);
  const items: PulledRecord[] = [];
  for (const one of found.fresh) {
    const product = wooProduct.safeParse(one);
    const records = product.success
      ? await recordsOf(given, product.data, shop)
      : [oddRecord('products', 'product', one)];
    items.push(...records);
  }
  return { items, cursor: found.cursor, more: found.more };
}

async function recordsOf(
  given: ConnectorContext,
  product: WooProduct,
  shop: WooShop,
): Promise<PulledRecord[]> {
  switch (product.type) {
    case 'grouped':
    case 'external': // nothing of one's own to sell
      return [];
    case 'variable':
      return variationsOf(given, product, shop);
    default:
      return [productRecord(product, null, shop)];
  }
}

async function variationsOf(
  given: ConnectorContext,
  product: WooProduct,
  shop: WooShop,
): Promise<PulledRecord[]> {
  const records: PulledRecord[] = [];
  for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
    const query = {
      per_page: String(AT_ONCE.variations),
      page: String(page),
      orderby: 'id',
      order: 'asc',
      _fields: namesOf(wooVariation),
    };
    const path = `products/${product.id}/variations`;
    const found = await askWoo(given, { path, query }, listOf(wooVariation));
    records.push(...found.data.map((one) => productRecord(product, one, shop)));
    ({ pages } = found);
  }
  return records;
}

interface Listed {
  readonly path: string;
  readonly status: string;
  readonly most: number;
  /** What is read of each. */
  readonly shape: z.ZodObject;
}

/** The fields that are asked for: descriptions, pictures and what plugins add would take most of an answer. */
const namesOf = ({ shape }: z.ZodObject): string => Object.keys(shape).join(',');

const SECOND = 1000;

/**
 * A page of what has changed, oldest first. Pages are not turned but begun anew after what changed last, as what changes meanwhile
 * would move others across their edges; only where all of a page changed in one second is the next one of the same reading.
 */
async function changed(
  given: ConnectorContext,
  { path, status, most, shape }: Listed,
  cursor: string | null,
) {
  const place = placeOf(cursor);
  const page = Number(place.after ?? 1);
  const query = {
    per_page: String(most),
    page: String(page),
    orderby: 'modified',
    order: 'asc',
    status,
    dates_are_gmt: 'true',
    _fields: namesOf(shape),
    ...(place.since !== null && { modified_after: before(place.since) }),
  };
  const { data, pages } = await askWoo(given, { path, query }, listOf(wooListed));
  const found = data.map((one) => ({ id: String(one.id), at: one.date_modified_gmt, one }));
  const more = page < pages;
  const stands = found.every(({ at }) => at === place.since);
  const moved = movedOn(place, found, more && stands ? String(page + 1) : null);
  return { fresh: moved.fresh.map(({ one }) => one), cursor: moved.cursor, more };
}

/** The second before, as what changed in that one itself is wanted too. */
const before = (moment: string): string =>
  new Date(Date.parse(`${moment}Z`) - SECOND).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);

/** What holds in the whole shop. */
export async function shopOf(given: ConnectorContext): Promise<WooShop> {
  const setting = async (path: string): Promise<string> =>
    (await askWoo(given, { path: `settings/${path}` }, wooSetting)).data.value;
  return {
    address: shopAddress(given),
    currency: await setting('general/woocommerce_currency'),
    pricesIncludeVat: (await setting('tax/woocommerce_prices_include_tax')) === 'yes',
    weightUnit: await setting('products/woocommerce_weight_unit'),
  };
}
