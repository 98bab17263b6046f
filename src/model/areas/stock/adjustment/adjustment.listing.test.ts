import { expect, test } from 'vitest';
import { valueOf } from '#model/lists/listing.ts';
import { adjustmentListing } from './adjustment.listing.ts';

const line = { product: 'p', reason: 'missing', change: -2000, value: -16_00 };
const row = {
  id: 'a',
  state: 'posted',
  version: 3,
  createdAt: '2026-05-04T08:00:00.000Z',
  changedAt: '2026-05-04T08:00:00.000Z',
  warehouse: 'w',
  mode: 'quantity',
  createdBy: 'anna',
  number: 'ADJ-2026-00001',
  effectiveAt: '2026-05-01T12:00:00.000Z',
  lines: [line, { ...line, change: 500, value: 4_00 }],
};
const read = (field: string, of: object = row) =>
  valueOf(adjustmentListing, field, of as never, () => undefined);

test('[AD8] the list knows day, warehouse, mode, reason, lines, units and value of an adjustment', () => {
  const fields = ['at', 'warehouse', 'mode', 'author', 'reason', 'lines', 'units', 'value', 'tab'];
  expect(fields.map((field) => read(field))).toEqual([
    row.effectiveAt,
    'w',
    'quantity',
    'anna',
    'missing',
    2,
    -1500,
    -12_00,
    'posted',
  ]);
  expect(read('reason', { ...row, lines: [line, { ...line, reason: 'found' }] })).toBe('');
  expect(read('number', { ...row, number: null })).toBe(` ${row.createdAt}`);
});
