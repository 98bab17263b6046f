import { describe, expect, test } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import { suppliersOf } from '#model/areas/products/purchase-price/purchase-terms.ts';
import { typed } from '#model/engine/reader.ts';
import { generated, gloveParent } from '../product/variants.fixtures.ts';
import { DAY, purchasing } from './purchase.fixtures.ts';

const box = { unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0 };
const inBoxes = { orderedIn: { unit: 'box', numerator: 12, denominator: 1 } };

describe('what a supplier asks', () => {
  test('[PRI22] is unknown where nothing says it', () => {
    const { ask } = purchasing();
    expect(ask(1)).toBeNull();
    expect(ask(1, { supplier: null })).toBeNull();
  });

  test.each([[[1, 1_000]], [[1_000, 1]]])('[PRI1] does not depend on the order of entry: %j', (order) => {
    const { list, price, ask } = purchasing();
    const all = list();
    for (const from of order) price(all, { from: from * 1_000, price: from === 1 ? 10_0000 : 9_0000 });
    expect([1, 999, 1_000, 2_000].map((pieces) => ask(pieces)?.price)).toEqual([
      10_0000, 10_0000, 9_0000, 9_0000,
    ]);
  });

  test('[PRI1] is what holds on the day: the newest of those in force, and no other supplier’s', () => {
    const { world, list, price, ask } = purchasing();
    const all = list();
    price(all, { price: 10_0000 });
    const next = list({ startsOn: '2026-06-01' });
    price(next, { price: 11_0000 });
    const offer = list({ startsOn: '2026-05-01', endsOn: '2026-05-10' });
    price(offer, { price: 8_0000 });
    expect(
      ['2026-04-30', '2026-05-04', '2026-05-11', '2026-06-01'].map((on) => ask(1, { on })?.price),
    ).toEqual([10_0000, 8_0000, 10_0000, 11_0000]);
    expect(ask(1)?.others.map((one) => [one.list?.id, one.price])).toEqual([[all, 10_0000]]);
    expect(ask(1, { supplier: world.id() })).toBeNull();
  });

  test('[PRI5] [PRI20] of a list that builds on another is that of the other, with its surcharge, rounded once', () => {
    const { list, price, ask } = purchasing();
    const year = list();
    price(year, { price: 3333 });
    const next = list({ basedOn: year, discount: -300, startsOn: '2026-05-01' });
    expect(ask(1)).toMatchObject({ price: 3433, list: { id: next } }); // 0.3333 + 3 % = 0.343299
  });

  test('[PRI7] of a category is a discount off the list below, and open where nothing is below', () => {
    const { world, list, price, ask, row, product } = purchasing();
    const category = world.id();
    world.must('category', category, 'create', categoryFixture());
    world.must('product', product, 'update', { ...formOf(row()), category });
    const year = list();
    price(year, { product: null, category, discount: 1_000 });
    expect(ask(1)).toBeNull();
    price(year, { price: 20_0000, from: 5_000 });
    const agreed = list({ basedOn: year });
    price(agreed, { product: null, category, discount: 1_000 });
    expect(ask(5)?.others.map((one) => one.price)).toEqual([18_0000]);
    expect(ask(5)).toMatchObject({ price: 20_0000, list: { id: year } });
  });

  test('[PRI22] for a box holds for boxes, and is worked out for pieces where there is none for those', () => {
    const { list, price, ask, terms } = purchasing({ packagings: [box] });
    const all = list();
    price(all, { unit: 'box', price: 100_0000 });
    expect(ask(12, inBoxes)?.price).toBe(100_0000);
    expect(ask(12)?.price).toBe(8_3333);
    expect(terms().unit?.unit).toBe('box');
    price(all, { price: 9_0000 });
    expect([ask(12, inBoxes)?.price, ask(12)?.price]).toEqual([100_0000, 9_0000]);
    expect(terms().unit).toBeUndefined();
  });

  test('[PO16] of a list in the company’s currency comes to an order at its rate, after those in the order’s', () => {
    const { list, price, ask } = purchasing({}, 'EUR');
    const inKronor = list({ currency: 'SEK' });
    price(inKronor, { price: 115_0000 });
    expect(ask(1, { rate: 11_500_000 })).toMatchObject({ price: 10_0000, list: { id: inKronor } });
    price(list(), { price: 9_5000 });
    expect(ask(1, { rate: 11_500_000 })).toMatchObject({ price: 9_5000, others: [{ price: 10_0000 }] });
    // The rate of an order in kronor says nothing of euros.
    expect(ask(1, { currency: 'SEK', rate: 1_000_000 })).toMatchObject({ price: 115_0000, others: [] });
    expect(ask(1, { currency: 'USD', rate: 10_000_000 })?.list?.id).toBe(inKronor);
  });

  test('[PRI9] [PRI22] less than the least quantity, or than is sold at least, is marked', () => {
    const { list, price, ask } = purchasing();
    const all = list();
    price(all, { from: 10_000, price: 10_0000 });
    price(all, { from: 100_000, price: 9_0000, minimum: 150_000 });
    expect(ask(5)).toMatchObject({ price: 10_0000, isBelowMinimum: true });
    expect(ask(10)).toMatchObject({ price: 10_0000, isBelowMinimum: true }); // its list sells 150 at least
    expect(ask(120)).toMatchObject({ price: 9_0000, isBelowMinimum: true });
    expect(ask(150)).toMatchObject({ price: 9_0000, isBelowMinimum: false });
  });

  test('[PRI22] comes with terms in stock units: each from the first price that says it', () => {
    const { list, price, terms } = purchasing({ packagings: [box] });
    const all = list();
    price(all, { unit: 'box', minimum: 2_000, multiple: 3_000, code: 'K-1' });
    price(all, { unit: 'box', from: 10_000, leadDays: 21, code: 'K-10' });
    expect(terms()).toMatchObject({ code: 'K-1', minimum: 24_000, multiple: 36_000, leadDays: 21 });
  });

  test('[PRI24] of a variant with the suppliers of its parent is the parent’s, unless it has one of its own', () => {
    const { world, supplier, list, ask, row } = purchasing();
    const parent = gloveParent(world, { suppliers: [{ supplier }] });
    const [one = '', other = ''] = generated(world, parent).values();
    const all = list();
    const form = {
      list: all,
      category: null,
      unit: null,
      from: 0,
      discount: null,
      startsOn: null,
      endsOn: null,
    };
    const more = { code: '', minimum: 0, multiple: null, leadDays: null };
    for (const [product, price] of [
      [parent, 42_0000],
      [other, 45_0000],
    ] as const)
      world.must('purchasePrice', world.id(), 'create', { ...form, ...more, product, price });
    expect([one, other].map((id) => ask(1, { product: row(id) })?.price)).toEqual([42_0000, 45_0000]);
    world.must('product', one, 'update', { ...formOf(row(one)), inherits: [] });
    expect(ask(1, { product: row(one) })).toBeNull();
  });

  test('[PRI23] is asked by those that a product names, in its order, then by those with a price of it', () => {
    const { world, supplier, list, price, row } = purchasing();
    const named = world.id();
    world.must('supplier', named, 'create', { ...supplierOf(world, supplier), number: 'S-9', name: 'Named' });
    const product = activeProduct(world, { sku: 'NAMED', suppliers: [{ supplier: named }] });
    price(list(), { product });
    price(list({ endsOn: '2026-01-01' }), { product });
    expect(suppliersOf(typed(world.store), row(product), DAY)).toEqual([named, supplier]);
    expect(suppliersOf(typed(world.store), row(product), '2026-01-01')).toEqual([named, supplier]);
  });
});

type Made = ReturnType<typeof purchasing>;

const formOf = ({
  id: _i,
  state: _s,
  version: _v,
  createdAt: _c,
  changedAt: _h,
  ...form
}: ReturnType<Made['row']>) => form;
function supplierOf(world: Made['world'], id: string): object {
  const {
    id: _i,
    state: _s,
    version: _v,
    createdAt: _c,
    changedAt: _h,
    ...form
  } = world.row('supplier', id) ?? {};
  return form;
}
