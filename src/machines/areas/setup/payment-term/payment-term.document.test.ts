import { describe, expect, test } from 'vitest';
import { customerCategoryFixture } from '#model/areas/sales/customer-category/customer-category.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import { builtInTerms } from '#model/areas/setup/payment-term/built-in-payment-terms.ts';
import { paymentTermFixture } from '#model/areas/setup/payment-term/payment-term.fixtures.ts';
import { defaultTerm } from '#model/areas/setup/payment-term/payment-term.rules.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

const builtIn = (code: string): string => builtInTerms.find((term) => term.code === code)?.id ?? '';

function worldWith() {
  const world = companyWorld();
  const own = world.id();
  world.must('paymentTerm', own, 'create', paymentTermFixture());
  return { world, own, form: paymentTermFixture() };
}

const refused = (code: string, field: string) => ({
  accepted: false,
  refusal: { code, fields: { [field]: code } },
});

describe('a payment term', () => {
  test('[PT1] has a code of its own, whatever its case and even beside archived ones', () => {
    const { world, own, form } = worldWith();
    world.must('paymentTerm', own, 'archive');
    expect(world.do('paymentTerm', world.id(), 'create', { ...form, code: '2-10-25' })).toEqual({
      accepted: false,
      refusal: { code: 'codeTaken', params: { code: '2-10-25' }, fields: { code: 'codeTaken' } },
    });
    expect(world.do('paymentTerm', world.id(), 'create', { ...form, code: 'net30' })).toMatchObject({
      refusal: { code: 'codeTaken' },
    });
  });

  test('[PT2] may be renamed, and keeps what it says of payment', () => {
    const { world, own, form } = worldWith();
    const name = { en: 'Early bird', sv: '' };
    world.must('paymentTerm', own, 'update', { ...form, code: 'EARLY', name });
    expect(world.row('paymentTerm', own)).toMatchObject({ code: 'EARLY', name, builtIn: false });
    for (const [field, value] of Object.entries({ days: 26, endOfMonth: true, discount: 100, prepayment: 5 }))
      expect(world.do('paymentTerm', own, 'update', { ...form, [field]: value })).toEqual(
        refused('termKeepsPayment', field),
      );
  });

  test('[PT3] has a discount that ends before the amount is due, and none on what is all prepaid', () => {
    const { world, form } = worldWith();
    const create = (over: object) =>
      world.do('paymentTerm', world.id(), 'create', { ...form, code: 'NEW', ...over });
    expect(create({ discountDays: 26 })).toEqual(refused('discountAfterDue', 'discountDays'));
    expect(create({ prepayment: 10_000 })).toEqual(refused('prepaidHasNoDiscount', 'discount'));
    expect(create({ discountDays: 25 }).accepted).toBe(true);
  });

  test('[PT4] is the default until another one is, and is not archived meanwhile', () => {
    const { world, own } = worldWith();
    const before = builtIn('NET30');
    expect(defaultTerm(world.view)).toBe(before);
    expect(world.do('paymentTerm', before, 'archive')).toEqual({
      accepted: false,
      refusal: { code: 'termIsDefault' },
    });
    expect(world.do('paymentTerm', before, 'makeDefault')).toMatchObject({
      refusal: { code: 'termIsDefaultAlready' },
    });
    world.must('paymentTerm', own, 'makeDefault');
    expect(defaultTerm(world.view)).toBe(own);
    expect(world.log.slice(-2).map(({ document, type }) => [document, type])).toEqual([
      [own, 'madeDefault'],
      [before, 'cededDefault'],
    ]);
    world.must('paymentTerm', before, 'archive');
    expect(world.do('paymentTerm', before, 'makeDefault').accepted).toBe(false);
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[PT7] comes with the company: ten of them, one the default, each with an id of its own', () => {
    const world = companyWorld();
    const rows = [...world.store.all('paymentTerm').values()];
    expect(rows.map((row) => row.id).toSorted()).toEqual(builtInTerms.map(({ id }) => id).toSorted());
    expect(new Set(builtInTerms.map(({ id }) => id)).size).toBe(10);
    expect(world.row('paymentTerm', builtIn('EOM30'))).toMatchObject({
      state: 'active',
      builtIn: true,
      isDefault: false,
      days: 30,
      endOfMonth: true,
    });
  });
});

describe('terms that a party has', () => {
  test('[PT6] are in use when they are chosen, and may stay when they no longer are', () => {
    const { world, own } = worldWith();
    const [customer, supplier, category] = [world.id(), world.id(), world.id()];
    world.must('customer', customer, 'create', customerFixture({ terms: own }));
    const defaults = { ...customerCategoryFixture().defaults, terms: own };
    world.must('customerCategory', category, 'create', customerCategoryFixture({ defaults }));
    world.must('paymentTerm', own, 'archive');
    world.must('customer', customer, 'update', customerFixture({ terms: own, name: 'Renamed AB' }));
    world.must('customerCategory', category, 'update', customerCategoryFixture({ defaults, name: 'Shops' }));
    for (const terms of [own, world.id()])
      expect(world.do('supplier', supplier, 'create', supplierFixture({ terms }))).toEqual(
        refused('unknownPaymentTerm', 'terms'),
      );
    const fresh = customerCategoryFixture({ defaults, name: 'New' });
    expect(world.do('customerCategory', world.id(), 'create', fresh)).toEqual(
      refused('unknownPaymentTerm', 'defaults.terms'),
    );
    for (const terms of [-1, 366, 'NET30'])
      expect(world.do('supplier', supplier, 'create', { ...supplierFixture(), terms })).toMatchObject({
        accepted: false,
        refusal: { code: 'invalid', fields: { terms: expect.any(String) } },
      });
    world.must('supplier', supplier, 'create', supplierFixture({ terms: 25 }));
  });

  test('[PT9] are those of the company where neither it nor its categories say any', () => {
    const { world, own } = worldWith();
    const holding = () =>
      termsOf(world.view, 'customer', customerFixture({ category: null, follows: ['terms'] })).terms;
    expect(holding()).toBe(builtIn('NET30'));
    world.must('paymentTerm', own, 'makeDefault');
    expect(holding()).toBe(own);
  });

  test('[PT11] stay with an order that was confirmed with them', () => {
    const sales = new SalesWorld();
    const { base: world, customer } = sales;
    const row = world.row('customer', customer);
    if (!row) throw new Error('nobody buys');
    const { id: _, state: __, version: ___, createdAt: ____, changedAt: _____, ...form } = row;
    world.must('customer', customer, 'update', { ...form, terms: builtIn('EOM30') });
    const { order } = sales.confirmed([{ product: sales.bolt }]);
    world.must('customer', customer, 'update', { ...form, terms: 10 });
    expect(world.row('salesOrder', order)?.terms).toBe(builtIn('EOM30'));
    expect(world.row('salesOrder', sales.draft([{ product: sales.bolt }]).order)?.terms).toBeUndefined();
    expect(world.replayed()).toEqual(world.snapshot());
  });
});
