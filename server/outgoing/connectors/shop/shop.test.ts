import { describe, expect, test } from 'vitest';
import type { Connector, PulledRecord, Settings } from '#model/areas/integrations/connector/connector.ts';
import { wooCommerceSpec } from '#model/areas/integrations/connector/specs/woo-commerce-spec.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { TrialDesk } from '../trial-desk.fixtures.ts';
import { orderData, type ShopOrder } from './shop-order.ts';
import { takeOrder } from './take-order.ts';
import { productData, takeProduct, type ShopProduct } from './take-product.ts';
import { tellShipment } from './tell-shipment.ts';
import { levelOfLink, tellStock } from './tell-stock.ts';

/** A shop that reaches nothing: what all shops have in common. */
const shop: Connector = {
  spec: wooCommerceSpec,
  test: () => Promise.resolve({ is: 'ok', name: '' }),
  take: (record, desk) => (record.flow === 'orders' ? takeOrder(record, desk) : takeProduct(record, desk)),
  tell: (event, desk) => [...tellStock(event, desk, 'product'), ...tellShipment(event, desk)],
  linked: levelOfLink,
};
const trial = (settings: Settings = {}) => new TrialDesk(shop, settings);

const address = { street: 'Storgatan 1', postcode: '111 22', city: 'Stockholm', country: 'SE' };
const line = { id: '1', name: 'Bolt', quantity: 2000, price: 100_0000, vatRate: 2500 };
const usual: ShopOrder = {
  standing: 'open',
  number: '#1001',
  orderedAt: '2026-05-03T22:30:00Z', // the next day already in Stockholm
  currency: 'SEK',
  pricesIncludeVat: true,
  customer: '77',
  customerName: 'Anna Ek',
  email: 'Anna@Example.com',
  phone: '',
  vatNumber: '',
  billing: address,
  delivery: address,
  lines: [line],
  freight: null,
  refunded: 0,
  note: '',
};

const order = (over: Partial<ShopOrder> = {}, skus = ['BOLT'], version = '1'): PulledRecord => ({
  is: 'record',
  flow: 'orders',
  entity: 'order',
  externalId: '500',
  name: '#1001',
  url: '',
  version,
  data: orderData({ ...usual, ...over }, skus),
});
const rowOf = (desk: TrialDesk) => desk.sales.base.row('salesOrder', desk.links[0]?.document ?? '');
const commercial = (desk: TrialDesk) => Object(rowOf(desk)?.state).commercial as unknown;

