import { documentSetup, given } from '#model/engine/chart.ts';
import { warehouseFacts, type WarehouseRow } from '#model/warehouse/warehouse.facts.ts';
import { warehouseCodeIsFree, warehouseIsEmpty } from '#model/warehouse/warehouse.rules.ts';

type WarehouseCommand = 'create' | 'update' | 'block' | 'unblock' | 'archive';

const update = { guard: 'warehouseCodeIsFree', actions: 'updated' } as const;
const archive = { guard: 'warehouseIsEmpty', target: 'archived', actions: 'archived' } as const;

/** The life of a site with its own stock. */
export const warehouseMachine = documentSetup<WarehouseRow, WarehouseCommand>()({
  rules: { warehouseCodeIsFree, warehouseIsEmpty },
  facts: warehouseFacts,
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
