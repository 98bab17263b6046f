import { asBought } from '#model/areas/purchasing/goods-receipt/as-bought.ts';
import type {
  BoughtLine,
  GoodsReceiptRow,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { expiryOf } from '#model/areas/stock/lot/received-lots.ts';
import { lineNames } from './line-names.ts';
import { filledColumns, tableOf, type LineColumn } from './paper-lines.ts';
import type { PaperDeclaration, PaperSource } from './paper-source.ts';
import { placeNames } from './places.ts';

/** The received goods in the supplier's language, so that it can accompany a complaint. */
export const goodsReceiptPaper: PaperDeclaration<'goodsReceipt'> = {
  kind: 'goodsReceipt',
  title: () => 'goodsReceipt',
  number: ({ number }) => number,
  party: ({ supplier }) => (supplier === null ? null : { table: 'supplier', id: supplier }),
  foot: 'plain',
  mail: () => 'mailReceipt',
  reads: ['purchaseOrder', 'warehouse', 'location', 'product', 'unit', 'lot', 'member'],
  parts: (row, source) => {
    const { view, pen } = source;
    const { person } = placeNames(source);
    const supplier = row.supplier === null ? undefined : view.get('supplier', row.supplier);
    const order = row.order === null ? undefined : view.get('purchaseOrder', row.order);
    return {
      addresses: [],
      facts: [
        { label: pen.word('supplier'), value: supplier?.name ?? '' },
        { label: pen.word('order'), value: order?.number ?? '' },
        { label: pen.word('receiptDeliveryNote'), value: row.deliveryNote },
        { label: pen.word('warehouse'), value: view.get('warehouse', row.warehouse)?.name ?? '' },
        { label: pen.word('received'), value: pen.dateTime(row.effectiveAt) },
        { label: pen.word('countedBy'), value: person(row.countedBy) },
      ],
      tables: [
        tableOf({
          label: pen.word('lines'),
          lines: row.lines.filter((line) => line.quantity + line.rejected > 0),
          columns: columnsOf(row, source),
        }),
      ],
    };
  },
};

function columnsOf(row: GoodsReceiptRow, source: PaperSource): readonly LineColumn<BoughtLine>[] {
  const { view, pen } = source;
  const { name, quantity, ordered } = lineNames(source);
  const { place } = placeNames(source);
  const order = row.order === null ? undefined : view.get('purchaseOrder', row.order);
  const dayOf = ({ product, lot }: BoughtLine): string => (lot ? pen.date(expiryOf(view, product, lot)) : '');
  return [
    { id: 'product', header: pen.word('product'), cell: name },
    ...filledColumns(
      [
        { id: 'lot', header: pen.word('lot'), cell: ({ lot }: BoughtLine) => lot?.code ?? '' },
        { id: 'expires', header: pen.word('expires'), cell: dayOf },
      ],
      row.lines,
    ),
    { id: 'location', header: pen.word('location'), unbroken: true, cell: ({ location }) => place(location) },
    {
      id: 'accepted',
      header: pen.word('accepted'),
      align: 'end',
      cell: (line) => ordered(asBought(line, order), line.quantity),
    },
    ...filledColumns<BoughtLine>(
      [
        {
          id: 'rejected',
          header: pen.word('rejected'),
          align: 'end',
          cell: (line) => (line.rejected > 0 ? quantity(line, line.rejected) : ''),
        },
      ],
      row.lines,
    ),
  ];
}
