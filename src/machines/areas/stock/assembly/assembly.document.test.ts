import { describe, expect, test } from 'vitest';
import { placeKey } from '#model/stock/stock.tables.ts';
import { BuildingWorld } from './assembly.fixtures.ts';

const reason = { reason: 'other' };
const components = (world: BuildingWorld, legs: number) => [
  { product: world.seat, quantity: 1_000, optional: false },
  { product: world.leg, quantity: legs, optional: false },
];

describe('drafts', () => {
  test('[AS1] only an assembled bundle in use is built, in wholes, in an active place', () => {
    const world = new BuildingWorld();
    const refused = (over: object) => {
      const refusal = world.refusal(world.base.id(), 'create', world.form(over));
      return [refusal?.code, Object.keys(refusal?.fields ?? {})[0]];
    };
    const kit = world.bundle(components(world, 4_000), {
      sku: 'KIT',
      bundle: { mode: 'kit', components: components(world, 1_000), pricing: 'own', less: 0, buildCost: 0 },
    });
    expect(refused({ product: world.seat })).toEqual(['notAssembled', 'product']);
    expect(refused({ product: kit })).toEqual(['notAssembled', 'product']);
    expect(refused({ product: world.base.id() })).toEqual(['unknownProduct', 'product']);
    expect(refused({ quantity: 1_500 })).toEqual(['quantityNotWhole', 'quantity']);
    expect(refused({ warehouse: world.base.id() })).toEqual(['unknownWarehouse', 'warehouse']);
    expect(refused({ to: world.base.id() })).toEqual(['unknownLocation', 'to']);
    world.base.must('product', world.chair, 'phaseOut');
    expect(refused({})).toEqual(['productNotActive', 'product']);
    expect(refused({ mode: 'unbuild' })).toEqual([undefined, undefined]);
  });

  test('[AS2] only what the bundle may do without stays out', () => {
    const world = new BuildingWorld();
    const refusal = world.refusal(world.base.id(), 'create', world.form({ without: [world.leg] }));
    expect(refusal).toMatchObject({ code: 'notOptional', params: { sku: 'LEG' } });
    world.draft({ without: [world.cushion] });
  });
});

