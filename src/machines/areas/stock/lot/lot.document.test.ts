import { describe, expect, test } from 'vitest';
import { productForm } from '#model/areas/products/product/product.facts.ts';
import { productTypeFixture } from '#model/areas/products/product-type/product-type.fixtures.ts';
import { addDays, dayIn } from '#model/values/moments.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

const on = (expiresOn: string | null, code: string) => ({ code, expiresOn });

class LotWorld extends SalesWorld {
  readonly milk = activeProduct(this.base, { sku: 'MILK', tracking: 'lot', expires: true });
  readonly drill = activeProduct(this.base, { sku: 'DRILL', tracking: 'serial' });
  readonly bin = this.base.bins[0] ?? '';

  linesOf(pick: string) {
    return (this.base.row('pick', pick)?.lines ?? []).map(({ lot, quantity, picked }) => [
      this.base.row('lot', lot ?? '')?.code,
      quantity,
      picked,
    ]);
  }

  /** A claimed pick of a product in one bin. */
  picking(product: string, quantity: number): string {
    const { order } = this.confirmed([{ product, quantity }]);
    const pick = this.released(order);
    this.act('pick', pick, 'claim');
    return pick;
  }
}

describe('lots on receipts', () => {
  test('[GR19, ST14] a receipt makes the lots that it first brings, and adds to those that are known', () => {
    const world = new LotWorld();
    const first = world.stockLot(world.milk, world.bin, 4_000, on('2026-09-01', 'L1'));
    const again = world.stockLot(world.milk, world.base.receiving, 1_000, on('2026-09-01', 'l1'));
    expect(again).toBe(first);
    expect(world.base.row('lot', first)).toMatchObject({
      code: 'L1',
      expiresOn: '2026-09-01',
      state: 'active',
    });
    expect([world.onHand(world.milk, world.bin, first), world.onHand(world.milk, world.bin)]).toEqual([
      4_000, 0,
    ]);
    expect(world.available(world.milk).onHand).toBe(5_000);
  });

  test.each([
    ['lotMissing', 'milk', undefined, 1_000],
    ['expiryMissing', 'milk', on(null, 'L1'), 1_000],
    ['lotExpired', 'milk', on('2020-01-01', 'L1'), 1_000],
    ['serialIsOne', 'drill', on(null, 'S1'), 2_000],
    ['lotNotAsked', 'bolt', on(null, 'L1'), 1_000],
  ] as const)('[GR19] %s', (code, product, lot, quantity) => {
    const world = new LotWorld();
    const receipt = world.counted(world.nut, world.bin, 1_000);
    const id = world.base.id();
    const line = receiptLineFixture({
      id,
      product: world[product],
      location: world.bin,
      quantity,
      unitCost: 1,
    });
    const counted = world.refused('goodsReceipt', receipt, 'count', {
      lines: [lot ? { ...line, lot } : line],
    });
    const refusal = counted ?? world.refused('goodsReceipt', receipt, 'post');
    expect(refusal?.code).toBe(code);
  });

  test('[GR19, ST14] a known lot keeps its expiry, and a serial number is in stock once', () => {
    const world = new LotWorld();
    world.stockLot(world.milk, world.bin, 1_000, on('2026-09-01', 'L1'));
    world.stockLot(world.drill, world.bin, 1_000, on(null, 'S1'));
    const receipt = world.counted(world.nut, world.bin, 1_000);
    const count = (product: string, lot: ReturnType<typeof on>) =>
      world.refused('goodsReceipt', receipt, 'count', {
        lines: [
          receiptLineFixture({ id: world.base.id(), product, location: world.bin, quantity: 1_000, lot }),
        ],
      })?.code;
    expect(count(world.milk, on('2026-10-01', 'L1'))).toBe('otherExpiry');
    expect(count(world.drill, on(null, 's1'))).toBe('serialIsHere');
    const lot = world.stockLot(world.milk, world.bin, 2_000, on(null, 'l1'));
    expect(world.onHand(world.milk, world.bin, lot)).toBe(3_000);
    world.base.now = '2026-10-01T10:00:00.000Z';
    expect(count(world.milk, on(null, 'L1'))).toBe('lotExpired');
  });

  test('[GR12] a reversed receipt takes its own lot back, not another', () => {
    const world = new LotWorld();
    const receipt = world.counted(world.milk, world.bin, 2_000, 1_0000, { lot: on('2026-09-01', 'L1') });
    world.act('goodsReceipt', receipt, 'post');
    const other = world.stockLot(world.milk, world.bin, 2_000, on('2026-10-01', 'L2'));
    world.act('goodsReceipt', receipt, 'reverse', { reason: 'other' });
    expect(
      world.base.view.by('balance', 'product', world.milk).filter((b) => b.warehouse !== null),
    ).toMatchObject([{ lot: other, onHand: 2_000 }]);
  });
});

