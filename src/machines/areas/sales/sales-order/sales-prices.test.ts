import { describe, expect, test } from 'vitest';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { SalesWorld } from './sales.fixtures.ts';

/** Bolts cost 9.00 in a list, from a hundred on 8.00. */
function listed() {
  const world = new SalesWorld();
  const { base, bolt } = world;
  const [list, one, many] = [base.id(), base.id(), base.id()];
  base.must('priceList', list, 'create', priceListFixture());
  base.must('price', one, 'create', priceFixture({ list, product: bolt, price: 9_0000 }));
  base.must('price', many, 'create', priceFixture({ list, product: bolt, from: 100_000, price: 8_0000 }));
  const lineOf = (order: string) => base.row('salesOrder', order)?.lines[0];
  const drafted = (over: Partial<PricedLine>) => lineOf(world.draft([{ product: bolt, ...over }]).order);
  return { world, list, one, bolt, lineOf, drafted };
}

describe('where a price is from', () => {
  test.each([
    [10_000, 9_0000],
    [99_000, 9_0000],
    [100_000, 8_0000],
  ])('[PRI10] is the list that gives it: %i at %i', (quantity, price) => {
    const { drafted, list } = listed();
    expect(drafted({ quantity, price, pricedBy: list })?.pricedBy).toBe(list);
  });

  test('[PRI10] is somebody’s hand where the list says otherwise, whatever a client says', () => {
    const { drafted, list, world } = listed();
    expect(drafted({ quantity: 10_000, price: 8_0000, pricedBy: list })?.pricedBy).toBe('hand');
    expect(drafted({ price: 9_0000, pricedBy: 'product' })?.pricedBy).toBe('hand');
    expect(drafted({ price: 9_0000, pricedBy: world.base.id() })?.pricedBy).toBe('hand');
    expect(drafted({ price: 9_0000, pricedBy: 'hand' })?.pricedBy).toBe('hand');
    expect(drafted({ price: 9_0000 })?.pricedBy).toBeUndefined();
  });

  test('[PRI10] stays what was agreed, though the list has changed since; what is added is judged again', () => {
    const { world, list, one, bolt, lineOf } = listed();
    const { base } = world;
    const { order } = world.confirmed([{ product: bolt, price: 9_0000, pricedBy: list }]);
    base.must('price', one, 'update', priceFixture({ list, product: bolt, price: 9_5000 }));
    const row = base.row('salesOrder', order);
    const first = lineOf(order);
    if (!row || !first) throw new Error('there is no order');
    const { lines } = amendmentFixture(row);
    const added = lines.map((line) => ({ ...line, id: base.id() }));
    base.must(
      'salesOrder',
      order,
      'amend',
      amendmentFixture(row, { notes: 'Ring', lines: [...lines, ...added] }),
    );
    expect(base.row('salesOrder', order)?.lines.map(({ pricedBy }) => pricedBy)).toEqual([list, 'hand']);
    expect(base.replayed()).toEqual(base.snapshot());
  });
});
