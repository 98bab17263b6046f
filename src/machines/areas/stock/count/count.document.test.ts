import { describe, expect, test } from 'vitest';
import { CountWorld } from './count.fixtures.ts';

/** Ten bolts in the first bin. */
function stocked(): CountWorld {
  const world = new CountWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  world.later(1);
  return world;
}

describe('count', () => {
  test('[CN1] goes from a plan to the books, and back', () => {
    const world = stocked();
    const { base, bolt } = world;
    const [bin = ''] = base.bins;
    const count = world.counting();
    expect(world.count(count)).toMatchObject({
      number: 'CNT-2026-00001',
      state: 'counting',
      lines: [{ id: '1', location: bin, product: bolt, entries: [] }],
    });
    world.found(count, bolt, 8_000);
    world.settled(count);
    expect(base.row('count', count)).toMatchObject({
      state: 'posted',
      lines: [{ expected: 10_000, variance: -2_000, value: -1000 }],
    });
    expect(world.onHand(bolt, bin)).toBe(8_000);
    expect(world.onHand(bolt, 'loss')).toBe(-8_000 + 10_000);
    world.act('count', count, 'reverse', { reason: 'enteredByMistake' });
    expect(world.onHand(bolt, bin)).toBe(10_000);
    expect(world.worth(bolt)).toEqual({ quantity: 10_000, value: 5000 });
  });

  test('[CN3] three of ten are picked, the pick is unfinished, seven are counted: no difference', () => {
    const world = stocked();
    const { base, bolt } = world;
    const { order } = world.confirmed([{ product: bolt, quantity: 5_000 }]);
    const pick = world.released(order);
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'scan', { line: '1', quantity: 3_000 });
    world.later(1);
    const count = world.counting();
    world.later(1);
    world.found(count, bolt, 7_000);
    expect(world.standing(count)).toEqual([{ expected: 7_000, variance: 0 }]);
    world.later(1);
    world.act('pick', pick, 'scan', { line: '1', quantity: 2_000 });
    world.later(1);
    world.finished(pick);
    expect(world.standing(count)).toEqual([{ expected: 7_000, variance: 0 }]);
    world.settled(count);
    expect(world.onHand(bolt, base.bins[0] ?? '')).toBe(5_000);
  });

  test('[CN13] a scan that comes late mends the difference, and disturbs the count once it is posted', () => {
    const world = stocked();
    const { base, bolt } = world;
    const [bin = ''] = base.bins;
    const { order } = world.confirmed([{ product: bolt, quantity: 5_000 }]);
    const pick = world.released(order);
    world.act('pick', pick, 'claim');
    const count = world.counting();
    const before = world.later(10);
    world.later(10);
    world.found(count, bolt, 7_000);
    expect(world.standing(count)).toEqual([{ expected: 10_000, variance: -3_000 }]);
    world.later(60);
    base.madeAt = before;
    world.act('pick', pick, 'scan', { line: '1', quantity: 3_000 });
    base.madeAt = null;
    expect(world.standing(count)).toEqual([{ expected: 7_000, variance: 0 }]);
    world.settled(count);
    expect(base.row('lastCount', bin)).toMatchObject({ count });
    expect(base.row('lastCount', bin)?.disturbed).toBeUndefined();
    base.madeAt = before;
    world.act('pick', pick, 'scan', { line: '1', quantity: 1_000 });
    base.madeAt = null;
    expect(base.row('lastCount', bin)?.disturbed).toBe(true);
    expect(base.row('lastCount', `${bolt}:${bin}`)?.disturbed).toBe(true);
  });

  test('[CN9] a bin is in one open count', () => {
    const world = stocked();
    const first = world.counting();
    const second = world.base.id();
    const bins = [world.base.bins[0]];
    world.act('count', second, 'create', { warehouse: world.base.warehouse, scope: { by: 'bins', bins } });
    expect(world.refused('count', second, 'start')).toEqual({
      code: 'binIsCounted',
      params: { location: 'A-01', number: 'CNT-2026-00001' },
    });
    world.act('count', first, 'cancel', { reason: 'other' });
    world.act('count', second, 'start');
  });

  test('[CN11] posting below what is promised takes it from picks and orders, and names them', () => {
    const world = stocked();
    const { base, bolt } = world;
    const [bin = '', other = ''] = base.bins;
    world.stock(bolt, other, 1_000);
    const picked = world.confirmed([{ product: bolt, quantity: 6_000 }]);
    const pick = world.released(picked.order);
    const waiting = world.confirmed([{ product: bolt, quantity: 4_000 }]);
    expect(world.held(waiting.lines[0] ?? '')).toEqual({ open: 4_000, soft: 4_000, hard: 0 });
    const count = world.counting();
    world.later(1);
    world.found(count, bolt, 3_000);
    world.settled(count);
    expect(world.onHand(bolt, bin)).toBe(3_000);
    const lines = base.row('pick', pick)?.lines.map(({ location, quantity }) => ({ location, quantity }));
    expect(lines).toEqual([
      { location: bin, quantity: 3_000 },
      { location: other, quantity: 1_000 },
    ]);
    expect(world.counters(picked.order)).toEqual({ released: 4_000 });
    const posted = base.log.findLast((event) => event.document === count && event.type === 'posted');
    expect(posted?.data).toMatchObject({
      lost: [{ pick, order: picked.order, quantity: 3_000 }],
      released: [{ document: waiting.order, quantity: 4_000 }],
    });
  });

  test('[CN15] what is found of a product that nobody knows the cost of comes in at a stated cost', () => {
    const world = new CountWorld();
    const { base, bolt } = world;
    const count = world.counting();
    world.found(count, bolt, 3_000);
    world.act('count', count, 'submit');
    const explain = (costs?: object): unknown =>
      base.do('count', count, 'explain', { lines: ['1'], reason: 'miscounted', ...costs });
    explain();
    expect(base.do('count', count, 'review')).toMatchObject({
      refusal: { code: 'gainWithoutCost', fix: { kind: 'count', type: 'explain' } },
    });
    expect(explain({ costs: [{ line: '2', unitCost: 2_0000 }] })).toMatchObject({
      refusal: { fields: { costs: 'lineDoesNotDeviate' } },
    });
    explain({ costs: [{ line: '1', unitCost: 2_0000 }] });
    world.act('count', count, 'review');
    world.act('count', count, 'post');
    expect(world.worth(bolt)).toEqual({ quantity: 3_000, value: 600 });
    expect(world.count(count)?.lines).toMatchObject([{ variance: 3_000, value: 600 }]);
    world.act('count', count, 'reverse', { reason: 'enteredByMistake' });
    expect(world.worth(bolt)).toEqual({ quantity: 0, value: 0 });
  });

  test('[CN16] what a movement keeps ready is not taken from it', () => {
    const world = stocked();
    const { base, bolt } = world;
    const [bin = '', other = ''] = base.bins;
    const movement = base.id();
    const lines = [{ id: base.id(), product: bolt, quantity: 6_000, from: bin, to: other }];
    const { warehouse } = base;
    const form = { purpose: 'transfer', warehouse, toWarehouse: warehouse, lines };
    base.must('movement', movement, 'create', form);
    base.must('movement', movement, 'reserve');
    const count = world.counting();
    world.later(1);
    world.found(count, bolt, 5_000);
    world.act('count', count, 'submit');
    world.act('count', count, 'explain', { lines: ['1'], reason: 'miscounted' });
    world.act('count', count, 'review');
    expect(base.do('count', count, 'post')).toMatchObject({
      refusal: {
        code: 'heldByMovements',
        params: { holders: base.row('movement', movement)?.number },
        fix: { kind: 'movement', document: movement, type: 'unreserve' },
      },
    });
    base.must('movement', movement, 'unreserve');
    world.act('count', count, 'post');
    expect(world.onHand(bolt, bin)).toBe(5_000);
  });
});
