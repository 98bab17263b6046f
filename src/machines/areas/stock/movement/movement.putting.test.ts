import { expect, test } from 'vitest';
import { putAwayStanding } from '#model/areas/purchasing/goods-receipt/goods-receipt.put-away.ts';
import { MovingWorld } from './movement.fixtures.ts';

const reason = 'other';

/** Five bolts lie ready to go from the first bin to the second. */
function within() {
  const world = new MovingWorld();
  const { first, second } = world;
  const id = world.draft([{ from: first, to: second, quantity: 5_000 }]);
  world.must(id, 'reserve');
  const line = world.row(id).lines[0]?.id ?? '';
  const put = (quantity: number, over: object = {}) => world.do(id, 'put', { line, quantity, ...over });
  const back = (quantity: number, to: string) => world.do(id, 'takeBack', { line, quantity, to });
  const third = world.base.bins[2] ?? '';
  return { world, id, line, put, back, third };
}

test('[MO18] goods are put in their place in parts, there or elsewhere, while the rest lies ready', () => {
  const { world, id, put, third } = within();
  expect(put(2_000).accepted).toBe(true);
  expect(put(1_000, { to: third }).accepted).toBe(true);
  expect(world.row(id)).toMatchObject({
    state: 'reserved',
    lines: [{ ready: 2_000, sent: 3_000, received: 3_000 }],
  });
  expect(world.stock(world.first)).toMatchObject({ onHand: 7_000, bound: 2_000 });
  expect([world.second, third].map((place) => world.stock(place)?.onHand)).toEqual([2_000, 1_000]);
});

test('[MO18] no more is put than lies ready, in a place that takes part, with room for it', () => {
  const { world, put } = within();
  const { base, first, second, otherBin } = world;
  expect(put(6_000)).toMatchObject({ refusal: { code: 'tooMuchForLine', params: { most: 5_000 } } });
  expect(put(1_000, { to: first })).toMatchObject({ refusal: { fields: { 'lines.0.to': 'samePlace' } } });
  expect(put(1_000, { to: otherBin }).accepted).toBe(false);
  base.must('location', second, 'block', { reason });
  expect(put(1_000)).toMatchObject({ refusal: { fields: { 'lines.0.to': 'locationNotActive' } } });
});

test('[MO18] what was put comes back while it lies there, and lies ready again', () => {
  const { world, id, put, back } = within();
  const { first, second } = world;
  expect(back(1_000, second)).toMatchObject({ refusal: { code: 'nothingPut' } });
  put(5_000);
  expect(back(6_000, second)).toMatchObject({ refusal: { code: 'tooMuchForLine', params: { most: 5_000 } } });
  expect(back(2_000, second).accepted).toBe(true);
  expect(world.row(id)).toMatchObject({
    lines: [{ ready: 2_000, sent: 3_000, received: 3_000 }],
    arrivals: [{ quantity: 3_000, to: second }],
  });
  expect(world.stock(first)).toMatchObject({ onHand: 7_000, bound: 2_000 });
  expect(back(3_000, second).accepted).toBe(true);
  expect(world.row(id).arrivals).toEqual([]);
  expect(world.stock(first)).toMatchObject({ onHand: 10_000, bound: 5_000 });
});

test('[MO18] what somebody else has taken since does not come back', () => {
  const { world, put, back } = within();
  const { second, first } = world;
  put(2_000);
  const next = world.draft([{ from: second, to: first, quantity: 2_000 }]);
  world.must(next, 'reserve');
  expect(back(1_000, second)).toMatchObject({ refusal: { code: 'reservedByOthers' } });
  world.must(next, 'move');
  expect(back(1_000, second)).toMatchObject({ refusal: { code: 'insufficientStock' } });
});

test('[MO18] once something was put it is neither let go nor cancelled: it ends, with the rest or without', () => {
  const { world, id, put } = within();
  expect(world.do(id, 'move', { lines: [] })).toMatchObject({ refusal: { code: 'nothingPut' } });
  put(2_000);
  expect(world.code(world.do(id, 'unreserve'))).toBe('somethingPut');
  expect(world.code(world.do(id, 'cancel', { reason }))).toBe('somethingPut');
  world.must(id, 'move', { lines: [] });
  expect(world.row(id)).toMatchObject({ state: 'done', lines: [{ ready: 0, received: 2_000 }] });
  expect(world.stock(world.first)).toMatchObject({ onHand: 8_000 });
  expect(world.stock(world.first)?.bound ?? 0).toBe(0);
  world.must(id, 'reverse', { reason });
  expect(world.stock(world.first)).toMatchObject({ onHand: 10_000 });
});

test('[MO18] all that was put is done with one press, and the rest is moved with it', () => {
  const { world, id, put } = within();
  put(2_000);
  world.must(id, 'move');
  expect(world.row(id)).toMatchObject({ state: 'done', lines: [{ ready: 0, received: 5_000 }] });
  const other = within();
  other.put(5_000);
  expect(other.world.code(other.world.do(other.id, 'reserve'))).toBe('allIsReady');
  expect(other.put(1_000)).toMatchObject({ refusal: { code: 'nothingReady' } });
  other.world.must(other.id, 'move');
  expect(other.world.row(other.id)).toMatchObject({ state: 'done', lines: [{ received: 5_000 }] });
});

test('[MO8] [MO18] who has not claimed what another works on puts nothing in place', () => {
  const { world, id, line } = within();
  const { base } = world;
  const data = { line, quantity: 1_000 };
  world.must(id, 'claim');
  base.by = 'user-2';
  expect(world.code(world.do(id, 'put', data))).toBe('takenByAnother');
  world.must(id, 'claim');
  world.must(id, 'put', data);
  expect(world.row(id)).toMatchObject({ claimedBy: 'user-2', lines: [{ received: 1_000 }] });
});

test('[MO15] [MO18] a receipt learns of each part that is put away, or comes back', () => {
  const world = new MovingWorld(0);
  const { base, sales, bolt, first, warehouse } = world;
  const receipt = sales.counted(bolt, null, 3_000);
  base.must('goodsReceipt', receipt, 'post');
  const receiptLine = base.row('goodsReceipt', receipt)?.lines[0]?.id ?? '';
  const goods = { from: base.receiving, to: first, quantity: 3_000, receiptLine };
  const id = world.draft([goods], { purpose: 'putAway', warehouse, receipt });
  world.must(id, 'reserve');
  const line = world.row(id).lines[0]?.id;
  const standing = () => {
    const row = base.row('goodsReceipt', receipt);
    return row && putAwayStanding(base.view, row);
  };
  world.must(id, 'put', { line, quantity: 3_000 });
  expect(standing()).toBe('done');
  world.must(id, 'takeBack', { line, quantity: 1_000, to: first });
  expect(standing()).toBe('partly');
  world.must(id, 'move');
  expect(standing()).toBe('done');
  world.must(id, 'reverse', { reason });
  expect(standing()).toBe('none');
});

test('[MO22] what is told late counts at the moment at which it was moved', () => {
  const { world, id, put } = within();
  const { base } = world;
  const moved = (): string[] =>
    base.log.flatMap(({ kind, type, data }) =>
      kind === 'stock' && type === 'moved' ? [(data as { effectiveAt: string }).effectiveAt] : [],
    );
  const before = base.now;
  base.now = new Date(Date.parse(before) + 3_600_000).toISOString();
  base.madeAt = before;
  put(2_000);
  world.must(id, 'move');
  base.madeAt = null;
  expect(moved().slice(-2)).toEqual([before, before]);
});
