import { defineListing, name, word } from '#model/lists/listing.ts';
import type { SupplierRow } from './supplier.facts.ts';

/** What lists of documents read of their supplier. */
export const supplierListing = defineListing({
  table: 'supplier',
  version: 2,
  fields: {
    name: name((row: SupplierRow) => row.name),
    category: word((row: SupplierRow) => row.category ?? ''),
  },
  text: (row) => row.name,
});
