import { describe, expect, test } from 'vitest';
import { customerCategoryFixture } from '#model/areas/sales/customer-category/customer-category.fixtures.ts';
import type { CustomerCategoryForm } from '#model/areas/sales/customer-category/customer-category.facts.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { CustomerForm, CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';

import { inheritedTerm, termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import { termsToday } from '#model/areas/setup/payment-term/term-of.ts';
import { touchedBy } from '#model/areas/setup/party-category/touched-terms.ts';
import { supplierCategoryFixture } from '#model/areas/purchasing/supplier-category/supplier-category.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { vatRateFor } from '#model/areas/sales/sales-order/sales-order.vat.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

type Defaults = Partial<CustomerCategoryForm['defaults']>;

const all: NonNullable<CustomerForm['follows']> = [
  'terms',
  'discount',
  'creditLimit',
  'shipPolicy',
  'vatTreatment',
];

const saying = (defaults: Defaults, over: Partial<CustomerCategoryForm> = {}): CustomerCategoryForm => {
  const form = customerCategoryFixture(over);
  return { ...form, defaults: { ...form.defaults, ...defaults } };
};

function retailAndChains() {
  const world = companyWorld();
  const [retail, chains] = [world.id(), world.id()];
  world.must('customerCategory', retail, 'create', saying({ terms: 45, discount: 500 }));
  world.must('customerCategory', chains, 'create', saying({ terms: 60 }, { name: 'Chains', parent: retail }));
  const make = (over: Partial<CustomerForm>): string => {
    const id = world.id();
    world.must('customer', id, 'create', customerFixture({ number: id.slice(-8), ...over }));
    return id;
  };
  const holding = (id: string) => {
    const row = world.row('customer', id);
    if (!row) throw new Error('there is no such customer');
    return termsOf(world.view, 'customer', row);
  };
  return { world, retail, chains, make, holding };
}

describe('the terms of a party', () => {
  test('[PC2] are those of its category where it follows, else of the one above, else the company’s', () => {
    const { chains, retail, make, holding } = retailAndChains();
    const own = { terms: 10, discount: 100, creditLimit: 5, shipPolicy: 'completeOnly' as const };
    const follower = make({ ...own, category: chains, follows: all });
    expect(holding(follower)).toEqual({
      terms: 60,
      discount: 500,
      creditLimit: null,
      shipPolicy: 'partialKeep',
      vatTreatment: 'derived',
    });
    expect(holding(make({ ...own, category: retail, follows: ['terms'] }))).toMatchObject({
      terms: 45,
      discount: 100,
    });
    expect(holding(make({ ...own, category: chains }))).toMatchObject({ terms: 10, discount: 100 });
    expect(holding(make({ ...own, category: null, follows: ['terms'] }))).toMatchObject({
      terms: termsToday(30),
    });
  });

  test('[PC2] say reverse charge by a category only for who has a VAT number', () => {
    const { world, make, holding } = retailAndChains();
    const abroad = world.id();
    world.must('customerCategory', abroad, 'create', saying({ vatTreatment: 'euB2B' }, { name: 'Abroad' }));
    const follower = { category: abroad, follows: all };
    expect(holding(make({ ...follower, vatNumber: 'DE123' })).vatTreatment).toBe('euB2B');
    expect(holding(make({ ...follower, vatNumber: '' })).vatTreatment).toBe('derived');
  });

  test('[PC2] decide the credit, the VAT rate and the arrival of orders', () => {
    const sales = new SalesWorld();
    const { base: world, customer } = sales;
    const [category, export_] = [world.id(), world.id()];
    world.must('customerCategory', category, 'create', saying({ creditLimit: 1 }, { name: 'Small' }));
    world.must('customerCategory', export_, 'create', saying({ vatTreatment: 'export' }, { name: 'Far' }));
    const row = world.row('customer', customer);
    if (!row) throw new Error('nobody buys');
    const { id: _, state: __, version: ___, createdAt: ____, changedAt: _____, ...form } = row;
    world.must('customer', customer, 'update', { ...form, category, follows: ['creditLimit'] });
    world.may = (permission) => permission !== 'salesOrder.override';
    const { order } = sales.draft([{ product: sales.bolt }]);
    expect(world.do('salesOrder', order, 'confirm')).toMatchObject({ refusal: { code: 'creditExceeded' } });
    world.must('customer', customer, 'update', { ...form, category: export_, follows: ['vatTreatment'] });
    world.must('salesOrder', order, 'confirm');
    const place = { customer, warehouse: world.warehouse, deliveryAddress: form.addresses.billing };
    expect(vatRateFor(world.view, place, { product: sales.bolt, vatClass: 'standard' }, '2026-05-04')).toBe(
      0,
    );
  });

  test('[PC2] of delivery end with the company, where no category says anything', () => {
    const { world, retail, make, holding } = retailAndChains();
    const policies = { overReceipt: 0, closedUntil: null };
    const follower = make({ category: retail, follows: all });
    const own = make({ category: retail });
    expect(holding(follower).shipPolicy).toBe('partialKeep');
    world.must('company', 'company', 'changePolicies', { ...policies, shipPolicy: 'completeOnly' });
    expect([holding(follower).shipPolicy, holding(own).shipPolicy]).toEqual(['completeOnly', 'partialKeep']);
  });

  test('[PC2] of a supplier: lead time, and the over-receipt that it does not say itself', () => {
    const world = companyWorld();
    const category = world.id();
    const defaults = { terms: null, leadDays: 21, overReceipt: 300 };
    world.must('supplierCategory', category, 'create', supplierCategoryFixture({ defaults }));
    const terms = (over: object) =>
      termsOf(world.view, 'supplier', { ...supplierFixture({ category }), leadDays: 5, ...over });
    expect(terms({ overReceipt: null, follows: ['leadDays'] })).toMatchObject({
      leadDays: 21,
      overReceipt: 300,
    });
    expect(terms({ overReceipt: 0 })).toMatchObject({ leadDays: 5, overReceipt: 0 });
    const supplier = world.id();
    world.must('supplier', supplier, 'create', {
      ...supplierFixture({ number: 'S-77', category }),
      leadDays: 5,
      follows: ['leadDays'],
    });
    const order = world.id();
    world.must('purchaseOrder', order, 'create', { supplier, warehouse: world.warehouse });
    expect(world.row('purchaseOrder', order)?.expectedOn).toBe('2026-05-25');
  });
});

test('[PC3] a changed default touches who follows it, wherever below, and nobody else', () => {
  const { world, retail, chains, make } = retailAndChains();
  const inRetail = make({ category: retail, follows: ['terms', 'discount'] });
  const inChains = make({ category: chains, follows: ['terms', 'discount'] });
  make({ category: retail });
  make({ category: null, follows: ['terms'] });
  const get = (id: string) => world.row('customerCategory', id);
  const row = get(retail);
  const parties = [...world.store.all('customer').values()] as CustomerRow[];
  const touched = (defaults: Defaults): string[] => {
    if (!row) throw new Error('the category is not there');
    const form = { ...row, defaults: { ...row.defaults, ...defaults } };
    return touchedBy({ party: 'customer', parties, get, row, form }).map(({ id }) => id);
  };
  expect(touched({ terms: 46 })).toEqual([inRetail]);
  expect(touched({ discount: 600 }).toSorted()).toEqual([inRetail, inChains].toSorted());
  expect(touched({ creditLimit: 1 })).toEqual([]);
  expect(inheritedTerm('customer', { category: chains, vatNumber: '' }, 'discount', get)).toMatchObject({
    value: 500,
    from: { id: retail },
  });
});
