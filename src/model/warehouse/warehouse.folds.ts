import type { Draft } from 'immer';
import type { WarehouseForm, WarehouseOpened, WarehouseRow } from './warehouse.events.ts';

const stateOnly = (): void => {};

export const warehouseFolds = {
  created: (row: Draft<WarehouseRow>, data: WarehouseOpened): void => void Object.assign(row, data),
  updated: (row: Draft<WarehouseRow>, data: WarehouseForm): void => void Object.assign(row, data),
  blocked: stateOnly,
  unblocked: stateOnly,
  archived: stateOnly,
};
