import { describe, expect, test } from 'vitest';
import { consider } from '#model/engine/propose.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  draftOrder,
  placedOrder,
  purchasingWorld,
  type PurchasingWorld,
} from '../purchase-order/purchase-order.fixtures.ts';
import { countedFromOrder, countedReceipt, linesOf, placesOf, post } from './goods-receipt.fixtures.ts';

const refused = (refusal: object) => ({ accepted: false, refusal });
const open = (world: PurchasingWorld, head: object) =>
  world.do('goodsReceipt', world.id(), 'create', {
    warehouse: world.warehouse,
    order: null,
    supplier: null,
    source: 'blind',
    ...head,
  });
const onField = (code: string, field: string, params?: object) =>
  refused({ code, ...(params ? { params } : {}), fields: { [field]: code } });

const POSTED = 'posted.putAway.notStarted';

describe('opening a receipt', () => {
  test('[GR1] refuses an unknown or blocked warehouse, and an unknown supplier', () => {
    const world = purchasingWorld();
    const [unknown, supplier] = [world.id(), world.id()];
    const verdicts = [open(world, { warehouse: unknown }), open(world, { supplier })];
    world.must('warehouse', world.warehouse, 'block', { reason: 'other' });
    expect([...verdicts, open(world, {})]).toEqual([
      onField('unknownWarehouse', 'warehouse'),
      onField('unknownSupplier', 'supplier'),
      onField('warehouseNotActive', 'warehouse', { code: 'WH' }),
    ]);
  });

  test('[GR2] is of its order’s warehouse and supplier, and takes the supplier from it', () => {
    const world = purchasingWorld();
    const { id: order } = placedOrder(world, [{ product: activeProduct(world) }]);
    const [other, stranger, receipt] = [world.id(), world.id(), world.id()];
    const places = { receiving: world.id(), staging: world.id(), quarantine: world.id() };
    const address = { street: '', postcode: '', city: '', country: 'SE' };
    world.must('warehouse', other, 'create', { code: 'W2', name: 'Second', address, ...places });
    world.must('supplier', stranger, 'create', supplierFixture({ number: 'S-9' }));
    expect([
      open(world, { source: 'order' }),
      open(world, { source: 'order', order, warehouse: other }),
      open(world, { source: 'order', order, supplier: stranger }),
      open(world, { source: 'blind', order }),
      open(world, { source: 'opening', supplier: stranger }),
    ]).toEqual([
      onField('unknownOrder', 'order'),
      onField('otherWarehouse', 'warehouse'),
      onField('otherSupplier', 'supplier'),
      onField('orderNotAsked', 'order'),
      onField('supplierNotAsked', 'supplier'),
    ]);
    const { warehouse } = world;
    world.must('goodsReceipt', receipt, 'create', { warehouse, order, supplier: null, source: 'order' });
    expect(world.row('goodsReceipt', receipt)).toEqual({
      id: receipt,
      state: 'draft',
      version: 1,
      createdAt: world.now,
      changedAt: world.now,
      warehouse,
      order,
      supplier: world.supplier,
      source: 'order',
      lines: [],
      number: null,
      overReason: null,
      deliveryNote: '',
      countedBy: null,
      countedAt: null,
      effectiveAt: null,
    });
  });

  test('[GR3] refuses an order that is not placed', () => {
    const world = purchasingWorld();
    const { id: order } = draftOrder(world, [{ product: activeProduct(world) }]);
    expect(open(world, { source: 'order', order })).toEqual(
      refused({ code: 'orderNotAwaited', params: { number: '' } }),
    );
  });
});

