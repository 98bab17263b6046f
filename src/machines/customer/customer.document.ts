import { z } from 'zod';
import type { DocumentType } from '#model/engine/document-type.ts';
import { customerFacts, customerForm } from '#model/customer/customer.events.ts';
import { customerFolds } from '#model/customer/customer.folds.ts';
import { customerTable } from '#model/customer/customer.table.ts';
import { customerMachine } from './customer.machine.ts';

const empty = z.strictObject({});

export const customerDocument: DocumentType = {
  kind: 'customer',
  table: customerTable,
  chart: customerMachine,
  commands: {
    create: { schema: customerForm, mode: 'predict', permission: 'customer.create' },
    update: { schema: customerForm, mode: 'predict', permission: 'customer.edit', savesForm: true },
    block: { schema: customerFacts.blocked, mode: 'predict', permission: 'customer.block' },
    unblock: { schema: empty, mode: 'predict', permission: 'customer.block' },
    archive: { schema: empty, mode: 'predict', permission: 'customer.delete' },
  },
  facts: customerFacts,
  folds: customerFolds,
};
