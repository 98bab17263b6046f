import { describe, expect, test } from 'vitest';
import { apiClientFixture, keptFixture } from '#model/areas/integrations/api-client/api-client.fixtures.ts';
import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import { connectionFixture } from '#model/areas/integrations/connection/connection.fixtures.ts';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { adjustmentLineFixture } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { BuildingWorld } from '#machines/areas/stock/assembly/assembly.fixtures.ts';
import { activeProduct, binFixture } from '#machines/company.fixtures.ts';
import { ReturnsWorld } from '#machines/areas/sales/customer-return/returns.fixtures.ts';
import { MovingWorld } from '#machines/areas/stock/movement/movement.fixtures.ts';
import { placedOrder } from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { SendingWorld } from '#machines/areas/purchasing/supplier-return/sending-back.fixtures.ts';

const reason = { reason: 'other' };

describe('a warehouse and its places are archived once nothing is to come or to go', () => {
  test('[ARC3] on its way to them, and called back from them', () => {
    const world = new MovingWorld(5_000);
    const { sales, other, otherBin, warehouse } = world;
    const archive = (kind: string, id: string) => sales.refused(kind, id, 'archive');
    const transfer = world.transfer(5_000);
    const open = { code: 'movementsOpen', params: { open: 1 }, fix: { document: transfer } };
    world.must(transfer, 'dispatch');
    expect(archive('warehouse', other)).toMatchObject(open);
    expect(archive('location', otherBin)).toMatchObject(open);
    world.must(transfer, 'recall', reason);
    expect(archive('warehouse', warehouse)).toMatchObject(open);
    expect(archive('location', world.first)).toMatchObject(open);
    world.must(transfer, 'putBack');
    expect(archive('location', otherBin)).toBeNull();
    expect(archive('warehouse', other)).toBeNull();
  });

  test('[ARC3] of returns of customers', () => {
    const world = new ReturnsWorld();
    const { base } = world;
    const { order } = world.sold(2_000);
    const back = world.approved(order, 1_000);
    expect(world.refused('warehouse', base.warehouse, 'archive')).toMatchObject({
      code: 'customerReturnsOpen',
      fix: { kind: 'customerReturn', document: back },
    });
    world.act('customerReturn', back, 'cancel', reason);
    expect(world.refused('warehouse', base.warehouse, 'archive')).toBeNull();
  });

  test('[ARC3] of receipts, adjustments, assemblies and counts', () => {
    const { base, sales, third, chair } = new BuildingWorld();
    const archive = () => [
      sales.refused('warehouse', base.warehouse, 'archive')?.code,
      sales.refused('location', third, 'archive')?.code,
    ];
    const receipt = sales.counted(sales.bolt, third, 1_000);
    expect(archive()).toEqual(['receiptsOpen', 'receiptsOpen']);
    base.must('goodsReceipt', receipt, 'discard');
    const [adjustment, assembly, count] = [base.id(), base.id(), base.id()];
    const line = { id: base.id(), product: sales.bolt, location: third, quantity: 1_000 };
    const found = { mode: 'quantity', warehouse: base.warehouse, lines: [adjustmentLineFixture(line)] };
    base.must('adjustment', adjustment, 'create', found);
    expect(archive()).toEqual(['adjustmentsOpen', 'adjustmentsOpen']);
    base.must('adjustment', adjustment, 'discard');
    const built = { product: chair, quantity: 1_000, warehouse: base.warehouse, to: third };
    base.must('assembly', assembly, 'create', built);
    expect(archive()).toEqual(['assembliesOpen', 'assembliesOpen']);
    base.must('assembly', assembly, 'cancel', reason);
    const scope = { by: 'bins', bins: [third] };
    base.must('count', count, 'create', { warehouse: base.warehouse, scope });
    expect(archive()).toEqual(['countsOpen', 'countsOpen']);
    base.must('count', count, 'cancel', reason);
    base.must('location', third, 'archive');
    base.must('warehouse', base.warehouse, 'archive');
  });
});

test('[SU4, ARC3] a supplier is archived once nothing is to come from it, or to go back', () => {
  const world = new SendingWorld();
  const { base } = world;
  const archive = () => {
    const verdict = base.do('supplier', base.supplier, 'archive');
    return verdict.accepted ? null : verdict.refusal.code;
  };
  const { receipt } = world.received(2_000);
  const blind = base.id();
  const head = { warehouse: base.warehouse, order: null, supplier: base.supplier, source: 'blind' };
  base.must('supplier', base.supplier, 'block', { reason: 'quality' });
  base.must('goodsReceipt', blind, 'create', head);
  expect(archive()).toBe('receiptsOpen');
  base.must('goodsReceipt', blind, 'discard');
  const back = world.sent(receipt, 1_000);
  expect(archive()).toBe('supplierReturnsOpen');
  world.give(back, 'credit', { amount: 0 });
  expect(archive()).toBeNull();
});

