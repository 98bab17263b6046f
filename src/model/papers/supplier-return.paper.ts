import { addressLines } from './draw-paper.ts';
import type { PaperDeclaration } from './paper-source.ts';
import { returnedTable } from './returned-table.ts';

/** What goes with the goods to the supplier: it names the return and their number. [PAP3] */
export const supplierReturnPaper: PaperDeclaration<'supplierReturn'> = {
  kind: 'supplierReturn',
  title: () => 'returnNote',
  number: ({ number }) => number,
  party: ({ supplier }) => ({ table: 'supplier', id: supplier }),
  foot: 'plain',
  mail: () => 'mailReturnNote',
  reads: ['purchaseOrder', 'goodsReceipt', 'product', 'unit', 'lot', 'reason'],
  parts: (row, source) => {
    const { view, pen } = source;
    const supplier = view.get('supplier', row.supplier);
    const receipt = row.receipt === null ? undefined : view.get('goodsReceipt', row.receipt);
    const order = row.order === null ? undefined : view.get('purchaseOrder', row.order);
    return {
      addresses: supplier
        ? [
            {
              label: pen.word('supplier'),
              name: supplier.name,
              lines: addressLines(pen, supplier.addresses.billing),
            },
          ]
        : [],
      facts: [
        { label: pen.word('yourReturnNumber'), value: row.theirReference },
        { label: pen.word('order'), value: order?.number ?? '' },
        { label: pen.word('receiptDeliveryNote'), value: receipt?.deliveryNote ?? '' },
        { label: pen.word('goodsReceipt'), value: receipt?.number ?? '' },
        { label: pen.word('sentBack'), value: pen.date(row.dispatchedAt) },
      ],
      tables: [returnedTable(source, row.lines)],
    };
  },
};
