import { describe, expect, test } from 'vitest';
import { consider } from '#model/engine/propose.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
  type PurchasingWorld,
} from '../purchase-order/purchase-order.fixtures.ts';
import {
  countedFromOrder,
  countedReceipt,
  demand,
  linesOf,
  lose,
  placesOf,
  post,
} from './goods-receipt.fixtures.ts';

const refused = (refusal: object) => ({ accepted: false, refusal });
const valuation = (world: PurchasingWorld, product: string) => world.row('valuation', product);
const stock = (world: PurchasingWorld, product: string) =>
  world.row('availability', `${product}:${world.warehouse}`);
const sumOver = (world: PurchasingWorld, product: string) =>
  world.view.by('balance', 'product', product).reduce((sum, row) => sum + row.onHand, 0);

describe('posting', () => {
  test('[GR9] draws a number and moves goods to their places, rejected ones to quarantine', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const service = activeProduct(world, { sku: 'FREIGHT', kind: 'service' });
    const [bin = ''] = world.bins;
    const order = placedOrder(world, [
      { product, quantity: 12_000 },
      { product: service, quantity: 1000 },
    ]);
    const [goods, freight] = order.lines.map((line) => line.id);
    const id = countedReceipt(
      world,
      [
        { product, orderLine: goods ?? null, quantity: 5000, rejected: 2000 },
        { product, orderLine: goods ?? null, quantity: 4000, location: bin },
        { product: service, orderLine: freight ?? null, quantity: 1000 },
      ],
      { order: order.id, source: 'order' },
    );
    world.must('goodsReceipt', id, 'post');
    const quarantine = world.row('warehouse', world.warehouse)?.quarantine ?? '';
    expect(world.row('goodsReceipt', id)).toMatchObject({
      state: { posted: { putAway: 'notStarted' } },
      number: 'GR-2026-00001',
    });
    expect(placesOf(world, product)).toEqual({
      supplier: -11_000,
      [world.receiving]: 5000,
      [bin]: 4000,
      [quarantine]: 2000,
    });
    expect(placesOf(world, service)).toEqual({});
    expect(stock(world, product)).toMatchObject({ onHand: 9000, incoming: 3000 });
    expect(world.row('purchaseOrder', order.id)).toMatchObject({
      state: { commercial: 'placed', receipt: 'partlyReceived' },
      lines: [
        { received: 9000, rejected: 2000 },
        { received: 1000, rejected: 0 },
      ],
    });
  });

  test('[GR9] opening stock comes from nowhere else than the opening', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const id = countedReceipt(world, [{ product, unitCost: 5_0000 }], { source: 'opening' });
    world.must('goodsReceipt', id, 'post');
    expect(placesOf(world, product)).toEqual({ opening: -10_000, [world.receiving]: 10_000 });
    expect(valuation(world, product)).toEqual({ id: product, quantity: 10_000, value: 5000 });
  });

  test('[GR10] costs: the order’s price less discount at its rate, unless counted otherwise', () => {
    const world = purchasingWorld();
    const [bolt, nut] = [activeProduct(world), activeProduct(world, { sku: 'NUT-M8' })];
    const lines = [
      { product: bolt, price: 2_5000, discount: 1000 },
      { product: nut, price: 1_0000 },
    ];
    const order = placedOrder(world, lines, { currency: 'EUR', rate: 11_250_000 });
    const [first, second] = order.lines.map((line) => line.id);
    const id = countedReceipt(
      world,
      [
        { product: bolt, orderLine: first ?? null, quantity: 4000 },
        { product: nut, orderLine: second ?? null, quantity: 4000, unitCost: 20_0000 },
      ],
      { order: order.id, source: 'order' },
    );
    world.must('goodsReceipt', id, 'post');
    // 2.50 EUR less 10 % = 2.25 EUR; × 11.25 = 25.3125 SEK; × 4 = 101.25 SEK
    expect(world.row('goodsReceipt', id)?.lines.map((line) => line.unitCost)).toEqual([25_3125, 20_0000]);
    expect([valuation(world, bolt), valuation(world, nut)]).toEqual([
      { id: bolt, quantity: 4000, value: 101_25 },
      { id: nut, quantity: 4000, value: 80_00 },
    ]);
  });

  test('[GR10] a usual price in euros comes in at the rate of the newest order, and at the average before the first', () => {
    const world = purchasingWorld();
    const supplier = world.id();
    world.must('supplier', supplier, 'create', supplierFixture({ number: 'S-EUR', currency: 'EUR' }));
    const offer = { supplier, code: '', purchasePrice: 10_0000, minimum: 0, leadDays: 0 };
    const product = activeProduct(world, { suppliers: [offer] });
    const costOfNext = () => {
      const id = countedReceipt(world, [{ product }], { supplier });
      world.must('goodsReceipt', id, 'post');
      return world.row('goodsReceipt', id)?.lines[0]?.unitCost;
    };
    expect(costOfNext()).toBe(0);
    placedOrder(world, [{ product }], { supplier, currency: 'EUR', rate: 11_500_000 });
    expect(costOfNext()).toBe(115_0000);
  });

  test('[GR10] without an order: the supplier’s usual price, else the average, else nothing', () => {
    const world = purchasingWorld();
    const { supplier } = world;
    const offer = { supplier, code: '', purchasePrice: 7_0000, minimum: 0, leadDays: 0 };
    const offered = activeProduct(world, { suppliers: [offer] });
    const known = activeProduct(world, { sku: 'KNOWN' });
    const fresh = activeProduct(world, { sku: 'FRESH' });
    world.must('goodsReceipt', countedReceipt(world, [{ product: known, unitCost: 3_0000 }]), 'post');
    const lines = [{ product: offered }, { product: known }, { product: fresh }];
    const id = countedReceipt(world, lines, { supplier });
    world.must('goodsReceipt', id, 'post');
    expect(world.row('goodsReceipt', id)?.lines.map((line) => line.unitCost)).toEqual([7_0000, 3_0000, 0]);
  });

  test('[GR11, ST6] fills waiting reservations by priority, then by date', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const [late, early, urgent] = [world.id(), world.id(), world.id()];
    demand(world, { line: late, product, open: 4000, priority: 0, on: '2026-06-02' });
    demand(world, { line: early, product, open: 4000, priority: 0, on: '2026-06-01' });
    demand(world, { line: urgent, product, open: 5000, priority: 5, on: '2026-07-01' });
    const order = placedOrder(world, [{ product }]);
    world.must('goodsReceipt', countedFromOrder(world, order, [10_000]), 'post');
    expect([urgent, early, late].map((line) => world.row('reservation', line)?.soft)).toEqual([
      5000, 4000, 1000,
    ]);
    expect(stock(world, product)).toMatchObject({ onHand: 10_000, reserved: 10_000, incoming: 0 });
  });

  test('[GR11] in parts, until the order closes by itself', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const order = placedOrder(world, [{ product }]);
    const states = [6000, 4000].map((quantity) => {
      world.must('goodsReceipt', countedFromOrder(world, order, [quantity]), 'post');
      return [world.row('purchaseOrder', order.id)?.state, stock(world, product)?.incoming];
    });
    expect(states).toEqual([
      [{ commercial: 'placed', receipt: 'partlyReceived' }, 4000],
      [{ commercial: 'closed', receipt: 'received' }, 0],
    ]);
    expect(sumOver(world, product)).toBe(0);
    expect(world.replayed()).toEqual(world.snapshot());
  });
});

