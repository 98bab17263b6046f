import { defineTable } from '../engine/table.ts';
import type {} from './supplier.events.ts';

export const supplierTable = defineTable({
  name: 'supplier',
  indexes: { number: (row) => row.number.toLowerCase() },
  view: 'supplier.view',
  costFields: [],
  bootstrap: 'all',
});
