import { describe, expect, test } from 'vitest';
import { accessClass, redactEvent, redactRow } from '#model/engine/access.ts';
import { fold } from '#model/engine/fold.ts';
import { Store } from '#model/engine/store.ts';
import { mostReceivable } from '#model/areas/purchasing/purchase-order/purchase-order.lines.ts';
import { lineNet, totals } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { countedReceipt } from '../goods-receipt/goods-receipt.fixtures.ts';
import {
  arrive,
  draftOrder,
  placedOrder,
  purchasingWorld,
  type PurchasingWorld,
} from './purchase-order.fixtures.ts';

const refused = (refusal: object) => ({ accepted: false, refusal });
const rowOf = (world: PurchasingWorld, id: string) => {
  const row = world.row('purchaseOrder', id);
  if (!row) throw new Error('no such order');
  return row;
};
const incoming = (world: PurchasingWorld, product: string) =>
  world.row('availability', `${product}:${world.warehouse}`)?.incoming;

describe('what arrives', () => {
  test('[PO8, PO9] in parts; the last part closes the order by itself', () => {
    const world = purchasingWorld();
    const [bolt, nut] = [activeProduct(world), activeProduct(world, { sku: 'NUT-M8' })];
    const placed = placedOrder(world, [{ product: bolt }, { product: nut, quantity: 4000 }]);
    const seen = [
      [3000, 0],
      [7000, 1000],
      [0, 3000],
    ].map((quantities) => {
      arrive(world, placed, quantities);
      return [rowOf(world, placed.id).state, incoming(world, bolt), incoming(world, nut)];
    });
    expect(seen).toEqual([
      [{ commercial: 'placed', receipt: 'partlyReceived' }, 7000, 4000],
      [{ commercial: 'placed', receipt: 'partlyReceived' }, 0, 3000],
      [{ commercial: 'closed', receipt: 'received' }, 0, 0],
    ]);
    expect(world.log.filter((event) => event.kind === 'purchaseOrder').map((event) => event.type)).toEqual([
      'created',
      'updated',
      'placed',
      'received',
      'received',
      'received',
      'closed',
    ]);
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[PO8] taken back, it opens the order again', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const placed = placedOrder(world, [{ product }]);
    arrive(world, placed, [10_000]);
    arrive(world, placed, [4000], 'unreceive');
    expect(rowOf(world, placed.id)).toMatchObject({
      state: { commercial: 'placed', receipt: 'partlyReceived' },
      lines: [{ received: 6000 }],
    });
    expect(world.log.at(-1)).toMatchObject({ type: 'reopened', data: { reason: null } });
    expect(incoming(world, product)).toBe(4000);
    arrive(world, placed, [6000], 'unreceive');
    expect(rowOf(world, placed.id).state).toEqual({ commercial: 'placed', receipt: 'notReceived' });
  });

  test('[PO8] taken back from an order closed short, it leaves that closed', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const placed = placedOrder(world, [{ product }]);
    arrive(world, placed, [6000]);
    world.must('purchaseOrder', placed.id, 'closeShort', { reason: 'discontinued' });
    arrive(world, placed, [6000], 'unreceive');
    expect(rowOf(world, placed.id)).toMatchObject({
      state: { commercial: 'closed', receipt: 'notReceived' },
      lines: [{ received: 0 }],
    });
    expect(incoming(world, product)).toBe(0);
  });

  test('[PO8] on another order’s line it is refused, and a person cannot say it', () => {
    const world = purchasingWorld();
    const placed = placedOrder(world, [{ product: activeProduct(world) }]);
    const arrival = { receipt: world.id(), lines: [{ line: world.id(), quantity: 1000, rejected: 0 }] };
    expect(
      [true, false].map((internal) => world.do('purchaseOrder', placed.id, 'receive', arrival, { internal })),
    ).toEqual([
      refused({ code: 'unknownLine', fields: { 'lines.0.line': 'unknownLine' } }),
      refused({ code: 'internalOnly' }),
    ]);
  });

  test.each(['service', 'consumable'] as const)(
    '[PO9, GR9] a %s neither is expected in stock nor comes into it',
    (kind) => {
      const world = purchasingWorld();
      const product = activeProduct(world, { sku: 'OTHER', kind });
      const placed = placedOrder(world, [{ product }]);
      expect(world.view.by('expectedReceipt', 'order', placed.id)).toEqual([]);
      const id = countedReceipt(
        world,
        [{ product, orderLine: placed.lines[0]?.id ?? null, quantity: 1000 }],
        {
          order: placed.id,
          source: 'order',
        },
      );
      world.must('goodsReceipt', id, 'post');
      expect(world.view.by('balance', 'product', product)).toEqual([]);
    },
  );

  test('[PO9] a line that an amendment drops is expected no more; one that changes product, as the new one', () => {
    const world = purchasingWorld();
    const [bolt, nut] = [activeProduct(world), activeProduct(world, { sku: 'NUT-M8' })];
    const placed = placedOrder(world, [{ product: bolt }, { product: bolt, promisedOn: '2026-06-01' }]);
    const lines = [{ ...placed.lines[1], product: nut }];
    world.must('purchaseOrder', placed.id, 'amend', {
      theirReference: '',
      expectedOn: null,
      notes: '',
      reason: 'Agreed by phone',
      lines,
    });
    expect([incoming(world, bolt), incoming(world, nut)]).toEqual([0, 10_000]);
  });
});

