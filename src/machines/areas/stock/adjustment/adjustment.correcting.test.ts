import { expect, test } from 'vitest';
import type { AdjustmentLineForm } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { formOf } from '#model/areas/stock/adjustment/adjustment.corrections.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { broken } from '#machines/areas/sales/sales-order/sales-invariants.fixtures.ts';
import { adjustingWorld, PIECE, postedAdjustment, type AdjustingWorld } from './adjustment.fixtures.ts';

function correct(world: AdjustingWorld, id: string, over: Partial<AdjustmentLineForm>) {
  const row = world.row('adjustment', id);
  if (!row) throw new Error('no adjustment');
  const { notes, lines } = formOf(row);
  const form = { notes, lines: lines.map((line) => ({ ...line, ...over })) };
  return world.do('adjustment', id, 'correct', { ...form, reason: 'enteredByMistake' });
}

test('[AD14, LN8] an adjustment is reversed and posted again in one act, under its number', () => {
  const world = adjustingWorld();
  const id = postedAdjustment(world, [{ quantity: -2 * PIECE }]);
  expect(correct(world, id, { quantity: -5 * PIECE, reason: 'damaged', scrap: true }).accepted).toBe(true);
  expect(world.row('adjustment', id)).toMatchObject({
    state: 'posted',
    number: 'ADJ-2026-00001',
    lines: [{ before: 10 * PIECE, change: -5 * PIECE, after: 5 * PIECE, value: -40_00 }],
  });
  expect(world.row('valuation', world.product)).toMatchObject({ quantity: 5 * PIECE, value: 40_00 });
  expect(broken(world)).toEqual([]);
});

test('[AD14] reversing and correcting, in every mode, leave books that agree', () => {
  const world = adjustingWorld();
  const lost = postedAdjustment(world, [{ quantity: -2 * PIECE }]);
  const counted = postedAdjustment(world, [
    { location: world.other, how: 'to', quantity: 3 * PIECE, reason: 'found', unitCost: 9_0000 },
  ]);
  const valued = postedAdjustment(world, [{ unitCost: 6_0000 }], 'value');
  const held = postedAdjustment(world, [{ quantity: 2 * PIECE, reason: 'damaged' }], 'hold');
  expect(correct(world, counted, { quantity: PIECE }).accepted).toBe(true);
  expect(correct(world, valued, { unitCost: 7_0000 }).accepted).toBe(true);
  expect(correct(world, held, { quantity: 5 * PIECE }).accepted).toBe(true);
  expect(correct(world, lost, { quantity: -PIECE }).accepted).toBe(true);
  expect(world.row('balance', placeKey(world.product, world.bin))).toMatchObject({
    onHand: 9 * PIECE,
    held: 5 * PIECE,
  });
  expect(broken(world)).toEqual([]);
  for (const id of [held, valued, counted, lost])
    world.must('adjustment', id, 'reverse', { reason: 'enteredByMistake' });
  expect(world.row('valuation', world.product)).toMatchObject({ quantity: 10 * PIECE });
  expect(broken(world)).toEqual([]);
});

test('[AD14, LN8, EN29] limits, permissions and closed days of posting hold for correcting', () => {
  const world = adjustingWorld();
  const id = postedAdjustment(world, [{ quantity: -2 * PIECE }]);
  expect(correct(world, id, {})).toMatchObject({ refusal: { code: 'nothingCorrected' } });
  expect(correct(world, id, { quantity: -11 * PIECE }).accepted).toBe(false);
  world.limits = { adjustment: 16_00 };
  expect(correct(world, id, { quantity: -3 * PIECE })).toMatchObject({
    refusal: { code: 'adjustsOverYourLimit', params: { total: 24_00 } },
  });
  expect(correct(world, id, { quantity: -PIECE }).accepted).toBe(true);
  world.limits = null;
  world.may = (permission) => permission !== 'adjustment.post';
  expect(correct(world, id, { quantity: -3 * PIECE })).toMatchObject({
    refusal: { code: 'notPermitted', params: { permission: 'adjustment.post' } },
  });
  expect(world.row('balance', placeKey(world.product, world.bin))).toMatchObject({ onHand: 9 * PIECE });
});

test('[AD14] it counts as done on the day of the correction', () => {
  const world = adjustingWorld();
  world.now = '2026-05-10T08:00:00.000Z';
  const id = postedAdjustment(world, [{ quantity: -2 * PIECE }]);
  world.now = '2026-05-20T08:00:00.000Z';
  expect(correct(world, id, { quantity: -PIECE }).accepted).toBe(true);
  expect(world.row('adjustment', id)).toMatchObject({ adjustedOn: null, effectiveAt: world.now });
});
