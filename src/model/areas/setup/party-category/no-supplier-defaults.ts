import type { Rows } from '#model/engine/rows.ts';

/** A category that leaves everything to the one above it. */
export const noSupplierDefaults: Rows['supplierCategory']['defaults'] = {
  terms: null,
  leadDays: null,
  overReceipt: null,
};
