import type { Rows } from '#model/engine/rows.ts';

/** A category that leaves everything to the one above it. */
export const noCustomerDefaults: Rows['customerCategory']['defaults'] = {
  terms: null,
  discount: null,
  creditLimit: null,
  shipPolicy: null,
  vatTreatment: null,
};
