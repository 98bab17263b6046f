import { afterEach, describe, expect, test } from 'vitest';
import { givenTo } from '../documented-server.fixtures.ts';
import { describeConnector } from '../describe-connector.fixtures.ts';
import { shopChange } from '../shop/shop-change.fixtures.ts';
import { pullAll, TrialDesk } from '../trial-desk.fixtures.ts';
import {
  wooFreight,
  wooOrderFixture,
  wooProductFixture,
  wooVariationFixture,
} from './woo-answers.fixtures.ts';
import { wooCommerceConnector } from './woo-commerce.connector.ts';
import { CONSUMER_KEY, CONSUMER_SECRET, openWoo } from './woo-server.fixtures.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const settings = { address: 'https://skruvboden.example/', notify: true };
const secrets = { consumer: CONSUMER_KEY, consumerSecret: CONSUMER_SECRET };

async function trial(has: Parameters<typeof openWoo>[0] = {}) {
  const shop = await openWoo(has);
  closing.push(shop.close);
  const desk = new TrialDesk(wooCommerceConnector, settings);
  const given = givenTo(shop.port, { settings: desk.settings, secrets });
  return {
    shop,
    desk,
    given,
    pull: (flow: string, cursor?: string) => pullAll(wooCommerceConnector, given, flow, cursor),
  };
}

const idsOf = (items: readonly { readonly externalId: string }[]) =>
  items.map(({ externalId }) => externalId);

const goods = [{ sku: 'BOLT', quantity: 1 }];
const shipment = {
  order: '700',
  number: 'SH-1',
  goods,
  isLast: true,
  carrier: '',
  tracking: [],
  sameBefore: 0,
};
const whole = { ...settings, warehouse: 'w', products: 'create', confirm: false };

describeConnector(wooCommerceConnector, {
  settings: whole,
  secrets,
  wrong: { secrets: { consumer: 'ck_of-somebody', consumerSecret: 'cs_of-somebody' } },
  faulty: [
    { settings: { ...whole, address: 'http://skruvboden.example' }, field: 'address' },
    { settings: { ...whole, products: 'both' }, field: 'products' },
  ],
  open: async () => {
    const orders = Array.from({ length: 60 }, (_, n) => wooOrderFixture(n));
    const shop = await openWoo({ orders, products: [wooProductFixture(0, 'BOLT')] });
    return {
      given: (over) => givenTo(shop.port, { settings, secrets, ...over }),
      holds: { orders: orders.map(({ id }) => String(id)), products: ['90'] },
      cut: shop.cut,
      busy: shop.busy,
      changes: {
        shipments: shopChange('shipments', shipment),
        stock: shopChange('stock', { externalId: '90', quantity: 7 }),
      },
      has: ({ flow }) =>
        flow === 'stock'
          ? shop.state.products.filter((one) => one.stock_quantity === 7).length
          : (shop.state.notes.get(700) ?? []).length,
      refused: shopChange('stock', { externalId: '1', quantity: 1 }),
      close: shop.close,
    };
  },
});

