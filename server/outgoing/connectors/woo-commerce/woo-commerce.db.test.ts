import { afterEach, describe, expect, test } from 'vitest';
import { wooCommerceSpec } from '#model/areas/integrations/connector/specs/woo-commerce-spec.ts';
import { stockedProduct } from '#server/testing/company.fixtures.ts';
import { versionRead } from '#server/testing/version-read.ts';
import {
  aroundConnections,
  api,
  connection,
  deps,
  faults,
  newsOf,
  readLog,
  rows,
  run,
  server,
} from '../connections.fixtures.ts';
import { wooFreight, wooOrderFixture, wooProductFixture } from './woo-answers.fixtures.ts';
import { CONSUMER_KEY, CONSUMER_SECRET, openWoo } from './woo-server.fixtures.ts';

aroundConnections();

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const flows = wooCommerceSpec.flows.map(({ name }) => name);
const permissions = [...new Set(wooCommerceSpec.flows.flatMap((flow) => flow.permissions))];

/** A shop on this machine, and a company that is connected to it. */
async function trial(has: Parameters<typeof openWoo>[0]) {
  const shop = await openWoo(has);
  closing.push(shop.close);
  const [warehouse] = await rows('warehouse');
  if (!warehouse) throw new Error('no warehouse');
  const settings = {
    address: `http://127.0.0.1:${shop.port}`,
    warehouse: warehouse.id,
    customerPrefix: 'W',
    products: 'create',
    confirm: true,
    notify: true,
  };
  const id = await connection({ connector: 'wooCommerce', settings, flows, permissions });
  const secrets = { consumer: CONSUMER_KEY, consumerSecret: CONSUMER_SECRET };
  expect((await api().post(`1/connections/${id}/secrets/`, { secrets })).status).toBe(200);
  const version = await versionRead(server.database, 1, 'row_connection', id);
  expect((await api().post(`1/documents/connection/${id}/connect/`, { version })).status).toBe(200);
  const bins = (await rows('location')).filter((one) => one.warehouse === warehouse.id && one.pickable);
  const founded = { company: 1, warehouse: warehouse.id, bins: bins.map((one) => one.id), role: '' };
  return { shop, id, founded };
}

const work = async (id: string): Promise<void> => {
  await readLog();
  await run(id);
};

describe('a shop with WooCommerce that a company is connected to', () => {
  test('[WSH1] [WSH2] [WSH8] its products, orders and levels flow, and what waits is taken once it can be', async () => {
    const lines = [{ sku: 'WOO-1' }, { sku: 'WOO-2' }];
    const { shop, id, founded } = await trial({
      orders: [wooOrderFixture(1, lines, { shipping_lines: wooFreight('0.00', '0.00') })],
      products: [wooProductFixture(1, 'WOO-1')],
    });
    await stockedProduct(server.platform.executor, founded, { form: { sku: 'WOO-1' }, quantity: 7000 });
    await work(id);
    expect(await newsOf(id)).toMatchObject({ refused: 1, linked: 1 });
    expect(shop.state.products[0]).toMatchObject({ manage_stock: true, stock_quantity: 7 });
    const [waits] = (await newsOf(id)).refusals;
    expect(waits?.refusal).toMatchObject({ code: 'shopUnknownSku' });
    await stockedProduct(server.platform.executor, founded, { form: { sku: 'WOO-2' } });
    const retried = await api().post(`1/connections/${id}/items/${waits?.id}/retry/`, { texts: {} });
    expect(retried.status).toBe(200);
    await deps.jobs.drain('connection');
    const orders = (await rows('salesOrder')).filter((one) => one.theirReference === '#701');
    expect(orders.map(({ state }) => Object(state).commercial as unknown)).toEqual(['confirmed']);
    await work(id);
    await work(id);
    expect((await rows('salesOrder')).filter((one) => one.theirReference === '#701')).toHaveLength(1);
    expect((await newsOf(id)).refused).toBe(0);
    expect(faults).toEqual([]);
  });
});
