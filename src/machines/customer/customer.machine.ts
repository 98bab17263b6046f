import { all, documentSetup, given } from '#model/engine/chart.ts';
import { customerFacts, customerForm, type CustomerRow } from '#model/customer/customer.facts.ts';
import {
  customerHasNoOrders,
  customerNumberIsFree,
  customerVatNumberIsGiven,
} from '#model/customer/customer.rules.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { customerKind } from '#model/customer/customer.kind.ts';
import * as v from '#model/values/schemas.ts';

type CustomerCommand = 'create' | 'update' | 'block' | 'unblock' | 'archive';

const update = { guard: 'isSound', actions: 'updated' } as const;

/** The life of someone the company sells to. */
const customerMachine = documentSetup<CustomerRow, CustomerCommand>()({
  rules: { isSound: all(customerNumberIsFree, customerVatNumberIsGiven), customerHasNoOrders },
  facts: customerFacts,
}).createMachine({
  id: 'customer',
  context: given,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'active', actions: 'created' } } },
    active: { on: { update, block: { target: 'blocked', actions: 'blocked' } } },
    blocked: {
      on: {
        update,
        unblock: { target: 'active', actions: 'unblocked' },
        archive: { guard: 'customerHasNoOrders', target: 'archived', actions: 'archived' },
      },
    },
    archived: {},
  },
});

export const customerDocument: DocumentType = {
  ...customerKind,
  chart: customerMachine,
  commands: {
    create: { schema: customerForm, mode: 'predict', permission: 'customer.create' },
    update: { schema: customerForm, mode: 'predict', permission: 'customer.edit', savesForm: true },
    block: { schema: v.withReason, mode: 'predict', permission: 'customer.block' },
    unblock: { schema: v.empty, mode: 'predict', permission: 'customer.block' },
    archive: { schema: v.empty, mode: 'predict', permission: 'customer.delete' },
  },
  facts: customerFacts,
};
