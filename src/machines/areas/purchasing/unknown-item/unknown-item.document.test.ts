import { describe, expect, test } from 'vitest';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { countedFromOrder, countedReceipt, openReceipt } from '../goods-receipt/goods-receipt.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
  type PurchasingWorld,
} from '../purchase-order/purchase-order.fixtures.ts';

const refusedAt = (code: string, field: string) => ({
  accepted: false,
  refusal: { code, fields: { [field]: code } },
});

/** Sets aside three of something on a receipt. */
function parked(world: PurchasingWorld, receipt: string, over: object = {}): string {
  const id = world.id();
  world.must('unknownItem', id, 'park', { receipt, code: '7300000000017', quantity: 3_000, ...over });
  return id;
}

const matching = (world: PurchasingWorld, product: string, over: object = {}) => ({
  product,
  line: world.id(),
  receipt: world.id(),
  ...over,
});

const linesOf = (world: PurchasingWorld, receipt: string) => world.row('goodsReceipt', receipt)?.lines ?? [];

/** A receipt without an order, of ten of a product, from a supplier. */
function receiving() {
  const world = purchasingWorld();
  const supplier = world.id();
  world.must('supplier', supplier, 'create', supplierFixture({ number: 'S-7' }));
  const product = activeProduct(world);
  const receipt = countedReceipt(world, [{ product }], { supplier });
  return { world, supplier, product, receipt };
}

