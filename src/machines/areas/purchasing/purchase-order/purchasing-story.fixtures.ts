import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import { supplierCategoryFixture } from '#model/areas/purchasing/supplier-category/supplier-category.fixtures.ts';
import { countOf } from '#model/areas/purchasing/goods-receipt/goods-receipt.recount.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { activeProduct, binFixture } from '#machines/company.fixtures.ts';
import { countedFromOrder, countedReceipt } from '../goods-receipt/goods-receipt.fixtures.ts';
import {
  draftOrder,
  placedOrder,
  purchasingWorld,
  type OrderOf,
  type PurchasingWorld,
} from './purchase-order.fixtures.ts';

const terms = { theirReference: 'A-77', expectedOn: null, notes: '' };

/** A company in which every purchasing fact has occurred at least once. */
export function purchasingStory(): PurchasingWorld {
  const world = purchasingWorld();
  sortProducts(world);
  endParties(world);
  const product = activeProduct(world, { sku: 'STORY' });
  const order = placedOrder(world, [{ product }, { product, promisedOn: '2026-06-01' }]);
  approve(world, draftOrder(world, [{ product }]).id);
  agree(world, order);
  deliver(world, order);
  for (const type of ['closeShort', 'reopen', 'closeShort'])
    world.must('purchaseOrder', order.id, type, { reason: 'other' });
  world.must('purchaseOrder', placedOrder(world, [{ product }]).id, 'cancel', { reason: 'duplicate' });
  world.must('purchaseOrder', draftOrder(world, [{ product }]).id, 'discard');
  world.must('goodsReceipt', countedReceipt(world, [{ product }]), 'discard');
  inspect(world);
  return world;
}

/** Goods are counted, inspected, and counted and inspected again; one is broken, of which there is a picture. */
function inspect(world: PurchasingWorld): void {
  const product = activeProduct(world, { sku: 'INSPECTED', inspection: 1000 });
  const id = countedReceipt(world, [{ product }]);
  const [line] = world.row('goodsReceipt', id)?.lines ?? [];
  world.must('goodsReceipt', id, 'submit');
  world.must('goodsReceipt', id, 'recount');
  world.must('goodsReceipt', id, 'submit');
  const found = { line: line?.id, checked: 1000, accepted: 9000, rejected: 1000, reason: 'damaged' };
  world.must('goodsReceipt', id, 'inspect', { lines: [found] });
  const photo = world.id();
  const file = { id: photo, name: 'box.png', type: 'image/png', size: 10, hash: 'a'.repeat(64) };
  world.must('file', id, 'attach', { about: 'goodsReceipt', ...file }, { internal: true });
  world.must('goodsReceipt', id, 'attachPhotos', { lines: [{ line: line?.id, photo }] });
}

function sortProducts(world: PurchasingWorld): void {
  const category = world.id();
  world.must('category', category, 'create', categoryFixture());
  world.must('category', category, 'update', categoryFixture({ name: { en: 'Screws', sv: 'Skruv' } }));
  world.must('category', category, 'archive');
}

function endParties(world: PurchasingWorld): void {
  const supplier = world.id();
  world.must('supplier', supplier, 'create', supplierFixture({ number: 'S-9' }));
  const [before, after] = [world.id(), world.id()];
  world.must('supplierCategory', before, 'create', supplierCategoryFixture({ name: 'Screws' }));
  world.must('supplierCategory', after, 'create', supplierCategoryFixture({ name: 'Fasteners' }));
  world.must('supplier', supplier, 'update', supplierFixture({ number: 'S-10', category: before }));
  world.must('supplierCategory', before, 'merge', { into: after });
  for (const type of ['block', 'unblock', 'block', 'archive'])
    world.must('supplier', supplier, type, type === 'block' ? { reason: 'legal' } : {});
}

/** Asked for three times: taken back, rejected, and at last approved by somebody else. */
function approve(world: PurchasingWorld, id: string): void {
  const author = world.by;
  const give = (by: string, type: string, data: object = {}): void => {
    world.by = by;
    world.must('purchaseOrder', id, type, data);
  };
  give(author, 'submit');
  give(author, 'withdraw');
  give(author, 'submit');
  give('approver', 'reject', { reason: 'priceTooHigh' });
  give(author, 'submit');
  give('approver', 'approve');
  world.by = author;
}