describe('counting', () => {
  test('[GR4] refuses nothing, unknown products, and a line or product twice for one place', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const [bin] = world.bins;
    const id = countedReceipt(world, [{ product }, { product, location: bin ?? null }]);
    const count = (lines: Parameters<typeof linesOf>[1]) =>
      world.do('goodsReceipt', id, 'count', { lines: linesOf(world, lines) });
    const unknown = world.id();
    expect([
      count([]),
      count([{ product, quantity: 0 }]),
      count([{ product: unknown }]),
      count([{ product }, { product }]),
    ]).toEqual([
      refused({ code: 'nothingCounted' }),
      onField('nothingCounted', 'lines.0', { sku: 'BOLT-M8' }),
      onField('unknownProduct', 'lines.0', { sku: unknown }),
      onField('countedTwice', 'lines.1', { sku: 'BOLT-M8' }),
    ]);
  });

  test('[GR4] a new count replaces the one before, and says who counted', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const id = countedReceipt(world, [{ product }]);
    world.by = 'user-2';
    const lines = linesOf(world, [{ product, quantity: 4000, rejected: 1000 }]);
    world.must('goodsReceipt', id, 'count', { lines, deliveryNote: 'DN 12' });
    expect(world.row('goodsReceipt', id)).toMatchObject({
      state: 'counted',
      lines,
      deliveryNote: 'DN 12',
      countedBy: 'user-2',
      countedAt: world.now,
    });
    expect(placesOf(world, product)).toEqual({});
  });

  test('[GR5] refuses lines of another order, another product, and an ordered product beside its line', () => {
    const world = purchasingWorld();
    const [bolt, nut] = [activeProduct(world), activeProduct(world, { sku: 'NUT-M8' })];
    const order = placedOrder(world, [{ product: bolt }]);
    const id = countedFromOrder(world, order, [1000]);
    const orderLine = order.lines[0]?.id ?? '';
    const wrong = [{ product: bolt, orderLine: world.id() }, { product: nut, orderLine }, { product: bolt }];
    const verdicts = wrong.map((line) =>
      world.do('goodsReceipt', id, 'count', { lines: linesOf(world, [line]) }),
    );
    expect(verdicts).toEqual([
      onField('unknownLine', 'lines.0', { sku: 'BOLT-M8' }),
      onField('otherProduct', 'lines.0', { sku: 'NUT-M8' }),
      onField('countOnOrderLine', 'lines.0', { sku: 'BOLT-M8' }),
    ]);
  });

  test('[GR6] refuses places that are unknown, blocked or for rejected goods', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const [bin = ''] = world.bins;
    const quarantine = world.row('warehouse', world.warehouse)?.quarantine ?? '';
    const id = countedReceipt(world, [{ product, location: bin }]);
    world.must('location', bin, 'block', { reason: 'other' });
    const verdicts = [world.id(), quarantine, bin].map((location) =>
      world.do('goodsReceipt', id, 'count', { lines: linesOf(world, [{ product, location }]) }),
    );
    const params = { sku: 'BOLT-M8' };
    expect([...verdicts, post(world, id)]).toEqual([
      onField('unknownLocation', 'lines.0', params),
      onField('locationIsQuarantine', 'lines.0', params),
      onField('locationNotActive', 'lines.0', params),
      onField('locationNotActive', 'lines.0', params),
    ]);
  });
});

describe('why goods are rejected', () => {
  test('[GR43] is a reason for returns that is in use, or the one that the line had', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const id = countedReceipt(world, [{ product }]);
    const [line] = linesOf(world, [{ product, quantity: 8_000, rejected: 2_000 }]);
    const count = (rejectReason: string) =>
      world.do('goodsReceipt', id, 'count', { lines: [{ ...line, rejectReason }] });
    expect(count('wobbly')).toMatchObject({
      accepted: false,
      refusal: { code: 'unknownReason', params: { reason: 'wobbly' } },
    });
    expect(count('damaged').accepted).toBe(true);
    expect(world.row('goodsReceipt', id)?.lines).toMatchObject([
      { rejected: 2_000, rejectReason: 'damaged' },
    ]);
    const reasons = world.view.by('reason', 'code', 'return:damaged');
    world.must('reason', reasons[0]?.id ?? '', 'archive');
    expect(count('damaged').accepted).toBe(true);
    world.must('goodsReceipt', id, 'post');
    expect(world.row('goodsReceipt', id)?.lines).toMatchObject([{ rejectReason: 'damaged' }]);
  });

  test('[GR4] two reasons have two lines, and one reason has one', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const order = placedOrder(world, [{ product, quantity: 9_000 }]);
    const orderLine = order.lines[0]?.id ?? null;
    const id = countedFromOrder(world, order, [1_000]);
    const of = (rejectReason: string, quantity = 0) => {
      const rejected = 2_000;
      return { product, orderLine, quantity, rejected, rejectReason };
    };
    const count = (...lines: Parameters<typeof linesOf>[1]) =>
      world.do('goodsReceipt', id, 'count', { lines: linesOf(world, lines) });
    expect(count(of('damaged', 5_000), of('quality'), of('quality'))).toEqual(
      onField('countedTwice', 'lines.2', { sku: 'BOLT-M8' }),
    );
    expect(count(of('damaged', 5_000), of('quality')).accepted).toBe(true);
    world.must('goodsReceipt', id, 'post');
    expect(world.row('purchaseOrder', order.id)?.lines).toMatchObject([{ received: 5_000, rejected: 4_000 }]);
    const { quarantine = '' } = world.row('warehouse', world.warehouse) ?? {};
    expect(placesOf(world, product)).toMatchObject({ [world.receiving]: 5_000, [quarantine]: 4_000 });
  });
});

