import { describe, expect, test } from 'vitest';
import { BuildingWorld } from './assembly.fixtures.ts';

const reason = { reason: 'other' };

describe('lots', () => {
  const lot = (code: string, quantity: number, product: string, expiresOn: string | null = null) => ({
    product,
    code,
    expiresOn,
    quantity,
  });

  test('[AS7] a bundle with lots comes in with one, and a new one becomes known', () => {
    const world = new BuildingWorld({ chair: { tracking: 'lot', expires: true } }).stocked(3);
    const id = world.released({ quantity: 3_000 });
    const build = (quantity: number, ...lots: object[]) => ({ quantity, lots });
    const { chair } = world;
    expect(world.refusal(id, 'build', { quantity: 1_000 })?.code).toBe('lotMissing');
    expect(world.refusal(id, 'build', build(1_000, lot('L1', 1_000, chair)))?.code).toBe('expiryMissing');
    expect(world.refusal(id, 'build', build(2_000, lot('L1', 1_000, chair, '2027-01-01')))?.code).toBe(
      'otherQuantityInLots',
    );
    expect(world.refusal(id, 'build', build(1_000, lot('L1', 1_000, world.leg)))?.code).toBe('notAComponent');
    world.must(id, 'build', build(1_000, lot('L1', 1_000, chair, '2027-01-01')));
    const [made] = world.base.view.by('lot', 'product', chair);
    expect(made).toMatchObject({ code: 'L1', expiresOn: '2027-01-01', state: 'active' });
    world.must(id, 'build', build(1_000, lot('l1', 1_000, chair)));
    expect(world.onHand(chair, world.third, made?.id)).toBe(2_000);
    expect(world.base.view.by('assembly', 'lot', made?.id ?? '').map((row) => row.id)).toEqual([id]);
  });

  test('[AS7] serial numbers come in one each', () => {
    const world = new BuildingWorld({ chair: { tracking: 'serial' } }).stocked(3);
    const id = world.released({ quantity: 2_000 });
    const { chair } = world;
    const build = (...lots: object[]) => ({ quantity: 2_000, lots });
    expect(world.refusal(id, 'build', build(lot('S1', 2_000, chair)))?.code).toBe('serialIsOne');
    expect(world.refusal(id, 'build', build(lot('S1', 1_000, chair), lot('s1', 1_000, chair)))?.code).toBe(
      'lotTwice',
    );
    world.must(id, 'build', build(lot('S1', 1_000, chair), lot('S2', 1_000, chair)));
    expect(world.value(chair)).toBe(2002 + 1600 + 300);
    world.must(id, 'reverse', reason);
    world.must(
      world.released({ quantity: 2_000 }),
      'build',
      build(lot('S1', 1_000, chair), lot('S2', 1_000, chair)),
    );
  });

  test('[AS6] what expires first goes in first', () => {
    const world = new BuildingWorld({ seat: { tracking: 'lot', expires: true } });
    world.sales.stock(world.leg, world.first, 8_000);
    const late = world.sales.stockLot(world.seat, world.first, 2_000, {
      code: 'LATE',
      expiresOn: '2027-12-01',
    });
    const soon = world.sales.stockLot(world.seat, world.second, 1_000, {
      code: 'SOON',
      expiresOn: '2026-12-01',
    });
    const id = world.released();
    world.must(id, 'build', { quantity: 2_000 });
    const seats = world.row(id).builds[0]?.out.filter(({ product }) => product === world.seat);
    expect(seats?.map(({ lot: one, quantity }) => [one, quantity])).toEqual([
      [soon, 1_000],
      [late, 1_000],
    ]);
    expect(world.base.view.by('assembly', 'lot', soon)).toHaveLength(1);
  });
});

describe('taking apart', () => {
  test('[AS9] the components come in at what the bundle leaves with, by what they are worth', () => {
    const world = new BuildingWorld().stocked(3);
    world.must(world.released(), 'build', { quantity: 2_000 });
    const before = world.worth();
    const id = world.released({ mode: 'unbuild', quantity: 1_000, without: [world.cushion] });
    const line = world.base.view.by('reservation', 'document', id);
    expect(line).toMatchObject([{ product: world.chair, open: 1_000, soft: 1_000 }]);
    world.must(id, 'build', { quantity: 1_000, to: world.second });
    expect(world.worth()).toBe(before);
    // 19.51 of a chair: 10.01 of 18.01 for the seat, the rest for the legs.
    const { out = [], into = [] } = world.row(id).builds[0] ?? {};
    expect(out.map(({ value }) => value)).toEqual([1951]);
    expect(into.map(({ value }) => value)).toEqual([1084, 867]);
    expect(world.onHand(world.leg, world.second)).toBe(4_000);
    expect(world.onHand(world.chair, world.third)).toBe(1_000);
  });

  test('[AS9] what the bundle may have done without comes out too, unless somebody says no', () => {
    const world = new BuildingWorld().stocked(1);
    world.sales.stock(world.cushion, world.first, 1_000);
    world.must(world.released({ quantity: 1_000 }), 'build', { quantity: 1_000 });
    const id = world.released({ mode: 'unbuild', quantity: 1_000 });
    world.must(id, 'build', { quantity: 1_000 });
    expect(world.sales.available(world.cushion).onHand).toBe(1_000);
  });

  test('[AS11] it is reversed: the bundle is there again', () => {
    const world = new BuildingWorld().stocked(1);
    world.must(world.released({ quantity: 1_000 }), 'build', { quantity: 1_000 });
    const value = world.value(world.chair);
    const id = world.released({ mode: 'unbuild', quantity: 1_000, without: [world.cushion] });
    world.must(id, 'build', { quantity: 1_000 });
    expect(world.value(world.chair)).toBe(0);
    world.must(id, 'reverse', reason);
    expect(world.sales.worth(world.chair)).toEqual({ quantity: 1_000, value });
    expect(world.onHand(world.chair, world.third)).toBe(1_000);
  });
});
