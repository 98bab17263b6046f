import { z } from 'zod';
import { trackingAddress } from '#model/areas/setup/carrier/carrier.tracking.ts';
import type { Desk, Outgoing } from '#model/areas/integrations/connector/connector.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { kitsIn, wholeKits } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import type { SalesOrderFact, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { UNIT } from '#model/values/money.ts';

/** What a shop is told of goods that have left. */
export const shopShipment = z.object({
  /** The order there. */
  order: z.string(),
  /** `SH-00012`. */
  number: z.string(),
  /** Pieces by SKU, as they were ordered: kits, not their parts. */
  goods: z.array(z.object({ sku: z.string(), quantity: z.int() })),
  /** Whether nothing more of the order will leave. */
  isLast: z.boolean(),
  carrier: z.string(),
  tracking: z.array(z.object({ number: z.string(), url: z.string() })),
  /** How many shipments of the order with the same goods and tracking left before it. */
  sameBefore: z.int(),
});
export type ShopShipment = z.infer<typeof shopShipment>;

/** [WSH9] What leaves of an order that came from the shop, with who brings it and how it is followed. */
export function tellShipment({ kind, type, document, data }: LogEvent, desk: Desk): Outgoing[] {
  if (kind !== 'salesOrder' || type !== 'shipped') return [];
  const link = desk.linkOf('order', document);
  const order = link && desk.view.get('salesOrder', document);
  const { shipment } = data as SalesOrderFact<'shipped'>; // the schema of `shipped`
  if (!order) return [];
  const told = shipmentOf(shipment, order, desk);
  if (told.goods.length === 0) return [];
  const sameBefore = earlierOnes(shipment, order, desk).filter((one) => isSame(one, told)).length;
  const sent: ShopShipment = { ...told, order: link.externalId, sameBefore };
  return [
    {
      flow: 'shipments',
      entity: 'shipment',
      kind: 'shipment',
      document: shipment,
      latest: null,
      name: told.number || order.theirReference,
      data: sent,
    },
  ];
}

type Told = Omit<ShopShipment, 'order' | 'sameBefore'>;

const isSame = (a: Told, b: Told): boolean =>
  JSON.stringify([a.goods, a.tracking]) === JSON.stringify([b.goods, b.tracking]);

function shipmentOf(id: string, order: SalesOrderRow, desk: Desk): Told {
  const row = desk.view.get('shipment', id);
  const carrier = row?.carrier ? desk.view.get('carrier', row.carrier) : undefined;
  const numbers = (row?.parcels ?? []).map(({ tracking }) => tracking).filter((number) => number !== '');
  const left = new Map<string, number>();
  for (const { orderLine, quantity } of row?.lines ?? [])
    left.set(orderLine, (left.get(orderLine) ?? 0) + quantity);
  return {
    number: row?.number ?? '',
    goods: goodsOf(order, left, desk),
    isLast: order.lines.every((line) => line.quantity - line.cancelled <= line.shipped),
    carrier: carrier?.name ?? '',
    tracking: numbers.map((number) => ({
      number,
      url: trackingAddress(carrier?.tracking ?? '', number) ?? '',
    })),
  };
}

/** Pieces by SKU: of a kit, the whole ones that its parts make. */
function goodsOf(order: SalesOrderRow, left: ReadonlyMap<string, number>, desk: Desk): ShopShipment['goods'] {
  const entered = [
    ...order.lines
      .filter(({ ofKit }) => !ofKit)
      .map(({ id, product }) => ({ product, quantity: left.get(id) ?? 0 })),
    ...kitsIn(order.lines).map(({ kit, parts }) => ({
      product: kit.product,
      quantity: wholeKits(parts, ({ id }) => left.get(id) ?? 0),
    })),
  ];
  const pieces = new Map<string, number>();
  for (const { product, quantity } of entered) {
    const sku = desk.view.get('product', product)?.sku;
    if (sku && quantity >= UNIT) pieces.set(sku, (pieces.get(sku) ?? 0) + Math.floor(quantity / UNIT));
  }
  return [...pieces].map(([sku, quantity]) => ({ sku, quantity }));
}

/** The shipments of an order that left before one, as they would be told. */
function earlierOnes(id: string, order: SalesOrderRow, desk: Desk): Told[] {
  const all = desk.view.by('shipment', 'order', order.id).filter(({ shippedAt }) => shippedAt !== null);
  const at = all.find((one) => one.id === id)?.shippedAt ?? '';
  return all
    .filter((one) => one.id !== id && String(one.shippedAt) < at)
    .map((one) => shipmentOf(one.id, order, desk));
}
