import { describe, expect, test } from 'vitest';
import { askedToApprove } from '#model/areas/stock/count/count.approval.ts';
import { likelyCauses } from '#model/areas/stock/count/count.causes.ts';
import { accuracyOf } from '#model/areas/stock/count/count.figures.ts';
import { standings } from '#model/areas/stock/count/count.tolerance.ts';
import { accessClass, redactEvent, redactRow } from '#model/engine/access.ts';
import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { binFixture } from '#machines/company.fixtures.ts';
import { CountWorld } from './count.fixtures.ts';

/** Ten bolts in the first bin, five nuts in the second. */
function stocked(): CountWorld {
  const world = new CountWorld();
  const [first = '', second = ''] = world.base.bins;
  world.stock(world.bolt, first, 10_000);
  world.stock(world.nut, second, 5_000);
  world.later(1);
  return world;
}

const policies = (counting: object): object => ({ overReceipt: 0, closedUntil: null, counting });

describe('count', () => {
  test('[CN2] is of bins, a zone, what was not counted lately, a product or a class, in walking order', () => {
    const world = stocked();
    const { base, bolt, nut } = world;
    const [first = '', second = '', third = ''] = base.bins;
    const far = base.id();
    base.must('location', far, 'create', { ...(binFixture(base.warehouse, 'B-01', 0) as object), zone: 'B' });
    const plan = (scope: object): string => {
      const id = base.id();
      base.must('count', id, 'create', { warehouse: base.warehouse, scope });
      return id;
    };
    const binsOf = (scope: object): readonly string[] => {
      const id = plan(scope);
      base.must('count', id, 'start');
      const bins = base.row('count', id)?.bins.map(({ location }) => location) ?? [];
      base.must('count', id, 'cancel', { reason: 'other' });
      return bins;
    };
    expect(binsOf({ by: 'zone', zone: 'a' })).toEqual([first, second, third]);
    expect(binsOf({ by: 'zone', zone: 'B' })).toEqual([far]);
    expect(binsOf({ by: 'bins', bins: [second, far] })).toEqual([far, second]);
    expect(binsOf({ by: 'product', product: nut })).toEqual([second]);
    expect(binsOf({ by: 'abc', class: 'A', products: [bolt] })).toEqual([first]);
    expect(binsOf({ by: 'abc', class: 'C', products: [bolt] })).toEqual([second]);
    expect(binsOf({ by: 'notCounted', days: 30 })).toEqual([first, second]);
    const counted = world.counting({ by: 'bins', bins: [first] });
    world.found(counted, bolt, 10_000, first);
    world.settled(counted);
    expect(binsOf({ by: 'notCounted', days: 30 })).toEqual([second]);
    expect(world.refused('count', plan({ by: 'zone', zone: 'Z' }), 'start')).toEqual({
      code: 'nothingToCount',
    });
  });

  test('[CN4] entries of one person add up; what another found is replaced by counting again', () => {
    const world = stocked();
    const { base, bolt } = world;
    const count = world.counting();
    world.found(count, bolt, 4_000);
    world.found(count, bolt, 5_000);
    expect(world.standing(count)).toEqual([{ expected: 10_000, variance: -1_000 }]);
    base.by = 'user-2';
    const entries = [world.entry(bolt, 10_000)];
    expect(world.refused('count', count, 'count', { entries })).toEqual({
      code: 'countedByAnother',
      params: { sku: 'BOLT', by: 'user-1' },
      fields: { 'entries.0.product': 'countedByAnother' },
      fix: { kind: 'count', document: count, type: 'recount' },
    });
    world.act('count', count, 'recount', { lines: ['1'] });
    world.act('count', count, 'count', { entries });
    expect(world.count(count)?.lines[0]).toMatchObject({
      entries: [{ quantity: 10_000, by: 'user-2' }],
      earlier: [{ quantity: 4_000 }, { quantity: 5_000 }],
    });
    base.by = 'user-2';
    world.found(count, bolt, 7_000, undefined, { isTotal: true });
    expect(world.standing(count)).toEqual([{ expected: 10_000, variance: -3_000 }]);
  });

  test('[CN5] tells what was expected to those alone who may see it', () => {
    const world = stocked();
    const { base, bolt } = world;
    const count = world.counting();
    world.found(count, bolt, 8_000);
    world.settled(count);
    const row = base.row('count', count);
    const table = base.engine.tables.get('count');
    if (!row || !table) throw new Error('the count is there');
    const seenBy = (...permissions: readonly string[]) =>
      accessClass(base.engine, (one) => permissions.includes(one));
    const told = (access: ReturnType<typeof seenBy>): string =>
      JSON.stringify([
        redactRow(access, table, row),
        ...base.log
          .filter(({ document }) => document === count)
          .map((event) => redactEvent(access, base.engine, event)),
      ]);
    for (const field of ['"expected"', '"variance"', '"value"'])
      expect(told(seenBy('count.view'))).not.toContain(field);
    const seeing = told(seenBy('count.view', SEE_EXPECTED));
    expect(seeing).toContain('"expected":10000');
    expect(seeing).not.toContain('"value"');
    expect(told(seenBy('count.view', SEE_EXPECTED, 'product.viewCost'))).toContain('"value":-1000');
  });

  test('[CN6] matches within a tolerance in percent and value; beyond the value another counts again', () => {
    const world = stocked();
    const { base, bolt } = world;
    base.must('company', 'company', 'changePolicies', policies({ tolerance: 1000, toleranceValue: 300 }));
    const count = world.counting();
    world.found(count, bolt, 9_000);
    world.act('count', count, 'submit');
    const refusal = {
      code: 'linesUnresolved',
      params: { lines: 1, sku: 'BOLT', location: 'A-01' },
    };
    // 10 % of ten, but worth 5.00 of at most 3.00.
    expect(world.refused('count', count, 'review')).toEqual(refusal);
    world.act('count', count, 'recount', { lines: ['1'] });
    expect(world.refused('count', count, 'count', { entries: [world.entry(bolt, 9_000)] })).toMatchObject({
      code: 'recounterIsAnother',
    });
    base.by = 'user-2';
    world.found(count, bolt, 9_000);
    world.act('count', count, 'submit');
    base.must('company', 'company', 'changePolicies', policies({ tolerance: 1000, toleranceValue: 500 }));
    world.act('count', count, 'review');
    base.must('company', 'company', 'changePolicies', policies({}));
    expect(world.refused('count', count, 'post')).toMatchObject({ code: 'varianceChanged' });
    const form = base.row('product', bolt);
    base.must('product', bolt, 'update', { ...formOf(form), countTolerance: 1000 });
    world.act('count', count, 'post');
  });

  test('[CN6] beyond the limit of a role another than the reviewer approves', () => {
    const world = stocked();
    const { base, bolt } = world;
    const count = world.counting();
    world.found(count, bolt, 8_000);
    world.act('count', count, 'submit');
    world.act('count', count, 'explain', { lines: ['1'], reason: 'stolen' });
    world.act('count', count, 'review');
    base.limits = { count: 999 };
    expect(world.refused('count', count, 'post')).toMatchObject({ code: 'countOverLimit' });
    base.limits = null;
    expect(world.refused('count', count, 'approve')).toEqual({ code: 'ownReview' });
    base.by = 'user-2';
    base.limits = { count: 999 };
    expect(world.refused('count', count, 'approve')).toMatchObject({ code: 'countOverLimit' });
    base.limits = { count: 1000 };
    world.act('count', count, 'approve');
    base.by = 'user-1';
    base.limits = { count: 999 };
    world.act('count', count, 'post');
    expect(world.refused('count', count, 'reverse', { reason: 'other' })).toMatchObject({
      code: 'countOverLimit',
    });
    base.limits = { count: 1000 };
    world.act('count', count, 'reverse', { reason: 'other' });
  });

  test('[CN6] who may approve is asked, unless who reviewed it may post it alone', () => {
    const world = stocked();
    const { base, bolt } = world;
    const inside = { internal: true };
    const person = (name: string, permissions: readonly string[], count: number): string => {
      const [role, user] = [base.id(), base.id()];
      base.must(
        'role',
        role,
        'provide',
        { ...roleFixture({ name }), permissions, limits: { purchaseOrder: null, count } },
        inside,
      );
      base.must('member', base.id(), 'add', memberFixture({ user, role, name }), inside);
      return user;
    };
    const post = 'count.post';
    const [small, large] = [person('Small', [post], 999), person('Large', [post, 'count.approve'], 1_000)];
    person('Little', ['count.approve'], 999);
    const asked = (reviewer: string): readonly string[] => {
      base.by = reviewer;
      const count = world.counting();
      world.found(count, bolt, 8_000);
      world.act('count', count, 'submit');
      world.act('count', count, 'explain', { lines: ['1'], reason: 'stolen' });
      world.act('count', count, 'review');
      const row = base.row('count', count);
      const names = row ? askedToApprove(base.view, row).map(({ name }) => name) : [];
      world.act('count', count, 'cancel', { reason: 'other' });
      return names;
    };
    expect([asked(small), asked(large)]).toEqual([['Large'], []]);
  });

  test('[CN7] every line is counted, empty bins are said to be, and what is unknown is resolved', () => {
    const world = stocked();
    const { base, bolt, nut } = world;
    const [first = '', , third = ''] = base.bins;
    const count = world.counting({ by: 'bins', bins: [first, third] });
    const left = (lines: number, location: string) => ({
      code: 'linesUncounted',
      params: { lines, location },
    });
    expect(world.refused('count', count, 'submit')).toEqual(left(2, 'A-01'));
    world.found(count, bolt, 10_000, first);
    expect(world.refused('count', count, 'submit')).toEqual(left(1, 'A-03'));
    expect(world.refused('count', count, 'sayEmpty', { location: first })).toMatchObject({
      code: 'binNotEmpty',
    });
    world.act('count', count, 'sayEmpty', { location: third });
    const [parked, other] = [base.id(), base.id()];
    for (const id of [parked, other])
      world.act('count', count, 'park', { id, location: first, code: '???', quantity: 2_000 });
    world.act('count', count, 'submit');
    expect(world.refused('count', count, 'review')).toMatchObject({
      code: 'parkedLeft',
      params: { parked: 2 },
    });
    world.act('count', count, 'resolve', { parked: other, product: null, reason: 'notOurs' });
    world.act('count', count, 'resolve', { parked, product: nut });
    expect(world.count(count)?.lines.at(-1)).toMatchObject({ product: nut, added: true });
    expect(world.standing(count).at(-1)).toEqual({ expected: 0, variance: 2_000 });
    world.act('count', count, 'explain', { lines: ['2'], reason: 'wrongItemInBin' });
    world.act('count', count, 'review');
  });

  test('[CN7] goods that came before their bin was counted are on no line, and left to count', () => {
    const world = stocked();
    const { base, bolt, nut } = world;
    const [first = ''] = base.bins;
    const count = world.counting();
    world.later(1);
    world.stock(nut, first, 1_000);
    world.later(1);
    world.found(count, bolt, 10_000);
    expect(world.refused('count', count, 'submit')).toMatchObject({ code: 'linesUncounted' });
    world.found(count, nut, 1_000);
    world.later(1);
    world.stock(bolt, first, 1_000);
    world.act('count', count, 'submit');
    expect(
      standings(base.view, base.row('count', count) ?? { lines: [] }).map(({ variance }) => variance),
    ).toEqual([0, 0]);
  });

  test('[CN8] accuracy is the share of lines that agreed', () => {
    const world = stocked();
    const { base, bolt, nut } = world;
    const [first = '', second = ''] = base.bins;
    const count = world.counting({ by: 'bins', bins: [first, second] });
    world.found(count, bolt, 10_000, first);
    world.found(count, nut, 4_000, second);
    const row = base.row('count', count);
    expect(accuracyOf(base.view, row ? [row] : [])).toBe(5000);
    expect(accuracyOf(base.view, [])).toBeNull();
  });

  test('[CN9] a freeze holds what lies free until the count is over', () => {
    const world = stocked();
    const { base, bolt } = world;
    const [first = ''] = base.bins;
    const count = world.counting(undefined, { freeze: true });
    expect(base.row('balance', `${bolt}:${first}`)?.held).toBe(10_000);
    expect(world.available(bolt).onHand).toBe(0);
    world.found(count, bolt, 8_000);
    world.settled(count);
    expect(base.row('balance', `${bolt}:${first}`)).toMatchObject({ onHand: 8_000 });
    expect(base.row('balance', `${bolt}:${first}`)?.held).toBeUndefined();
    expect(world.available(bolt).onHand).toBe(8_000);
  });

  test('[CN10] offers what may be behind a difference', () => {
    const world = stocked();
    const { base, bolt } = world;
    const [first = '', second = '', third = ''] = base.bins;
    world.stock(bolt, third, 3_000);
    const receipt = world.counted(bolt, second, 2_000);
    const count = world.counting({ by: 'bins', bins: [first, second] });
    world.found(count, bolt, 9_000, first);
    world.found(count, bolt, 1_000, second);
    const row = base.row('count', count);
    const causes = row?.lines
      .filter(({ product }) => product === bolt)
      .map((line) => likelyCauses(base.view, row, line));
    expect(causes).toEqual([
      [
        { by: 'otherBin', location: second, quantity: 1_000 },
        { by: 'nextBin', location: third, onHand: 3_000 },
      ],
      [
        { by: 'otherBin', location: first, quantity: -1_000 },
        { by: 'receipt', receipt, quantity: 2_000 },
        { by: 'nextBin', location: third, onHand: 3_000 },
      ],
    ]);
  });

  test('[CN14] is reversed at the values it was posted with, while what it added is free', () => {
    const world = stocked();
    const { base, bolt } = world;
    const [first = ''] = base.bins;
    const count = world.counting();
    world.found(count, bolt, 12_000);
    world.settled(count);
    expect(world.worth(bolt)).toEqual({ quantity: 12_000, value: 6000 });
    const { order } = world.confirmed([{ product: bolt, quantity: 11_000 }]);
    const pick = world.released(order);
    expect(world.refused('count', count, 'reverse', { reason: 'other' })).toMatchObject({
      code: 'reservedByOthers',
      params: { sku: 'BOLT', location: 'A-01' },
    });
    world.act('pick', pick, 'cancel', { reason: 'other' });
    world.act('count', count, 'reverse', { reason: 'other' });
    expect(world.onHand(bolt, first)).toBe(10_000);
    expect(world.worth(bolt)).toEqual({ quantity: 10_000, value: 5000 });
  });

  test('[PK11, ST12] a pick loses what a count missed, and nobody doubts the bin afterwards', () => {
    const world = stocked();
    const { base, bolt } = world;
    const [first = ''] = base.bins;
    const { order } = world.confirmed([{ product: bolt, quantity: 8_000 }]);
    const pick = world.released(order);
    const count = world.counting();
    world.found(count, bolt, 5_000);
    world.settled(count);
    expect(base.row('pick', pick)?.lines).toMatchObject([{ location: first, quantity: 5_000 }]);
    expect(base.row('balance', `${bolt}:${first}`)).toMatchObject({ onHand: 5_000, reserved: 5_000 });
    expect(base.row('balance', `${bolt}:${first}`)?.doubted).toBeUndefined();
  });

  test('[ST22, ST23] the log folded again gives the same trails and last counts', () => {
    const world = stocked();
    const { base, bolt } = world;
    const { order } = world.confirmed([{ product: bolt, quantity: 4_000 }]);
    const pick = world.released(order);
    const count = world.counting();
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'scan', { line: '1', quantity: 4_000 });
    world.act('pick', pick, 'unscan', { line: '1', quantity: 1_000 });
    const [first = ''] = base.bins;
    expect(base.row('countedBin', first)).toMatchObject({
      count,
      taken: [{ product: bolt, quantity: 3_000 }],
      trail: [{ change: -4_000 }, { change: 1_000 }],
    });
    world.act('pick', pick, 'cancel', { reason: 'other' });
    expect(base.row('countedBin', first)?.taken).toEqual([]);
    world.found(count, bolt, 10_000);
    world.settled(count);
    expect(base.row('countedBin', first)).toBeUndefined();
    expect(base.replayed()).toEqual(base.snapshot());
  });
});

/** The form that a row holds. */
function formOf(row: object | undefined): object {
  const {
    id: _,
    state: __,
    version: ___,
    createdAt: ____,
    changedAt: _____,
    ...form
  } = { ...row } as Record<string, unknown>;
  return form;
}
