import type { MovementRow, MovementRowLine, Purpose } from '#model/areas/stock/movement/movement.facts.ts';
import { travels } from '#model/areas/stock/movement/movement.lines.ts';
import { destinationOf } from '#model/areas/stock/movement/movement.places.ts';
import { lineNames } from './line-names.ts';
import { lotColumns } from './lot-columns.ts';
import { tableOf, type LineColumn } from './paper-lines.ts';
import type { PaperDeclaration, PaperSource } from './paper-source.ts';
import type { PaperWord } from './paper-words.ts';
import { placeNames } from './places.ts';

const titles: Readonly<Record<Purpose, PaperWord>> = {
  transfer: 'transfer',
  putAway: 'putAwayList',
  replenish: 'replenish',
  fromQuarantine: 'fromQuarantine',
  fromStaging: 'fromStaging',
};

/** The transfer note that travels with the goods, or the list to walk by within a warehouse, with barcodes. */
export const movementPaper: PaperDeclaration<'movement'> = {
  kind: 'movement',
  title: (row) => (travels(row) ? 'transferNote' : titles[row.purpose]),
  number: ({ number }) => number,
  party: () => null,
  foot: 'plain',
  reads: ['goodsReceipt', 'warehouse', 'location', 'product', 'lot'],
  parts: (row, source) => {
    const { view, pen } = source;
    const { walked, warehouse } = placeNames(source);
    const receipt = row.receipt === null ? undefined : view.get('goodsReceipt', row.receipt);
    const lines = walked(row.lines, ({ from }) => from);
    return {
      addresses: [],
      facts: [
        { label: pen.word('from'), value: warehouse(row.warehouse) },
        { label: pen.word('to'), value: travels(row) ? warehouse(row.toWarehouse) : '' },
        { label: pen.word('goodsReceipt'), value: receipt?.number ?? '' },
        { label: pen.word('due'), value: pen.date(row.dueOn) },
        { label: pen.word('sentOff'), value: pen.dateTime(row.dispatchedAt) },
        { label: pen.word('lines'), value: pen.count(lines.length) },
        { label: pen.word('note'), value: row.note },
      ],
      tables: [tableOf({ label: pen.word('lines'), lines, columns: columnsOf(row, lines, source) })],
    };
  },
};

function columnsOf(
  row: MovementRow,
  lines: readonly MovementRowLine[],
  source: PaperSource,
): readonly LineColumn<MovementRowLine>[] {
  const { view, pen } = source;
  const { name, quantity, barcode } = lineNames(source);
  const destination = destinationOf(view, row);
  const code = (id: string | null) => ({
    strong: id === null ? '' : (view.get('location', id)?.code ?? ''),
  });
  return [
    { id: 'from', header: pen.word('from'), unbroken: true, cell: (line) => code(line.from) },
    { id: 'product', header: pen.word('product'), cell: name },
    ...lotColumns(source, lines),
    barcode(),
    {
      id: 'quantity',
      header: pen.word('quantity'),
      align: 'end',
      cell: (line) => ({ strong: quantity(line, line.sent > 0 ? line.sent : line.quantity) }),
    },
    { id: 'to', header: pen.word('to'), unbroken: true, cell: (line) => code(destination(line)) },
    { id: 'done', header: pen.word('done'), align: 'end', cell: () => ({ room: 'figure' }) },
  ];
}
