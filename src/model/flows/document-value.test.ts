import { expect, test } from 'vitest';
import type { DocumentRow } from '../engine/rows.ts';
import { valueOfDocument } from './document-value.ts';

const row = (fields: object): DocumentRow => fields as DocumentRow; // what the sum reads
const sold = { quantity: 3000, cancelled: 1000, price: 100_0000, discount: 1000, vatRate: 2500 };
const bought = { quantity: 2000, price: 10_0000, discount: 0, vatRate: 2500 };

test.each([
  [
    'a sales order less what was cancelled, at its rate',
    'salesOrder',
    { rate: 11_000_000, pricesIncludeVat: false, lines: [sold] },
    198_000,
  ],
  [
    'a sales order without its VAT',
    'salesOrder',
    { rate: 1_000_000, pricesIncludeVat: true, lines: [sold] },
    14_400,
  ],
  ['a purchase order', 'purchaseOrder', { rate: 1_500_000, lines: [bought, bought] }, 6000],
  [
    'a receipt without what was rejected',
    'goodsReceipt',
    { lines: [{ quantity: 1000, rejected: 500, unitCost: 4_0000 }] },
    400,
  ],
  [
    'a receipt whose costs are not settled',
    'goodsReceipt',
    { lines: [{ quantity: 1000, rejected: 0, unitCost: null }] },
    null,
  ],
  ['a shipment that has left', 'shipment', { lines: [{ cost: 700 }, { cost: 50 }] }, 750],
  ['a shipment that has not', 'shipment', { lines: [{ cost: 700 }, {}] }, null],
  ['a pick list', 'pick', { lines: [] }, null],
])('[FL5] %s', (_, kind, fields, value) => {
  expect(valueOfDocument(kind, row(fields))).toBe(value);
});
