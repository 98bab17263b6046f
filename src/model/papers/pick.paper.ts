import type { PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { lineNames } from './line-names.ts';
import { lotColumns } from './lot-columns.ts';
import { tableOf, type LineColumn } from './paper-lines.ts';
import type { PaperDeclaration, PaperSource } from './paper-source.ts';
import { placeNames } from './places.ts';

/** A pick list for work without a screen: in pick sequence, with barcodes for all scans. */
export const pickPaper: PaperDeclaration<'pick'> = {
  kind: 'pick',
  title: () => 'pickList',
  number: ({ number }) => number,
  party: () => null,
  foot: 'none',
  reads: ['salesOrder', 'customer', 'warehouse', 'location', 'product', 'lot'],
  parts: (row, source) => {
    const { view, pen } = source;
    const { walked } = placeNames(source);
    const order = view.get('salesOrder', row.order);
    const customer = order && view.get('customer', order.customer);
    const lines = walked<PickRowLine>(
      row.lines.filter((line) => line.quantity > line.short),
      ({ location }) => location,
    );
    return {
      addresses: [],
      facts: [
        { label: pen.word('order'), value: order?.number ?? '' },
        { label: pen.word('customer'), value: customer?.name ?? '' },
        { label: pen.word('warehouse'), value: view.get('warehouse', row.warehouse)?.name ?? '' },
        { label: pen.word('promisedFor'), value: pen.date(order?.promisedOn) },
        { label: pen.word('lines'), value: pen.count(lines.length) },
      ],
      tables: [
        tableOf({
          label: pen.word('lines'),
          lines,
          columns: columnsOf(lines, order, source),
        }),
      ],
    };
  },
};

function columnsOf(
  lines: readonly PickRowLine[],
  order: SalesOrderRow | undefined,
  source: PaperSource,
): readonly LineColumn<PickRowLine>[] {
  const { view, pen } = source;
  const { inKit, quantity, barcode } = lineNames(source);
  return [
    {
      id: 'location',
      header: pen.word('location'),
      unbroken: true,
      cell: ({ location }) => ({ strong: view.get('location', location)?.code ?? '' }),
    },
    { id: 'product', header: pen.word('product'), cell: inKit(order) },
    ...lotColumns(source, lines),
    barcode(),
    {
      id: 'quantity',
      header: pen.word('quantity'),
      align: 'end',
      cell: (line) => ({ strong: quantity(line, line.quantity - line.short) }),
    },
    { id: 'done', header: pen.word('picked'), align: 'end', cell: () => ({ room: 'figure' }) },
  ];
}
