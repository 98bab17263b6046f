import { describe, expect, test } from 'vitest';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { productTypeFixture } from '#model/areas/products/product-type/product-type.fixtures.ts';
import { sampleOf } from '#model/areas/purchasing/goods-receipt/goods-receipt.inspection.ts';
import { builtInReasons } from '#model/areas/setup/reason/built-in-reasons.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { consider } from '#model/engine/propose.ts';
import {
  placedOrder,
  purchasingWorld,
  type PurchasingWorld,
} from '../purchase-order/purchase-order.fixtures.ts';
import {
  countedFromOrder,
  countedReceipt,
  linesOf,
  openReceipt,
  placesOf,
} from './goods-receipt.fixtures.ts';

const TEN = 1000;
const ALL = 10_000;

const receiptOf = (world: PurchasingWorld, id: string) => {
  const row = world.row('goodsReceipt', id);
  if (!row) throw new Error('there is no receipt');
  return row;
};

/** The ids of the lines of a receipt. */
const lineIds = (world: PurchasingWorld, id: string): string[] =>
  receiptOf(world, id).lines.map((line) => line.id);

/** A receipt of a product of which a tenth is checked, sent to inspection. */
function submitted(quantity = 125_000) {
  const world = purchasingWorld();
  const product = activeProduct(world, { inspection: TEN });
  const id = countedReceipt(world, [{ product, quantity }]);
  world.must('goodsReceipt', id, 'submit');
  const [line = ''] = lineIds(world, id);
  const inspect = (found: object) =>
    world.do('goodsReceipt', id, 'inspect', {
      lines: [{ line, checked: 13_000, accepted: quantity, rejected: 0, ...found }],
    });
  return { world, product, id, line, inspect };
}

const refusedAt = (code: string, field: string) => ({
  accepted: false,
  refusal: { code, fields: { [field]: code } },
});

/** The reason asks for a photo. */
function askForPhoto(world: PurchasingWorld): void {
  const reason = builtInReasons.find(({ action, code }) => action === 'return' && code === 'damaged');
  if (!reason) throw new Error('no reason is called so');
  const { id, ...form } = reason;
  world.must('reason', id, 'update', { ...form, photo: true });
}

/** A picture among the files of a receipt. */
function attach(world: PurchasingWorld, document: string): string {
  const id = world.id();
  const file = { id, name: 'box.png', type: 'image/png', size: 10, hash: 'a'.repeat(64) };
  world.must('file', document, 'attach', { about: 'goodsReceipt', ...file }, { internal: true });
  return id;
}