describe('WooCommerce', () => {
  test('[WOO1] lets in whoever has its keys, and tells nobody of them', async () => {
    const { given } = await trial();
    expect(await wooCommerceConnector.test(given)).toEqual({ is: 'ok', name: 'skruvboden.example (SEK)' });
    const wrong = { ...given, secrets: { consumer: 'ck_wrong', consumerSecret: 'cs_wrong' } };
    const refused = await wooCommerceConnector.test(wrong);
    expect(refused).toEqual({
      is: 'wrong',
      refusal: {
        code: 'connectorCredentials',
        params: { host: 'skruvboden.example', answer: 'Sorry, you cannot list resources.' },
      },
    });
  });

  test('[WOO2] orders come whole however many changed in one second or while they are read', async () => {
    const many = Array.from({ length: 130 }, (_, n) => ({
      ...wooOrderFixture(n),
      date_modified_gmt: n < 120 ? '2026-05-04T07:00:00' : `2026-05-04T08:00:${n - 100}`,
    }));
    const { shop, given, pull } = await trial({
      orders: [...many, wooOrderFixture(200, [], { status: 'completed' })],
    });
    const first = await pull('orders');
    expect(new Set(idsOf(first.items)).size).toBe(130);
    expect(first.items).toHaveLength(130);
    expect((await pull('orders', first.cursor)).items).toEqual([]);
    const page = await wooCommerceConnector.pull?.(given, 'orders', null);
    const [moved] = shop.state.orders;
    if (moved) moved.date_modified_gmt = '2026-05-04T09:00:00'; // while it is read
    const rest = await pullAll(wooCommerceConnector, given, 'orders', page?.cursor);
    expect(new Set(idsOf([...(page?.items ?? []), ...rest.items])).size).toBe(130);
    expect(idsOf(rest.items)).toContain('700');
  });

  test('[WOO2] a reading that is cut off is gone on with, and one that is to wait says how long', async () => {
    const { shop, given, pull } = await trial({ orders: [wooOrderFixture(1)] });
    shop.cut();
    await expect(pull('orders')).rejects.toMatchObject({ refusal: { code: 'connectorUnreachable' } });
    shop.busy(30);
    await expect(pull('orders')).rejects.toMatchObject({ retryAfterSeconds: 30 });
    expect((await pull('orders')).items).toHaveLength(1);
    expect(given.kept).toEqual({});
  });

  test('[WOO2] one that is not as documented waits on its own, and the rest is taken', async () => {
    const odd = wooOrderFixture(1, [], { currency: null });
    const { desk, pull } = await trial({ orders: [odd, wooOrderFixture(2)], products: [] });
    expect(desk.take((await pull('orders')).items)).toEqual([{ code: 'otherSideUnreadable' }, 'taken']);
  });

  test('[WOO3] products come with their variations, in grams and with their GTIN', async () => {
    const products = [
      wooProductFixture(1, 'A', { global_unique_id: '7312345600017' }),
      wooProductFixture(2, '', { type: 'variable' }),
      wooProductFixture(3, 'LINK', { type: 'external' }),
    ];
    const variations = {
      92: Array.from({ length: 120 }, (_, n) => wooVariationFixture(1000 + n, `V${n}`, ['M8', String(n)])),
    };
    const { desk, pull } = await trial({ products, variations });
    const { items } = await pull('products');
    expect(items).toHaveLength(121);
    expect(items[1]).toMatchObject({
      externalId: '92/1000',
      name: 'Bult 2, M8, 0',
      data: { there: { price: 80_0000, weight: null } },
    });
    expect(desk.take(items.slice(0, 1))).toEqual(['taken']);
    const [row] = desk.sales.base.view.by('product', 'sku', 'a');
    expect(row).toMatchObject({
      name: { en: 'Bult 1', sv: '' },
      barcodes: [{ code: '7312345600017', quantity: 1000 }],
      price: 100_0000, // 125 with 25 % VAT
      weight: 250,
      state: 'active',
    });
  });

  test('[WOO4] an order has the prices that the customer saw, with freight and fees', async () => {
    const lines = [{ sku: 'BOLT', quantity: 3, total: '79.99', total_tax: '20.01' }];
    const order = wooOrderFixture(1, lines, {
      shipping_lines: wooFreight('39.20', '9.80'),
      fee_lines: [{ total: '8.00', total_tax: '2.00', taxes: [{ id: 75, total: '2.00' }] }],
      billing: { ...wooOrderFixture(1).billing, company: 'Ek AB' },
    });
    const waiting = wooOrderFixture(2, [], { status: 'on-hold' });
    const { desk, pull } = await trial({ orders: [order, waiting] });
    desk.settings = { ...desk.settings, freight: desk.sales.nut };
    expect(desk.take((await pull('orders')).items)).toEqual(['taken']);
    const row = desk.sales.base.row('salesOrder', desk.links[0]?.document ?? '');
    expect(row?.lines.map(({ price, quantity, vatRate }) => [price, quantity, vatRate])).toEqual([
      [33_3333, 3000, 2500],
      [59_0000, 1000, 2500],
    ]);
    const customer = desk.sales.base.row('customer', row?.customer ?? '');
    expect(customer).toMatchObject({ name: 'Ek AB', contacts: [{ email: 'anna@example.com' }] });
    expect(row?.deliveryAddress.street).toBe('Anna Ek, Storgatan 1');
  });

  test('[WOO5] stock is set on products and variations, and what is wrong is told by parameter', async () => {
    const { shop, desk, given, pull } = await trial({
      products: [wooProductFixture(1, 'BOLT'), wooProductFixture(2, '', { type: 'variable' })],
      variations: { 92: [wooVariationFixture(1000, 'NUT', ['M8'])] },
    });
    desk.take((await pull('products')).items);
    desk.tell();
    const [bin = ''] = desk.sales.base.bins;
    desk.sales.stock(desk.sales.bolt, bin, 7000);
    desk.sales.stock(desk.sales.nut, bin, 3000);
    expect(await desk.push(given, desk.tell())).toEqual([]);
    expect(shop.state.products[0]).toMatchObject({ manage_stock: true, stock_quantity: 7 });
    expect(shop.state.variations[92]?.[0]).toMatchObject({ manage_stock: true, stock_quantity: 3 });
    const level = {
      flow: 'stock',
      entity: 'product',
      kind: 'product',
      document: desk.sales.bolt,
      latest: null,
      name: 'BOLT',
    };
    expect(await desk.push(given, [{ ...level, data: { externalId: '4711', quantity: 1 } }])).toEqual([
      { code: 'shopGone' },
    ]);
    shop.state.mayWrite = false;
    const change = desk.change({ ...level, data: { externalId: '91', quantity: 1 } });
    await expect(wooCommerceConnector.push?.(given, change)).rejects.toMatchObject({
      refusal: {
        code: 'connectorCredentials',
        params: {
          host: 'skruvboden.example',
          answer: 'The API key provided does not have write permissions.',
        },
      },
    });
  });

  test('[WOO6] a shipment is a note on the order, once, and the last one completes it', async () => {
    const { shop, desk, given, pull } = await trial({
      orders: [wooOrderFixture(1, [{ sku: 'BOLT', quantity: 2 }])],
    });
    const { sales } = desk;
    sales.stock(sales.bolt, sales.base.bins[0] ?? '', 10_000);
    desk.take((await pull('orders')).items);
    const order = desk.links[0]?.document ?? '';
    sales.act('salesOrder', order, 'confirm');
    const line = sales.base.row('salesOrder', order)?.lines[0]?.id ?? '';
    desk.tell();
    sales.shipped(order, [{ line, quantity: 1000 }]);
    const first = desk.tell();
    expect(await desk.push(given, first)).toEqual([]);
    expect(await desk.push(given, first)).toEqual([]);
    expect(shop.state.orders[0]?.status).toBe('processing');
    sales.shipped(order, [{ line, quantity: 1000 }]);
    expect(await desk.push(given, desk.tell())).toEqual([]);
    expect(shop.state.orders[0]?.status).toBe('completed');
    expect(shop.state.notes.get(701)?.map(({ note }) => note)).toEqual(['SH-2026-00001', 'SH-2026-00002']);
    const [cancelled] = shop.state.orders;
    if (cancelled) cancelled.status = 'cancelled';
    desk.links.splice(1);
    expect(await desk.push(given, first)).toEqual([{ code: 'shopOrderEnded', params: { order: '#701' } }]);
  });
});
