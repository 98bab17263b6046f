import type { CountLine } from '#model/areas/stock/count/count.facts.ts';
import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { lyingAt } from '#model/stock/stock.counting.ts';
import { compare } from '#model/values/order.ts';
import { lineNames } from './line-names.ts';
import { lotColumns } from './lot-columns.ts';
import { tableOf, type LineColumn } from './paper-lines.ts';
import type { PaperCell, PaperTable } from './paper.ts';
import type { PaperDeclaration, PaperSource } from './paper-source.ts';
import { placeNames } from './places.ts';

/** A count sheet for work without a screen: in walking order, typed in later by line number. */
export const countPaper: PaperDeclaration<'count'> = {
  kind: 'count',
  title: () => 'countSheet',
  number: ({ number }) => number,
  party: () => null,
  foot: 'none',
  reads: ['warehouse', 'location', 'product', 'lot', 'balance'],
  parts: (row, source) => {
    const { view, pen } = source;
    const { walked } = placeNames(source);
    const lines = walked(
      row.lines.toSorted((a, b) => compare(a.location, b.location) || Number(a.id) - Number(b.id)),
      ({ location }) => location,
    );
    const byHand: PaperCell = { room: 'line' };
    return {
      addresses: [],
      facts: [
        { label: pen.word('warehouse'), value: view.get('warehouse', row.warehouse)?.name ?? '' },
        { label: pen.word('bins'), value: pen.count(row.bins.length) },
        { label: pen.word('lines'), value: pen.count(lines.length) },
        { label: pen.word('countedBy'), value: byHand },
        { label: pen.word('countedOn'), value: byHand },
      ],
      tables: [
        tableOf({ label: pen.word('lines'), lines, columns: columnsOf(lines, source) }),
        freeTable(
          source,
          lines.some(({ lot }) => lot !== undefined),
        ),
      ],
    };
  },
};

/** Nothing comes later: what lies there now. */
const LATEST = '9999-12-31T00:00:00.000Z';

function columnsOf(lines: readonly CountLine[], source: PaperSource): readonly LineColumn<CountLine>[] {
  const { view, pen, may, options } = source;
  const { name, quantity, barcode } = lineNames(source);
  const expected: LineColumn<CountLine> = {
    id: 'expected',
    header: pen.word('expected'),
    align: 'end',
    cell: (line) => quantity(line, lyingAt(view, line.location, line, LATEST)),
  };
  return [
    { id: 'number', header: pen.word('lineNumber'), cell: ({ id }) => ({ strong: id }) },
    {
      id: 'location',
      header: pen.word('bin'),
      unbroken: true,
      cell: ({ location }) => ({ strong: view.get('location', location)?.code ?? '' }),
    },
    { id: 'product', header: pen.word('product'), cell: name },
    ...lotColumns(source, lines),
    barcode(),
    ...(options.expected === true && may(SEE_EXPECTED) ? [expected] : []),
    { id: 'counted', header: pen.word('counted'), align: 'end', cell: () => ({ room: 'figure' }) },
  ];
}

/** Rows for what lies in a bin and is on no line. [PAP34] */
const FREE_ROWS = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id }));

function freeTable({ pen }: PaperSource, hasLots: boolean): PaperTable {
  const blank = () => '';
  const label = pen.word('alsoFound');
  return tableOf({
    id: 'free',
    label,
    heading: label,
    isFree: true,
    lines: FREE_ROWS,
    columns: [
      { id: 'location', header: pen.word('bin'), cell: blank },
      { id: 'product', header: pen.word('product'), cell: blank },
      ...(hasLots ? [{ id: 'lot', header: pen.word('lot'), cell: blank }] : []),
      { id: 'counted', header: pen.word('counted'), align: 'end', cell: () => ({ room: 'figure' }) },
    ],
  });
}