describe('the sample', () => {
  test('[GR45] is rounded up to whole units, at least one, and never more than there are', () => {
    expect(sampleOf(125_000, TEN)).toBe(13_000);
    expect(sampleOf(120_000, TEN)).toBe(12_000);
    expect(sampleOf(3_000, 1)).toBe(1_000);
    expect(sampleOf(400, TEN)).toBe(400);
    expect(sampleOf(12_500, ALL)).toBe(12_500);
    expect(sampleOf(9_007_199_254_000, 3_333)).toBe(3_002_099_512_000);
  });

  test('[GR45] is as the product says, else its type, else the supplier; nobody asks by default', () => {
    const world = purchasingWorld();
    const [type, careful, supplier] = [world.id(), world.id(), world.id()];
    world.must('productType', type, 'create', productTypeFixture({ inspection: 5_000 }));
    world.must('supplier', careful, 'create', supplierFixture({ number: 'S-8', inspection: ALL }));
    world.must('supplier', supplier, 'create', supplierFixture({ number: 'S-9' }));
    const plain = activeProduct(world);
    const typed = activeProduct(world, { sku: 'TYPED', type, attributes: {} });
    const own = activeProduct(world, { sku: 'OWN', type, attributes: {}, inspection: TEN });
    const never = activeProduct(world, { sku: 'NEVER', type, attributes: {}, inspection: 0 });
    const lines = [plain, typed, own, never].map((product) => ({ product }));
    const samples = (from: string): number[] => {
      const id = countedReceipt(world, lines, { supplier: from });
      world.must('goodsReceipt', id, 'submit');
      const { inspection, lines: counted } = receiptOf(world, id);
      return counted.map((line) => inspection?.samples.find((one) => one.line === line.id)?.sample ?? 0);
    };
    expect(samples(careful)).toEqual([10_000, 5_000, 1_000, 0]);
    expect(samples(supplier)).toEqual([0, 5_000, 1_000, 0]);
    const id = countedReceipt(world, [{ product: plain }], { supplier });
    expect(world.do('goodsReceipt', id, 'submit')).toMatchObject({ refusal: { code: 'nothingToInspect' } });
    expect(world.do('goodsReceipt', id, 'post').accepted).toBe(true);
  });

  test('[GR45] services and opening stock are not inspected', () => {
    const world = purchasingWorld();
    const freight = activeProduct(world, { sku: 'FREIGHT', kind: 'service', inspection: ALL });
    const product = activeProduct(world, { inspection: ALL });
    const service = countedReceipt(world, [{ product: freight }]);
    const opening = countedReceipt(world, [{ product, unitCost: 1_0000 }], { source: 'opening' });
    for (const id of [service, opening]) expect(world.do('goodsReceipt', id, 'post').accepted).toBe(true);
  });

  test('[GR45] a product with lots is submitted with its lots, of which each is checked', () => {
    const world = purchasingWorld();
    const product = activeProduct(world, { tracking: 'lot', inspection: TEN });
    const [one, other] = linesOf(world, [
      { product, quantity: 20_000, lot: { code: 'L1', expiresOn: null } },
      { product, quantity: 5_000 },
    ]);
    if (!one || !other) throw new Error('two lines');
    const id = openReceipt(world);
    world.must('goodsReceipt', id, 'count', { lines: [one, other] });
    expect(world.do('goodsReceipt', id, 'submit')).toMatchObject(refusedAt('lotMissing', 'lines.1.lot'));
    const lines = [one, { ...other, lot: { code: 'L2', expiresOn: null } }];
    world.must('goodsReceipt', id, 'count', { lines });
    world.must('goodsReceipt', id, 'submit');
    const found = lines.map((line) => ({
      line: line.id,
      checked: 2_000,
      accepted: line.quantity,
      rejected: 0,
    }));
    expect(world.do('goodsReceipt', id, 'inspect', { lines: found.slice(0, 1) })).toMatchObject({
      refusal: { code: 'notAllInspected' },
    });
    world.must('goodsReceipt', id, 'inspect', { lines: found });
    expect(receiptOf(world, id).inspection?.found?.lines.map(({ lot }) => lot)).toEqual(['L1', 'L2']);
  });
});

