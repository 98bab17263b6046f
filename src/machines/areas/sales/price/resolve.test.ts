import { describe, expect, test } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { customerCategoryFixture } from '#model/areas/sales/customer-category/customer-category.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { PriceForm } from '#model/areas/sales/price/price.facts.ts';
import type { PriceListForm } from '#model/areas/sales/price-list/price-list.facts.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { resolvePrice, type PriceQuestion } from '#model/areas/sales/price/resolve.ts';

/** A company with a customer, a product for 2.00 and as many lists as are written. */
function pricing(product: Partial<ProductForm> = {}) {
  const world = companyWorld();
  const [retail, customer] = [world.id(), world.id()];
  world.must('customerCategory', retail, 'create', customerCategoryFixture({ name: 'Retail' }));
  world.must('customer', customer, 'create', customerFixture({ category: retail }));
  const bolt = activeProduct(world, { price: 2_0000, ...product });
  let count = 0;
  const list = (over: Partial<PriceListForm> = {}): string => {
    const id = world.id();
    count += 1;
    world.must('priceList', id, 'create', priceListFixture({ name: `List ${count}`, ...over }));
    return id;
  };
  const price = (of: string, over: Partial<PriceForm>): string => {
    const id = world.id();
    world.must('price', id, 'create', priceFixture({ list: of, product: bolt, ...over }));
    return id;
  };
  const ask = (quantity: number, over: Partial<PriceQuestion> = {}) => {
    const row = world.row('product', bolt);
    if (!row) throw new Error('there is no product');
    return resolvePrice(typed(world.store), {
      customer,
      product: row,
      quantity: quantity * 1_000,
      on: '2026-05-04',
      currency: 'SEK',
      rate: 1_000_000,
      inCompanyCurrency: true,
      pricesIncludeVat: false,
      vatRate: 2_500,
      ...over,
    });
  };
  return { world, retail, customer, bolt, list, price, ask };
}

