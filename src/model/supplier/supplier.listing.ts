import { defineListing, name } from '../lists/listing.ts';
import type { SupplierRow } from './supplier.facts.ts';

/** What lists of documents read of their supplier. */
export const supplierListing = defineListing({
  table: 'supplier',
  version: 1,
  fields: { name: name((row: SupplierRow) => row.name) },
  text: (row) => row.name,
});
