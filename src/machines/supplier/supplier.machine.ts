import { all, documentSetup, given } from '#model/engine/chart.ts';
import type { SupplierForm, SupplierRow } from '#model/supplier/supplier.events.ts';
import {
  supplierHasNoOrders,
  supplierNumberIsFree,
  supplierVatNumberIsGiven,
} from '#model/supplier/supplier.rules.ts';

type SupplierCommand = 'create' | 'update' | 'block' | 'unblock' | 'archive';

const form = (_: unknown, data: SupplierForm): SupplierForm => data;
const nothing = (): object => ({});
const update = { guard: 'isSound', actions: 'updated' } as const;

/** The life of someone the company buys from. */
export const supplierMachine = documentSetup<SupplierRow, SupplierCommand>()({
  rules: { isSound: all(supplierNumberIsFree, supplierVatNumberIsGiven), supplierHasNoOrders },
  facts: {
    created: form,
    updated: form,
    blocked: (_: unknown, data: { reason: string }) => data,
    unblocked: nothing,
    archived: nothing,
  },
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
