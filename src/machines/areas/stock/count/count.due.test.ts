import { expect, test } from 'vitest';
import type { AbcClasses } from '#model/areas/stock/count/count.classes.ts';
import { dueBins } from '#model/areas/stock/count/count.due.ts';
import { usualCounting, type CountingPolicy } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { productTypeFixture } from '#model/areas/products/product-type/product-type.fixtures.ts';
import { CountWorld } from './count.fixtures.ts';

const DAYS = 24 * 60;

/** Ten bolts in the first bin, and what is due there. */
function stocked(policy: Partial<CountingPolicy> = {}) {
  const world = new CountWorld();
  const { base, bolt } = world;
  const [bin = ''] = base.bins;
  world.stock(bolt, bin, 10_000);
  world.later(1);
  const { policies } = base.row('company', COMPANY) ?? { policies: { overReceipt: 0, closedUntil: null } };
  base.must('company', COMPANY, 'changePolicies', { ...policies, counting: { ...usualCounting, ...policy } });
  const counts = (): CountRow[] => {
    const ids = new Set(base.log.flatMap(({ kind, document }) => (kind === 'count' ? [document] : [])));
    return [...ids].flatMap((id) => base.row('count', id) ?? []);
  };
  const due = (classes: AbcClasses | null = new Map([[bolt, 'A']]), emptied = new Set<string>()) =>
    dueBins(base.view, [...base.view.by('location', 'warehouse', base.warehouse)], counts(), {
      classes,
      emptied,
      now: base.now,
    }).map(({ location, why, class: of, overdue, picks }) => [location.code, why, of, overdue, picks]);
  const counted = (pieces = 10): string => {
    const count = world.counting();
    world.found(count, bolt, pieces * 1000);
    world.settled(count);
    return count;
  };
  const picked = (pieces: number): void => {
    const { order } = world.confirmed([{ product: bolt, quantity: pieces * 1000 }]);
    const pick = world.released(order);
    base.must('pick', pick, 'claim');
    base.must('pick', pick, 'scan', { line: '1', quantity: pieces * 1000 });
    world.finished(pick);
  };
  return { world, due, counted, picked };
}

test('[CN8] a bin is due while nobody has counted it, and again once the interval of its class is over', () => {
  const { world, due, counted } = stocked();
  expect(due()).toEqual([['A-01', 'never', 'A', 0, 0]]);
  counted();
  expect(due()).toEqual([]);
  world.later(90 * DAYS);
  expect(due()).toEqual([]);
  world.later(2 * DAYS);
  expect(due()).toEqual([['A-01', 'interval', 'A', 2, 0]]);
  expect(due(new Map())).toEqual([]);
  expect(due(null)).toEqual([]);
});

test('[CN8] a class that is never counted makes nothing due', () => {
  const { world, due, counted } = stocked({ intervals: { A: null, B: 180, C: 365 } });
  expect(due()).toEqual([]);
  counted();
  world.later(1000 * DAYS);
  expect(due()).toEqual([]);
});

test('[CN8] many picks, and one that empties the bin, make it due; a count is not planned twice', () => {
  const { world, due, counted, picked } = stocked({ afterPicks: 2 });
  counted();
  picked(1);
  expect(due()).toEqual([]);
  picked(1);
  expect(due()).toEqual([['A-01', 'picks', 'A', 0, 2]]);
  picked(8);
  expect(due()).toEqual([['A-01', 'zeroCheck', 'C', 0, 3]]);
  const plan = { warehouse: world.base.warehouse, scope: { by: 'bins', bins: [world.base.bins[0]] } };
  const count = world.base.id();
  world.act('count', count, 'create', plan);
  expect(due()).toEqual([]);
  world.act('count', count, 'start');
  expect(due()).toEqual([]);
});

test('[CN8] a bin that nobody has counted is looked into once a pick has emptied it', () => {
  const { world, due, counted, picked } = stocked();
  const emptied = new Set([world.base.bins[0] ?? '']);
  expect(due(undefined, emptied)).toEqual([['A-01', 'never', 'A', 0, 0]]);
  picked(10);
  expect(due()).toEqual([]);
  expect(due(undefined, emptied)).toEqual([['A-01', 'zeroCheck', 'C', 0, 0]]);
  counted(0);
  expect(due(undefined, emptied)).toEqual([]);
});

test('[CN8] nobody looks into a bin that a pick has emptied where the company does not ask for it', () => {
  const { due, counted, picked } = stocked({ zeroCheck: false });
  counted();
  picked(10);
  expect(due()).toEqual([]);
});

test('[CN8] where a pick found less than the books the bin is due at once, and before all others', () => {
  const { world, due, counted } = stocked();
  counted();
  const { order } = world.confirmed([{ product: world.bolt, quantity: 5_000 }]);
  const pick = world.released(order);
  world.act('pick', pick, 'claim');
  world.act('pick', pick, 'shortPick', { line: '1', quantity: 5_000, reason: 'notInBin' });
  world.later(200 * DAYS);
  expect(due()).toEqual([['A-01', 'shortPick', 'A', 110, 0]]);
});

test('[CN8] what becomes known after the count and was before it makes its bin due', () => {
  const { world, due, counted } = stocked();
  const { base, bolt } = world;
  const { order } = world.confirmed([{ product: bolt, quantity: 5_000 }]);
  const pick = world.released(order);
  base.must('pick', pick, 'claim');
  const before = world.later(10);
  world.later(10);
  counted();
  base.madeAt = before;
  base.must('pick', pick, 'scan', { line: '1', quantity: 1_000 });
  base.madeAt = null;
  expect(due()).toEqual([['A-01', 'disturbed', 'A', 0, 0]]);
});

test('[TY10] goods whose type has an interval are due by it, and the others in their bin by their class', () => {
  const { world, due, counted } = stocked();
  const { base, bolt } = world;
  const type = base.id();
  base.must('productType', type, 'create', productTypeFixture({ countInterval: 10 }));
  base.must('product', bolt, 'update', productFixture({ sku: 'BOLT', type }));
  counted();
  world.later(11 * DAYS);
  expect(due()).toEqual([['A-01', 'interval', 'A', 1, 0]]);
  expect(due(null)).toEqual([['A-01', 'interval', null, 1, 0]]);
  base.must('productType', type, 'update', productTypeFixture({ countInterval: 200 }));
  world.later(100 * DAYS);
  expect(due()).toEqual([]);
});