test('[CU4, ARC3] a customer is archived once nothing is to come back from it', () => {
  const world = new ReturnsWorld();
  const { base, customer } = world;
  const back = world.approved(world.sold(2_000).order, 1_000);
  base.must('customer', customer, 'block', { reason: 'credit' });
  expect(world.refused('customer', customer, 'archive')).toMatchObject({
    code: 'customerReturnsOpen',
    params: { open: 1 },
    fix: { kind: 'customerReturn', document: back },
  });
  world.act('customerReturn', back, 'cancel', reason);
  expect(world.refused('customer', customer, 'archive')).toBeNull();
});

describe('nothing archived takes goods', () => {
  test('[ARC2] that an adjustment or a movement took out, when it is reversed', () => {
    const world = new MovingWorld(2_000);
    const { base, sales, bolt, first } = world;
    const adjustment = base.id();
    const line = adjustmentLineFixture({ id: base.id(), product: bolt, location: first, quantity: -2_000 });
    base.must('adjustment', adjustment, 'create', {
      mode: 'quantity',
      warehouse: world.warehouse,
      lines: [line],
    });
    base.must('adjustment', adjustment, 'post');
    base.must('location', first, 'archive');
    expect(sales.refused('adjustment', adjustment, 'reverse', { reason: 'other' })).toMatchObject({
      code: 'placeArchived',
      params: { location: 'A-01' },
    });
  });

  test('[ARC2] of a product that is archived, when a shipment is reversed', () => {
    const world = new ReturnsWorld();
    const { base, bolt } = world;
    const { shipment } = world.sold(2_000);
    base.must('product', bolt, 'phaseOut');
    base.must('product', bolt, 'archive');
    const data = { reason: 'enteredByMistake', replacement: base.id() };
    expect(world.refused('shipment', shipment, 'reverse', data)).toMatchObject({
      code: 'productArchived',
      params: { sku: 'BOLT' },
    });
  });

  test('[ARC2] not even on an order that is reopened, or a return that is begun', () => {
    const buying = new SendingWorld();
    const order = placedOrder(buying.base, [{ product: buying.product, quantity: 1_000 }]);
    const { base, product } = buying;
    base.must('purchaseOrder', order.id, 'cancel', reason);
    base.must('product', product, 'phaseOut');
    base.must('product', product, 'archive');
    expect(base.do('purchaseOrder', order.id, 'reopen', reason)).toMatchObject({
      refusal: { code: 'isArchived' },
    });
    const selling = new ReturnsWorld();
    const back = selling.begun(selling.sold(2_000).order);
    selling.base.must('product', selling.bolt, 'phaseOut');
    selling.base.must('product', selling.bolt, 'archive');
    const form = selling.form(back, { quantity: 1_000, reason: 'quality' });
    expect(selling.why(back, 'update', form)).toEqual({ code: 'isArchived', fields: ['lines.0.product'] });
  });

  test('[ARC2] in a warehouse that is archived', () => {
    const world = new ReturnsWorld();
    const { base } = world;
    const { order, shipment } = world.sold(2_000);
    world.act('shipment', shipment, 'deliver');
    base.must('warehouse', base.warehouse, 'archive');
    const back = base.id();
    const data = { customer: world.customer, warehouse: base.warehouse, order, shipment: null };
    expect(world.refused('customerReturn', back, 'create', data)).not.toBeNull();
  });
});

