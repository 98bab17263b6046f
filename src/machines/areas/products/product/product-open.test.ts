import { describe, expect, test } from 'vitest';
import type { Refusal } from '#model/engine/envelope.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { adjustmentLineFixture } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { BuildingWorld } from '#machines/areas/stock/assembly/assembly.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { ReturnsWorld } from '#machines/areas/sales/customer-return/returns.fixtures.ts';
import { MovingWorld } from '#machines/areas/stock/movement/movement.fixtures.ts';
import {
  draftOrder,
  placedOrder,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { SendingWorld } from '#machines/areas/purchasing/supplier-return/sending-back.fixtures.ts';

type Base = SalesWorld['base'];
interface Case {
  readonly base: Base;
  readonly product: string;
  /** The document that is not finished. */
  readonly document: string;
}

/** A document of each kind with a product that has never moved, or of which nothing is left. */
const cases: Readonly<Record<string, () => Case>> = {
  receiptsOpen: () => {
    const world = new SalesWorld();
    const { base, nut: product } = world;
    return { base, product, document: world.counted(product, base.bins[0] ?? '', 1_000) };
  },
  movementsOpen: () => {
    const world = new MovingWorld(0);
    const { base, bolt: product, first: from, second: to } = world;
    return { base, product, document: world.draft([{ from, to }]) };
  },
  customerReturnsOpen: () => {
    const world = new ReturnsWorld();
    const { base, bolt: product } = world;
    const { order } = world.sold(2_000);
    return { base, product, document: world.approved(order, 1_000) };
  },
  adjustmentsOpen: () => {
    const world = new SalesWorld();
    const { base, nut: product } = world;
    const [document, id] = [base.id(), base.id()];
    const line = adjustmentLineFixture({ id, product, location: base.bins[0] ?? '', quantity: 1_000 });
    const data = { mode: 'quantity', warehouse: base.warehouse, lines: [line] };
    base.must('adjustment', document, 'create', data);
    return { base, product, document };
  },
  assembliesOpen: () => {
    const { base, chair: product, ...world } = new BuildingWorld();
    const document = base.id();
    const data = { product, quantity: 2_000, warehouse: world.warehouse };
    base.must('assembly', document, 'create', data);
    return { base, product, document };
  },
};

const formOf = (base: Base, product: string): ProductForm => {
  const row = base.row('product', product);
  if (!row) throw new Error('no such product');
  const known = Object.keys({ ...productFixture(), bundle: 0, tracking: 0, bins: 0 });
  return Object.fromEntries(Object.entries(row).filter(([key]) => known.includes(key))) as never; // its own fields
};

function changed(base: Base, product: string, over: Partial<ProductForm>): Refusal | null {
  const verdict = base.do('product', product, 'update', { ...formOf(base, product), ...over });
  return verdict.accepted ? null : verdict.refusal;
}

function archived(base: Base, product: string): Refusal | null {
  if (base.row('product', product)?.state === 'active') base.must('product', product, 'phaseOut');
  const verdict = base.do('product', product, 'archive');
  return verdict.accepted ? null : verdict.refusal;
}

describe.each(Object.entries(cases))('a product on a document: %s', (code, make) => {
  test('[PR4] is not archived before that is finished', () => {
    const { base, product, document } = make();
    expect(archived(base, product)).toMatchObject({ code, params: { open: 1 }, fix: { document } });
  });

  test('[PR3, PR13] keeps its kind, unit and tracking', () => {
    const { base, product } = make();
    const moved = base.view.by('balance', 'product', product).length > 0;
    expect(changed(base, product, { unit: 'kg' })?.fields).toEqual({
      unit: moved ? 'productHasMoved' : code,
    });
    expect(changed(base, product, { tracking: 'lot' })).toMatchObject({ code, fields: { tracking: code } });
    expect(changed(base, product, { price: 1 })).toBeNull();
  });
});

test('[PR4] a product that is to go back to its supplier is not archived', () => {
  const world = new SendingWorld();
  const { base, product } = world;
  const { receipt } = world.received(1_000);
  const document = world.accepted(receipt, 1_000);
  expect(archived(base, product)).toMatchObject({ code: 'stillInStock' });
  expect(base.view.by('supplierReturn', 'openProduct', product)).toMatchObject([{ id: document }]);
  world.give(document, 'dispatch');
  expect(archived(base, product)).toBeNull();
});

test('[PR4] nor is one that is on its way between warehouses, or back', () => {
  const world = new MovingWorld(5_000);
  const { base, bolt } = world;
  const transfer = world.transfer(5_000);
  world.must(transfer, 'dispatch');
  expect(archived(base, bolt)).toMatchObject({ code: 'stillInStock' });
  world.must(transfer, 'recall', { reason: 'other' });
  expect(archived(base, bolt)).toMatchObject({ code: 'stillInStock' });
});

test('[PR4, PR3] a product that is to be sent in exchange is not archived or changed before the return is posted', () => {
  const world = new ReturnsWorld();
  const { base, nut } = world;
  const { order } = world.sold(1_000);
  const back = world.begun(order);
  const exchange = [{ id: base.id(), product: nut, quantity: 1_000, price: 15_0000 }];
  const form = world.form(back, { quantity: 1_000, reason: 'wrongItem' });
  world.act('customerReturn', back, 'update', { ...form, exchange });
  world.act('customerReturn', back, 'approve');
  expect(archived(base, nut)).toMatchObject({ code: 'customerReturnsOpen', fix: { document: back } });
  expect(changed(base, nut, { unit: 'kg' })).toMatchObject({ fields: { unit: 'customerReturnsOpen' } });
  world.receive(back, 1_000);
  world.grade(back, world.part('restock', 1_000));
  world.act('customerReturn', back, 'post');
  expect(archived(base, nut)).toMatchObject({ code: 'stillInStock' });
});

test.each([
  ['unit', { unit: 'kg' }],
  ['kind', { kind: 'service' }],
  ['tracking', { tracking: 'lot' }],
] as const)('[PR3, PR13] %s stays on drafts of sales orders', (field, over) => {
  const world = new SalesWorld();
  const { base, nut } = world;
  const { order } = world.draft([{ product: nut, quantity: 1_000 }]);
  expect(changed(base, nut, over)).toMatchObject({ fields: { [field]: 'onOpenOrder' } });
  world.act('salesOrder', order, 'discard');
  expect(changed(base, nut, over)).toBeNull();
});

test('[PR4] drafts of orders keep nothing in use: neither to be sold nor to be bought', () => {
  const selling = new SalesWorld();
  selling.draft([{ product: selling.bolt, quantity: 1_000 }]);
  expect(archived(selling.base, selling.bolt)).toBeNull();
  const { base, product } = new SendingWorld();
  draftOrder(base, [{ product, quantity: 1_000 }]);
  expect(archived(base, product)).toBeNull();
});

test('[PR3] unit and kind stay on orders, of services too, and once goods with lots have moved', () => {
  const world = new SalesWorld();
  const { base } = world;
  const service = activeProduct(base, { sku: 'WORK', kind: 'service', unit: 'h' });
  const { order } = world.confirmed([{ product: service, quantity: 1_000 }]);
  expect(changed(base, service, { unit: 'pcs' })).toMatchObject({ code: 'onOpenOrder' });
  expect(changed(base, service, { kind: 'stocked' })).toMatchObject({ fields: { kind: 'onOpenOrder' } });
  world.act('salesOrder', order, 'cancel', { reason: 'customerRequest' });
  expect(changed(base, service, { unit: 'pcs' })).toBeNull();

  const milk = activeProduct(base, { sku: 'MILK', tracking: 'lot' });
  const lot = { code: 'L1', expiresOn: null };
  const receipt = world.counted(milk, base.bins[0] ?? '', 1_000, 5_0000, { lot });
  world.act('goodsReceipt', receipt, 'post');
  world.act('goodsReceipt', receipt, 'reverse', { reason: 'other' });
  expect(base.view.by('balance', 'product', milk)).toEqual([]);
  expect(changed(base, milk, { unit: 'kg' })).toMatchObject({ code: 'productHasMoved' });
  expect(changed(base, milk, { tracking: 'none' })).toBeNull();
});

test.each(['none', 'lot'] as const)('[PR3, PR13] tracking %s stays on open orders', (tracking) => {
  const world = new SendingWorld({ tracking });
  const { base, product } = world;
  const order = placedOrder(base, [{ product, quantity: 1_000 }]);
  const other = tracking === 'none' ? 'serial' : 'none';
  expect(changed(base, product, { tracking: other })).toMatchObject({ fields: { tracking: 'onOpenOrder' } });
  expect(changed(base, product, { unit: 'kg' })).toMatchObject({ fields: { unit: 'onOpenOrder' } });
  base.must('purchaseOrder', order.id, 'cancel', { reason: 'other' });
  expect(changed(base, product, { tracking: other })).toBeNull();
});
