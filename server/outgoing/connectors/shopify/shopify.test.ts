import { afterEach, describe, expect, test } from 'vitest';
import { carrierFixture } from '#model/areas/setup/carrier/carrier.fixtures.ts';
import { givenTo } from '../documented-server.fixtures.ts';
import { describeConnector } from '../describe-connector.fixtures.ts';
import { shopChange } from '../shop/shop-change.fixtures.ts';
import { pullAll, TrialDesk } from '../trial-desk.fixtures.ts';
import {
  shopifyFreight,
  shopifyOrder,
  shopifyVariant,
  type ShopifyOrderFixture,
  type ShopifyVariantFixture,
} from './shopify-answers.fixtures.ts';
import { CLIENT_ID, CLIENT_SECRET, openShopify } from './shopify-server.fixtures.ts';
import { shopifyConnector } from './shopify.connector.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const settings = { shop: 'skruvboden.myshopify.com', clientId: CLIENT_ID };
const secrets = { clientSecret: CLIENT_SECRET };

async function trial(has: { orders?: ShopifyOrderFixture[]; variants?: ShopifyVariantFixture[] } = {}) {
  const shop = await openShopify(has);
  closing.push(shop.close);
  const desk = new TrialDesk(shopifyConnector, settings);
  const given = givenTo(shop.port, { settings: desk.settings, secrets: { ...secrets } });
  return {
    shop,
    desk,
    given,
    pull: (flow: string, cursor?: string) => pullAll(shopifyConnector, given, flow, cursor),
  };
}

const test_ = (given: ReturnType<typeof givenTo>) => shopifyConnector.test(given);

const changes = {
  shipments: shopChange('shipments', {
    order: '4500',
    number: 'SH-1',
    goods: [{ sku: 'BOLT', quantity: 1 }],
    isLast: false,
    carrier: '',
    tracking: [{ number: 'TRK1', url: '' }],
    sameBefore: 0,
  }),
  stock: shopChange('stock', { externalId: '9000', quantity: 7 }),
};

describeConnector(shopifyConnector, {
  settings: {
    ...settings,
    warehouse: '01890000-0000-7000-8000-000000000003',
    products: 'create',
    confirm: false,
    notify: true,
  },
  secrets,
  wrong: { secrets: { clientSecret: 'shpss_of-somebody-else' } },
  faulty: [
    {
      settings: {
        ...settings,
        warehouse: 'w',
        products: 'create',
        confirm: false,
        notify: true,
        shop: 'skruvboden.se',
      },
      field: 'shop',
    },
    { settings: { ...settings, products: 'create', confirm: false, notify: true }, field: 'warehouse' },
  ],
  open: async () => {
    const orders = Array.from({ length: 7 }, (_, n) => shopifyOrder(n));
    const variants = Array.from({ length: 120 }, (_, n) => shopifyVariant(n, `S${n}`));
    const shop = await openShopify({ orders, variants });
    return {
      given: (over) => givenTo(shop.port, { settings, secrets, ...over }),
      holds: {
        orders: orders.map((_, n) => String(4500 + n)),
        products: variants.map((_, n) => String(9000 + n)),
      },
      cut: shop.cut,
      busy: shop.busy,
      changes,
      has: ({ flow }) =>
        flow === 'stock'
          ? [...shop.state.levels.values()].filter((level) => level === 7).length
          : shop.state.made.length,
      refused: shopChange('stock', { externalId: '1', quantity: 1 }),
      close: shop.close,
    };
  },
});

