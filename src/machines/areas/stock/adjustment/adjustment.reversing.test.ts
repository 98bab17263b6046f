import { expect, test } from 'vitest';
import { adjustingWorld, PIECE, postedAdjustment } from './adjustment.fixtures.ts';

test('[AD13] what is reversed is held to the limit of the role, as posting it is', () => {
  const world = adjustingWorld();
  const reverse = (id: string) => world.do('adjustment', id, 'reverse', { reason: 'enteredByMistake' });
  const lost = postedAdjustment(world, [{ quantity: -2 * PIECE }]);
  const found = postedAdjustment(world, [{ quantity: 2 * PIECE, reason: 'found' }]);
  world.limits = { adjustment: 15_99 };
  const refusal = {
    code: 'adjustsOverYourLimit',
    params: { limit: 15_99, total: 16_00, permission: 'adjustment.reverse', who: '' },
  };
  expect(reverse(lost)).toEqual({ accepted: false, refusal });
  expect(reverse(found)).toEqual({ accepted: false, refusal });
  world.limits = { adjustment: 16_00 };
  expect(reverse(lost).accepted).toBe(true);
});

test('[AD13] gains and losses add up, and values count as they were posted', () => {
  const world = adjustingWorld();
  const reverse = (id: string) => world.do('adjustment', id, 'reverse', { reason: 'enteredByMistake' });
  const both = postedAdjustment(world, [
    { quantity: -PIECE },
    { quantity: PIECE, location: world.other, reason: 'found', unitCost: 8_0000 },
  ]);
  world.limits = { adjustment: 15_99 };
  expect(reverse(both)).toMatchObject({ refusal: { code: 'adjustsOverYourLimit' } });
  world.limits = null;
  const valued = postedAdjustment(world, [{ unitCost: 6_0000 }], 'value');
  world.limits = { adjustment: 19_99 };
  expect(reverse(valued)).toMatchObject({ refusal: { params: { total: 20_00 } } });
  world.limits = { adjustment: 20_00 };
  expect(reverse(valued).accepted).toBe(true);
});
