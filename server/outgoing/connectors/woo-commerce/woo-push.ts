import { z } from 'zod';
import type { Change, ConnectorContext, Pushed } from '#model/areas/integrations/connector/connector.ts';
import { shopShipment, type ShopShipment } from '../shop/tell-shipment.ts';
import { listOf } from '../read-json.ts';
import { askWoo, shopAddress, WooRefusal } from './woo-api.ts';
import { wooNote } from './woo-shapes.ts';

const level = z.object({ externalId: z.string(), quantity: z.int() });

/** Sets what can be sold of a product, or of a variation (`12/34`). */
export const pushStock = (given: ConnectorContext, change: Change): Promise<Pushed> =>
  orRefused(async () => {
    const { externalId, quantity } = level.parse(change.data);
    const path = `products/${externalId.replace('/', '/variations/')}`;
    const body = { manage_stock: true, stock_quantity: quantity };
    await askWoo(given, { method: 'PUT', path, body }, z.object({ id: z.int() }));
    return { is: 'done', link: null };
  });

/** Tells of goods that have left: a note with the tracking, once; and after the last of them, that the order is completed. */
export const pushShipment = (given: ConnectorContext, change: Change): Promise<Pushed> =>
  orRefused(async () => {
    const shipment = shopShipment.parse(change.data);
    const path = `orders/${shipment.order}`;
    const { data: order } = await askWoo(
      given,
      { path },
      z.object({ number: z.string(), status: z.string() }),
    );
    if (order.status === 'cancelled' || order.status === 'refunded')
      return { is: 'refused', refusal: { code: 'shopOrderEnded', params: { order: `#${order.number}` } } };
    const { data: notes } = await askWoo(given, { path: `${path}/notes` }, listOf(wooNote));
    const text = noteOf(shipment);
    const body = { note: text, customer_note: given.settings['notify'] === true };
    const note =
      notes.find(({ note: said }) => said.split(' ')[0] === shipment.number) ??
      (await askWoo(given, { method: 'POST', path: `${path}/notes`, body }, wooNote)).data;
    if (shipment.isLast && order.status !== 'completed')
      await askWoo(given, { method: 'PUT', path, body: { status: 'completed' } }, z.object({ id: z.int() }));
    return {
      is: 'done',
      link: {
        externalId: String(note.id),
        name: `#${order.number}`,
        url: `${shopAddress(given)}/wp-admin/post.php?post=${shipment.order}&action=edit`,
      },
    };
  });

/** `SH-00012 · PostNord · TRK1 https://…`: the number is what it is known by. */
const noteOf = ({ number, carrier, tracking }: ShopShipment): string =>
  [number, carrier, ...tracking.map((one) => `${one.number} ${one.url}`.trim())]
    .filter((part) => part !== '')
    .join(' · ');

async function orRefused(push: () => Promise<Pushed>): Promise<Pushed> {
  try {
    return await push();
  } catch (error) {
    if (error instanceof WooRefusal) return { is: 'refused', refusal: error.refusal };
    throw error;
  }
}
