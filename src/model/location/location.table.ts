import { defineTable } from '../engine/table.ts';
import type {} from './location.events.ts';

/** Key of a code within a warehouse, whatever its case. */
export const locationCodeKey = (warehouse: string, code: string): string =>
  `${warehouse}:${code.toLowerCase()}`;

export const locationTable = defineTable({
  name: 'location',
  indexes: {
    code: (row) => locationCodeKey(row.warehouse, row.code),
    warehouse: (row) => row.warehouse,
    barcode: (row) => row.barcode || null,
  },
  view: 'location.view',
  costFields: [],
  bootstrap: 'all',
});
