import { total } from '#model/lines/line-parts.ts';
import { defineListing, documentNumber, whole, word } from '#model/lists/listing.ts';
import { supplierListing } from '../supplier/supplier.listing.ts';
import type { LandedCostRow } from './landed-cost.facts.ts';
import { ownAmountOf } from './spread.ts';

/** What its charges come to, minor units of the company's currency. */
export const chargedOf = ({ charges = [] }: Partial<Pick<LandedCostRow, 'charges'>>): number =>
  total(charges, ownAmountOf);

/** The suppliers of its charges, each once. */
export const suppliersOf = ({ charges = [] }: Partial<Pick<LandedCostRow, 'charges'>>): readonly string[] => [
  ...new Set(charges.flatMap(({ supplier }) => supplier ?? [])),
];

/** How lists of landed costs sort, filter, search and sum. */
export const landedCostListing = defineListing({
  table: 'landedCost',
  version: 1,
  fields: {
    tab: word((row: LandedCostRow) => String(row.state)),
    number: documentNumber,
    on: word((row: LandedCostRow) => row.on),
    amount: whole(chargedOf, 'charges'),
    created: word((row: LandedCostRow) => row.createdAt),
    posted: word((row: LandedCostRow) => row.postedAt ?? ''),
  },
  tab: 'tab',
  filters: {
    on: { kind: 'days', field: 'on' },
    posted: { kind: 'days', field: 'posted' },
  },
  sorts: { number: 'number', on: 'on', amount: 'amount', created: 'created' },
  sums: ['amount'],
  text: (row) => [row.number ?? '', row.notes].join(' '),
  named: [{ byMany: 'supplier', listing: supplierListing, ids: suppliersOf }],
});
