import type { CategoryForm } from './category.facts.ts';

/** A valid category; override what matters to the test. */
export const categoryFixture = (over: Partial<CategoryForm> = {}): CategoryForm => ({
  name: { en: 'Fasteners', sv: 'Fästelement' },
  parent: null,
  defaults: { vatClass: null, overReceipt: null },
  ...over,
});
