import { z } from 'zod';
import type { DocumentType } from '#model/engine/document-type.ts';
import { productFacts, productForm } from '#model/product/product.events.ts';
import { productFolds } from '#model/product/product.folds.ts';
import { productTable } from '#model/product/product.table.ts';
import { productMachine } from './product.machine.ts';

const empty = z.strictObject({});

export const productDocument: DocumentType = {
  kind: 'product',
  table: productTable,
  chart: productMachine,
  commands: {
    create: { schema: productForm, mode: 'predict', permission: 'product.create' },
    update: { schema: productForm, mode: 'predict', permission: 'product.edit', savesForm: true },
    activate: { schema: empty, mode: 'predict', permission: 'product.edit' },
    phaseOut: { schema: empty, mode: 'predict', permission: 'product.edit' },
    block: { schema: productFacts.blocked, mode: 'predict', permission: 'product.block' },
    unblock: { schema: empty, mode: 'predict', permission: 'product.block' },
    archive: { schema: empty, mode: 'predict', permission: 'product.delete' },
  },
  facts: productFacts,
  folds: productFolds,
};
