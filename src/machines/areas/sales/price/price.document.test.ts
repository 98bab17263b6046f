import { describe, expect, test } from 'vitest';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';

const refused = (code: string, field: string, params?: object) => ({
  accepted: false,
  refusal: { code, ...(params && { params }), fields: { [field]: code } },
});

describe('a price list', () => {
  test('[PRI6] is not archived while another builds on it, which is named', () => {
    const world = companyWorld();
    const [base, above] = [world.id(), world.id()];
    world.must('priceList', base, 'create', priceListFixture());
    world.must('priceList', above, 'create', priceListFixture({ name: 'Retail', basedOn: base }));
    expect(world.do('priceList', base, 'archive')).toMatchObject({
      refusal: { code: 'listsBuildOnIt', params: { name: 'Retail' }, fix: { document: above } },
    });
    world.must('priceList', above, 'archive');
    world.must('priceList', base, 'archive');
  });

  test('[PRI3, PRI4] has a name of its own, and is for customers that are there', () => {
    const world = companyWorld();
    world.must('priceList', world.id(), 'create', priceListFixture());
    const list = (over: object) => world.do('priceList', world.id(), 'create', priceListFixture(over));
    expect(list({ name: 'TRADE' })).toEqual(refused('nameTaken', 'name', { name: 'TRADE' }));
    expect(list({ name: 'Own', customers: [world.id()] })).toEqual(refused('unknownCustomer', 'customers.0'));
    expect(list({ name: 'Own', customerCategories: [world.id()] })).toEqual(
      refused('unknownCategory', 'customerCategories.0'),
    );
  });

  test('[PRI5] never builds on itself, not even through another', () => {
    const world = companyWorld();
    const [base, above] = [world.id(), world.id()];
    world.must('priceList', base, 'create', priceListFixture());
    world.must('priceList', above, 'create', priceListFixture({ name: 'Retail', basedOn: base }));
    expect(world.do('priceList', base, 'update', priceListFixture({ basedOn: above }))).toEqual(
      refused('priceListCycle', 'basedOn'),
    );
    expect(world.do('priceList', base, 'update', priceListFixture({ currency: 'EUR' }))).toEqual(
      refused('listsBuildOnIt', 'currency', { name: 'Retail' }),
    );
  });
});

describe('a price', () => {
  test('[PRI7, PRI8] is of one thing, in one of its units, and has its place in the list alone', () => {
    const world = companyWorld();
    const [list, one] = [world.id(), world.id()];
    const product = activeProduct(world);
    world.must('priceList', list, 'create', priceListFixture());
    world.must('price', one, 'create', priceFixture({ list, product }));
    const price = (over: object) =>
      world.do('price', world.id(), 'create', priceFixture({ list, product, ...over }));
    expect(price({})).toEqual(refused('priceTaken', 'from', { name: 'Trade' }));
    expect(price({ product: null })).toEqual(refused('productOrCategory', 'product'));
    expect(price({ unit: 'pallet' })).toEqual(refused('unknownPackaging', 'unit', { unit: 'pallet' }));
    expect(price({ from: 1_000, price: 1, discount: 1 })).toEqual(refused('priceOrDiscount', 'price'));
    expect(price({ from: 1_000 })).toMatchObject({ accepted: true });
    world.must('price', one, 'archive');
    expect(price({})).toMatchObject({ accepted: true });
    expect(world.do('price', one, 'restore')).toMatchObject({ refusal: { code: 'priceTaken' } });
  });
});