describe('picking lots', () => {
  test('[PK10] what expires first goes first; what has expired is left', () => {
    const world = new LotWorld();
    world.stockLot(world.milk, world.bin, 2_000, on('2026-12-01', 'LATE'));
    world.stockLot(world.milk, world.base.receiving, 2_000, on('2026-08-01', 'SOON'));
    const pick = world.picking(world.milk, 3_000);
    expect(world.linesOf(pick)).toEqual([
      ['SOON', 2_000, 0],
      ['LATE', 1_000, 0],
    ]);
    world.base.now = '2026-10-01T10:00:00.000Z';
    world.act('pick', pick, 'cancel', { reason: 'other' });
    const order = world.base.row('pick', pick)?.order ?? '';
    expect(world.linesOf(world.released(order))).toEqual([['LATE', 2_000, 0]]);
  });

  test('[PK10] another lot than the one on the list is refused, or taken with a reason', () => {
    const world = new LotWorld();
    world.stockLot(world.milk, world.bin, 2_000, on('2026-08-01', 'SOON'));
    world.stockLot(world.milk, world.bin, 2_000, on('2026-12-01', 'LATE'));
    const pick = world.picking(world.milk, 2_000);
    const scan = (lot?: string) =>
      world.refused('pick', pick, 'scan', {
        line: '1',
        quantity: 1_000,
        code: 'MILK',
        ...(lot ? { lot } : {}),
      });
    expect(scan()).toMatchObject({ code: 'lotNotScanned', params: { expected: 'SOON' } });
    expect(scan('LATE')).toMatchObject({ code: 'wrongLot', params: { scanned: 'LATE', expected: 'SOON' } });
    world.act('pick', pick, 'scan', { line: '1', quantity: 1_000, code: 'MILK', lot: 'soon' });
    const take = (lot: string, quantity = 1_000) => ({ line: '1', quantity, lot, reason: 'damaged' });
    expect(world.refused('pick', pick, 'takeOtherLot', take('NONE'))?.code).toBe('unknownLot');
    expect(world.refused('pick', pick, 'takeOtherLot', take('LATE', 3_000))?.code).toBe('lotNotHere');
    world.act('pick', pick, 'takeOtherLot', take('LATE'));
    expect(world.linesOf(pick)).toEqual([
      ['SOON', 1_000, 1_000],
      ['LATE', 1_000, 1_000],
    ]);
    const shipment = world.finished(pick);
    world.packed(shipment);
    world.act('shipment', shipment, 'ship');
    const shipped = world.base.row('shipment', shipment)?.lines ?? [];
    expect(shipped.map(({ lot }) => world.base.row('lot', lot ?? '')?.code)).toEqual(['SOON', 'LATE']);
  });

  test('[PK10, ST9] another lot, taken for one that is doubted, is no longer promised to who waits', () => {
    const world = new LotWorld();
    world.stockLot(world.milk, world.bin, 2_000, on('2026-08-01', 'SOON'));
    world.stockLot(world.milk, world.bin, 1_000, on('2026-12-01', 'LATE'));
    const pick = world.picking(world.milk, 2_000);
    const [{ orderLine = '' } = {}] = world.base.row('pick', pick)?.lines ?? [];
    world.act('pick', pick, 'shortPick', { line: '1', quantity: 1_000, reason: 'other' });
    expect(world.held(orderLine)).toMatchObject({ soft: 1_000, hard: 1_000 });
    world.act('pick', pick, 'takeOtherLot', { line: '1', quantity: 1_000, lot: 'LATE', reason: 'damaged' });
    expect(world.held(orderLine)).toMatchObject({ soft: 0, hard: 1_000 });
    expect(world.available(world.milk)).toMatchObject({ onHand: 1_000, reserved: 1_000 });
  });

  test('[PK10] any serial number that lies in the bin may be taken', () => {
    const world = new LotWorld();
    for (const serial of ['S1', 'S2', 'S3']) world.stockLot(world.drill, world.bin, 1_000, on(null, serial));
    const pick = world.picking(world.drill, 2_000);
    world.act('pick', pick, 'scan', { line: '1', quantity: 1_000, code: 'DRILL', lot: 'S3' });
    expect(world.linesOf(pick)).toEqual([
      ['S2', 1_000, 0],
      ['S3', 1_000, 1_000],
    ]);
    expect(
      world.refused('pick', pick, 'scan', { line: '2', quantity: 1_000, code: 'DRILL', lot: 'S3' })?.code,
    ).toBe('lotNotHere');
  });
});

