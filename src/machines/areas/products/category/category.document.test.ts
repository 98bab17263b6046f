import { describe, expect, test } from 'vitest';
import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';

function worldWithTree() {
  const world = companyWorld();
  const [top, below] = [world.id(), world.id()];
  world.must('category', top, 'create', categoryFixture());
  world.must(
    'category',
    below,
    'create',
    categoryFixture({ name: { en: 'Bolts', sv: 'Bultar' }, parent: top }),
  );
  return { world, top, below };
}

describe('category', () => {
  test('[CA1] refuses a name that stands under the same parent, whatever its case, and takes it elsewhere', () => {
    const { world, top, below } = worldWithTree();
    const bolts = categoryFixture({ name: { en: 'BOLTS', sv: '' }, parent: top });
    expect(world.do('category', world.id(), 'create', bolts)).toEqual({
      accepted: false,
      refusal: { code: 'nameTaken', params: { name: 'BOLTS' }, fields: { 'name.en': 'nameTaken' } },
    });
    world.must('category', world.id(), 'create', { ...bolts, parent: below });
  });

  test('[CA2] refuses itself, or a category below it, as parent', () => {
    const { world, top, below } = worldWithTree();
    const refusal = { code: 'categoryCycle', fields: { parent: 'categoryCycle' } };
    for (const parent of [top, below])
      expect(world.do('category', top, 'update', categoryFixture({ parent }))).toEqual({
        accepted: false,
        refusal,
      });
  });

  test('[CA2] refuses a parent that is unknown or archived', () => {
    const { world, below } = worldWithTree();
    world.must('category', below, 'archive');
    const refusal = { code: 'unknownCategory', fields: { parent: 'unknownCategory' } };
    for (const parent of [below, world.id()])
      expect(world.do('category', world.id(), 'create', categoryFixture({ parent }))).toEqual({
        accepted: false,
        refusal,
      });
  });

  test('[CA3] refuses to archive what still holds products or categories', () => {
    const { world, top, below } = worldWithTree();
    activeProduct(world, { category: below });
    expect([top, below].map((id) => world.do('category', id, 'archive'))).toEqual([
      { accepted: false, refusal: { code: 'categoryNotEmpty', params: { products: 0, categories: 1 } } },
      { accepted: false, refusal: { code: 'categoryNotEmpty', params: { products: 1, categories: 0 } } },
    ]);
  });

  test('[CA3] an empty category is archived, and its name is free again', () => {
    const { world, top, below } = worldWithTree();
    world.must('category', below, 'archive');
    expect(world.row('category', below)?.state).toBe('archived');
    world.must(
      'category',
      world.id(),
      'create',
      categoryFixture({ name: { en: 'Bolts', sv: '' }, parent: top }),
    );
    expect(world.replayed()).toEqual(world.snapshot());
  });
});