describe('ending an order', () => {
  test('[PO7] is cancelled only while nothing has arrived, closed short only once something has', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const [fresh, begun] = [placedOrder(world, [{ product }]), placedOrder(world, [{ product }])];
    arrive(world, begun, [1000]);
    const document = (id: string, type: string) => ({ kind: 'purchaseOrder', document: id, type });
    expect([
      world.do('purchaseOrder', fresh.id, 'closeShort', { reason: 'discontinued' }),
      world.do('purchaseOrder', begun.id, 'cancel', { reason: 'duplicate' }),
    ]).toEqual([
      refused({ code: 'nothingArrived', fix: document(fresh.id, 'cancel') }),
      refused({ code: 'somethingArrived', fix: document(begun.id, 'closeShort') }),
    ]);
    world.must('purchaseOrder', fresh.id, 'cancel', { reason: 'duplicate' });
    world.must('purchaseOrder', begun.id, 'closeShort', { reason: 'discontinued' });
    expect(incoming(world, product)).toBe(0);
  });

  test('[PO12, PO9] reopened, it is placed again and its rest is expected', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const placed = placedOrder(world, [{ product }]);
    arrive(world, placed, [1000]);
    world.must('purchaseOrder', placed.id, 'closeShort', { reason: 'discontinued' });
    world.must('purchaseOrder', placed.id, 'reopen', { reason: 'moreToDeliver' });
    expect(rowOf(world, placed.id)).toMatchObject({
      number: 'PO-2026-00001',
      state: { commercial: 'placed', receipt: 'partlyReceived' },
    });
    expect(incoming(world, product)).toBe(9000);
  });
});

