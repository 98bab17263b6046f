import { defineListing, documentNumber, whole, word } from '#model/lists/listing.ts';
import { productListing } from '#model/areas/products/product/product.listing.ts';
import { ANYONE } from '#model/lists/anyone.ts';
import type { MovementRow } from './movement.facts.ts';
import { isOnTheWay, isUnfinished } from './movement.kind.ts';

/** The person that a movement waits for, or anyone; empty once it is over. */
const waitsFor = (row: Pick<MovementRow, 'state' | 'claimedBy'>): string =>
  isUnfinished(row) ? (row.claimedBy ?? ANYONE) : '';

/** When goods of it left for the other warehouse, while some are on their way; empty otherwise. */
export const inTransitSince = (row: Pick<MovementRow, 'state' | 'dispatchedAt'>): string =>
  isOnTheWay(row) ? (row.dispatchedAt ?? '') : '';

/** How lists of movements sort, filter and search. */
export const movementListing = defineListing({
  table: 'movement',
  version: 3,
  fields: {
    warehouse: word((row: MovementRow) => row.warehouse),
    toWarehouse: word((row: MovementRow) => row.toWarehouse),
    tab: word((row: MovementRow) => String(row.state)),
    number: documentNumber,
    purpose: word((row: MovementRow) => row.purpose),
    todo: word(waitsFor),
    due: word((row: MovementRow) => row.dueOn ?? ''),
    since: word(inTransitSince),
    lines: whole((row: MovementRow) => row.lines.length),
    created: word((row: MovementRow) => row.createdAt),
  },
  tab: 'tab',
  filters: {
    purpose: { kind: 'choice', field: 'purpose' },
    from: { kind: 'choice', field: 'warehouse' },
    to: { kind: 'choice', field: 'toWarehouse' },
    todo: { kind: 'choice', field: 'todo' },
    due: { kind: 'days', field: 'due' },
    created: { kind: 'days', field: 'created' },
  },
  sorts: {
    number: 'number',
    purpose: 'purpose',
    due: 'due',
    since: 'since',
    lines: 'lines',
    created: 'created',
  },
  text: (row) => `${row.number ?? ''} ${row.note}`,
  named: [
    {
      byMany: 'product',
      listing: productListing,
      ids: (row: MovementRow) => [...new Set(row.lines.map(({ product }) => product))],
    },
  ],
});
