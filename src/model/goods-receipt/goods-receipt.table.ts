import { defineTable } from '../engine/table.ts';
import type {} from './goods-receipt.events.ts';

export const goodsReceiptTable = defineTable({
  name: 'goodsReceipt',
  indexes: {
    number: (row) => row.number,
    order: (row) => row.order,
    supplier: (row) => row.supplier,
    product: (row) => [...new Set(row.lines.map((line) => line.product))],
  },
  view: 'goodsReceipt.view',
  costFields: ['unitCost'],
  bootstrap: 'recent',
  isOpen: (row) => row.state === 'draft' || row.state === 'counted',
});
