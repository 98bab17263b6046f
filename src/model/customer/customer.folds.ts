import type { Draft } from 'immer';
import type { CustomerForm, CustomerRow } from './customer.events.ts';

const write = (row: Draft<CustomerRow>, data: CustomerForm): void => void Object.assign(row, data);
const stateOnly = (): void => {};

export const customerFolds = {
  created: write,
  updated: write,
  blocked: stateOnly,
  unblocked: stateOnly,
  archived: stateOnly,
};
