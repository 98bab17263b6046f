import { defineTable } from '../engine/table.ts';
import type {} from './product.events.ts';

export const productTable = defineTable({
  name: 'product',
  indexes: {
    sku: (row) => row.sku.toLowerCase(),
    barcode: (row) => row.barcodes.map((barcode) => barcode.code),
    category: (row) => row.category,
  },
  view: 'product.view',
  costFields: ['purchasePrice'],
  bootstrap: 'all',
});
