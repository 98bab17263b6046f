import { expect, test } from 'vitest';
import { replicaOf } from '#model/engine/replica.fixtures.ts';
import {
  clearingForm,
  clearingProblem,
  goodsLyingIn,
  movedBy,
  placesWith,
} from '#model/areas/stock/movement/movement.clearing.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { adjustmentLineFixture } from '../adjustment/adjustment.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { MovingWorld } from './movement.fixtures.ts';

const reason = 'other';

test('[MO20] what lies in a place is free, on hold, or taken by orders and movements, which are named', () => {
  const world = new MovingWorld(10_000);
  const { base, sales, bolt, first, second } = world;
  sales.stock(sales.nut, first, 3_000);
  sales.released(sales.confirmed([{ product: bolt, quantity: 2_000 }]).order);
  world.must(world.draft([{ from: first, to: second, quantity: 3_000 }]), 'reserve');
  const hold = base.id();
  const line = { id: base.id(), product: bolt, location: first, quantity: 1_000, reason: 'quality' };
  base.must('adjustment', hold, 'create', {
    warehouse: world.warehouse,
    mode: 'hold',
    lines: [adjustmentLineFixture(line)],
  });
  base.must('adjustment', hold, 'post');
  expect(goodsLyingIn(base.view, first)).toEqual([
    { product: bolt, free: 4_000, held: 1_000, taken: 5_000, holders: 'MOV-2026-00001, SO-2026-00001' },
    { product: sales.nut, free: 3_000, held: 0, taken: 0, holders: '' },
  ]);
});

test('[MO20] goods promised to orders that nobody picks yet are free to go within the warehouse', () => {
  const world = new MovingWorld();
  world.sales.confirmed([{ product: world.bolt, quantity: 8_000 }]);
  expect(goodsLyingIn(world.base.view, world.first)).toMatchObject([{ free: 10_000, taken: 0 }]);
});

test('[MO20] an item is looked for in active places where some of it is free, in pick sequence', () => {
  const world = new MovingWorld();
  const { base, bolt, first, second, sales, warehouse, other } = world;
  sales.stock(bolt, second, 1_000);
  const codes = (inOne?: string) => placesWith(base.view, { product: bolt }, inOne).map(({ code }) => code);
  expect([codes(), codes(warehouse), codes(other)]).toEqual([['A-01', 'A-02'], ['A-01', 'A-02'], []]);
  base.must('location', first, 'block', { reason });
  expect(codes()).toEqual(['A-02']);
});

test('[MO20] the place they go to is another one of the warehouse, active, with room', () => {
  const world = new MovingWorld();
  const { base, bolt, first, second, otherBin } = world;
  const to = (place: string) =>
    clearingProblem(base.view, { from: first, to: place, goods: [{ product: bolt, quantity: 10_000 }] })
      ?.code;
  expect([to(second), to(first), to(otherBin)]).toEqual([undefined, 'samePlace', 'unknownLocation']);
  base.must('location', second, 'block', { reason });
  expect(to(second)).toBe('locationNotActive');
});

test('[MO20] the form of the movement says what kind of place the goods leave', () => {
  const world = new MovingWorld();
  const { base, bolt, first, second, quarantine } = world;
  const form = (from: string) =>
    clearingForm(base.view, { from, to: second, goods: [{ product: bolt, quantity: 1_000 }] }, () => 'line');
  expect(form(first)).toEqual({
    purpose: 'transfer',
    warehouse: world.warehouse,
    toWarehouse: world.warehouse,
    lines: [{ id: 'line', product: bolt, quantity: 1_000, from: first, to: second }],
  });
  expect([base.receiving, base.staging, quarantine].map((place) => form(place).purpose)).toEqual([
    'putAway',
    'fromStaging',
    'fromQuarantine',
  ]);
});

test('[MO19] [MO20] a device shows what is moved at once, before the server has heard of it, and what is undone', () => {
  const world = new MovingWorld();
  const { base, bolt, first, second } = world;
  const device = replicaOf(base, engine);
  const document = base.id();
  let given = 0;
  const give = (type: string, data: object = {}) =>
    device.dispatch({ id: `command-${given++}`, kind: 'movement', document, type, data, seen: device.head });
  const goods = [{ product: bolt, quantity: 10_000 }];
  const steps = [
    give(
      'create',
      clearingForm(device.view, { from: first, to: second, goods }, () => base.id()),
    ),
    give('reserve'),
    give('move'),
  ];
  expect(steps).toEqual([{ queued: true }, { queued: true }, { queued: true }]);
  const onHand = () =>
    [first, second].map((place) => device.view.get('balance', placeKey(bolt, place))?.onHand ?? 0);
  const mine = () => movedBy([device.view.get('movement', document) ?? []].flat(), base.by).length;
  expect([onHand(), mine(), device.pending.length]).toEqual([[0, 10_000], 1, 3]);
  give('reverse', { reason });
  expect([onHand(), mine()]).toEqual([[10_000, 0], 0]);
});
