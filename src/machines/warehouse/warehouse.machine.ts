import { documentSetup, given } from '#model/engine/chart.ts';
import type { WarehouseForm, WarehouseOpened, WarehouseRow } from '#model/warehouse/warehouse.events.ts';
import { warehouseCodeIsFree, warehouseIsEmpty } from '#model/warehouse/warehouse.rules.ts';

type WarehouseCommand = 'create' | 'update' | 'block' | 'unblock' | 'archive';

const nothing = (): object => ({});
const update = { guard: 'warehouseCodeIsFree', actions: 'updated' } as const;
const archive = { guard: 'warehouseIsEmpty', target: 'archived', actions: 'archived' } as const;

/** The life of a site with its own stock. */
export const warehouseMachine = documentSetup<WarehouseRow, WarehouseCommand>()({
  rules: { warehouseCodeIsFree, warehouseIsEmpty },
  facts: {
    created: (_: unknown, data: WarehouseOpened) => data,
    updated: (_: unknown, data: WarehouseForm) => data,
    blocked: (_: unknown, data: { reason: string }) => data,
    unblocked: nothing,
    archived: nothing,
  },
}).createMachine({
  id: 'warehouse',
  context: given,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'warehouseCodeIsFree', target: 'active', actions: 'created' } } },
    active: { on: { update, block: { target: 'blocked', actions: 'blocked' }, archive } },
    blocked: { on: { update, unblock: { target: 'active', actions: 'unblocked' }, archive } },
    archived: {},
  },
});