describe('an inspection', () => {
  test('[GR46] nothing is posted, or promised to an order, before it; the refusal leads to it', () => {
    const world = purchasingWorld();
    const product = activeProduct(world, { inspection: TEN });
    const order = placedOrder(world, [{ product, quantity: 125_000 }]);
    const id = countedFromOrder(world, order, [125_000]);
    const fix = { kind: 'goodsReceipt', document: id, type: 'submit' };
    const refusal = { code: 'inspectionMissing', params: { lines: 1 }, fix };
    expect(world.do('goodsReceipt', id, 'post')).toMatchObject({ accepted: false, refusal });
    expect(
      consider(world.engine, world.store, { kind: 'goodsReceipt', document: id, type: 'post' }, world.env()),
    ).toMatchObject(refusal);
    world.must('goodsReceipt', id, 'submit');
    expect(world.do('goodsReceipt', id, 'post')).toMatchObject({ refusal: { code: 'inspectionAwaited' } });
    expect(world.do('goodsReceipt', id, 'count', { lines: [] })).toMatchObject({
      refusal: { code: 'notInState' },
    });
    expect(placesOf(world, product)).toEqual({});
    expect(world.row('availability', `${product}:${world.warehouse}`)).toMatchObject({
      onHand: 0,
      incoming: 125_000,
    });
    const [line = ''] = lineIds(world, id);
    const found = { line, checked: 13_000, accepted: 120_000, rejected: 5_000, reason: 'damaged' };
    world.must('goodsReceipt', id, 'inspect', { lines: [found] });
    world.must('goodsReceipt', id, 'post');
    const quarantine = world.row('warehouse', world.warehouse)?.quarantine ?? '';
    expect(placesOf(world, product)).toEqual({
      supplier: -125_000,
      [world.receiving]: 120_000,
      [quarantine]: 5_000,
    });
    expect(world.row('purchaseOrder', order.id)).toMatchObject({
      lines: [{ received: 120_000, rejected: 5_000 }],
    });
  });

  test('[GR47] checks the sample at least, judges all that was accepted, and says why it rejects', () => {
    const { inspect, id, world } = submitted();
    expect(inspect({ checked: 12_000 })).toMatchObject(refusedAt('sampleTooSmall', 'lines.0.checked'));
    expect(inspect({ checked: 126_000 })).toMatchObject(refusedAt('sampleTooLarge', 'lines.0.checked'));
    expect(inspect({ accepted: 124_000 })).toMatchObject(refusedAt('inspectionDiffers', 'lines.0.accepted'));
    const some = { accepted: 124_000, rejected: 1_000 };
    expect(inspect(some)).toMatchObject(refusedAt('rejectReasonMissing', 'lines.0.reason'));
    expect(inspect({ ...some, reason: 'nonsense' })).toMatchObject(
      refusedAt('unknownReason', 'lines.0.reason'),
    );
    expect(inspect({ accepted: 124_500, rejected: 500, reason: 'damaged' })).toMatchObject({
      refusal: { fields: { 'lines.0.rejected': expect.any(String) } },
    });
    expect(inspect({ line: world.id() })).toMatchObject(refusedAt('unknownLine', 'lines.0.line'));
    expect(inspect({ accepted: 0, rejected: 125_000, reason: 'damaged' }).accepted).toBe(true);
    expect(receiptOf(world, id)).toMatchObject({
      state: 'ready',
      lines: [{ quantity: 0, rejected: 125_000, rejectReason: 'damaged' }],
      inspection: { found: { by: world.by, lines: [{ checked: 13_000, reason: 'damaged' }] } },
    });
  });

  test('[GR47] one line twice, and from who may not inspect, is refused', () => {
    const { world, id, line } = submitted();
    const found = { line, checked: 13_000, accepted: 125_000, rejected: 0 };
    expect(world.do('goodsReceipt', id, 'inspect', { lines: [found, found] })).toMatchObject(
      refusedAt('lineTwice', 'lines.1.line'),
    );
    world.may = (permission) => permission !== 'goodsReceipt.inspect';
    expect(world.do('goodsReceipt', id, 'inspect', { lines: [found] })).toMatchObject({
      refusal: { code: 'notPermitted', params: { permission: 'goodsReceipt.inspect' } },
    });
  });

  test('[GR48] what was rejected while counting stays rejected, for its reason', () => {
    const world = purchasingWorld();
    const product = activeProduct(world, { inspection: TEN });
    const id = countedReceipt(world, [
      { product, quantity: 10_000, rejected: 2_000, rejectReason: 'wrongItem' },
    ]);
    world.must('goodsReceipt', id, 'submit');
    const [line = ''] = lineIds(world, id);
    const found = { line, checked: 1_000, accepted: 9_000, rejected: 1_000, reason: 'damaged' };
    world.must('goodsReceipt', id, 'inspect', { lines: [found] });
    expect(receiptOf(world, id)).toMatchObject({
      lines: [{ quantity: 9_000, rejected: 3_000, rejectReason: 'wrongItem' }],
      inspection: { found: { lines: [{ reason: 'damaged' }] } },
    });
  });

  test('[GR49] counting again undoes it, and it is inspected again', () => {
    const { world, id, inspect, product } = submitted();
    inspect({});
    world.must('goodsReceipt', id, 'recount');
    expect(receiptOf(world, id).inspection).toBeUndefined();
    expect(receiptOf(world, id).state).toBe('counted');
    expect(world.do('goodsReceipt', id, 'post')).toMatchObject({ refusal: { code: 'inspectionMissing' } });
    world.must('goodsReceipt', id, 'count', { lines: linesOf(world, [{ product, quantity: 5_000 }]) });
    world.must('goodsReceipt', id, 'submit');
    expect(receiptOf(world, id).inspection?.samples).toMatchObject([{ sample: 1_000, percent: TEN }]);
  });

  test('[GR46] what was posted is corrected without another one, and keeps what was found', () => {
    const { world, id, line, inspect, product } = submitted(10_000);
    inspect({ checked: 1_000, accepted: 10_000 });
    world.must('goodsReceipt', id, 'post');
    const { number } = receiptOf(world, id);
    const before = world.log.length;
    world.must('goodsReceipt', id, 'correct', {
      reason: 'other',
      lines: linesOf(world, [{ id: line, product, quantity: 9_000 }]),
    });
    expect(receiptOf(world, id)).toMatchObject({
      state: { posted: { putAway: 'notStarted' } },
      number,
      lines: [{ quantity: 9_000 }],
    });
    expect(receiptOf(world, id).inspection?.found).toBeDefined();
    // One unit: reversed, corrected, counted and posted again by one command.
    const own = world.log.slice(before).filter(({ document }) => document === id);
    expect(own.flatMap(({ kind, type }) => (kind === 'goodsReceipt' ? type : []))).toEqual([
      'reversed',
      'corrected',
      'counted',
      'posted',
    ]);
    expect(new Set(own.map(({ command }) => command)).size).toBe(1);
  });
});

