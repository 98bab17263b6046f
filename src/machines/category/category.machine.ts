import { all, documentSetup, given } from '#model/engine/chart.ts';
import type { CategoryForm, CategoryRow } from '#model/category/category.events.ts';
import { categoryIsEmpty, parentIsSound, siblingNameIsFree } from '#model/category/category.rules.ts';

type CategoryCommand = 'create' | 'update' | 'archive';

const form = (_: unknown, data: CategoryForm): CategoryForm => data;

/** The life of a branch of the product tree. */
export const categoryMachine = documentSetup<CategoryRow, CategoryCommand>()({
  rules: { isSound: all(parentIsSound, siblingNameIsFree), categoryIsEmpty },
  facts: { created: form, updated: form, archived: () => ({}) },
}).createMachine({
  id: 'category',
  context: given,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'active', actions: 'created' } } },
    active: {
      on: {
        update: { guard: 'isSound', actions: 'updated' },
        archive: { guard: 'categoryIsEmpty', target: 'archived', actions: 'archived' },
      },
    },
    archived: {},
  },
});