describe('orders of web shops', () => {
  test('[WSH1] [WSH2] an order is taken whole or not at all, and once its product is here', () => {
    const desk = trial();
    const both = order({ lines: [line, { ...line, id: '2', name: 'Washer' }] }, ['BOLT', 'WASHER']);
    const before = desk.sales.base.log.length;
    const unknown = {
      code: 'shopUnknownSku',
      params: { sku: 'WASHER' },
      fields: { 'SKU 2: Washer': 'shopUnknownSku' },
    };
    expect(desk.take([both])).toEqual([unknown]);
    expect(desk.sales.base.log).toHaveLength(before);
    const product = desk.sales.base.id();
    desk.sales.act('product', product, 'create', productFixture({ sku: 'Washer' }));
    desk.sales.act('product', product, 'activate');
    expect(desk.take([both])).toEqual(['taken']);
    expect(rowOf(desk)?.lines.map((one) => one.product)).toEqual([desk.sales.bolt, product]);
    expect(commercial(desk)).toBe('draft');
  });

  test('[WSH2] a SKU is put right before the order is tried again', () => {
    const desk = trial();
    const wrong = order({}, ['']);
    expect(desk.take([wrong])).toEqual([
      { code: 'shopNoSku', params: { name: 'Bolt' }, fields: { 'SKU 1: Bolt': 'shopNoSku' } },
    ]);
    expect(desk.take([{ ...wrong, data: { ...wrong.data, 'SKU 1: Bolt': ' bolt ' } }])).toEqual(['taken']);
  });

  test('[WSH1] one that comes again, or again after it was discarded here, does nothing', () => {
    const desk = trial();
    desk.take([order(), order({}, ['BOLT'], '2')]);
    const { log } = desk.sales.base;
    const made = log.length;
    desk.sales.act('salesOrder', rowOf(desk)?.id ?? '', 'discard');
    expect(desk.take([order({}, ['BOLT'], '3')])).toEqual(['taken']);
    expect(log).toHaveLength(made + 1);
  });

  test('[WSH3] freight is a line of the product that the settings name; without one the order waits', () => {
    const freight = { name: 'PostNord', price: 49_0000, vatRate: 2500 };
    const desk = trial();
    expect(desk.take([order({ freight })])).toEqual([
      { code: 'shopFreightMissing', params: { name: 'PostNord' } },
    ]);
    desk.settings = { ...desk.settings, freight: desk.sales.nut };
    expect(desk.take([order({ freight })])).toEqual(['taken']);
    expect(rowOf(desk)?.lines[1]).toMatchObject({ product: desk.sales.nut, quantity: 1000, price: 49_0000 });
    const free = trial();
    expect(free.take([order({ freight: { ...freight, price: 0 } })])).toEqual(['taken']);
  });

  test('[WSH4] a customer is made known with the first order, and used for the next', () => {
    const desk = trial({ customerPrefix: 'W' });
    desk.take([order(), { ...order({ customerName: 'Anna Berg' }), externalId: '501' }]);
    const rows = desk.links.map(({ document }) => desk.sales.base.row('salesOrder', document)?.customer);
    expect(new Set(rows).size).toBe(1);
    expect(desk.sales.base.row('customer', rows[0] ?? '')).toMatchObject({
      number: 'W77',
      name: 'Anna Ek',
      contacts: [{ email: 'Anna@Example.com' }],
      vatTreatment: 'derived',
      currency: 'SEK',
      language: 'sv',
    });
    const one = trial();
    const collective = one.sales.addCustomer(customerFixture({ number: 'WEBB' }));
    one.settings = { ...one.settings, customer: collective };
    one.take([order()]);
    expect(rowOf(one)?.customer).toBe(collective);
  });

  test('[WSH4] who has no account is known by address, and in each currency', () => {
    const desk = trial();
    const rate = desk.sales.base.id();
    desk.sales.act('exchangeRate', rate, 'create', { currency: 'EUR', on: '2026-05-01', rate: 11_000_000 });
    const delivery = { ...address, country: 'DE' };
    const guest = { customer: '', billing: delivery, delivery };
    desk.take([
      order(guest),
      { ...order({ ...guest, email: 'anna@example.com' }), externalId: '501' },
      { ...order({ ...guest, currency: 'EUR' }), externalId: '502' },
    ]);
    const customers = desk.links.map(({ document }) => desk.sales.base.row('salesOrder', document)?.customer);
    expect(new Set(customers).size).toBe(2);
    expect(desk.sales.base.row('customer', customers[2] ?? '')).toMatchObject({
      number: 'anna@example.com-EUR',
      vatTreatment: 'derived',
      currency: 'EUR',
    });
    expect(desk.sales.base.row('salesOrder', desk.links[2]?.document ?? '')).toMatchObject({
      rate: 11_000_000,
    });
  });

  test('[WSH1] one that is to be confirmed at once and cannot be stays a draft', () => {
    const desk = trial({ confirm: true });
    const customer = desk.sales.addCustomer();
    desk.sales.act('customer', customer, 'block', { reason: 'credit' });
    desk.settings = { ...desk.settings, customer };
    expect(desk.take([order()])).toEqual(['taken']);
    expect(commercial(desk)).toBe('draft');
  });

  test('[WSH1] what cannot be sold here waits with the reason', () => {
    const desk = trial();
    expect(desk.take([order({ currency: 'JPY' }), order({ currency: 'NOK' }), order({ lines: [] })])).toEqual(
      [
        { code: 'otherSideCurrency', params: { currency: 'JPY' } },
        { code: 'importRateMissing', params: { currency: 'NOK' } },
        { code: 'shopOrderEmpty' },
      ],
    );
    expect(desk.take([{ ...order(), data: { order: { number: '#1' } } }])).toEqual([
      { code: 'otherSideUnreadable' },
    ]);
  });

  test('[WSH5] VAT is of the class whose rate the shop has taken where the goods go', () => {
    const desk = trial();
    desk.take([
      order({ lines: [line, { ...line, id: '2', vatRate: 600 }, { ...line, id: '3', vatRate: 777 }] }, [
        'BOLT',
        'BOLT',
        'BOLT',
      ]),
    ]);
    expect(rowOf(desk)?.lines.map(({ vatClass, vatRate }) => [vatClass, vatRate])).toEqual([
      ['standard', 2500],
      ['food', 600],
      ['standard', 2500],
    ]);
  });

  test('[WSH6] one that is cancelled there is discarded or cancelled here; what was paid back is told', () => {
    const desk = trial();
    expect(desk.take([order({ standing: 'cancelled' })])).toEqual(['passed']);
    desk.take([order()]);
    desk.take([order({ standing: 'cancelled' }, ['BOLT'], '2')]);
    expect(commercial(desk)).toBe('cancelled');
    const confirmed = trial({ confirm: true });
    confirmed.take([order()]);
    expect(commercial(confirmed)).toBe('confirmed');
    const { log } = confirmed.sales.base;
    confirmed.take([order({ refunded: 10_050 }, ['BOLT'], '2'), order({ refunded: 10_050 }, ['BOLT'], '3')]);
    const comments = log.filter(({ kind }) => kind === 'comment');
    expect(comments.map(({ data }) => Object(data).text as unknown)).toEqual([
      '#1001: återbetalt 100.50 SEK',
    ]);
    confirmed.take([order({ standing: 'cancelled' }, ['BOLT'], '4')]);
    expect(commercial(confirmed)).toBe('cancelled');
  });

  test('[WSH1] an address without a country is in that of the company', () => {
    const desk = trial();
    desk.take([order({ delivery: { ...address, country: '' } })]);
    expect(rowOf(desk)?.deliveryAddress.country).toBe('SE');
  });

  test('[WSH1] the day of an order is that of the company, and it is promised no earlier than today', () => {
    const desk = trial();
    desk.sales.base.now = '2026-05-06T08:00:00.000Z';
    desk.take([order()]);
    expect(rowOf(desk)).toMatchObject({ orderedOn: '2026-05-04', promisedOn: '2026-05-06' });
  });
});