describe('release', () => {
  test('[AS4, AS14] what it takes is reserved, under a number, and the bundles are expected', () => {
    const world = new BuildingWorld().stocked(3);
    const id = world.released({ dueOn: '2026-06-01', priority: 3 });
    expect(world.row(id)).toMatchObject({ state: 'released', number: 'AS-2026-00001', built: 0 });
    expect(world.sales.held(world.lineOf(id, world.leg))).toEqual({ open: 8_000, soft: 8_000, hard: 0 });
    expect(world.sales.available(world.leg)).toEqual({ onHand: 12_000, reserved: 8_000, outgoing: 8_000 });
    const chairs = world.base.row('availability', placeKey(world.chair, world.warehouse));
    expect(chairs).toMatchObject({ incoming: 2_000, onHand: 0 });
  });

  test('[AS2] what it may do without goes in where all of it is free, and is left out else', () => {
    const world = new BuildingWorld().stocked(4);
    world.sales.stock(world.cushion, world.second, 3_000);
    const [one, other] = [world.released(), world.released()];
    expect(world.row(one)).toMatchObject({ leftOut: [] });
    expect(world.row(one).lines).toHaveLength(3);
    expect(world.row(other)).toMatchObject({ leftOut: [world.cushion] });
    expect(world.row(other).lines).toHaveLength(2);
    world.must(one, 'cancel', reason);
    expect(world.row(world.released({ without: [world.cushion] })).leftOut).toEqual([]);
  });

  test('[AS4] it is refused while something is lacking, and names who has reserved it', () => {
    const world = new BuildingWorld().stocked(2);
    const id = world.draft({ quantity: 3_000 });
    expect(world.refusal(id, 'release')).toEqual({
      code: 'notFree',
      params: { sku: 'SEAT', free: 2_000, wanted: 3_000 },
    });
    const { order } = world.sales.confirmed([{ product: world.leg, quantity: 5_000 }]);
    const number = world.base.row('salesOrder', order)?.number;
    const next = world.draft({ quantity: 1_000 });
    expect(world.refusal(next, 'release')).toEqual({
      code: 'heldForOthers',
      params: { sku: 'LEG', free: 3_000, wanted: 4_000, holders: number },
    });
  });

  test('[AS3] a later revision of the bundle leaves a released one alone', () => {
    const world = new BuildingWorld().stocked(3);
    const id = world.released({ quantity: 1_000 });
    world.base.must('product', world.chair, 'revise', { ...reason, components: components(world, 3_000) });
    expect(world.row(id).lines.map(({ per }) => per)).toEqual([1_000, 4_000]);
    world.must(id, 'build', { quantity: 1_000 });
    expect(world.onHand(world.leg, world.first)).toBe(8_000);
  });

  test('[AS3] kits within it come apart', () => {
    const world = new BuildingWorld().stocked(1);
    const kit = world.bundle([], {
      sku: 'LEGS',
      bundle: {
        mode: 'kit',
        components: [{ product: world.leg, quantity: 2_000, optional: false }],
        pricing: 'own',
        less: 0,
        buildCost: 0,
      },
    });
    const stool = world.bundle([{ product: kit, quantity: 2_000, optional: false }], { sku: 'STOOL' });
    const id = world.released({ product: stool, quantity: 1_000 });
    expect(world.row(id).lines).toMatchObject([{ product: world.leg, per: 4_000 }]);
  });

  test('[PR8] nothing blocked is released or built', () => {
    const world = new BuildingWorld().stocked(2);
    const id = world.released({ quantity: 1_000 });
    world.base.must('product', world.leg, 'block', reason);
    expect(world.refusal(id, 'build', { quantity: 1_000 })?.code).toBe('productBlocked');
    expect(world.refusal(world.draft({ quantity: 1_000 }), 'release')?.code).toBe('productBlocked');
  });

  test('[AS4] builds compete with orders: who comes first gets what becomes free', () => {
    const world = new BuildingWorld().stocked(1);
    const first = world.released({ quantity: 1_000 });
    const { lines } = world.sales.confirmed([{ product: world.leg, quantity: 2_000 }]);
    expect(world.sales.held(lines[0] ?? '')).toEqual({ open: 2_000, soft: 0, hard: 0 });
    world.must(first, 'cancel', reason);
    expect(world.sales.held(lines[0] ?? '')).toEqual({ open: 2_000, soft: 2_000, hard: 0 });
  });
});