describe('over-receipt', () => {
  const params = { sku: 'BOLT-M8', most: 10_500, counted: 10_501 };
  function overCounted(quantity: number) {
    const world = purchasingWorld();
    const order = placedOrder(world, [{ product: activeProduct(world, { unit: 'kg' }), tolerance: 500 }]);
    world.must('goodsReceipt', countedFromOrder(world, order, [4000]), 'post');
    return { world, order, id: countedFromOrder(world, order, [quantity]) };
  }

  test('[GR7] is refused beyond the tolerance, counting what came before', () => {
    const { world, id } = overCounted(6501);
    world.may = (permission) => permission !== 'goodsReceipt.override';
    expect(post(world, id, { overReason: 'freeGoods' })).toEqual(refused({ code: 'overReceipt', params }));
    expect(world.row('goodsReceipt', id)?.state).toBe('counted');
  });

  test('[GR7] is taken within the tolerance by anyone, and closes the order', () => {
    const { world, order, id } = overCounted(6500);
    world.may = (permission) => permission !== 'goodsReceipt.override';
    expect(post(world, id).accepted).toBe(true);
    expect(world.row('purchaseOrder', order.id)).toMatchObject({
      state: { commercial: 'closed', receipt: 'received' },
      lines: [{ received: 10_500 }],
    });
  });

  test('[GR7] is overridden with the permission and a reason, which the fact keeps', () => {
    const { world, id } = overCounted(6501);
    expect(post(world, id)).toEqual(
      refused({ code: 'overReasonMissing', params, fields: { overReason: 'overReasonMissing' } }),
    );
    world.must('goodsReceipt', id, 'post', { overReason: 'supplierSentMore' });
    expect(world.row('goodsReceipt', id)).toMatchObject({
      state: { posted: { putAway: 'notStarted' } },
      overReason: 'supplierSentMore',
    });
  });

  test('[GR7] goods that were not ordered are over-received too', () => {
    const world = purchasingWorld();
    const order = placedOrder(world, [{ product: activeProduct(world) }]);
    const gift = activeProduct(world, { sku: 'GIFT' });
    const id = countedFromOrder(world, order, [10_000]);
    const [line] = world.row('goodsReceipt', id)?.lines ?? [];
    const lines = [line, ...linesOf(world, [{ product: gift, quantity: 1000 }])];
    world.must('goodsReceipt', id, 'count', { lines });
    world.may = (permission) => permission !== 'goodsReceipt.override';
    expect(post(world, id)).toEqual(
      refused({ code: 'overReceipt', params: { sku: 'GIFT', most: 0, counted: 1000 } }),
    );
  });
});