const product = (over: Partial<ShopProduct> = {}, externalId = '1', version = '1'): PulledRecord => ({
  is: 'record',
  flow: 'products',
  entity: 'product',
  externalId,
  name: 'Bolt M8',
  url: '',
  version,
  data: productData({
    sku: 'NEW-1',
    name: 'Bolt M8',
    barcode: '7312345600017',
    weight: 25,
    price: 125_0000,
    currency: 'SEK',
    pricesIncludeVat: true,
    standing: 'active',
    stocked: true,
    ...over,
  }),
});

describe('products of web shops', () => {
  test('[WSH7] a product is the one with its SKU, or becomes one', () => {
    const desk = trial();
    expect(desk.take([product(), product({ sku: 'bolt', name: 'Other' }, '2')])).toEqual(['taken', 'taken']);
    expect(desk.links.map(({ externalId, document }) => [externalId, document])).toEqual([
      ['1', desk.sales.base.view.by('product', 'sku', 'new-1')[0]?.id],
      ['2', desk.sales.bolt],
    ]);
    expect(desk.sales.base.row('product', desk.sales.bolt)?.name.en).not.toBe('Other');
    expect(desk.take([product({ sku: '', name: 'Nameless' }, '3')])).toEqual([
      { code: 'shopNoSku', params: { name: 'Nameless' }, fields: { sku: 'shopNoSku' } },
    ]);
    expect(desk.take([product({ sku: 'OLD', standing: 'archived' }, '4')])).toEqual(['passed']);
    expect(desk.take([product({ sku: 'TWIN' }, '5')])).toMatchObject([{ code: 'barcodeTaken' }]);
  });

  test('[WSH7] where the shop leads, its name, barcode, weight and price are taken over, without VAT', () => {
    const desk = trial({ products: 'update' });
    desk.take([product()]);
    desk.take([product({ name: 'Bolt M8 zinc', price: 250_0000, weight: null, barcode: '' }, '1', '2')]);
    const [row] = desk.sales.base.view.by('product', 'sku', 'new-1');
    expect(row).toMatchObject({
      name: { en: 'Bolt M8 zinc' },
      price: 200_0000,
      weight: 25,
      barcodes: [{ code: '7312345600017' }],
    });
    const { length } = desk.sales.base.log;
    desk.take([product({ name: 'Bolt M8 zinc', price: 250_0000 }, '1', '3')]);
    expect(desk.sales.base.log).toHaveLength(length);
    desk.take([product({ name: 'Bolt M8 zinc', currency: 'EUR', price: 9_0000 }, '1', '4')]);
    expect(desk.sales.base.view.by('product', 'sku', 'new-1')[0]?.price).toBe(200_0000);
  });
});

