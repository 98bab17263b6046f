import { defineListing, name } from '../lists/listing.ts';
import type { CustomerRow } from './customer.facts.ts';

/** What lists of documents read of their customer. */
export const customerListing = defineListing({
  table: 'customer',
  version: 1,
  fields: { name: name((row: CustomerRow) => row.name) },
  text: (row) => row.name,
});