describe('an unknown item', () => {
  test('[UKI1] is set aside on its receipt, in its warehouse, of its supplier', () => {
    const { world, supplier, receipt } = receiving();
    const id = parked(world, receipt, { note: 'a blue box' });
    expect(world.row('unknownItem', id)).toMatchObject({
      state: 'parked',
      receipt,
      warehouse: world.warehouse,
      supplier,
      code: '7300000000017',
      quantity: 3_000,
      note: 'a blue box',
      parkedBy: world.by,
      resolved: null,
    });
    const park = (over: object) =>
      world.do('unknownItem', world.id(), 'park', { receipt, code: '', quantity: 1_000, note: '', ...over });
    expect(park({})).toMatchObject(refusedAt('unknownItemSaysNothing', 'note'));
    expect(park({ code: 'X', receipt: world.id() })).toMatchObject(refusedAt('unknownReceipt', 'receipt'));
    expect(park({ code: 'X', quantity: 0 })).toMatchObject({ refusal: { code: 'invalid' } });
  });

  test('[UKI7] the receipt is posted without it, and it goes on waiting', () => {
    const { world, receipt } = receiving();
    const id = parked(world, receipt);
    world.must('goodsReceipt', receipt, 'post');
    expect(world.row('unknownItem', id)?.state).toBe('parked');
    expect(world.view.by('unknownItem', 'waiting', world.warehouse).map((row) => row.id)).toEqual([id]);
    expect(world.view.by('unknownItem', 'receipt', receipt)).toHaveLength(1);
  });

  test('[UKI3] matched while its receipt is open, it is counted there, on the line that has such goods', () => {
    const { world, product, receipt } = receiving();
    const other = activeProduct(world, { sku: 'OTHER' });
    const [known, strange] = [parked(world, receipt), parked(world, receipt)];
    world.must('unknownItem', known, 'match', matching(world, product));
    world.must('unknownItem', strange, 'match', matching(world, other));
    expect(linesOf(world, receipt)).toMatchObject([
      { product, quantity: 13_000 },
      { product: other, quantity: 3_000, orderLine: null },
    ]);
    expect(world.row('unknownItem', known)).toMatchObject({
      state: 'matched',
      resolved: { product, receipt },
    });
    world.must('goodsReceipt', receipt, 'post');
    expect(world.row('valuation', other)).toMatchObject({ quantity: 3_000 });
  });

  test('[UKI3] what is ordered is counted on its order line; what a draft expects is not counted by that', () => {
    const world = purchasingWorld();
    const [bolt, nut] = [activeProduct(world), activeProduct(world, { sku: 'NUT' })];
    const order = placedOrder(world, [
      { product: bolt, quantity: 10_000 },
      { product: nut, quantity: 10_000 },
    ]);
    const receipt = openReceipt(world, {
      order: order.id,
      source: 'order',
      lines: [
        {
          id: world.id(),
          orderLine: order.lines[0]?.id,
          product: bolt,
          quantity: 10_000,
          rejected: 0,
          location: null,
          unitCost: null,
        },
      ],
    });
    world.must('unknownItem', parked(world, receipt), 'match', matching(world, nut));
    expect(world.row('goodsReceipt', receipt)).toMatchObject({
      state: 'counted',
      lines: [{ product: nut, orderLine: order.lines[1]?.id, quantity: 3_000 }],
    });
  });

  test('[UKI3] one that was sent to inspection is counted again', () => {
    const world = purchasingWorld();
    const product = activeProduct(world, { inspection: 10_000 });
    const receipt = countedReceipt(world, [{ product }]);
    world.must('goodsReceipt', receipt, 'submit');
    world.must('unknownItem', parked(world, receipt), 'match', matching(world, product));
    expect(world.row('goodsReceipt', receipt)).toMatchObject({
      state: 'counted',
      lines: [{ quantity: 13_000 }],
    });
    expect(world.row('goodsReceipt', receipt)?.inspection).toBeUndefined();
  });

  test('[UKI3] of a posted receipt it comes on one of its own: on the order while that awaits goods, else without', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const order = placedOrder(world, [{ product, quantity: 20_000 }]);
    const receipt = countedFromOrder(world, order, [10_000]);
    const [one, other] = [parked(world, receipt), parked(world, receipt)];
    world.must('goodsReceipt', receipt, 'post');
    const further = matching(world, product);
    world.must('unknownItem', one, 'match', further);
    expect(world.row('goodsReceipt', further.receipt)).toMatchObject({
      state: 'counted',
      source: 'order',
      order: order.id,
      lines: [{ id: further.line, orderLine: order.lines[0]?.id, quantity: 3_000 }],
    });
    world.must('purchaseOrder', order.id, 'closeShort', { reason: 'discontinued' });
    const blind = matching(world, product);
    world.must('unknownItem', other, 'match', blind);
    expect(world.row('goodsReceipt', blind.receipt)).toMatchObject({
      source: 'blind',
      order: null,
      supplier: world.row('purchaseOrder', order.id)?.supplier,
    });
    expect(world.row('unknownItem', other)).toMatchObject({ resolved: { receipt: blind.receipt } });
  });

  test('[UKI4] its code is kept on the product, once, by who may change products', () => {
    const { world, product, receipt } = receiving();
    const codes = () => world.row('product', product)?.barcodes.map(({ code }) => code);
    const [one, other, nameless] = [
      parked(world, receipt),
      parked(world, receipt),
      parked(world, receipt, { code: '', note: 'grey' }),
    ];
    world.may = (permission) => permission !== 'product.edit';
    expect(world.do('unknownItem', one, 'match', matching(world, product, { teach: true }))).toMatchObject({
      accepted: false,
      refusal: { code: 'notPermitted', params: { permission: 'product.edit' } },
    });
    expect(world.row('unknownItem', one)?.state).toBe('parked');
    expect(linesOf(world, receipt)).toMatchObject([{ quantity: 10_000 }]);
    world.may = () => true;
    expect(
      world.do('unknownItem', nameless, 'match', matching(world, product, { teach: true })),
    ).toMatchObject(refusedAt('nothingToTeach', 'teach'));
    world.must('unknownItem', one, 'match', matching(world, product, { teach: true }));
    world.must('unknownItem', other, 'match', matching(world, product, { teach: true }));
    expect(codes()?.filter((code) => code === '7300000000017')).toHaveLength(1);
  });

  test('[UKI3] what the receipt refuses refuses all of it', () => {
    const { world, receipt } = receiving();
    const serial = activeProduct(world, { sku: 'SERIAL', tracking: 'serial' });
    const id = parked(world, receipt);
    const lot = { code: 'SN1', expiresOn: null };
    expect(world.do('unknownItem', id, 'match', matching(world, serial, { lot }))).toMatchObject({
      accepted: false,
      refusal: { code: 'serialIsOne' },
    });
    expect(world.do('unknownItem', id, 'match', matching(world, world.id()))).toMatchObject(
      refusedAt('unknownProduct', 'product'),
    );
    expect(world.row('unknownItem', id)?.state).toBe('parked');
  });

  test('[UKI5, UKI6] it goes back to its supplier, or is discarded, for a reason; either may be looked at again', () => {
    const { world, receipt } = receiving();
    const [back, away] = [parked(world, receipt), parked(world, receipt)];
    expect(world.do('unknownItem', back, 'sendBack', { reason: 'nonsense' })).toMatchObject(
      refusedAt('unknownReason', 'reason'),
    );
    world.must('unknownItem', back, 'sendBack', { reason: 'wrongItem', reference: 'RMA 7' });
    expect(world.row('unknownItem', back)).toMatchObject({
      state: 'sentBack',
      resolved: { reason: 'wrongItem', reference: 'RMA 7', by: world.by },
    });
    expect(world.do('unknownItem', away, 'discard', { reason: 'damaged' })).toMatchObject(
      refusedAt('unknownReason', 'reason'),
    );
    world.must('unknownItem', away, 'discard', { reason: 'worthless' });
    expect(world.view.by('unknownItem', 'waiting', world.warehouse)).toEqual([]);
    for (const id of [back, away]) {
      world.must('unknownItem', id, 'reopen');
      expect(world.row('unknownItem', id)).toMatchObject({ state: 'parked', resolved: null });
    }
  });

  test('[UKI5] without a supplier it goes back to nobody', () => {
    const world = purchasingWorld();
    const id = parked(world, countedReceipt(world, [{ product: activeProduct(world) }]));
    expect(world.do('unknownItem', id, 'sendBack', { reason: 'wrongItem' })).toMatchObject({
      refusal: { code: 'unknownItemSupplierMissing' },
    });
  });

  test('[UKI2] as long as it waits more may be noted of it', () => {
    const { world, receipt } = receiving();
    const id = parked(world, receipt);
    world.must('unknownItem', id, 'update', { code: 'ABC', quantity: 4_000, note: 'red' });
    expect(world.row('unknownItem', id)).toMatchObject({
      code: 'ABC',
      quantity: 4_000,
      note: 'red',
      receipt,
    });
    world.must('unknownItem', id, 'discard', { reason: 'worthless' });
    expect(world.do('unknownItem', id, 'update', { code: 'X', quantity: 1_000 })).toMatchObject({
      refusal: { code: 'notInState' },
    });
  });

  test('[RO1] who counts goods sets them aside, who buys and who posts finds out what they are', () => {
    for (const role of [builtInRoles.Warehouse, builtInRoles.Purchasing])
      expect(role).toEqual(expect.arrayContaining(['unknownItem.park', 'unknownItem.resolve']));
    expect(builtInRoles.Viewer).toContain('unknownItem.view');
    expect(builtInRoles.Viewer).not.toContain('unknownItem.park');
    expect(builtInRoles.Warehouse).toContain('goodsReceipt.inspect');
    expect(builtInRoles.Warehouse).not.toContain('goodsReceipt.backdate');
  });
});