describe('what web shops are told', () => {
  test('[WSH8] the whole pieces that are free in the warehouse of the connection, of kits too', () => {
    const desk = trial();
    const { sales } = desk;
    const kit = sales.base.id();
    sales.act('product', kit, 'create', {
      ...productFixture({ sku: 'KIT', kind: 'bundle' }),
      bundle: {
        mode: 'kit',
        components: [{ product: sales.bolt, quantity: 2000, optional: false }],
        pricing: 'own',
        less: 0,
      },
    });
    sales.act('product', kit, 'activate');
    desk.take([product({ sku: 'BOLT' }, '1'), product({ sku: 'KIT' }, '2')]);
    desk.tell();
    sales.stock(sales.bolt, sales.base.bins[0] ?? '', 7000);
    sales.stock(sales.nut, sales.base.bins[0] ?? '', 7000); // the shop does not have it
    const told = desk.tell();
    expect(told.map(({ name, data, latest }) => [name, data['quantity'], latest])).toEqual([
      ['BOLT', 7, sales.bolt],
      ['KIT', 3, kit],
    ]);
    sales.confirmed([{ product: sales.bolt, quantity: 3000 }]);
    expect(desk.tell().map(({ name, data }) => [name, data['quantity']])).toEqual([
      ['BOLT', 4],
      ['KIT', 2],
    ]);
  });

  test('[WSH8] what there is of a product as soon as it is found in the shop', () => {
    const desk = trial();
    desk.sales.stock(desk.sales.bolt, desk.sales.base.bins[0] ?? '', 7000);
    desk.tell();
    const levels = () => desk.tell().map(({ name, data }) => [name, data['quantity']]);
    desk.take([product({ sku: 'BOLT' })]);
    expect(levels()).toEqual([['BOLT', 7]]);
    desk.take([product({ sku: 'BOLT' }, '1', '2')]);
    expect(levels()).toEqual([]);
  });

  test('[WSH8] drafts of its own orders are counted off, as the shop has done it; those of others are not', () => {
    const desk = trial();
    const { sales } = desk;
    desk.take([product({ sku: 'BOLT' })]);
    sales.draft([{ product: sales.bolt, quantity: 3000 }]);
    desk.take([order()]); // two of them
    desk.tell();
    sales.stock(sales.bolt, sales.base.bins[0] ?? '', 7000);
    const levels = () => desk.tell().map(({ data }) => data['quantity']);
    expect(levels()).toEqual([5]);
    const id = desk.links[1]?.document ?? '';
    sales.act('salesOrder', id, 'confirm');
    expect(levels()).toEqual([5]);
    desk.take([{ ...order(), externalId: '501' }]);
    sales.act('salesOrder', desk.links[2]?.document ?? '', 'discard');
    expect(levels()).toEqual([5]);
  });

  test('[WSH9] shipments of orders that came from the shop, and of no others', () => {
    const desk = trial();
    const { sales } = desk;
    sales.stock(sales.bolt, sales.base.bins[0] ?? '', 9000);
    sales.shipped(sales.confirmed([{ product: sales.bolt, quantity: 1000 }]).order);
    expect(desk.tell()).toEqual([]);
    desk.take([order()]);
    const id = rowOf(desk)?.id ?? '';
    sales.act('salesOrder', id, 'confirm');
    sales.shipped(id);
    expect(desk.tell()).toMatchObject([
      {
        flow: 'shipments',
        entity: 'shipment',
        kind: 'shipment',
        data: {
          order: '500',
          goods: [{ sku: 'BOLT', quantity: 2 }],
          isLast: true,
          tracking: [],
          sameBefore: 0,
        },
      },
    ]);
  });
});
