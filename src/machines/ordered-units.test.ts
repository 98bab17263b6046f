import { describe, expect, test } from 'vitest';
import { totals } from '#model/lines/line-totals.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { netInCompanyCurrency } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { activeProduct } from './company.fixtures.ts';
import { countedFromOrder } from './areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import {
  draftOrder,
  placedOrder,
  purchasingWorld,
} from './areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { SalesWorld } from './areas/sales/sales-order/sales.fixtures.ts';

const box = { unit: 'box', numerator: 12, denominator: 1 };
const packagings = [{ ...box, barcode: '', weight: 0 }];
const boxOf = (numerator: number) => ({ ...box, numerator });

/** Why a draft of one line is refused: the field and the code. */
function refusedDraft(
  world: SalesWorld,
  over: { product: string; quantity: number; orderedIn?: typeof box },
): unknown {
  try {
    world.draft([over]);
    return null;
  } catch (refusal) {
    return /"fields":(\{[^}]*\})/.exec(String(refusal))?.[1];
  }
}

describe('a line ordered in a unit', () => {
  test('[PR11] has a unit of its product, and a quantity that is whole in both', () => {
    const world = new SalesWorld();
    const product = activeProduct(world.base, { sku: 'BOXED', packagings });
    const rice = activeProduct(world.base, { sku: 'RICE', unit: 'kg' });
    const unknown = '{"lines.0.orderedIn":"unknownUnit"}';
    const parted = '{"lines.0.quantity":"quantityNotWhole"}';
    expect(refusedDraft(world, { product, quantity: 24_000, orderedIn: box })).toBeNull();
    expect(refusedDraft(world, { product, quantity: 24_000, orderedIn: boxOf(24) })).toBe(unknown);
    expect(refusedDraft(world, { product: rice, quantity: 12_000, orderedIn: box })).toBe(unknown);
    expect(refusedDraft(world, { product, quantity: 18_000, orderedIn: box })).toBe(parted);
    expect(refusedDraft(world, { product, quantity: 500 })).toBe(parted);
    expect(refusedDraft(world, { product: rice, quantity: 500 })).toBeNull();
  });

  test('[PR11] keeps its own size when the packaging gets another, and its amount', () => {
    const world = new SalesWorld();
    const product = activeProduct(world.base, { sku: 'BOXED', packagings });
    const { order } = world.confirmed([{ product, quantity: 24_000, orderedIn: box, price: 99_9900 }]);
    const bigger = [{ ...boxOf(24), barcode: '', weight: 0 }];
    world.act('product', product, 'update', productFixture({ sku: 'BOXED', packagings: bigger }));
    const row = world.base.row('salesOrder', order);
    if (!row) throw new Error('no order');
    expect(row.lines[0]).toMatchObject({ quantity: 24_000, orderedIn: box });
    const [line] = amendmentFixture(row).lines;
    const amended = (over: object): unknown =>
      world.refused(
        'salesOrder',
        order,
        'amend',
        amendmentFixture(row, { lines: [{ ...line, ...over }] as never }),
      ); // one line, changed
    expect(amended({ quantity: 36_000 })).toBeNull();
    expect(amended({ quantity: 30_000 })).toMatchObject({
      fields: { 'lines.0.quantity': 'quantityNotWhole' },
    });
    expect(world.base.log.findLast((event) => event.type === 'amended')?.data).toMatchObject({
      changes: [{ field: 'quantity', before: 24_000, after: 36_000 }],
    });
    expect(amended({ orderedIn: boxOf(24), quantity: 48_000 })).toBeNull();
    expect(world.base.log.findLast((event) => event.type === 'amended')?.data).toMatchObject({
      changes: [{ field: 'quantity' }, { field: 'orderedIn', before: 'box 12/1', after: 'box 24/1' }],
    });
  });

  test('[SO11] keeps its unit once some of it has shipped', () => {
    const world = new SalesWorld();
    const product = activeProduct(world.base, { sku: 'BOXED', packagings });
    world.stock(product, world.base.bins[0] ?? '', 24_000);
    const { order, lines } = world.confirmed([{ product, quantity: 24_000, orderedIn: box }]);
    world.shipped(order, [{ line: lines[0] ?? '', quantity: 5000 }]);
    const row = world.base.row('salesOrder', order);
    if (!row) throw new Error('no order');
    const [{ orderedIn: _, ...line } = { orderedIn: null }] = amendmentFixture(row).lines;
    expect(
      world.refused('salesOrder', order, 'amend', amendmentFixture(row, { lines: [line] as never })), // one line, changed
    ).toMatchObject({ code: 'lineIsFixed', fields: { 'lines.0.orderedIn': 'lineIsFixed' } });
  });

  test('[PR12] is released and cancelled in whole stock units', () => {
    const world = new SalesWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 12_000);
    const { order, lines } = world.confirmed([{ product: world.bolt }]);
    const part = (quantity: number) => ({ lines: [{ line: lines[0] ?? '', quantity }] });
    const refusal = { code: 'quantityNotWhole', fields: { 'lines.0.quantity': 'quantityNotWhole' } };
    const pick = world.base.id();
    expect(world.refused('salesOrder', order, 'release', { pick, ...part(2500) })).toMatchObject(refusal);
    const cancelling = { reason: 'other', ...part(2500) };
    expect(world.refused('salesOrder', order, 'cancelLines', cancelling)).toMatchObject(refusal);
    expect(world.refused('salesOrder', order, 'release', { pick, ...part(2000) })).toBeNull();
  });

  test('[UN3, SO18] is worth the boxes ordered times the price of a box; what is cancelled, its share', () => {
    const world = new SalesWorld();
    const product = activeProduct(world.base, { sku: 'BOXED', packagings });
    const { order, lines } = world.confirmed([
      { product, quantity: 24_000, orderedIn: box, price: 100_0000 },
      { product: world.bolt },
    ]);
    expect(netOfFirst(world, order)).toBe(200_00);
    const part = { line: lines[0] ?? '', quantity: 5000 };
    world.act('salesOrder', order, 'cancelLines', { reason: 'other', lines: [part] });
    // 19 of 24 pieces of two boxes at 100.00
    expect(netOfFirst(world, order)).toBe(158_33);
  });

  test('[PO2, PO11, PO15] is bought at the price of a box', () => {
    const world = purchasingWorld();
    const product = activeProduct(world, { packagings });
    const { id } = placedOrder(world, [{ product, quantity: 24_000, orderedIn: box, price: 80_0000 }]);
    const row = world.row('purchaseOrder', id);
    expect(row && netInCompanyCurrency(row)).toBe(160_00);
    expect(() => draftOrder(world, [{ product, quantity: 10_000, orderedIn: box }])).toThrow(
      'quantityNotWhole',
    );
    const acknowledged = (quantity: number) =>
      world.do('purchaseOrder', id, 'acknowledge', {
        theirReference: '',
        lines: [{ line: row?.lines[0]?.id, quantity }],
      });
    expect(acknowledged(18_000)).toMatchObject({ refusal: { code: 'quantityNotWhole' } });
    expect(acknowledged(36_000)).toMatchObject({ accepted: true });
  });
});