describe('holding back', () => {
  test('[ST14, LT1] what lies of a blocked lot is not free: the order that was promised it is named', () => {
    const world = new LotWorld();
    const lot = world.stockLot(world.milk, world.bin, 2_000, on('2026-09-01', 'L1'));
    const { order, lines } = world.confirmed([{ product: world.milk, quantity: 2_000 }]);
    world.act('lot', lot, 'block', { reason: 'quality' });
    expect(world.held(lines[0] ?? '')).toMatchObject({ soft: 0, open: 2_000 });
    expect(world.base.log.findLast(({ type }) => type === 'blocked')?.data).toEqual({
      reason: 'quality',
      released: [{ kind: 'salesOrder', document: order, line: lines[0], quantity: 2_000 }],
    });
    world.stockLot(world.milk, world.base.receiving, 1_000, on('2026-09-01', 'L1'));
    expect(world.held(lines[0] ?? '')).toMatchObject({ soft: 0 });
    world.act('location', world.bin, 'block', { reason: 'quality' });
    world.act('lot', lot, 'unblock');
    expect(world.held(lines[0] ?? '')).toMatchObject({ soft: 1_000 });
    world.act('location', world.bin, 'unblock');
    expect(world.held(lines[0] ?? '')).toMatchObject({ soft: 2_000 });
  });

  test('[ST15, LO6] a quantity on hold is neither free nor picked, and goes nowhere until it is freed', () => {
    const world = new LotWorld();
    const receipt = world.stock(world.bolt, world.bin, 5_000);
    const { order, lines } = world.confirmed([{ product: world.bolt, quantity: 4_000 }]);
    const goods = { product: world.bolt, reason: 'quality' };
    const freed = { ...goods, reason: 'inspected' };
    expect(world.refused('location', world.bin, 'holdStock', { ...goods, quantity: 6_000 })).toMatchObject({
      code: 'notFreeToHold',
      params: { most: 5_000 },
    });
    world.act('location', world.bin, 'holdStock', { ...goods, quantity: 3_000 });
    expect(world.base.log.findLast(({ type }) => type === 'stockHeld')?.data).toMatchObject({
      released: [{ document: order, line: lines[0], quantity: 2_000 }],
    });
    expect(world.available(world.bolt)).toMatchObject({ onHand: 2_000, reserved: 2_000 });
    world.released(order);
    expect(world.held(lines[0] ?? '')).toMatchObject({ hard: 2_000, soft: 0 });
    expect(world.refused('goodsReceipt', receipt, 'reverse', { reason: 'other' })).not.toBeNull();
    expect(world.refused('location', world.bin, 'freeStock', { ...freed, quantity: 4_000 })?.code).toBe(
      'notOnHold',
    );
    world.act('location', world.bin, 'freeStock', { ...freed, quantity: 3_000 });
    expect(world.held(lines[0] ?? '')).toMatchObject({ hard: 2_000, soft: 2_000 });
  });

  test('[LT2] a lot of what expires keeps a day of expiry', () => {
    const world = new LotWorld();
    const lot = world.stockLot(world.milk, world.bin, 2_000, on('2026-09-01', 'L1'));
    const form = { expiresOn: null, supplierLot: '', notes: '' };
    expect(world.refused('lot', lot, 'update', form)?.code).toBe('expiryMissing');
    world.act('lot', lot, 'update', { ...form, expiresOn: '2026-11-01' });
    expect(world.base.row('lot', lot)).toMatchObject({ code: 'L1', expiresOn: '2026-11-01' });
  });

  test('[PR13] tracking changes only without stock, and expiry needs it', () => {
    const world = new LotWorld();
    world.stock(world.bolt, world.bin, 1_000);
    const form = productFixture({ sku: 'BOLT' });
    const update = (over: object) =>
      world.refused('product', world.bolt, 'update', { ...form, ...over })?.code;
    expect(update({ tracking: 'lot' })).toBe('trackingIsFixed');
    expect(update({ expires: true })).toBe('expiryNeedsLots');
    const nut = productFixture({ sku: 'NUT', tracking: 'lot' });
    world.act('product', world.nut, 'update', nut);
    expect(world.base.row('product', world.nut)?.tracking).toBe('lot');
  });
});

