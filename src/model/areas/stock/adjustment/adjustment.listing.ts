import { defineListing, documentNumber, whole, word } from '#model/lists/listing.ts';
import { productListing } from '#model/areas/products/product/product.listing.ts';
import type { AdjustmentRow } from './adjustment.facts.ts';
import { changeOfValue } from './adjustment.values.ts';

/** What lines say of why, each once. */
const reasonsOf = ({ lines }: Pick<AdjustmentRow, 'lines'>): readonly string[] => [
  ...new Set(lines.flatMap(({ reason }) => (reason === null ? [] : [reason]))),
];

/** The one reason of all lines; empty where there are several, or none. */
function soleReason(row: Pick<AdjustmentRow, 'lines'>): string {
  const [first = '', ...others] = reasonsOf(row);
  return others.length > 0 ? '' : first;
}

/** Gained and lost units together, thousandths; nothing before it is posted. */
export const changeOfUnits = ({ lines }: Pick<AdjustmentRow, 'lines'>): number =>
  lines.reduce((sum, { change = 0 }) => sum + change, 0);

/** How lists of adjustments sort, filter, search and sum. */
export const adjustmentListing = defineListing({
  table: 'adjustment',
  version: 2,
  fields: {
    tab: word((row: AdjustmentRow) => String(row.state)),
    number: documentNumber,
    warehouse: word((row: AdjustmentRow) => row.warehouse ?? ''),
    mode: word((row: AdjustmentRow) => row.mode),
    reason: word(soleReason),
    author: word((row: AdjustmentRow) => row.createdBy),
    at: word((row: AdjustmentRow) => row.effectiveAt ?? row.createdAt),
    lines: whole((row: AdjustmentRow) => row.lines.length),
    units: whole(changeOfUnits),
    value: whole((row: AdjustmentRow) => changeOfValue(row.lines), 'value'),
  },
  tab: 'tab',
  filters: {
    mode: { kind: 'choice', field: 'mode' },
    warehouse: { kind: 'choice', field: 'warehouse' },
    author: { kind: 'choice', field: 'author' },
    at: { kind: 'days', field: 'at' },
  },
  sorts: { number: 'number', at: 'at', lines: 'lines', units: 'units', value: 'value' },
  sums: ['value'],
  text: (row) => `${row.number ?? ''} ${row.notes}`,
  named: [
    {
      byMany: 'product',
      listing: productListing,
      ids: (row) => [...new Set(row.lines.map(({ product }) => product))],
    },
  ],
});
