import { z } from 'zod';
import type { Change, ConnectorContext, Pushed } from '#model/areas/integrations/connector/connector.ts';
import { told } from '../read-json.ts';
import { shopShipment, type ShopShipment } from '../shop/tell-shipment.ts';
import { askShopify, bareId, gid } from './shopify-api.ts';
import { FULFIL, FULFILMENT_STATE, LOCATION, SET_QUANTITY, VARIANT_ITEM } from './shopify-queries.ts';
import { adminOf } from './shopify-records.ts';
import {
  fulfilAnswer,
  fulfilmentsAnswer,
  locationAnswer,
  setQuantityAnswer,
  variantItemAnswer,
  type FulfilmentOrder,
  type ShopifyFulfilment,
  type UserErrors,
} from './shopify-shapes.ts';

const gone: Pushed = { is: 'refused', refusal: { code: 'shopGone' } };

/** What Shopify says is wrong, with the field that it names. */
const refusedBy = (errors: UserErrors): Pushed => ({
  is: 'refused',
  refusal: {
    code: 'otherSideRefused',
    params: {
      answer: told(
        errors.map(({ field, message }) => (field ? `${field.join('.')}: ${message}` : message)).join(' '),
      ),
    },
  },
});

const level = z.object({ externalId: z.string(), quantity: z.int() });

/** Sets what can be sold of a variant at the location of the connection. The same change is there once, by its key. */
export async function pushStock(given: ConnectorContext, change: Change): Promise<Pushed> {
  const { externalId, quantity } = level.parse(change.data);
  const asked = { id: gid('ProductVariant', externalId) };
  const { productVariant } = await askShopify(given, VARIANT_ITEM, asked, variantItemAnswer);
  if (!productVariant) return gone;
  const locationId = await locationOf(given);
  if (locationId === null) return { is: 'refused', refusal: { code: 'shopifyLocation' } };
  const one = {
    inventoryItemId: productVariant.inventoryItem.id,
    locationId,
    quantity,
    changeFromQuantity: null, // Lagra knows best what there is
  };
  const input = { name: 'available', reason: 'correction', quantities: [one] };
  const answer = await askShopify(given, SET_QUANTITY, { input, key: change.id }, setQuantityAnswer);
  const { userErrors } = answer.inventorySetQuantities;
  return userErrors.length > 0 ? refusedBy(userErrors) : { is: 'done', link: null };
}

/** The location that the settings name, or the shop's first; null: there is none. */
async function locationOf(given: ConnectorContext): Promise<string | null> {
  const named = String(given.settings['location'] ?? '');
  if (named !== '') return gid('Location', named);
  const { location } = await askShopify(given, LOCATION, {}, locationAnswer);
  return location?.id ?? null;
}

/** Tells of goods that have left, as a fulfilment with its tracking. One that is there already is found by goods and tracking. */
export async function pushShipment(given: ConnectorContext, change: Change): Promise<Pushed> {
  if (change.link) return { is: 'done', link: null };
  const shipment = shopShipment.parse(change.data);
  const id = gid('Order', shipment.order);
  const { order } = await askShopify(given, FULFILMENT_STATE, { id }, fulfilmentsAnswer);
  if (!order) return gone;
  const same = order.fulfillments.filter((one) => isOf(one, shipment));
  const found = same[shipment.sameBefore];
  if (found) return done(given, shipment, found);
  const lines = allocate(order.fulfillmentOrders.nodes, shipment);
  if ('missing' in lines)
    return { is: 'refused', refusal: { code: 'shopNothingToFulfil', params: { sku: lines.missing } } };
  const fulfillment = {
    lineItemsByFulfillmentOrder: lines.all,
    notifyCustomer: given.settings['notify'] === true,
    ...(shipment.tracking.length > 0 && { trackingInfo: trackingOf(shipment) }),
  };
  const { fulfillmentCreate } = await askShopify(given, FULFIL, { fulfillment }, fulfilAnswer);
  const { fulfillment: made, userErrors } = fulfillmentCreate;
  return made ? done(given, shipment, made) : refusedBy(userErrors);
}

const done = (
  { settings }: ConnectorContext,
  { order }: ShopShipment,
  { id, name }: Pick<ShopifyFulfilment, 'id' | 'name'>,
): Pushed => ({
  is: 'done',
  link: { externalId: bareId(id), name, url: `${adminOf(String(settings['shop']))}/orders/${order}` },
});

const trackingOf = ({ carrier, tracking }: ShopShipment): Record<string, unknown> => ({
  ...(carrier !== '' && { company: carrier }),
  numbers: tracking.map(({ number }) => number),
  ...(tracking.every(({ url }) => url !== '') && { urls: tracking.map(({ url }) => url) }),
});

/** Whether a fulfilment is of the same goods and parcels. */
function isOf(one: ShopifyFulfilment, { goods, tracking }: ShopShipment): boolean {
  if (one.status === 'CANCELLED') return false;
  const pieces = new Map<string, number>();
  for (const { quantity, lineItem } of one.fulfillmentLineItems.nodes)
    pieces.set(lineItem.sku ?? '', (pieces.get(lineItem.sku ?? '') ?? 0) + (quantity ?? 0));
  const numbers = one.trackingInfo.map(({ number }) => number ?? '').sort();
  return (
    pieces.size === goods.length &&
    goods.every(({ sku, quantity }) => pieces.get(sku) === quantity) &&
    JSON.stringify(numbers) === JSON.stringify(tracking.map(({ number }) => number).sort())
  );
}

interface OfOrder {
  readonly fulfillmentOrderId: string;
  readonly fulfillmentOrderLineItems: readonly { readonly id: string; readonly quantity: number }[];
}

const open = new Set(['OPEN', 'IN_PROGRESS']);

/** The goods among what is still to be fulfilled, or the first SKU of which less is. */
function allocate(
  orders: readonly FulfilmentOrder[],
  { goods }: ShopShipment,
): { readonly all: readonly OfOrder[] } | { readonly missing: string } {
  const left = new Map(goods.map(({ sku, quantity }) => [sku, quantity]));
  const all = orders
    .filter(({ status }) => open.has(status))
    .map(({ id, lineItems }) => ({
      fulfillmentOrderId: id,
      fulfillmentOrderLineItems: lineItems.nodes.flatMap((line) => {
        const quantity = Math.min(left.get(line.sku ?? '') ?? 0, line.remainingQuantity);
        if (quantity <= 0) return [];
        left.set(line.sku ?? '', (left.get(line.sku ?? '') ?? 0) - quantity);
        return [{ id: line.id, quantity }];
      }),
    }))
    .filter(({ fulfillmentOrderLineItems }) => fulfillmentOrderLineItems.length > 0);
  const missing = [...left].find(([, quantity]) => quantity > 0);
  return missing ? { missing: missing[0] } : { all };
}