describe('expiring', () => {
  /** Milk until September; an order was promised two of three. */
  function promised() {
    const world = new LotWorld();
    const lot = world.stockLot(world.milk, world.bin, 2_000, on('2026-09-01', 'L1'));
    const other = world.stockLot(world.milk, world.bin, 1_000, on('2026-12-01', 'L2'));
    const [first, second] = [1_000, 2_000].map((quantity) =>
      world.confirmed([{ product: world.milk, quantity }]),
    );
    const soft = () => [first, second].map((order) => world.held(order?.lines[0] ?? '')?.soft);
    return { world, lot, other, second, soft };
  }
  const expire = ({ base }: LotWorld, lot: string) => base.must('lot', lot, 'expire', {}, { internal: true });
  const form = (expiresOn: string) => ({ expiresOn, supplierLot: '', notes: '' });

  test('[LT4, ST14] a lot expires after its last day: promises are released, the last filled first, and named', () => {
    const { world, lot, second, soft } = promised();
    expect(soft()).toEqual([1_000, 2_000]);
    world.base.now = '2026-09-01T10:00:00.000Z';
    expect(() => expire(world, lot)).toThrow('lotLasts');
    world.base.now = '2026-09-02T10:00:00.000Z';
    expire(world, lot);
    expect(soft()).toEqual([1_000, 0]);
    expect(world.available(world.milk)).toMatchObject({ onHand: 1_000, reserved: 1_000 });
    expect(world.base.log.findLast(({ type }) => type === 'expired')?.data).toEqual({
      released: [{ kind: 'salesOrder', document: second?.order, line: second?.lines[0], quantity: 2_000 }],
    });
    expect(world.base.row('lot', lot)?.state).toBe('expired');
  });

  test('[LT4] nobody expires a lot by hand', () => {
    const { world, lot } = promised();
    world.base.now = '2026-10-01T10:00:00.000Z';
    expect(world.refused('lot', lot, 'expire')?.code).toBe('internalOnly');
  });

  test('[LT4] a corrected day makes it free again, or lets it expire at once', () => {
    const { world, lot, soft } = promised();
    world.base.now = '2026-09-02T10:00:00.000Z';
    world.act('lot', lot, 'update', form('2026-08-20'));
    expect([world.base.row('lot', lot)?.state, soft()]).toEqual(['expired', [1_000, 0]]);
    const { data } = world.base.log.findLast(({ type }) => type === 'updated') ?? {};
    expect(data).toMatchObject({ expiresOn: '2026-08-20', released: [{ quantity: 2_000 }] });
    expect(world.base.row('lot', lot)).not.toHaveProperty('released');
    world.act('lot', lot, 'update', form('2026-08-25'));
    expect(world.base.row('lot', lot)?.state).toBe('expired');
    world.act('lot', lot, 'update', form('2026-09-02'));
    expect([world.base.row('lot', lot)?.state, soft()]).toEqual(['active', [1_000, 2_000]]);
  });

  test('[LT4, ST11] what expired stays out when its lot or its bin is unblocked, and when goods come back', () => {
    const { world, lot, soft } = promised();
    world.act('lot', lot, 'block', { reason: 'quality' });
    world.base.now = '2026-09-02T10:00:00.000Z';
    world.act('lot', lot, 'unblock');
    expect([world.base.row('lot', lot)?.state, soft()]).toEqual(['expired', [1_000, 0]]);
    world.act('location', world.bin, 'block', { reason: 'quality' });
    world.act('location', world.bin, 'unblock');
    expect(world.available(world.milk).onHand).toBe(1_000);
  });

  test('[LT4] what a pick list has reserved stays reserved', () => {
    const world = new LotWorld();
    const lot = world.stockLot(world.milk, world.bin, 2_000, on('2026-09-01', 'L1'));
    const pick = world.picking(world.milk, 1_000);
    world.base.now = '2026-09-02T10:00:00.000Z';
    expire(world, lot);
    expect(world.available(world.milk)).toMatchObject({ onHand: 1_000, reserved: 1_000 });
    world.act('pick', pick, 'cancel', { reason: 'other' });
    expect(world.available(world.milk)).toMatchObject({ onHand: 0, reserved: 0 });
  });

  test('[TY9] a new lot without a day expires the shelf life of its type after it came in', () => {
    const world = new LotWorld();
    const { base, milk } = world;
    const type = base.id();
    const lived = productTypeFixture({ tracking: 'lot', expires: true, shelfLife: 30 });
    base.must('productType', type, 'create', lived);
    const { state: _, ...product } = base.row('product', milk) ?? {};
    base.must('product', milk, 'update', { ...productForm.strip().parse(product), type });
    const said = world.stockLot(milk, world.bin, 1_000, on('2026-09-01', 'SAID'));
    const unsaid = world.stockLot(milk, world.bin, 1_000, on(null, 'UNSAID'));
    const received = dayIn(base.now, 'Europe/Stockholm');
    expect([said, unsaid].map((lot) => base.row('lot', lot)?.expiresOn)).toEqual([
      '2026-09-01',
      addDays(received, 30),
    ]);
  });
});
