import { leftOf } from '#model/areas/stock/assembly/assembly.lines.ts';
import { buildStops, type BuildStop } from '#model/areas/stock/assembly/build-stops.ts';
import { lineNames } from './line-names.ts';
import { lotColumns } from './lot-columns.ts';
import { tableOf, type LineColumn } from './paper-lines.ts';
import type { PaperDeclaration, PaperSource } from './paper-source.ts';
import { placeNames } from './places.ts';

/** What to fetch for an assembly without a screen: in walking order, with barcodes for all scans. [AS15] */
export const assemblyPaper: PaperDeclaration<'assembly'> = {
  kind: 'assembly',
  title: () => 'buildSheet',
  number: ({ number }) => number,
  party: () => null,
  foot: 'plain',
  reads: ['warehouse', 'location', 'product', 'lot', 'balance', 'reservation'],
  parts: (row, source) => {
    const { view, pen, today } = source;
    const { place, warehouse } = placeNames(source);
    const { name, quantity } = lineNames(source);
    const stops = buildStops(view, row, today);
    const many = quantity(row, leftOf(row) || row.quantity);
    return {
      addresses: [],
      facts: [
        {
          label: pen.word(row.mode === 'build' ? 'toBuild' : 'toTakeApart'),
          value: `${many} ${name(row)}`,
        },
        { label: pen.word('warehouse'), value: warehouse(row.warehouse) },
        { label: pen.word('putIn'), value: place(row.to) },
        { label: pen.word('due'), value: pen.date(row.dueOn) },
        { label: pen.word('lines'), value: pen.count(stops.length) },
        { label: pen.word('note'), value: row.note },
      ],
      tables: [
        tableOf({
          label: pen.word('lines'),
          lines: stops,
          columns: columnsOf(stops, source),
        }),
      ],
    };
  },
};

function columnsOf(stops: readonly BuildStop[], source: PaperSource): readonly LineColumn<BuildStop>[] {
  const { pen } = source;
  const { place } = placeNames(source);
  const { name, quantity, barcode } = lineNames(source);
  return [
    {
      id: 'from',
      header: pen.word('location'),
      unbroken: true,
      cell: ({ location }) => ({ strong: place(location) }),
    },
    { id: 'product', header: pen.word('product'), cell: name },
    ...lotColumns(source, stops),
    barcode(),
    {
      id: 'quantity',
      header: pen.word('quantity'),
      align: 'end',
      cell: (stop) => ({ strong: quantity(stop, stop.quantity) }),
    },
    { id: 'done', header: pen.word('fetched'), align: 'end', cell: () => ({ room: 'figure' }) },
  ];
}
