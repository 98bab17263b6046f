import { defineListing, documentNumber, whole, word } from '#model/lists/listing.ts';
import type { CountRow } from './count.facts.ts';

/** How many lines of a count somebody has counted. */
export const countedLines = ({ lines }: CountRow): number =>
  lines.filter(({ entries }) => entries.length > 0).length;

/** How lists of counts sort, filter and search. */
export const countListing = defineListing({
  table: 'count',
  version: 2,
  fields: {
    warehouse: word((row: CountRow) => row.warehouse),
    tab: word((row: CountRow) => String(row.state)),
    cause: word((row: CountRow) => row.cause),
    number: documentNumber,
    bins: whole((row: CountRow) => row.bins.length),
    lines: whole((row: CountRow) => row.lines.length),
    plannedFor: word((row: CountRow) => row.plannedFor ?? ''),
    at: word((row: CountRow) => row.startedAt ?? row.createdAt),
  },
  tab: 'tab',
  filters: {
    warehouse: { kind: 'choice', field: 'warehouse' },
    cause: { kind: 'choice', field: 'cause' },
    at: { kind: 'days', field: 'at' },
  },
  sorts: { number: 'number', bins: 'bins', lines: 'lines', plannedFor: 'plannedFor', at: 'at' },
  text: (row) => `${row.number ?? ''} ${row.note}`,
});
