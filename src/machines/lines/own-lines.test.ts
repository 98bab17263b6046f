import { expect, test } from 'vitest';
import { fold } from '#model/engine/fold.ts';
import { propose } from '#model/engine/propose.ts';
import { Store } from '#model/engine/store.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { idWithin } from '#model/values/ids.ts';
import { BuildingWorld } from '../areas/stock/assembly/assembly.fixtures.ts';
import { activeProduct } from '../company.fixtures.ts';
import { engine } from '../registry.ts';
import { LinesWorld } from './lines-world.fixtures.ts';
import { waysIn } from './lines.fixtures.ts';

const PIECE = 1_000;
const taken = (field: string) => ({ code: 'lineTaken', fields: { [field]: 'lineTaken' } });

const way = (name: string, world: LinesWorld, ids: readonly string[]) => {
  const entry = waysIn[name]?.(world, ids);
  if (!entry) throw new Error(`no way ${name}`);
  return entry;
};

/** A product that is sold as two bolts. */
const kitOf = (world: LinesWorld): string =>
  activeProduct(world.base, bundleFixture([[world.bolt, 2 * PIECE]]));

test('[LN5] the part of a kit has an id of its own', () => {
  const world = new LinesWorld();
  const kit = kitOf(world);
  const line = world.base.id();
  const part = idWithin(line, world.bolt);
  const { kind, document, type, data } = way('salesOrder.create: lines', world, [line, part]);
  const lines = (data as { lines: object[] }).lines.map((one, index) =>
    index === 0 ? { ...one, product: kit } : one,
  );
  expect(world.refused(kind, document, type, { ...data, lines })).toEqual(taken('lines.1.id'));
});

test('[LN5] two kits have ids of their own', () => {
  const world = new LinesWorld();
  const kit = kitOf(world);
  const id = world.base.id();
  const { kind, document, type, data } = way('salesOrder.create: lines', world, [id]);
  const [line] = (data as { lines: object[] }).lines;
  const twice = { ...data, lines: [{ ...line, product: kit }, line, { ...line, product: kit }] };
  expect(world.refused(kind, document, type, twice)).toMatchObject({ code: 'lineTaken' });
});

test('[LN5] the components of an assembly have ids of their own', () => {
  const world = new BuildingWorld().stocked(2);
  const id = world.draft();
  world.sales.draft([{ id: idWithin(id, world.seat), product: world.sales.bolt }]);
  expect(world.sales.refused('assembly', id, 'release')).toMatchObject({ code: 'lineTaken' });
});

test('[LN5] what a document has had stays its own: taken out and put in again', () => {
  const world = new LinesWorld();
  const { order, lines } = world.confirmed([{ product: world.bolt }, { product: world.nut }]);
  const before = world.base.row('salesOrder', order);
  if (!before) throw new Error('no such order');
  const { lines: both } = amendmentFixture(before);
  world.act('salesOrder', order, 'amend', amendmentFixture(before, { lines: both.slice(0, 1) }));
  const other = way('salesOrder.create: lines', world, [lines[1] ?? '']);
  expect(world.refused(other.kind, other.document, other.type, other.data)).toEqual(taken('lines.0.id'));
  const after = world.base.row('salesOrder', order);
  if (!after) throw new Error('no such order');
  world.act('salesOrder', order, 'amend', amendmentFixture(after, { lines: both }));
});

test('[LN5] what is replaced becomes a line of the order, and stays it', () => {
  const world = new LinesWorld();
  const { order } = world.sold(PIECE);
  const id = world.approved(order, PIECE);
  world.receive(id, PIECE);
  const part = world.part('replace', PIECE);
  world.grade(id, part);
  expect(world.base.row('line', part.id)).toMatchObject({ kind: 'customerReturn', document: id });
  world.act('customerReturn', id, 'post');
  expect(world.base.row('line', part.id)).toMatchObject({ kind: 'salesOrder', document: order });
});

test('[LN5] returns may name the same line of a shipment, each for a part of it', () => {
  const world = new LinesWorld();
  const { order } = world.sold(2 * PIECE);
  const [one, other] = [world.approved(order, PIECE), world.approved(order, PIECE)];
  expect(world.firstLine(one)).toBe(world.firstLine(other));
});

test('[LN5] a discarded receipt gives its lines free, and keeps them no longer once another has them', () => {
  const world = new LinesWorld();
  const id = world.base.id();
  const [first, second] = [0, 1].map(() => way('goodsReceipt.create: lines', world, [id]));
  if (!first || !second) throw new Error('two ways');
  world.give(first);
  world.act('goodsReceipt', first.document, 'discard');
  world.give(second);
  expect(world.base.row('line', id)).toMatchObject({ document: second.document });
  const third = way('goodsReceipt.create: lines', world, [id]);
  expect(world.refused(third.kind, third.document, third.type, third.data)).toEqual(taken('lines.0.id'));
});

test('[LN5] a log of before with one line in two documents folds; the first one keeps it', () => {
  const world = new LinesWorld();
  const id = world.base.id();
  const [first, second] = ['purchaseOrder.create: lines', 'salesOrder.create: lines'].map((name) =>
    way(name, world, [id]),
  );
  if (!first || !second) throw new Error('two ways');
  world.give(first);
  const elsewhere = new LinesWorld();
  const { data } = way('salesOrder.create: lines', elsewhere, [id]);
  const [fact] = elsewhere.base.must('salesOrder', second.document, 'create', {
    ...data,
    customer: elsewhere.customer,
  });
  if (!fact) throw new Error('a fact');
  fold(engine, world.base.store, fact);
  expect(world.base.row('salesOrder', second.document)?.lines).toHaveLength(1);
  expect(world.base.row('line', id)).toMatchObject({ kind: 'purchaseOrder', document: first.document });
});

test('[LN5] a device, which has no lines of others, decides all the same', () => {
  const world = new LinesWorld();
  const tables = [...engine.tables.values()].filter(({ name }) => name !== 'line');
  const store = new Store(tables);
  for (const { name } of tables) for (const row of world.base.store.all(name).values()) store.put(name, row);
  const env = { ...world.base.env(), drawsNumbers: false };
  const id = world.base.id();
  const once = propose(engine, store, way('salesOrder.create: lines', world, [id]), env);
  expect(once).toMatchObject({ accepted: true });
  expect(once.overlay.rows.has('line')).toBe(false);
  const twice = propose(engine, store, way('salesOrder.create: lines', world, [id, id]), env);
  expect(twice).toMatchObject({ accepted: false, refusal: taken('lines.1.id') });
});
