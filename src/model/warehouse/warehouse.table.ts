import { defineTable } from '../engine/table.ts';
import type {} from './warehouse.events.ts';

export const warehouseTable = defineTable({
  name: 'warehouse',
  indexes: { code: (row) => row.code.toLowerCase() },
  view: 'warehouse.view',
  costFields: [],
  bootstrap: 'all',
});