function agree(world: PurchasingWorld, { id, lines }: OrderOf): void {
  const [line] = lines;
  world.must('purchaseOrder', id, 'amend', { ...terms, reason: 'More', lines });
  const said = [{ line: line?.id, quantity: 9000, price: 7_5000, promisedOn: '2026-05-20' }];
  world.must('purchaseOrder', id, 'acknowledge', { theirReference: 'A-78', lines: said });
}

/** Everything arrives, which closes the order; the second part goes back, which reopens it. */
function deliver(world: PurchasingWorld, order: OrderOf): void {
  const first = countedFromOrder(world, order, [8000]);
  world.must('goodsReceipt', first, 'post');
  correct(world, first, 9000);
  sendBack(world, first);
  const second = countedFromOrder(world, order, [0, 10_000]);
  world.must('goodsReceipt', second, 'post');
  const [line] = world.row('goodsReceipt', second)?.lines ?? [];
  world.must('goodsReceipt', second, 'correctCost', {
    reason: 'wrongRate',
    lines: [{ line: line?.id, unitCost: (line?.unitCost ?? 0) + 1_0000 }],
  });
  bill(world, second);
  putAway(world, second);
  world.must('goodsReceipt', second, 'reverse', { reason: 'wrongItem' });
}

/** So many were counted, and not what was posted. */
function correct(world: PurchasingWorld, id: string, quantity: number): void {
  const receipt = world.row('goodsReceipt', id);
  if (!receipt) throw new Error('no receipt');
  const count = countOf(receipt);
  const lines = count.lines.map((line) => ({ ...line, quantity }));
  world.must('goodsReceipt', id, 'correct', { ...count, lines, reason: 'wrongQuantity' });
}

/** One unit goes back to the supplier, twice: the second time it is here after all. */
function sendBack(world: PurchasingWorld, receipt: string): void {
  for (const isHere of [false, true]) {
    const id = sentBack(world, receipt);
    if (isHere) world.must('supplierReturn', id, 'reverse', { reason: 'other' });
  }
}

function sentBack(world: PurchasingWorld, receipt: string): string {
  const id = world.id();
  world.must('supplierReturn', id, 'create', { receipt });
  const [line] = world.row('supplierReturn', id)?.lines ?? [];
  const lines = [{ ...line, quantity: 1000, reason: 'quality' }];
  world.must('supplierReturn', id, 'update', { notes: '', lines });
  world.must('supplierReturn', id, 'request');
  world.must('supplierReturn', id, 'accept', { theirReference: 'RMA 7' });
  for (const type of ['dispatch', 'credit']) world.must('supplierReturn', id, type);
  return id;
}

/** A bill charges for a unit, and is reversed. */
function bill(world: PurchasingWorld, receipt: string): void {
  const [line] = world.row('goodsReceipt', receipt)?.lines ?? [];
  const own = world.id();
  const lines = [{ line: line?.id, quantity: 1000, billed: 100, difference: 0 }];
  world.must('goodsReceipt', receipt, 'markBilled', { bill: own, lines }, { internal: true });
  world.must('goodsReceipt', receipt, 'unmarkBilled', { bill: own }, { internal: true });
}

/** One unit goes to a shelf, and back to where it was received. */
function putAway(world: PurchasingWorld, receipt: string): void {
  const { warehouse } = world;
  const [line] = world.row('goodsReceipt', receipt)?.lines ?? [];
  const to = world.id();
  world.must('location', to, 'create', binFixture(warehouse, 'STORY', 9));
  const goods = { product: line?.product, quantity: 1000, from: line?.location, to };
  const lines = [{ id: world.id(), ...goods, receiptLine: line?.id }];
  const id = world.id();
  const form = { purpose: 'putAway', warehouse, toWarehouse: warehouse, receipt, lines };
  world.must('movement', id, 'create', form);
  for (const type of ['reserve', 'move']) world.must('movement', id, type);
  world.must('movement', id, 'reverse', { reason: 'other' });
}
