import { expect, test } from 'vitest';
import { SalesWorld } from '../sales-order/sales.fixtures.ts';

const reason = 'enteredByMistake';

/** Six of ten bolts, shipped. */
function sent() {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000, 10_0000);
  const { order, lines } = world.confirmed([{ product: world.bolt, quantity: 6000 }]);
  const shipment = world.shipped(order);
  const line = world.base.row('shipment', shipment)?.lines[0]?.id ?? '';
  const rest = world.base.id();
  const correcting = (quantity: number) => ({ reason, rest, lines: [{ line, quantity }] });
  return { world, order, orderLine: lines[0] ?? '', shipment, rest, correcting };
}

test('[SH14, LN8] what did not leave waits in a shipment of its own, the rest is shipped under its number', () => {
  const { world, order, orderLine, shipment, rest, correcting } = sent();
  const { base, bolt } = world;
  world.act('shipment', shipment, 'correct', correcting(4000));
  expect(base.row('shipment', shipment)).toMatchObject({
    state: 'shipped',
    number: 'SH-2026-00001',
    replacedBy: null,
    lines: [{ quantity: 4000, cost: 40_00 }],
  });
  expect(base.row('shipment', rest)).toMatchObject({
    state: 'open',
    replaces: shipment,
    lines: [{ quantity: 2000 }],
  });
  expect([world.onHand(bolt, 'customer'), world.onHand(bolt, base.staging)]).toEqual([4000, 2000]);
  expect(world.held(orderLine)).toEqual({ open: 2000, soft: 0, hard: 2000 });
  expect(world.counters(order)).toEqual({ released: 6000, picked: 6000, shipped: 4000 });
  expect(world.worth(bolt)).toEqual({ quantity: 6000, value: 60_00 });
});

test('[SH14] reversing and correcting leave books that agree', () => {
  const { world, order, shipment, rest, correcting } = sent();
  const { base, bolt } = world;
  world.act('shipment', shipment, 'correct', correcting(4000));
  world.act('shipment', shipment, 'correct', { ...correcting(1000), rest: base.id() });
  world.packed(rest);
  world.act('shipment', rest, 'ship');
  world.act('shipment', shipment, 'reverse', { reason, replacement: base.id() });
  expect(world.counters(order)).toEqual({ released: 6000, picked: 6000, shipped: 2000 });
  expect(world.worth(bolt)).toEqual({ quantity: 8000, value: 80_00 });
  expect(base.replayed()).toEqual(base.snapshot());
});

test('[SH14, LN8] no more than it had, something less, and what shipping asks', () => {
  const { world, order, shipment, correcting } = sent();
  const { base } = world;
  const code = (data: object): string | undefined =>
    world.refused('shipment', shipment, 'correct', data)?.code;
  expect(code(correcting(6000))).toBe('nothingCorrected');
  expect(code(correcting(7000))).toBe('tooMuchForLine');
  base.may = (permission) => permission !== 'shipment.ship';
  expect(code(correcting(4000))).toBe('notPermitted');
  base.may = () => true;
  const policies = { overReceipt: 0, closedUntil: '2026-12-31', closesAhead: true };
  base.must('company', 'company', 'changePolicies', policies);
  expect(code(correcting(4000))).toBe('periodClosed');
  base.must('company', 'company', 'reopenPeriod', { closedUntil: null, reason: 'other' });
  world.act('shipment', shipment, 'deliver');
  expect(code(correcting(4000))).toBe('notInState');
  expect(world.counters(order)).toEqual({ released: 6000, picked: 6000, shipped: 6000 });
});
