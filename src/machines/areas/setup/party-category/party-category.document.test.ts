import { describe, expect, test } from 'vitest';
import { customerCategoryFixture } from '#model/areas/sales/customer-category/customer-category.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { CustomerForm } from '#model/areas/sales/customer/customer.facts.ts';
import { categoryIdOf } from '#model/areas/setup/party-category/category-id.ts';
import { MOST_MERGED } from '#model/areas/setup/party-category/party-category.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

const kind = 'customerCategory';

function worldOfTrees() {
  const world = companyWorld();
  let numbers = 0;
  const make = (name: string, parent: string | null = null): string => {
    const id = world.id();
    world.must(kind, id, 'create', customerCategoryFixture({ name, parent }));
    return id;
  };
  const customer = (over: Partial<CustomerForm>): string => {
    const id = world.id();
    numbers += 1;
    world.must('customer', id, 'create', customerFixture({ number: `T-${numbers}`, ...over }));
    return id;
  };
  const update = (id: string, name: string, parent: string | null = null) =>
    world.do(kind, id, 'update', customerCategoryFixture({ name, parent }));
  return { world, make, customer, update };
}

const refused = (refusal: object) => ({ accepted: false, refusal });
const atField = (code: string, field: string, params?: object) =>
  refused({ code, ...(params && { params }), fields: { [field]: code } });

describe('a category of customers', () => {
  test('[PC1] is archived when nothing is in it or below it, and comes back below a parent in use', () => {
    const { world, make, customer } = worldOfTrees();
    const top = make('Retail');
    const below = make('Chains', top);
    const party = customer({ category: below });
    const notEmpty = (parties: number, categories: number) =>
      refused({ code: 'partyCategoryNotEmpty', params: { parties, categories } });
    expect(world.do(kind, top, 'archive')).toEqual(notEmpty(0, 1));
    expect(world.do(kind, below, 'archive')).toEqual(notEmpty(1, 0));
    world.must('customer', party, 'update', customerFixture({ number: 'T-1', category: null }));
    world.must(kind, below, 'archive');
    world.must(kind, top, 'archive');
    expect(world.do(kind, below, 'restore')).toEqual(refused({ code: 'categoryParentArchived' }));
    world.must(kind, top, 'restore');
    world.must(kind, below, 'restore');
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[PC1] does not come back under a name that was given away', () => {
    const { world, make } = worldOfTrees();
    const gone = make('Retail');
    world.must(kind, gone, 'archive');
    make('RETAIL');
    expect(world.do(kind, gone, 'restore')).toEqual(
      refused({ code: 'nameTaken', params: { name: 'Retail' } }),
    );
  });

  test('[PC5] refuses a name that stands under the same parent, and lets stay what looks alike already', () => {
    const { world, make, customer, update } = worldOfTrees();
    const top = make('Retail');
    expect(world.do(kind, world.id(), 'create', customerCategoryFixture({ name: 'retail' }))).toEqual(
      atField('nameTaken', 'name', { name: 'retail' }),
    );
    make('retail', top);
    // Two texts of before that differ in case only.
    world.must(kind, categoryIdOf('customer', 'Bulk'), 'adopt', customerCategoryFixture({ name: 'Bulk' }), {
      internal: true,
    });
    const other = categoryIdOf('customer', 'bulk');
    world.must(kind, other, 'adopt', customerCategoryFixture({ name: 'bulk' }), { internal: true });
    world.must(kind, other, 'update', {
      ...customerCategoryFixture({ name: 'bulk' }),
      defaults: { ...customerCategoryFixture().defaults, terms: 10 },
    });
    expect(update(other, 'Retail')).toEqual(atField('nameTaken', 'name', { name: 'Retail' }));
    customer({ category: other });
  });

  test('[PC6] is never below itself, and five levels deep at most', () => {
    const { world, make, update } = worldOfTrees();
    let parent: string | null = null;
    const chain = ['1', '2', '3', '4', '5'].map((name) => (parent = make(name, parent)));
    const [first = '', , , , last = ''] = chain;
    expect(update(first, '1', last)).toEqual(atField('categoryCycle', 'parent'));
    expect(update(first, '1', first)).toEqual(atField('categoryCycle', 'parent'));
    const six = customerCategoryFixture({ name: '6', parent: last });
    const tooDeep = atField('categoryTooDeep', 'parent', { most: 5 });
    expect(world.do(kind, world.id(), 'create', six)).toEqual(tooDeep);
    const top = make('Top');
    make('Middle', top);
    expect(update(top, 'Top', chain[3])).toEqual(tooDeep);
    expect(update(top, 'Top', world.id())).toEqual(atField('unknownCategory', 'parent'));
  });

  test('[PC7] hands all that is in it to another one, in one unit, and is archived', () => {
    const { world, make, customer } = worldOfTrees();
    const [from, into] = [make('retail'), make('Shops')];
    const below = make('Chains', from);
    const [one, blocked, elsewhere] = [
      customer({ category: from }),
      customer({ category: from }),
      customer({ category: below }),
    ];
    world.must('customer', blocked, 'block', { reason: 'credit' });
    const before = world.log.length;
    world.must(kind, from, 'merge', { into });
    const told = world.log.slice(before).map(({ kind: of, type, document }) => [of, type, document]);
    expect(told).toEqual([
      [kind, 'merged', from],
      ['customer', 'recategorised', one],
      ['customer', 'recategorised', blocked],
      [kind, 'moved', below],
    ]);
    const categoryOf = (id: string) => world.row('customer', id)?.category;
    expect([one, blocked, elsewhere].map(categoryOf)).toEqual([into, into, below]);
    expect(world.row(kind, below)?.parent).toBe(into);
    expect(world.row(kind, from)).toMatchObject({ state: 'archived', mergedInto: into });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[PC7] refuses itself, what is below it, what is not in use, and names that would clash', () => {
    const { world, make } = worldOfTrees();
    const [from, into, gone] = [make('Retail'), make('Shops'), make('Old')];
    const below = make('Chains', from);
    world.must(kind, gone, 'archive');
    const merge = (target: string) => world.do(kind, from, 'merge', { into: target });
    expect(merge(from)).toEqual(atField('mergedIntoItself', 'into'));
    expect(merge(below)).toEqual(atField('mergedBelowItself', 'into'));
    expect(merge(gone)).toEqual(atField('unknownCategory', 'into'));
    expect(merge(world.id())).toEqual(atField('unknownCategory', 'into'));
    make('chains', into);
    expect(merge(into)).toEqual(atField('nameTaken', 'into', { name: 'Chains' }));
  });

  test('[PC7] refuses more customers than one unit of work takes', () => {
    const { world, make, customer } = worldOfTrees();
    const [from, into] = [make('Retail'), make('Shops')];
    for (let count = 0; count <= MOST_MERGED; count += 1) customer({ category: from });
    const params = { parties: MOST_MERGED + 1, most: MOST_MERGED };
    expect(world.do(kind, from, 'merge', { into })).toEqual(atField('tooManyToMerge', 'into', params));
  });
});

