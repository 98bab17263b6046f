import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import { warehouseFacts, type WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import {
  warehouseCodeIsFree,
  warehouseHasNoWork,
  warehouseIsEmpty,
} from '#model/areas/stock/warehouse/warehouse.rules.ts';
import { blockableLife, type BlockableCommand } from '#machines/app/record/blockable-life.ts';

/** The life of a site with its own stock. */
export const warehouseMachine = documentSetup<WarehouseRow, BlockableCommand>()({
  rules: { warehouseCodeIsFree, mayBeArchived: all(warehouseIsEmpty, warehouseHasNoWork) },
  facts: warehouseFacts,
}).createMachine({
  id: 'warehouse',
  context: decisionContext,
  initial: 'none',
  states: blockableLife({
    create: 'warehouseCodeIsFree',
    update: 'warehouseCodeIsFree',
    archive: 'mayBeArchived',
  }),
});
