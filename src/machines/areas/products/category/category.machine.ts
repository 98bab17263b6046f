import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  categoryFacts,
  categoryForm,
  type CategoryRow,
} from '#model/areas/products/category/category.facts.ts';
import {
  categoryIsEmpty,
  parentIsSound,
  siblingNameIsFree,
} from '#model/areas/products/category/category.rules.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { categoryKind } from '#model/areas/products/category/category.kind.ts';
import * as v from '#model/values/schemas.ts';

type CategoryCommand = 'create' | 'update' | 'archive';

/** The life of a category in the product tree. */
const categoryMachine = documentSetup<CategoryRow, CategoryCommand>()({
  rules: { isSound: all(parentIsSound, siblingNameIsFree), categoryIsEmpty },
  facts: categoryFacts,
}).createMachine({
  id: 'category',
  context: decisionContext,
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

export const categoryDocument: DocumentType = {
  ...categoryKind,
  chart: categoryMachine,
  commands: {
    create: { schema: categoryForm, mode: 'predict', permission: 'category.create' },
    update: { schema: categoryForm, mode: 'predict', permission: 'category.edit', savesForm: true },
    archive: { schema: v.empty, mode: 'predict', permission: 'category.archive' },
  },
  facts: categoryFacts,
};