describe('a text in place of a category', () => {
  test('[PC8] that no category has makes one in the same unit, and means that one ever after', () => {
    const { world, customer } = worldOfTrees();
    const first = customer({ category: ' Wholesale ' });
    const id = categoryIdOf('customer', 'Wholesale');
    expect(world.row('customer', first)?.category).toBe(id);
    expect(world.row(kind, id)).toMatchObject({ state: 'active', name: 'Wholesale', parent: null });
    const second = customer({ category: 'WHOLESALE' });
    expect(world.row('customer', second)?.category).toBe(id);
    expect(world.log.filter((event) => event.kind === kind)).toHaveLength(1);
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[PC8] whose category was merged means what took it over; of an archived one it is refused', () => {
    const { world, make, customer } = worldOfTrees();
    const into = make('Shops');
    customer({ category: 'Old' });
    const old = categoryIdOf('customer', 'Old');
    world.must(kind, old, 'merge', { into });
    expect(world.row('customer', customer({ category: 'Old' }))?.category).toBe(into);
    world.must(kind, old, 'restore');
    world.must(kind, old, 'archive');
    const late = customerFixture({ number: 'T-99', category: 'Old' });
    expect(world.do('customer', world.id(), 'create', late)).toEqual(
      atField('categoryArchived', 'category', { category: 'Old' }),
    );
  });

  test('[PC8] is none when it is empty, and too long when no name is that long', () => {
    const { world, customer } = worldOfTrees();
    expect(world.row('customer', customer({ category: '' }))?.category).toBeNull();
    const long = customerFixture({ number: 'T-99', category: 'x'.repeat(201) });
    expect(world.do('customer', world.id(), 'create', long)).toEqual(
      refused({ code: 'invalid', fields: { category: 'too_big:200' } }),
    );
  });

  test('[PC8] a party stays in its category when that is archived, and takes no other that is', () => {
    const { world, make } = worldOfTrees();
    const gone = make('Gone');
    world.must(kind, gone, 'archive');
    const form = customerFixture({ number: 'T-99', category: gone });
    expect(world.do('customer', world.id(), 'create', form)).toEqual(atField('unknownCategory', 'category'));
  });
});