describe('Shopify', () => {
  test('[SHY1] lets in whoever has the keys and the scopes, and says what is missing', async () => {
    const { shop, given } = await trial();
    expect(await test_(given)).toEqual({ is: 'ok', name: 'Skruvboden' });
    const wrong = { ...given, secrets: { clientSecret: 'shpss_something-else' } };
    const refused = await test_(wrong);
    expect(refused).toMatchObject({ is: 'wrong', refusal: { code: 'connectorCredentials' } });
    expect(JSON.stringify(refused)).not.toContain('something-else');
    shop.state.scopes = ['read_products', 'read_orders', 'read_locations'];
    expect(await test_(given)).toEqual({
      is: 'wrong',
      refusal: {
        code: 'otherSideScopes',
        params: { scopes: 'write_inventory, write_merchant_managed_fulfillment_orders' },
      },
    });
    shop.state.scopes = [
      'write_products',
      'read_orders',
      'write_inventory',
      'read_locations',
      'write_merchant_managed_fulfillment_orders',
    ];
    const nowhere = { ...given, settings: { ...given.settings, location: '77' } };
    expect(await test_(nowhere)).toMatchObject({ is: 'wrong', refusal: { code: 'shopifyLocation' } });
  });

  test('[SHY2] gets a token once for all its requests, and another one when that has ended', async () => {
    const { shop, given, pull } = await trial({ variants: [shopifyVariant(1, 'A')] });
    await pull('products');
    await pull('products');
    expect(shop.state.tokens.size).toBe(1);
    shop.state.tokens.clear(); // it has ended
    await pull('products');
    expect(shop.asked.filter(({ url }) => url.pathname.endsWith('access_token'))).toHaveLength(2);
    const later = { ...given, now: () => '2026-05-05T08:00:00.000Z' };
    await pullAll(shopifyConnector, later, 'products');
    expect(shop.asked.filter(({ url }) => url.pathname.endsWith('access_token'))).toHaveLength(3);
  });

  test('[SHY3] orders come page by page, all lines of each, and only those that changed the next time', async () => {
    const many = Array.from({ length: 12 }, (_, n) => shopifyOrder(n));
    const lines = Array.from({ length: 130 }, (_, n) => ({ sku: `S${n}`, quantity: 1 }));
    many[3] = shopifyOrder(3, lines);
    const { shop, pull } = await trial({ orders: many });
    const first = await pull('orders');
    expect(first.pages).toBe(3);
    expect(first.items.map((one) => one.externalId)).toEqual(many.map((_, n) => String(4500 + n)));
    expect(first.items[3]).toMatchObject({ data: { 'SKU 130: Bolt 129': 'S129' } });
    const again = await pull('orders', first.cursor);
    expect(again.items).toEqual([]);
    const changed = many[5];
    if (changed) changed.updatedAt = '2026-05-04T09:00:00Z';
    shop.state.orders.push(shopifyOrder(11, [{ sku: 'BOLT' }], { id: 'gid://shopify/Order/9999' })); // in the same second as the last
    const next = await pull('orders', again.cursor);
    expect(next.items.map((one) => one.externalId)).toEqual(['9999', '4505']);
    expect(Math.max(...shop.state.costs)).toBeLessThanOrEqual(1000);
  });

  test('[SHY4] waits as long as it takes until there are points again, and goes on later where that is long', async () => {
    const { shop, given, pull } = await trial({ variants: [shopifyVariant(1, 'A')] });
    shop.state.points = { available: 0, most: 2000, restored: 1_000_000 };
    const { items } = await pull('products');
    expect(items).toHaveLength(1);
    shop.state.points = { available: 0, most: 2000, restored: 1 };
    await expect(pull('products')).rejects.toMatchObject({
      refusal: { code: 'connectorBusy' },
      retryAfterSeconds: 503,
    });
    shop.busy(7);
    await expect(shopifyConnector.test(given)).rejects.toMatchObject({ retryAfterSeconds: 7 });
  });

  test('[SHY3] a reading that is cut off is gone on with where it was', async () => {
    const { shop, desk, given } = await trial({
      orders: Array.from({ length: 7 }, (_, n) => shopifyOrder(n)),
    });
    const page = await shopifyConnector.pull?.(given, 'orders', null);
    desk.take(page?.items ?? []);
    shop.cut();
    await expect(shopifyConnector.pull?.(given, 'orders', page?.cursor ?? null)).rejects.toMatchObject({
      refusal: { code: 'connectorUnreachable' },
    });
    const rest = await pullAll(shopifyConnector, given, 'orders', page?.cursor);
    expect(desk.take([...(page?.items ?? []), ...rest.items])).toEqual(Array(7).fill('taken'));
    expect([...desk.sales.base.store.all('salesOrder').values()]).toHaveLength(7);
  });

  test('[SHY5] [WSH1] [WSH3] an order becomes a draft with its customer, address, prices, freight and VAT', async () => {
    const order = shopifyOrder(1, [{ sku: 'bolt', quantity: 3, price: '99.00', rate: 0.12 }], {
      shippingLines: shopifyFreight('49.00'),
      shippingAddress: { ...shopifyOrder(1).shippingAddress, name: 'Bo Ek', company: 'Ek AB' },
      note: 'Ring först',
    });
    const { desk, pull } = await trial({ orders: [order] });
    desk.settings = { ...desk.settings, freight: desk.sales.nut };
    const { items } = await pull('orders');
    expect(desk.take(items)).toEqual(['taken']);
    const [row] = [...desk.sales.base.store.all('salesOrder').values()];
    expect(row).toMatchObject({
      theirReference: '#1001',
      currency: 'SEK',
      rate: 1_000_000,
      pricesIncludeVat: true,
      orderedOn: '2026-05-04',
      notes: 'Ring först',
      deliveryAddress: {
        street: 'Ek AB, Bo Ek, Storgatan 1, lgh 1203',
        postcode: '111 22',
        city: 'Stockholm',
        country: 'SE',
      },
      lines: [
        { product: desk.sales.bolt, quantity: 3000, price: 99_0000, vatClass: 'restaurant', vatRate: 1200 },
        { product: desk.sales.nut, quantity: 1000, price: 49_0000, vatClass: 'standard', vatRate: 2500 },
      ],
      state: { commercial: 'draft' },
    });
    expect(desk.links).toEqual([
      {
        entity: 'order',
        externalId: '4501',
        kind: 'salesOrder',
        document: row?.id,
        name: '#1001',
        url: 'https://admin.shopify.com/store/skruvboden/orders/4501',
      },
    ]);
  });

  test('[SHY5] what was sent before the shop was connected is not sent again', async () => {
    const { desk, given, pull } = await trial({ orders: [shopifyOrder(1, [{ sku: 'BOLT', quantity: 4 }])] });
    const part = { ...changes.shipments, data: { ...changes.shipments.data, order: '4501' } };
    await shopifyConnector.push?.(given, part);
    desk.take((await pull('orders')).items);
    const row = desk.sales.base.row('salesOrder', desk.links[0]?.document ?? '');
    expect(row?.lines.map(({ quantity }) => quantity)).toEqual([3000]);
  });

  test('[SHY6] [WSH8] stock is set at the location, once for the same change, and what is wrong is told by field', async () => {
    const variants = [shopifyVariant(1, 'BOLT'), shopifyVariant(2, 'NUT')];
    const { shop, desk, given, pull } = await trial({ variants });
    desk.take((await pull('products')).items);
    desk.tell();
    desk.sales.stock(desk.sales.bolt, desk.sales.base.bins[0] ?? '', 7000);
    const told = desk.tell();
    expect(told.map(({ name, data }) => [name, data])).toEqual([
      ['BOLT', { externalId: '9001', quantity: 7 }],
    ]);
    expect(await desk.push(given, told)).toEqual([]);
    expect([...shop.state.levels]).toEqual([
      ['gid://shopify/InventoryItem/9501@gid://shopify/Location/1', 7],
    ]);
    desk.sales.confirmed([{ product: desk.sales.bolt, quantity: 2000 }]);
    expect(await desk.push(given, desk.tell())).toEqual([]);
    expect(await desk.push(given, told)).toEqual([]); // again, late
    expect([...shop.state.levels.values()]).toEqual([5]);
    const elsewhere = { ...given, settings: { ...given.settings, location: '77' } };
    desk.sales.stock(desk.sales.nut, desk.sales.base.bins[0] ?? '', 1000);
    expect(await desk.push(elsewhere, desk.tell())).toEqual([
      {
        code: 'otherSideRefused',
        params: { answer: 'input.quantities.0.locationId: The specified location could not be found.' },
      },
    ]);
  });

  test('[SHY7] [WSH9] a shipment becomes a fulfilment with its tracking, however often it is told', async () => {
    const { shop, desk, given, pull } = await trial({
      orders: [shopifyOrder(1, [{ sku: 'BOLT', quantity: 4 }])],
    });
    const { sales } = desk;
    const carrier = sales.base.id();
    sales.act(
      'carrier',
      carrier,
      'create',
      carrierFixture({ name: 'PostNord', tracking: 'https://pn.example/{number}' }),
    );
    sales.stock(sales.bolt, sales.base.bins[0] ?? '', 10_000);
    desk.take((await pull('orders')).items);
    const order = desk.links[0]?.document ?? '';
    sales.act('salesOrder', order, 'confirm');
    const line = sales.base.row('salesOrder', order)?.lines[0]?.id ?? '';
    desk.tell();
    const ship = (quantity: number, tracking: string) => {
      const pick = sales.released(order, [{ line, quantity }]);
      sales.scanned(pick);
      const shipment = sales.finished(pick);
      sales.act('shipment', shipment, 'pack', {
        parcels: [{ id: sales.base.id(), weight: 100, tracking }],
        carrier,
      });
      sales.act('shipment', shipment, 'ship');
    };
    ship(2000, 'TRK1');
    const first = desk.tell();
    expect(await desk.push(given, first)).toEqual([]);
    sales.base.now = '2026-05-04T09:00:00.000Z';
    ship(1000, '');
    const second = desk.tell();
    expect(await desk.push(given, second)).toEqual([]);
    sales.base.now = '2026-05-04T10:00:00.000Z';
    ship(1000, ''); // the same goods once more
    expect(await desk.push(given, desk.tell())).toEqual([]);
    desk.links.splice(1); // as if this process had ended before it kept what was made
    expect(await desk.push(given, [...first, ...second])).toEqual([]);
    expect(
      shop.state.made.map(({ tracking, lines }) => [tracking.numbers, tracking.urls, lines[0]?.quantity]),
    ).toEqual([
      [['TRK1'], ['https://pn.example/TRK1'], 2],
      [undefined, undefined, 1],
      [undefined, undefined, 1],
    ]);
  });
});
