import { defineListing, documentNumber, through, whole, word } from '#model/lists/listing.ts';
import { salesOrderListing } from './sales-order.listing.ts';
import { waitsFor } from '../pick/pick.kind.ts';
import type { PickRow } from '../pick/pick.facts.ts';

/** How lists of pick lists sort, filter and search. Not with the picks: those know nothing of orders. */
export const pickListing = defineListing({
  table: 'pick',
  version: 2,
  fields: {
    warehouse: word((row: PickRow) => row.warehouse),
    tab: word((row: PickRow) => String(row.state)),
    number: documentNumber,
    order: word((row: PickRow) => row.order),
    orderNumber: through('order', salesOrderListing, 'reference'),
    promised: through('order', salesOrderListing, 'promised'),
    urgency: through('order', salesOrderListing, 'urgency'),
    by: word((row: PickRow) => row.claimedBy ?? ''),
    todo: word(waitsFor),
    lines: whole((row: PickRow) => row.lines.length),
    released: word((row: PickRow) => row.createdAt),
  },
  tab: 'tab',
  filters: {
    by: { kind: 'choice', field: 'by' },
    todo: { kind: 'choice', field: 'todo' },
    promised: { kind: 'days', field: 'promised' },
    released: { kind: 'days', field: 'released' },
  },
  sorts: {
    number: 'number',
    order: 'orderNumber',
    promised: 'urgency',
    lines: 'lines',
    released: 'released',
  },
  text: (row) => row.number ?? '',
  named: [{ by: 'order', listing: salesOrderListing }],
});