describe('photos of what is rejected', () => {
  test('[GR51] are there before posting, where the reason asks', () => {
    const world = purchasingWorld();
    askForPhoto(world);
    const product = activeProduct(world);
    const id = countedReceipt(world, [{ product, rejected: 1_000, rejectReason: 'damaged' }]);
    expect(world.do('goodsReceipt', id, 'post')).toMatchObject(refusedAt('photoMissing', 'lines.0.photo'));
    const [line = ''] = lineIds(world, id);
    const attachPhoto = (photo: string, at = line) =>
      world.do('goodsReceipt', id, 'attachPhotos', { lines: [{ line: at, photo }] });
    expect(attachPhoto(world.id())).toMatchObject(refusedAt('photoMissing', 'lines.0.photo'));
    const photo = attach(world, id);
    expect(attachPhoto(photo, world.id())).toMatchObject(refusedAt('unknownLine', 'lines.0.line'));
    expect(attachPhoto(photo).accepted).toBe(true);
    world.must('goodsReceipt', id, 'post');
    expect(receiptOf(world, id)).toMatchObject({
      state: { posted: { putAway: 'notStarted' } },
      lines: [{ photo }],
    });
  });

  test('[GR51] are not asked for by other reasons, nor of what is accepted', () => {
    const world = purchasingWorld();
    askForPhoto(world);
    const product = activeProduct(world);
    const id = countedReceipt(world, [{ product, rejected: 1_000, rejectReason: 'wrongItem' }]);
    expect(world.do('goodsReceipt', id, 'post').accepted).toBe(true);
    const none = countedReceipt(world, [{ product }]);
    const [line = ''] = lineIds(world, none);
    const lines = [{ line, photo: attach(world, none) }];
    expect(world.do('goodsReceipt', none, 'attachPhotos', { lines })).toMatchObject({
      refusal: { code: 'nothingRejected' },
    });
  });

  test('[GR51] come with an inspection, or after it', () => {
    const { world, id, line, inspect } = submitted();
    askForPhoto(world);
    inspect({ accepted: 124_000, rejected: 1_000, reason: 'damaged' });
    expect(world.do('goodsReceipt', id, 'post')).toMatchObject(refusedAt('photoMissing', 'lines.0.photo'));
    const photo = attach(world, id);
    world.must('goodsReceipt', id, 'attachPhotos', { lines: [{ line, photo }] });
    expect(world.do('goodsReceipt', id, 'post').accepted).toBe(true);
  });
});

describe('backdating', () => {
  const yesterday = '2026-05-03T10:00:00.000Z';

  test('[GR50] takes a permission of its own; today does not', () => {
    const world = purchasingWorld();
    world.may = (permission) => permission !== 'goodsReceipt.backdate';
    const product = activeProduct(world);
    const post = (receivedAt: string | null) =>
      world.do('goodsReceipt', countedReceipt(world, [{ product }]), 'post', { receivedAt });
    expect(post(yesterday)).toMatchObject(refusedAt('backdated', 'receivedAt'));
    expect(post(world.now).accepted).toBe(true);
    expect(post(null).accepted).toBe(true);
    world.may = () => true;
    expect(post(yesterday).accepted).toBe(true);
    expect(post('2026-05-05T10:00:00.000Z')).toMatchObject(refusedAt('inTheFuture', 'receivedAt'));
  });

  test('[GR50] the goods are there from that day', () => {
    const world = purchasingWorld();
    const product = activeProduct(world);
    const id = countedReceipt(world, [{ product }]);
    world.must('goodsReceipt', id, 'post', { receivedAt: yesterday });
    const moved = world.log.find(
      ({ kind, type, document }) => kind === 'stock' && type === 'moved' && document === id,
    );
    expect(moved?.data).toMatchObject({ effectiveAt: yesterday });
    expect(receiptOf(world, id).effectiveAt).toBe(yesterday);
  });
});
