import { defineListing, documentNumber, whole, word } from '#model/lists/listing.ts';
import { productListing } from '#model/areas/products/product/product.listing.ts';
import type { AssemblyRow } from './assembly.facts.ts';

/** How lists of assemblies sort, filter and search. */
export const assemblyListing = defineListing({
  table: 'assembly',
  version: 2,
  fields: {
    warehouse: word((row: AssemblyRow) => row.warehouse),
    tab: word((row: AssemblyRow) => String(row.state)),
    number: documentNumber,
    mode: word((row: AssemblyRow) => row.mode),
    quantity: whole((row: AssemblyRow) => row.quantity),
    built: whole((row: AssemblyRow) => row.built),
    due: word((row: AssemblyRow) => row.dueOn ?? ''),
    created: word((row: AssemblyRow) => row.createdAt),
  },
  tab: 'tab',
  filters: {
    mode: { kind: 'choice', field: 'mode' },
    warehouse: { kind: 'choice', field: 'warehouse' },
    due: { kind: 'days', field: 'due' },
    created: { kind: 'days', field: 'created' },
  },
  sorts: {
    number: 'number',
    quantity: 'quantity',
    built: 'built',
    due: 'due',
    created: 'created',
  },
  text: (row) => `${row.number ?? ''} ${row.note}`,
  named: [
    {
      byMany: 'product',
      listing: productListing,
      ids: (row: AssemblyRow) => [...new Set([row.product, ...row.lines.map(({ product }) => product)])],
    },
  ],
});