describe('the end of a receipt', () => {
  test('[GR3] refuses to post on an order that was cancelled meanwhile, and offers to reopen it', () => {
    const world = purchasingWorld();
    const order = placedOrder(world, [{ product: activeProduct(world) }]);
    const id = countedFromOrder(world, order, [1000]);
    world.must('purchaseOrder', order.id, 'cancel', { reason: 'outOfStock' });
    const refusal = {
      code: 'orderNotAwaited',
      params: { number: 'PO-2026-00001' },
      fix: { kind: 'purchaseOrder', document: order.id, type: 'reopen' },
    };
    const button = { kind: 'goodsReceipt', document: id, type: 'post' };
    expect(consider(world.engine, world.store, button, world.env())).toEqual(refusal);
    expect(post(world, id)).toEqual(refused(refusal));
  });

  test('[GR8] refuses a moment to come, and one in a closed period', () => {
    const world = purchasingWorld();
    const id = countedReceipt(world, [{ product: activeProduct(world) }]);
    const policies = { overReceipt: 0, closedUntil: '2026-04-30' };
    world.must('company', 'company', 'changePolicies', policies);
    // 22:00 UTC on 30 April is midnight in Stockholm: the first of May.
    const moments = ['2026-05-04T08:00:00.001Z', '2026-04-30T21:59:59.000Z', '2026-04-30T22:00:00.000Z'];
    const [future, closed, fine] = moments.map((receivedAt) => post(world, id, { receivedAt }));
    expect([future, closed]).toEqual([
      onField('inTheFuture', 'receivedAt'),
      onField('periodClosed', 'receivedAt', { closedUntil: '2026-04-30' }),
    ]);
    expect(fine?.accepted).toBe(true);
    expect(world.row('goodsReceipt', id)?.effectiveAt).toBe('2026-04-30T22:00:00.000Z');
    const moved = world.log.find((event) => event.type === 'moved');
    expect(moved?.data).toMatchObject({ effectiveAt: '2026-04-30T22:00:00.000Z' });
  });

  test('[GR14] a draft is not posted; what is posted is neither counted, discarded nor posted again', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const id = world.id();
    const { warehouse } = world;
    world.must('goodsReceipt', id, 'create', { warehouse, order: null, supplier: null, source: 'blind' });
    const no = (command: string, state: string) =>
      refused({ code: 'notInState', params: { kind: 'goodsReceipt', command, state } });
    expect(post(world, id)).toEqual(no('post', 'draft'));
    const lines = linesOf(world, [{ product }]);
    world.must('goodsReceipt', id, 'count', { lines });
    world.must('goodsReceipt', id, 'post');
    expect([
      world.do('goodsReceipt', id, 'count', { lines }),
      world.do('goodsReceipt', id, 'discard'),
      post(world, id),
    ]).toEqual([no('count', POSTED), no('discard', POSTED), no('post', POSTED)]);
    const other = countedReceipt(world, [{ product }]);
    world.must('goodsReceipt', other, 'discard');
    expect(post(world, other)).toEqual(no('post', 'discarded'));
  });
});
