import { all, documentSetup, given } from '#model/engine/chart.ts';
import { supplierFacts, supplierForm, type SupplierRow } from '#model/supplier/supplier.facts.ts';
import {
  supplierHasNoOrders,
  supplierNumberIsFree,
  supplierVatNumberIsGiven,
} from '#model/supplier/supplier.rules.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { supplierKind } from '#model/supplier/supplier.kind.ts';
import * as v from '#model/values/schemas.ts';

type SupplierCommand = 'create' | 'update' | 'block' | 'unblock' | 'archive';

const update = { guard: 'isSound', actions: 'updated' } as const;

/** The life of someone the company buys from. */
const supplierMachine = documentSetup<SupplierRow, SupplierCommand>()({
  rules: { isSound: all(supplierNumberIsFree, supplierVatNumberIsGiven), supplierHasNoOrders },
  facts: supplierFacts,
}).createMachine({
  id: 'supplier',
  context: given,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'active', actions: 'created' } } },
    active: { on: { update, block: { target: 'blocked', actions: 'blocked' } } },
    blocked: {
      on: {
        update,
        unblock: { target: 'active', actions: 'unblocked' },
        archive: { guard: 'supplierHasNoOrders', target: 'archived', actions: 'archived' },
      },
    },
    archived: {},
  },
});

export const supplierDocument: DocumentType = {
  ...supplierKind,
  chart: supplierMachine,
  commands: {
    create: { schema: supplierForm, mode: 'predict', permission: 'supplier.create' },
    update: { schema: supplierForm, mode: 'predict', permission: 'supplier.edit', savesForm: true },
    block: { schema: v.withReason, mode: 'predict', permission: 'supplier.block' },
    unblock: { schema: v.empty, mode: 'predict', permission: 'supplier.block' },
    archive: { schema: v.empty, mode: 'predict', permission: 'supplier.delete' },
  },
  facts: supplierFacts,
};