describe('nothing archived is chosen anew', () => {
  const archivedIn = (world: MovingWorld) => {
    const { base } = world;
    const [category, supplier, bin] = [base.id(), base.id(), base.id()];
    base.must('category', category, 'create', categoryFixture({ name: { en: 'Gone', sv: '' } }));
    base.must('category', category, 'archive');
    base.must('location', bin, 'create', binFixture(world.warehouse, 'GONE', 9));
    base.must('location', bin, 'archive');
    base.must('warehouse', world.other, 'archive');
    const gone = activeProduct(base, { sku: 'GONE' });
    base.must('product', gone, 'phaseOut');
    base.must('product', gone, 'archive');
    return { category, supplier, bin, gone, other: world.other };
  };

  test('[ARC1] by a product', () => {
    const world = new MovingWorld(0);
    const { base, sales } = world;
    const { category, bin, gone, other } = archivedIn(world);
    const create = (over: object) =>
      sales.refused('product', base.id(), 'create', { ...productFixture({ sku: 'X' }), ...over });
    expect(create({ category })).toMatchObject({ fields: { category: 'isArchived' } });
    const rule = { warehouse: other, min: 0, max: 1_000, multiple: 1_000 };
    expect(create({ reorder: [rule] })).toMatchObject({ fields: { 'reorder.0.warehouse': 'isArchived' } });
    expect(create({ bins: [{ location: bin, min: 0, max: 0 }] })).toMatchObject({
      fields: { 'bins.0.location': 'isArchived' },
    });
    expect(create({ substitutes: [gone] })).toMatchObject({ fields: { 'substitutes.0': 'isArchived' } });
  });

  test('[ARC1] by a bundle, or by a count of bins', () => {
    const world = new MovingWorld(0);
    const { base, sales, warehouse } = world;
    const { bin, gone } = archivedIn(world);
    const kit = bundleFixture([[gone, 1_000]]);
    expect(sales.refused('product', base.id(), 'create', kit)).toMatchObject({
      params: { name: 'GONE' },
      fields: { 'bundle.components.0.product': 'isArchived' },
    });
    const scope = { by: 'bins', bins: [world.first, bin] };
    expect(sales.refused('count', base.id(), 'create', { warehouse, scope })).toMatchObject({
      params: { name: 'GONE' },
      fields: { 'scope.bins.1': 'isArchived' },
    });
  });

  test('[ARC1] by a count of a class', () => {
    const world = new MovingWorld(0);
    const { base, sales, bolt, warehouse } = world;
    const { gone } = archivedIn(world);
    const scope = { by: 'abc', class: 'A', products: [bolt, gone] };
    expect(sales.refused('count', base.id(), 'create', { warehouse, scope })).toMatchObject({
      params: { name: 'GONE' },
      fields: { 'scope.products': 'isArchived' },
    });
    base.must('count', base.id(), 'create', { warehouse, scope: { ...scope, products: [bolt] } });
  });

  test.each([
    ['role', 'create', roleFixture({ name: 'Night' })],
    ['apiClient', 'create', apiClientFixture()],
    ['connection', 'add', connectionFixture()],
  ] as const)('[ARC1] by what limits a %s to warehouses', (kind, type, form) => {
    const world = new MovingWorld(0);
    const { base, sales, other, warehouse } = world;
    const [before, id] = [base.id(), base.id()];
    const { secret: _, ...change } = { secret: null, ...form, name: 'Earlier', warehouses: [other] };
    const earlier = { ...form, ...('secret' in form && { secret: keptFixture('b') }) };
    base.must(kind, before, type, { ...earlier, name: 'Earlier', warehouses: [other] });
    base.must('warehouse', other, 'archive');
    expect(sales.refused(kind, id, type, { ...form, warehouses: [warehouse, other] })).toMatchObject({
      code: 'isArchived',
      params: { name: 'W2' },
      fields: { warehouses: 'isArchived' },
    });
    base.must(kind, id, type, { ...form, warehouses: [warehouse] });
    expect(sales.refused(kind, id, 'update', { ...change, name: 'Later' })).toMatchObject({
      code: 'isArchived',
    });
    base.must(kind, before, 'update', change);
  });

  test('[ARC1] but stays where it is', () => {
    const world = new MovingWorld(0);
    const { base, bolt } = world;
    const bin = base.id();
    base.must('location', bin, 'create', binFixture(world.warehouse, 'GONE', 9));
    const form = productFixture({ sku: 'BOLT', bins: [{ location: bin, min: 0, max: 0 }] });
    base.must('product', bolt, 'update', form);
    base.must('location', bin, 'archive');
    base.must('product', bolt, 'update', { ...form, price: 1 });
    expect(base.row('product', bolt)).toMatchObject({ price: 1, bins: [{ location: bin }] });
  });

  test('[ARC1] by orders, movements and receipts', () => {
    const world = new MovingWorld(0);
    const { base, sales } = world;
    const { gone, other } = archivedIn(world);
    const line = orderLineFixture({ id: base.id(), product: gone });
    const form = salesOrderFixture({ customer: sales.customer, warehouse: base.warehouse, lines: [line] });
    expect(sales.refused('salesOrder', base.id(), 'create', form)).toMatchObject({
      params: { name: 'GONE' },
      fields: { 'lines.0.product': 'isArchived' },
    });
    expect(
      sales.refused('salesOrder', base.id(), 'create', { ...form, warehouse: other, lines: [] }),
    ).toMatchObject({
      fields: { warehouse: 'isArchived' },
    });
    const moved = world.form([{ product: gone, from: world.first, to: world.second }]);
    expect(world.do(base.id(), 'create', moved)).toMatchObject({ accepted: false });
    const counted = { mode: 'quantity', warehouse: base.warehouse, lines: [] };
    const adjusted = adjustmentLineFixture({ id: base.id(), product: gone, location: world.first });
    expect(sales.refused('adjustment', base.id(), 'create', { ...counted, lines: [adjusted] })).toMatchObject(
      {
        fields: { 'lines.0.product': 'isArchived' },
      },
    );
  });
});
