import { z } from 'zod';
import type { ConnectorContext, PullPage } from '#model/areas/integrations/connector/connector.ts';
import { movedOn, placeOf } from '../changed-since.ts';
import { askShopify } from './shopify-api.ts';
import { ORDER_LINES, ORDERS, VARIANTS } from './shopify-queries.ts';
import { orderRecord, variantRecord } from './shopify-records.ts';
import { orderLinesAnswer, ordersAnswer, variantsAnswer, type ShopifyOrder } from './shopify-shapes.ts';

/** So few that no query costs more than Shopify allows of one: 1000 points. */
const ORDERS_AT_ONCE = 5;
const VARIANTS_AT_ONCE = 100;

const shopOf = ({ settings }: ConnectorContext): string => String(settings['shop'] ?? '');

/** Orders as they change; at first those that are open. */
export async function pullOrders(given: ConnectorContext, cursor: string | null): Promise<PullPage> {
  const place = placeOf(cursor);
  const query = place.since === null ? 'status:open' : `updated_at:>='${place.since}'`;
  const variables = { first: ORDERS_AT_ONCE, after: place.after, query };
  const { orders } = await askShopify(given, ORDERS, variables, ordersAnswer);
  const { hasNextPage: more, endCursor } = orders.pageInfo;
  const found = orders.nodes.map((order) => ({ id: order.id, at: order.updatedAt, order }));
  const moved = movedOn(place, found, more ? endCursor : null);
  const items = [];
  for (const { order } of moved.fresh)
    items.push(orderRecord(await withAllLines(given, order), shopOf(given)));
  return { items, cursor: moved.cursor, more };
}

async function withAllLines(given: ConnectorContext, order: ShopifyOrder): Promise<ShopifyOrder> {
  const nodes = [...order.lineItems.nodes];
  let { pageInfo } = order.lineItems;
  while (pageInfo.hasNextPage) {
    const variables = { id: order.id, after: pageInfo.endCursor };
    const { order: rest } = await askShopify(given, ORDER_LINES, variables, orderLinesAnswer);
    if (!rest) break;
    nodes.push(...rest.lineItems.nodes);
    ({ pageInfo } = rest.lineItems);
  }
  return { ...order, lineItems: { nodes, pageInfo } };
}

/** A reading of variants: those that changed since the one before it, or all, once a day. */
const reading = z.object({
  /** What is read changed then or later; null: all. */
  since: z.string().nullable(),
  /** When it was begun, and when all were last read. */
  begun: z.string().nullable(),
  whole: z.string().nullable(),
  after: z.string().nullable(),
});
const DAY = 86_400_000;
/** Clocks may differ. */
const MARGIN = 60_000;

/** Variants as they change. A product's title changes without them: once a day all are read. */
export async function pullVariants(given: ConnectorContext, cursor: string | null): Promise<PullPage> {
  const now = given.now();
  const from = cursor === null ? null : reading.parse(JSON.parse(cursor));
  const isOld = !from?.whole || Date.parse(now) - Date.parse(from.whole) >= DAY;
  const at =
    from?.begun && from.after !== null
      ? from // it goes on
      : {
          since: isOld ? null : (from?.since ?? null),
          begun: now,
          whole: isOld ? now : (from?.whole ?? now),
          after: null,
        };
  const query = at.since === null ? null : `updated_at:>='${at.since}'`;
  const variables = { first: VARIANTS_AT_ONCE, after: at.after, query };
  const { shop, productVariants } = await askShopify(given, VARIANTS, variables, variantsAnswer);
  const { hasNextPage: more, endCursor } = productVariants.pageInfo;
  const next = more
    ? { ...at, after: endCursor }
    : { ...at, since: earlier(at.begun ?? now), begun: null, after: null };
  return {
    items: productVariants.nodes.map((one) => variantRecord(one, shop, shopOf(given))),
    cursor: JSON.stringify(next),
    more,
  };
}

const earlier = (moment: string): string =>
  new Date(Date.parse(moment) - MARGIN).toISOString().replace(/\.\d+Z$/, 'Z');