describe('building', () => {
  test('[AS8, ST20] the bundle comes in at what its components left with and what building costs', () => {
    const world = new BuildingWorld().stocked(3);
    const before = world.worth();
    const id = world.released();
    world.must(id, 'build', { quantity: 2_000 });
    expect(world.row(id)).toMatchObject({ state: 'built', built: 2_000 });
    // Two seats at 10.01, eight legs at 2.00, twice 1.50.
    expect(world.sales.worth(world.chair)).toEqual({ quantity: 2_000, value: 2002 + 1600 + 300 });
    expect(world.worth()).toBe(before + 300);
    expect(world.onHand(world.chair, world.third)).toBe(2_000);
    expect(world.onHand(world.leg, 'production')).toBe(8_000);
    expect(world.onHand(world.chair, 'production')).toBe(-2_000);
    expect(world.sales.available(world.leg)).toEqual({ onHand: 4_000, reserved: 0, outgoing: 0 });
    expect(world.base.row('availability', placeKey(world.chair, world.warehouse))).toMatchObject({
      onHand: 2_000,
      incoming: 0,
    });
  });

  test('[AS5] parts add up to the whole, in quantity and value', () => {
    const world = new BuildingWorld({ chair: { unit: 'kg' } });
    world.sales.stock(world.seat, world.first, 2_000, 10_0100);
    world.sales.stock(world.leg, world.first, 8_000, 3333);
    const id = world.released({ quantity: 1_100, buildCost: 3333 });
    for (const quantity of [300, 300, 500]) world.must(id, 'build', { quantity });
    const { builds, state } = world.row(id);
    expect(state).toBe('built');
    const taken = builds.map(({ out }) => out.map(({ quantity }) => quantity));
    // 1.1 seats and 4.4 legs, each taken in wholes as they are begun.
    expect(taken).toEqual([[1_000, 2_000], [1_000], [1_000, 2_000]]);
    const values = builds.flatMap(({ out }) => out.map(({ value = 0 }) => value));
    const cost = values.reduce((sum, value) => sum + value, 0);
    expect(world.value(world.chair)).toBe(cost + 37);
  });

  test('[AS5] no more is built than is left, in wholes', () => {
    const world = new BuildingWorld().stocked(3);
    const id = world.released();
    expect(world.refusal(id, 'build', { quantity: 3_000 })).toMatchObject({
      code: 'tooMuchForLine',
      params: { sku: 'CHAIR', most: 2_000, wanted: 3_000 },
    });
    expect(world.refusal(id, 'build', { quantity: 500 })?.code).toBe('quantityNotWhole');
    world.must(id, 'build', { quantity: 1_000 });
    expect(world.row(id).state).toBe('partlyBuilt');
    expect(world.sales.held(world.lineOf(id, world.leg))).toEqual({ open: 4_000, soft: 4_000, hard: 0 });
    world.must(id, 'build', { quantity: 1_000 });
    expect(world.row(id).state).toBe('built');
  });

  test('[AS6] goods leave places in walking order, or those that somebody took them from', () => {
    const world = new BuildingWorld();
    world.sales.stock(world.seat, world.second, 2_000);
    world.sales.stock(world.leg, world.second, 5_000);
    world.sales.stock(world.leg, world.first, 3_000);
    const id = world.released();
    world.must(id, 'build', { quantity: 1_000 });
    const legs = world.row(id).builds[0]?.out.filter(({ product }) => product === world.leg);
    expect(legs).toMatchObject([
      { location: world.first, quantity: 3_000 },
      { location: world.second, quantity: 1_000 },
    ]);
    const seat = { product: world.seat, location: world.second, quantity: 1_000 };
    const leg = { product: world.leg, location: world.second, quantity: 4_000 };
    const build = (...taken: object[]) => world.refusal(id, 'build', { quantity: 1_000, taken })?.code;
    expect(build(seat)).toBe('otherQuantityTaken');
    expect(build(seat, { ...leg, location: world.first })).toBe('notThere');
    expect(build(seat, { ...leg, product: world.cushion })).toBe('notAComponent');
    expect(build(seat, { ...leg, location: world.base.id() })).toBe('unknownLocation');
    expect(build(seat, leg)).toBe(undefined);
  });

  test('[AS7] it is put where it is named, else in its own place, else where goods arrive', () => {
    const world = new BuildingWorld({ chair: { bins: [] } }).stocked(3);
    for (const bin of [world.second, world.third]) world.sales.stock(world.sales.bolt, bin, 1_000);
    const id = world.released({ quantity: 3_000 });
    world.must(id, 'build', { quantity: 1_000 });
    expect(world.onHand(world.chair, world.base.receiving)).toBe(1_000);
    world.must(id, 'build', { quantity: 1_000, to: world.second });
    expect(world.onHand(world.chair, world.second)).toBe(1_000);
    expect(world.refusal(id, 'build', { quantity: 1_000, to: world.base.id() })?.code).toBe(
      'unknownLocation',
    );
  });

  test('[AS4] what was lost to others meanwhile is not built with', () => {
    const world = new BuildingWorld().stocked(2);
    const id = world.released();
    world.base.must('location', world.first, 'block', reason);
    expect(world.sales.held(world.lineOf(id, world.seat))).toEqual({ open: 2_000, soft: 0, hard: 0 });
    expect(world.refusal(id, 'build', { quantity: 1_000 })?.code).toBe('notFree');
    world.base.must('location', world.first, 'unblock');
    expect(world.sales.held(world.lineOf(id, world.seat))).toEqual({ open: 2_000, soft: 2_000, hard: 0 });
    world.must(id, 'build', { quantity: 2_000 });
  });

  test('[AS4] of equal priority and day the older demand comes first, whichever kind it is', () => {
    const world = new BuildingWorld().stocked(2);
    const [first] = world.sales.confirmed([{ product: world.leg, quantity: 4_000 }]).lines;
    const id = world.released({ quantity: 1_000, dueOn: '2026-05-08' });
    world.base.must('location', world.first, 'block', reason);
    world.sales.stock(world.leg, world.second, 5_000);
    expect(world.sales.held(first ?? '')?.soft).toBe(4_000);
    expect(world.sales.held(world.lineOf(id, world.leg))?.soft).toBe(1_000);
  });

  test('[AS4] new bundles in stock fill waiting orders at once', () => {
    const world = new BuildingWorld().stocked(1);
    const { lines } = world.sales.confirmed([{ product: world.chair, quantity: 1_000 }]);
    const id = world.released({ quantity: 1_000 });
    world.must(id, 'build', { quantity: 1_000 });
    expect(world.sales.held(lines[0] ?? '')).toEqual({ open: 1_000, soft: 1_000, hard: 0 });
  });
});