describe('reversing', () => {
  test('[GR12, ST5] restores counters, balances and the moving average', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const order = placedOrder(world, [
      { product, quantity: 10_000, price: 8_0000 },
      { product, quantity: 30_000, price: 12_0000, promisedOn: '2026-06-01' },
    ]);
    world.must('goodsReceipt', countedFromOrder(world, order, [10_000]), 'post');
    const second = countedFromOrder(world, order, [0, 30_000]);
    world.must('goodsReceipt', second, 'post');
    // 10 at 8.00 and 30 at 12.00: 40 worth 440.00, 11.00 each
    expect(valuation(world, product)).toEqual({ id: product, quantity: 40_000, value: 440_00 });
    expect(world.row('purchaseOrder', order.id)?.state).toEqual({
      commercial: 'closed',
      receipt: 'received',
    });
    world.must('goodsReceipt', second, 'reverse', { reason: 'wrongItem' });
    expect(world.row('goodsReceipt', second)?.state).toBe('reversed');
    expect(valuation(world, product)).toEqual({ id: product, quantity: 10_000, value: 80_00 });
    expect(placesOf(world, product)).toEqual({ supplier: -10_000, [world.receiving]: 10_000 });
    expect(stock(world, product)).toMatchObject({ onHand: 10_000, incoming: 30_000 });
    expect(world.row('purchaseOrder', order.id)).toMatchObject({
      state: { commercial: 'placed', receipt: 'partlyReceived' },
      lines: [{ received: 10_000 }, { received: 0 }],
    });
    expect(sumOver(world, product)).toBe(0);
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[GR12] takes rejected goods back out of quarantine', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const order = placedOrder(world, [{ product }]);
    const id = countedFromOrder(world, order, [7000], { rejected: 3000 });
    world.must('goodsReceipt', id, 'post');
    world.must('goodsReceipt', id, 'reverse', { reason: 'returnedToSender' });
    expect(placesOf(world, product)).toEqual({});
    expect(valuation(world, product)).toEqual({ id: product, quantity: 0, value: 0 });
    expect(world.row('purchaseOrder', order.id)).toMatchObject({
      state: { commercial: 'placed', receipt: 'notReceived' },
      lines: [{ received: 0, rejected: 0 }],
    });
  });

  test('[GR12] refuses once the goods have gone, and names the place', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const id = countedReceipt(world, [{ product, unitCost: 1_0000 }]);
    const elsewhere = countedReceipt(world, [{ product, location: world.bins[0] ?? null, unitCost: 1_0000 }]);
    for (const receipt of [id, elsewhere]) world.must('goodsReceipt', receipt, 'post');
    lose(world, product, world.receiving, 1000);
    const refusal = {
      code: 'insufficientStock',
      params: { sku: 'BOLT-M8', location: 'WH-IN', onHand: 9000, wanted: 10_000 },
    };
    const button = { kind: 'goodsReceipt', document: id, type: 'reverse' };
    expect(consider(world.engine, world.store, button, world.env())).toEqual(refusal);
    expect(world.do('goodsReceipt', id, 'reverse', { reason: 'wrongItem' })).toEqual(refused(refusal));
  });

  test('[GR13, ST9] lets go of reservations that no stock is left for, the last filled first', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const [late, urgent] = [world.id(), world.id()];
    demand(world, { line: late, product, open: 6000, priority: 0, on: '2026-06-02' });
    demand(world, { line: urgent, product, open: 5000, priority: 5, on: '2026-07-01' });
    const receipts = [7000, 5000].map((quantity) =>
      countedReceipt(world, [{ product, quantity, unitCost: 1_0000 }]),
    );
    for (const id of receipts) world.must('goodsReceipt', id, 'post');
    expect(stock(world, product)).toMatchObject({ onHand: 12_000, reserved: 11_000 });
    world.must('goodsReceipt', receipts[1] ?? '', 'reverse', { reason: 'wrongQuantity' });
    expect([urgent, late].map((line) => world.row('reservation', line)?.soft)).toEqual([5000, 2000]);
    expect(stock(world, product)).toMatchObject({ onHand: 7000, reserved: 7000, outgoing: 11_000 });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[GR8] refuses once today is in a closed period', () => {
    const world = purchasingWorld();
    const id = countedReceipt(world, [{ product: activeProduct(world) }]);
    world.must('goodsReceipt', id, 'post');
    const policies = { overReceipt: 0, closedUntil: '2026-05-31', closesAhead: true };
    world.must('company', 'company', 'changePolicies', policies);
    expect(world.do('goodsReceipt', id, 'reverse', { reason: 'wrongItem' })).toMatchObject({
      accepted: false,
      refusal: { code: 'periodClosed', params: { closedUntil: '2026-05-31' } },
    });
  });
});
