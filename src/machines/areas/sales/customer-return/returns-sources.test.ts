import { expect, test } from 'vitest';
import { ReturnsWorld } from './returns.fixtures.ts';

test('[RT2] goods are told by the line that they left with, whatever ids their lines have', () => {
  const world = new ReturnsWorld();
  const { order } = world.sold(5_000);
  world.approved(order, 3_000, { id: world.base.id() });
  const second = world.begun(order);
  const announce = (over: object) =>
    world.why(second, 'update', world.form(second, { quantity: 3_000, reason: 'quality', ...over }));
  expect(announce({})).toEqual({ code: 'moreThanWasSent', fields: ['lines.0.quantity'] });
  expect(announce({ id: world.base.id() })).toEqual({
    code: 'moreThanWasSent',
    fields: ['lines.0.quantity'],
  });
  const form = world.form(second, {}) as { lines: object[] };
  const twice = form.lines.flatMap((line) => [line, { ...line, id: world.base.id() }]);
  expect(world.why(second, 'update', { ...form, lines: twice })).toEqual({
    code: 'lineTwice',
    fields: ['lines.1.id'],
  });
});
