import { all, documentSetup, given } from '#model/engine/chart.ts';
import type { CustomerForm, CustomerRow } from '#model/customer/customer.events.ts';
import {
  customerHasNoOrders,
  customerNumberIsFree,
  customerVatNumberIsGiven,
} from '#model/customer/customer.rules.ts';

type CustomerCommand = 'create' | 'update' | 'block' | 'unblock' | 'archive';

const form = (_: unknown, data: CustomerForm): CustomerForm => data;
const nothing = (): object => ({});
const update = { guard: 'isSound', actions: 'updated' } as const;

/** The life of someone the company sells to. */
export const customerMachine = documentSetup<CustomerRow, CustomerCommand>()({
  rules: { isSound: all(customerNumberIsFree, customerVatNumberIsGiven), customerHasNoOrders },
  facts: {
    created: form,
    updated: form,
    blocked: (_: unknown, data: { reason: string }) => data,
    unblocked: nothing,
    archived: nothing,
  },
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