describe('taking back', () => {
  test('[AS11] components are where they came from, at the value they left with', () => {
    const world = new BuildingWorld().stocked(3);
    const before = [world.worth(), world.value(world.seat), world.value(world.leg)];
    const id = world.released();
    world.must(id, 'build', { quantity: 1_000 });
    world.must(id, 'reverse', reason);
    expect(world.row(id).state).toBe('reversed');
    expect([world.worth(), world.value(world.seat), world.value(world.leg)]).toEqual(before);
    expect(world.onHand(world.leg, world.first)).toBe(12_000);
    expect(world.sales.available(world.leg)).toEqual({ onHand: 12_000, reserved: 0, outgoing: 0 });
    expect(world.base.row('availability', placeKey(world.chair, world.warehouse))).toMatchObject({
      onHand: 0,
      incoming: 0,
    });
  });

  test('[AS11] it is refused once what was built is gone from its place', () => {
    const world = new BuildingWorld().stocked(2);
    const id = world.released();
    world.must(id, 'build', { quantity: 2_000 });
    const { order } = world.sales.confirmed([{ product: world.chair, quantity: 1_000 }]);
    const pick = world.sales.released(order);
    expect(world.refusal(id, 'reverse', reason)).toMatchObject({
      code: 'notThere',
      params: { sku: 'CHAIR', free: 1_000, wanted: 2_000 },
    });
    world.sales.act('pick', pick, 'cancel', reason);
    const verdict = world.do(id, 'reverse', reason);
    const reversed = verdict.accepted ? verdict.events.find(({ type }) => type === 'reversed') : undefined;
    expect(reversed?.data).toMatchObject({ released: [{ document: order, quantity: 1_000 }] });
  });

  test('[AS10] nothing is built or taken back in a closed period', () => {
    const world = new BuildingWorld().stocked(2);
    const id = world.released();
    world.must(id, 'build', { quantity: 1_000 });
    world.base.must('company', 'company', 'changePolicies', {
      overReceipt: 0,
      closedUntil: '2026-12-31',
      closesAhead: true,
    });
    expect(world.refusal(id, 'build', { quantity: 1_000 })?.code).toBe('periodClosed');
    expect(world.refusal(id, 'reverse', reason)?.code).toBe('periodClosed');
  });

  test('[AS12] what is closed short keeps what was built, and lets the rest go', () => {
    const world = new BuildingWorld().stocked(2);
    const id = world.released();
    expect(world.refusal(id, 'closeShort', reason)?.code).toBe('notInState');
    world.must(id, 'build', { quantity: 1_000 });
    expect(world.refusal(id, 'cancel', reason)?.code).toBe('notInState');
    world.must(id, 'closeShort', reason);
    expect(world.row(id)).toMatchObject({ state: 'built', built: 1_000 });
    expect(world.sales.available(world.leg)).toEqual({ onHand: 4_000, reserved: 0, outgoing: 0 });
    expect(world.base.row('availability', placeKey(world.chair, world.warehouse))?.incoming).toBe(0);
    world.must(id, 'reverse', reason);
  });

  test('[AS13] who may not see costs neither sets nor loses what building costs', () => {
    const world = new BuildingWorld().stocked(2);
    const id = world.draft({ buildCost: 7_0000 });
    world.base.may = (permission) => permission !== 'product.viewCost';
    world.must(id, 'update', world.form({ note: 'Soon' }));
    const own = world.draft({ buildCost: 1 });
    world.base.may = () => true;
    expect([world.row(id).buildCost, world.row(own).buildCost]).toEqual([7_0000, null]);
    world.must(own, 'release');
    expect(world.row(own).buildCost).toBe(1_5000);
  });
});