describe('a receipt', () => {
  test('[GR15] in parts is worth the order line, and its reversal takes back what it brought', () => {
    const world = purchasingWorld();
    const product = activeProduct(world, { packagings });
    const order = placedOrder(world, [{ product, quantity: 12_000, orderedIn: box, price: 100_0000 }]);
    const values = [5000, 3000, 4000].map((quantity) => {
      world.must('goodsReceipt', countedFromOrder(world, order, [quantity]), 'post');
      return world.row('valuation', product)?.value;
    });
    expect(values).toEqual([41_67, 66_67, 100_00]);
    const [first] = world.view.by('goodsReceipt', 'order', order.id);
    expect(first?.lines[0]).toMatchObject({
      unitCost: 8_3333,
      boughtAt: { ...withoutName, price: 100_0000, value: 41_67 },
    });
    world.must('goodsReceipt', first?.id ?? '', 'reverse', { reason: 'enteredByMistake' });
    expect(world.row('valuation', product)).toMatchObject({ quantity: 7000, value: 58_33 });
  });

  test('[GR10] without an order comes in at the supplier’s price of a box', () => {
    const world = purchasingWorld();
    const { supplier } = world;
    const offer = { supplier, code: '', purchasePrice: 100_0000, minimum: 0, leadDays: 0, unit: 'box' };
    const product = activeProduct(world, { packagings, suppliers: [offer] });
    const id = world.id();
    const head = { warehouse: world.warehouse, order: null, supplier, source: 'blind' };
    const line = { id: world.id(), orderLine: null, product, rejected: 0, location: null, unitCost: null };
    world.must('goodsReceipt', id, 'create', { ...head, lines: [{ ...line, quantity: 18_000 }] });
    world.must('goodsReceipt', id, 'count', { lines: [{ ...line, quantity: 18_000 }] });
    world.must('goodsReceipt', id, 'post');
    expect(world.row('valuation', product)).toMatchObject({ quantity: 18_000, value: 150_00 });
  });

  test('[GR16] counts whole pieces, accepted and rejected', () => {
    const world = purchasingWorld();
    const order = placedOrder(world, [{ product: activeProduct(world) }]);
    expect(() => countedFromOrder(world, order, [2500])).toThrow('"lines.0.quantity":"quantityNotWhole"');
    expect(() => countedFromOrder(world, order, [2000], { rejected: 500 })).toThrow(
      '"lines.0.rejected":"quantityNotWhole"',
    );
  });
});

const { unit: _, ...withoutName } = box;

function netOfFirst(world: SalesWorld, order: string): number {
  const row = world.base.row('salesOrder', order);
  return row ? totals({ ...row, lines: row.lines.slice(0, 1) }).net : 0;
}
