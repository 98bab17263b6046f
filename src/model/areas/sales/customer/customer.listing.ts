import { defineListing, name, word } from '#model/lists/listing.ts';
import type { CustomerRow } from './customer.facts.ts';

/** What lists of documents read of their customer. */
export const customerListing = defineListing({
  table: 'customer',
  version: 2,
  fields: {
    name: name((row: CustomerRow) => row.name),
    category: word((row: CustomerRow) => row.category ?? ''),
  },
  text: (row) => row.name,
});
