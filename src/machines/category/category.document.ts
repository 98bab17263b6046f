import { z } from 'zod';
import type { DocumentType } from '#model/engine/document-type.ts';
import { categoryFacts, categoryForm } from '#model/category/category.events.ts';
import { categoryFolds } from '#model/category/category.folds.ts';
import { categoryTable } from '#model/category/category.table.ts';
import { categoryMachine } from './category.machine.ts';

const empty = z.strictObject({});

export const categoryDocument: DocumentType = {
  kind: 'category',
  table: categoryTable,
  chart: categoryMachine,
  commands: {
    create: { schema: categoryForm, mode: 'predict', permission: 'category.create' },
    update: { schema: categoryForm, mode: 'predict', permission: 'category.edit', savesForm: true },
    archive: { schema: empty, mode: 'predict', permission: 'category.delete' },
  },
  facts: categoryFacts,
  folds: categoryFolds,
};
