import { defineListing } from '#model/lists/listing.ts';
import type { ProductRow } from './product.facts.ts';

/** What lists of documents read of the products in their lines. */
export const productListing = defineListing({
  table: 'product',
  version: 1,
  fields: {},
  text: (row: ProductRow) => row.sku,
});
