import type { Draft } from 'immer';
import type { SupplierForm, SupplierRow } from './supplier.events.ts';

const write = (row: Draft<SupplierRow>, data: SupplierForm): void => void Object.assign(row, data);
const stateOnly = (): void => {};

export const supplierFolds = {
  created: write,
  updated: write,
  blocked: stateOnly,
  unblocked: stateOnly,
  archived: stateOnly,
};
