import { expect, test } from 'vitest';
import { fold } from '#model/engine/fold.ts';
import { MovingWorld } from '../areas/stock/movement/movement.fixtures.ts';
import { engine } from '../registry.ts';
import { LinesWorld, type Entry } from './lines-world.fixtures.ts';
import { waysIn } from './lines.fixtures.ts';

const way = (name: string, world: LinesWorld, ids: readonly string[]): Entry => {
  const entry = waysIn[name]?.(world, ids);
  if (!entry) throw new Error(`no way ${name}`);
  return entry;
};

/** A draft with a line of another document, as logs of before have them. */
function twinDraft(world: LinesWorld, name: string, id: string): string {
  const elsewhere = new LinesWorld();
  const { kind, type, data } = way(name, elsewhere, [id]);
  const document = world.base.id();
  for (const fact of elsewhere.base.must(kind, document, type, data)) fold(engine, world.base.store, fact);
  return document;
}

test('[LN6] demand of a line is booked for the document whose it is', () => {
  const world = new LinesWorld();
  const { order, lines } = world.confirmed([{ product: world.bolt }]);
  const [line = ''] = lines;
  const twin = twinDraft(world, 'salesOrder.create: lines', line);
  const before = world.base.row('reservation', line);
  expect(world.refused('salesOrder', twin, 'confirm')).toEqual({ code: 'lineTaken' });
  expect(before).toMatchObject({ document: order });
  expect(world.base.row('reservation', line)).toEqual(before);
});

test('[LN6] what is expected of a line is booked for the order whose it is', () => {
  const world = new LinesWorld();
  const line = world.base.id();
  const first = way('purchaseOrder.create: lines', world, [line]);
  world.give(first);
  const twin = twinDraft(world, 'purchaseOrder.create: lines', line);
  world.base.must('purchaseOrder', first.document, 'place');
  expect(world.refused('purchaseOrder', twin, 'place')).toEqual({ code: 'lineTaken' });
  expect(world.base.row('expectedReceipt', line)).toMatchObject({ order: first.document });
});

test('[LN6] a movement ends nothing that another document expects, and ends all the same', () => {
  const world = new MovingWorld();
  const id = world.transfer(2_000);
  world.must(id, 'dispatch');
  const [line] = world.row(id).lines;
  const held = world.base.row('expectedReceipt', line?.id ?? '');
  if (!held) throw new Error('an expected receipt');
  const ofAnother = { ...held, order: world.base.id() };
  world.base.store.put('expectedReceipt', ofAnother);
  world.base.must('movement', id, 'receive');
  expect(world.base.row('expectedReceipt', held.id)).toEqual(ofAnother);
});

test('[LN6] a movement lets go of nothing that another document holds', () => {
  const world = new MovingWorld();
  const id = world.transfer(2_000);
  const [line] = world.row(id).lines;
  const held = world.base.row('reservation', line?.id ?? '');
  if (!held) throw new Error('a reservation');
  const ofAnother = { ...held, kind: 'salesOrder', document: world.base.id() };
  world.base.store.put('reservation', ofAnother);
  world.base.must('movement', id, 'cancel', { reason: 'other' });
  expect(world.base.row('reservation', held.id)).toEqual(ofAnother);
});
