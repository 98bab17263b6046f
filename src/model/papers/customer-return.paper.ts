import { addressLines } from './draw-paper.ts';
import type { PaperDeclaration } from './paper-source.ts';
import { returnedTable } from './returned-table.ts';

/** What the customer puts in the parcel with the goods: it names the return. [PAP3] */
export const customerReturnPaper: PaperDeclaration<'customerReturn'> = {
  kind: 'customerReturn',
  title: () => 'returnSlip',
  number: ({ number }) => number,
  party: ({ customer }) => ({ table: 'customer', id: customer }),
  foot: 'plain',
  mail: () => 'mailReturnSlip',
  reads: ['salesOrder', 'warehouse', 'product', 'unit', 'lot', 'reason'],
  parts: (row, source) => {
    const { view, pen } = source;
    const order = row.order === null ? undefined : view.get('salesOrder', row.order);
    const warehouse = view.get('warehouse', row.warehouse);
    return {
      addresses: warehouse
        ? [{ label: pen.word('sendTo'), name: warehouse.name, lines: addressLines(pen, warehouse.address) }]
        : [],
      facts: [
        { label: pen.word('customer'), value: view.get('customer', row.customer)?.name ?? '' },
        { label: pen.word('order'), value: order?.number ?? '' },
        { label: pen.word('yourReference'), value: row.theirReference },
        { label: pen.word('approvedOn'), value: pen.date(row.approvedAt) },
      ],
      tables: [returnedTable(source, row.lines)],
      texts: [pen.word('putSlipIn')],
    };
  },
};
