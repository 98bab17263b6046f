import { expect, test } from 'vitest';
import { linesMoved } from '#model/areas/stock/movement/movement.corrections.ts';
import type { MovementLine } from '#model/areas/stock/movement/movement.facts.ts';
import { broken } from '#machines/areas/sales/sales-order/sales-invariants.fixtures.ts';
import { MovingWorld } from './movement.fixtures.ts';

const reason = 'enteredByMistake';

function correct(world: MovingWorld, id: string, over: Partial<MovementLine>) {
  const lines = linesMoved(world.row(id), () => world.base.id()).map((line) => ({ ...line, ...over }));
  return world.do(id, 'correct', { reason, lines });
}

/** Four bolts that were moved to the second bin. */
function moved(world: MovingWorld): string {
  const id = world.draft([{ from: world.first, to: world.second, quantity: 4000 }]);
  world.must(id, 'reserve');
  world.must(id, 'move');
  return id;
}

test('[MO23, LN8] what moved within a warehouse is moved again, as it should have been', () => {
  const world = new MovingWorld();
  const id = moved(world);
  const { number } = world.row(id);
  expect(correct(world, id, { quantity: 3000, to: world.base.receiving }).accepted).toBe(true);
  expect(world.row(id)).toMatchObject({
    state: 'done',
    number,
    arrivals: [{ quantity: 3000, to: world.base.receiving }],
  });
  expect([world.stock(world.first)?.onHand, world.stock(world.second)?.onHand]).toEqual([7000, 0]);
  expect(world.stock(world.base.receiving)?.onHand).toBe(3000);
  expect(broken(world.base)).toEqual([]);
});

test('[MO23] what travelled is sent and received again; reversed then, all of it is back', () => {
  const world = new MovingWorld();
  const id = world.transfer(4000);
  world.must(id, 'dispatch');
  world.must(id, 'receive');
  for (const quantity of [6000, 1000, 5000]) expect(correct(world, id, { quantity }).accepted).toBe(true);
  expect(world.row(id)).toMatchObject({ state: 'done', lines: [{ sent: 5000, received: 5000 }] });
  expect(world.stock(world.otherBin)?.onHand).toBe(5000);
  expect(broken(world.base)).toEqual([]);
  world.must(id, 'reverse', { reason });
  expect(world.stock(world.first)?.onHand).toBe(10_000);
  expect(broken(world.base)).toEqual([]);
});

test('[MO23] goods that were put in several places are a line for each of them', () => {
  const world = new MovingWorld();
  const id = world.draft([{ from: world.first, to: world.second, quantity: 4000 }]);
  world.must(id, 'reserve');
  const [line] = world.row(id).lines;
  world.must(id, 'put', { line: line?.id, quantity: 1000, to: world.base.receiving });
  world.must(id, 'move');
  const lines = linesMoved(world.row(id), () => world.base.id());
  expect(lines).toMatchObject([
    { quantity: 1000, to: world.base.receiving },
    { quantity: 3000, to: world.second },
  ]);
  const [first, second] = lines;
  const data = { reason, lines: [first, { ...second, quantity: 2000 }] };
  expect(world.do(id, 'correct', data).accepted).toBe(true);
  expect([world.stock(world.base.receiving)?.onHand, world.stock(world.second)?.onHand]).toEqual([
    1000, 2000,
  ]);
  expect(broken(world.base)).toEqual([]);
});

test('[MO23, LN8] all of it moves or nothing, and by who may', () => {
  const world = new MovingWorld();
  const id = moved(world);
  expect(world.code(correct(world, id, {}))).toBe('nothingCorrected');
  expect(world.code(correct(world, id, { quantity: 11_000 }))).toBe('tooMuchForLine');
  world.base.may = (permission) => permission !== 'movement.work';
  expect(correct(world, id, { quantity: 1000 })).toMatchObject({
    refusal: { code: 'notPermitted', params: { permission: 'movement.work' } },
  });
  world.base.may = () => true;
  const policies = { overReceipt: 0, closedUntil: '2026-12-31', closesAhead: true };
  world.base.must('company', 'company', 'changePolicies', policies);
  expect(world.code(correct(world, id, { quantity: 1000 }))).toBe('periodClosed');
  expect(world.stock(world.second)?.onHand).toBe(4000);
});

test('[MO23] what was lost on the way, or takes approval, is reversed instead', () => {
  const world = new MovingWorld();
  const id = world.transfer(4000);
  world.must(id, 'dispatch');
  const [line] = world.row(id).lines;
  world.must(id, 'receive', { lines: [{ line: line?.id, quantity: 3000 }] });
  world.must(id, 'settle', { outcome: 'lost', reason: 'other' });
  expect(world.code(correct(world, id, { quantity: 1000 }))).toBe('lostOnTheWay');
});

test('[MO23, EN29] it happens when it is decided, though it was told from a device before', () => {
  const world = new MovingWorld();
  const id = moved(world);
  world.base.madeAt = '2026-05-04T06:00:00.000Z';
  expect(correct(world, id, { quantity: 1000 }).accepted).toBe(true);
  const moves = world.base.log.filter(({ type }) => type === 'moved').slice(-1);
  expect(moves).toMatchObject([{ at: world.base.now }]);
  const ledger = world.base.log.filter(({ kind, type }) => kind === 'stock' && type === 'moved').at(-1);
  expect(ledger?.data).toMatchObject({ effectiveAt: world.base.now });
});