describe('figures', () => {
  test('[PO10] tolerance: the line’s, else the product’s, its category’s, the supplier’s, the company’s', () => {
    const world = purchasingWorld({ overReceipt: 300 });
    const [top, below] = [world.id(), world.id()];
    world.must(
      'category',
      top,
      'create',
      categoryFixture({ defaults: { vatClass: null, overReceipt: 400 } }),
    );
    world.must('category', below, 'create', categoryFixture({ parent: top }));
    const plain = activeProduct(world, { sku: 'A' });
    const categorised = activeProduct(world, { sku: 'B', category: below });
    const own = activeProduct(world, { sku: 'C', category: below, overReceipt: 500 });
    const { id } = placedOrder(world, [
      { product: plain },
      { product: categorised },
      { product: own },
      { product: own, tolerance: 0, promisedOn: '2026-06-01' },
    ]);
    const row = rowOf(world, id);
    expect(row.lines.map((line) => mostReceivable(world.view, row, line))).toEqual([
      10_300, 10_400, 10_500, 10_000,
    ]);
    world.must('company', 'company', 'changePolicies', {
      overReceipt: 1000,
      closedUntil: null,
    });
    const nobody = { ...row, supplier: null };
    expect(nobody.lines.map((line) => mostReceivable(world.view, nobody, line))).toEqual([
      11_000, 10_400, 10_500, 10_000,
    ]);
  });

  test('[PO10] the percentage and the company’s cap in units: the lower one counts', () => {
    const world = purchasingWorld();
    const product = activeProduct(world, { overReceipt: 1000 });
    const { id } = placedOrder(world, [{ product }]);
    const most = (overReceiptCap: number | null) => {
      const policies = { overReceipt: 0, closedUntil: null, overReceiptCap };
      world.must('company', 'company', 'changePolicies', policies);
      const row = rowOf(world, id);
      return row.lines.map((line) => mostReceivable(world.view, row, line));
    };
    expect([null, 2_000, 1_000, 400, 0].map((cap) => most(cap)[0])).toEqual([
      11_000, 11_000, 11_000, 10_400, 10_000,
    ]);
  });

  test('[PO11] totals round a line once and VAT once for each rate, at the rates of the day', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const food = activeProduct(world, { sku: 'COFFEE', unit: 'kg' });
    const { id } = placedOrder(world, [
      { product, quantity: 3000, price: 3_3350, discount: 0 },
      { product, quantity: 1000, price: 10_0000, discount: 1050, promisedOn: '2026-06-01' },
      { product: food, quantity: 2500, price: 99_9900, vatClass: 'food' },
    ]);
    const row = rowOf(world, id);
    // 3 × 3.335 = 10.005 → 10.01; 10 less 10.5 % = 8.95; 2.5 × 99.99 = 249.975 → 249.98
    expect(row.lines.map(lineNet)).toEqual([1001, 895, 24_998]);
    // 25 % of 18.96 = 4.74; 6 % (from April 2026) of 249.98 = 14.9988 → 15.00
    expect(totals(row)).toEqual({
      net: 26_894,
      vat: 1974,
      gross: 28_868,
      perRate: [
        { rate: 2500, net: 1896, vat: 474 },
        { rate: 600, net: 24_998, vat: 1500 },
      ],
    });
  });

  test('[PO11] a supplier in another country charges no VAT', () => {
    const world = purchasingWorld({ vatTreatment: 'euB2B', vatNumber: 'DE123456789' });
    const { id } = draftOrder(world, [{ product: activeProduct(world) }]);
    expect(totals(rowOf(world, id))).toEqual({
      net: 8000,
      vat: 0,
      gross: 8000,
      perRate: [{ rate: 0, net: 8000, vat: 0 }],
    });
  });

  test('[PO14] who may not see costs folds to rows without prices, and to no totals', () => {
    const world = purchasingWorld();
    const placed = placedOrder(world, [{ product: activeProduct(world) }]);
    const [line] = placed.lines;
    world.must('purchaseOrder', placed.id, 'acknowledge', {
      theirReference: '',
      lines: [{ line: line?.id, price: 7_0000 }],
    });
    world.must('purchaseOrder', placed.id, 'amend', {
      theirReference: '',
      expectedOn: null,
      notes: '',
      reason: 'Agreed by phone',
      lines: [{ ...line, price: 6_0000 }],
    });
    arrive(world, placed, [1000]);
    const access = accessClass(world.engine, (permission) => permission !== 'product.viewCost');
    const device = new Store([...world.engine.tables.values()]);
    for (const event of world.log) {
      const visible = redactEvent(access, world.engine, event);
      if (visible) fold(world.engine, device, visible);
    }
    const table = world.engine.types.get('purchaseOrder')?.table;
    const redacted = table && redactRow(access, table, rowOf(world, placed.id));
    const held = device.getRow('purchaseOrder', placed.id) as ReturnType<typeof rowOf>; // the table's rows
    expect(held).toEqual(redacted);
    expect(JSON.stringify(held)).not.toMatch(/price|discount/);
    expect(totals(held)).toBeNull();
  });
});