describe('a price', () => {
  test('[PRI1] is the product’s own without any list, converted at the rate of the sale', () => {
    const { ask } = pricing();
    expect(ask(1)).toMatchObject({ price: 2_0000, list: null, others: [] });
    const euro = { currency: 'EUR', inCompanyCurrency: false, rate: 11_500_000 };
    expect(ask(1, euro).price).toBe(1739);
  });

  test.each([
    [1, 169_0000],
    [19, 169_0000],
    [20, 50_0000],
  ])('[PRI1] of %i with breaks at 1 and 20 is %i', (quantity, expected) => {
    const { list, price, ask } = pricing();
    const all = list();
    price(all, { from: 1_000, price: 169_0000 });
    price(all, { from: 20_000, price: 50_0000 });
    expect(ask(quantity).price).toBe(expected);
  });

  test.each([[[1, 1_000]], [[1_000, 1]]])('[PRI1] does not depend on the order of entry: %j', (order) => {
    const { list, price, ask } = pricing();
    const all = list();
    for (const from of order) price(all, { from: from * 1_000, price: from === 1 ? 10_0000 : 9_0000 });
    expect([ask(1).price, ask(2_000).price]).toEqual([10_0000, 9_0000]);
  });

  test('[PRI5] of a list that builds on another is that of the other, less its discount', () => {
    const { customer, list, price, ask } = pricing();
    const a = list();
    price(a, { price: 7500 });
    price(a, { from: 1_000_000, price: 5000 });
    const b = list({ basedOn: a, discount: 1_000, customers: [customer] });
    expect(ask(1_000)).toMatchObject({ price: 4500, list: { id: b } });
    expect(ask(1_000).others[0]).toMatchObject({ price: 5000, list: { id: a } });
    expect(ask(10).price).toBe(6750);
  });

  test('[PRI5] of a list without another is the product’s own, less its discount', () => {
    const { list, ask } = pricing();
    const all = list({ discount: 2_000 });
    expect(ask(1)).toMatchObject({ price: 1_6000, list: { id: all }, entry: null });
  });

  test('[PRI5] below zero it is a surcharge', () => {
    const { list, ask } = pricing();
    list({ discount: -2_500 });
    expect(ask(1).price).toBe(2_5000);
  });

  test('[PRI1] is that of the most specific audience', () => {
    const { world, retail, customer, list, price, ask } = pricing();
    price(list(), { price: 1_9000 });
    expect(ask(1).price).toBe(1_9000);
    price(list({ customerCategories: [retail] }), { price: 1_8000 });
    expect(ask(1).price).toBe(1_8000);
    const own = list({ customers: [customer] });
    price(own, { price: 1_9500 });
    expect(ask(1)).toMatchObject({
      price: 1_9500,
      others: [{ price: 1_8000 }, { price: 1_9000 }, { price: 2_0000 }],
    });
    world.must('priceList', own, 'archive');
    expect(ask(1).price).toBe(1_8000);
  });

  test('[PRI1, PRI5] with 0 % for a category and 10 % for the customer is 10 % less, and names both', () => {
    const { retail, customer, list, price, ask } = pricing();
    const group = list({ customerCategories: [retail] });
    price(group, { price: null, discount: 0 });
    const own = list({ customers: [customer] });
    price(own, { price: null, discount: 1_000 });
    expect(ask(1)).toMatchObject({
      price: 1_8000,
      list: { id: own },
      others: [
        { price: 2_0000, list: { id: group } },
        { price: 2_0000, list: null },
      ],
    });
  });

  test('[PRI1] of the product goes before one of its category, nearest first', () => {
    const world = pricing();
    const { world: base, list, price, ask, bolt } = world;
    const [above, below] = [base.id(), base.id()];
    base.must('category', above, 'create', categoryFixture({ name: { en: 'Fasteners', sv: '' } }));
    base.must('category', below, 'create', categoryFixture({ name: { en: 'Bolts', sv: '' }, parent: above }));
    const row = base.row('product', bolt);
    if (!row) throw new Error('there is no product');
    const { id: _, state: __, version: ___, createdAt: ____, changedAt: _____, ...form } = row;
    base.must('product', bolt, 'update', { ...form, category: below });
    const all = list();
    price(all, { product: null, category: above, price: null, discount: 1_000 });
    expect(ask(1).price).toBe(1_8000);
    price(all, { product: null, category: below, price: null, discount: 2_000 });
    expect(ask(1).price).toBe(1_6000);
    price(all, { price: 1_9900 });
    expect(ask(1).price).toBe(1_9900);
  });

  test('[PRI1] is in the currency of the sale, and of its day', () => {
    const { list, price, ask } = pricing();
    price(list({ currency: 'EUR' }), { price: 1000 });
    price(list({ endsOn: '2026-05-02' }), { price: 1000 });
    const all = list({ startsOn: '2026-05-04' });
    price(all, { price: 1_5000, endsOn: '2026-05-31' });
    price(all, { price: 1_6000, startsOn: '2026-06-01' });
    expect(ask(1).price).toBe(1_5000);
    expect(ask(1, { on: '2026-06-01' }).price).toBe(1_6000);
    expect(ask(1, { on: '2026-05-03' }).price).toBe(2_0000);
  });

  test('[PRI9] below the lowest quantity is its price, and below the minimum', () => {
    const { list, price, ask } = pricing();
    const all = list();
    price(all, { from: 10_000, price: 1_0000 });
    price(all, { from: 50_000, price: 9000 });
    expect(ask(3)).toMatchObject({ price: 1_0000, isBelowMinimum: true });
    expect(ask(10)).toMatchObject({ price: 1_0000, isBelowMinimum: false });
  });

  test('[PRI2] follows the unit ordered, with VAT or without, and is rounded once', () => {
    const box = { unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0 };
    const { list, price, ask } = pricing({ packagings: [box] });
    const all = list();
    price(all, { price: 9999 });
    const orderedIn = { unit: 'box', numerator: 12, denominator: 1 };
    expect(ask(12, { orderedIn }).price).toBe(11_9988);
    expect(ask(12, { orderedIn, pricesIncludeVat: true }).price).toBe(14_9985);
    price(all, { unit: 'box', from: 2_000, price: 10_0000 });
    expect(ask(24, { orderedIn }).price).toBe(10_0000);
    expect(ask(12, { orderedIn }).price).toBe(11_9988);
    expect(ask(24).price).toBe(9999);
    const gross = list({ includesVat: true, startsOn: '2026-05-01' });
    price(gross, { from: 1_000, price: 1_2500 });
    expect(ask(1).price).toBe(1_0000);
  });
});
