import { z } from 'zod';
import type { DocumentType } from '#model/engine/document-type.ts';
import { supplierFacts, supplierForm } from '#model/supplier/supplier.events.ts';
import { supplierFolds } from '#model/supplier/supplier.folds.ts';
import { supplierTable } from '#model/supplier/supplier.table.ts';
import { supplierMachine } from './supplier.machine.ts';

const empty = z.strictObject({});

export const supplierDocument: DocumentType = {
  kind: 'supplier',
  table: supplierTable,
  chart: supplierMachine,
  commands: {
    create: { schema: supplierForm, mode: 'predict', permission: 'supplier.create' },
    update: { schema: supplierForm, mode: 'predict', permission: 'supplier.edit', savesForm: true },
    block: { schema: supplierFacts.blocked, mode: 'predict', permission: 'supplier.block' },
    unblock: { schema: empty, mode: 'predict', permission: 'supplier.block' },
    archive: { schema: empty, mode: 'predict', permission: 'supplier.delete' },
  },
  facts: supplierFacts,
  folds: supplierFolds,
};
