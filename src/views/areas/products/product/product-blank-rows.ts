import { UNIT } from '#model/values/money.ts';
import type { BlankRows } from '#views/kit/document/blank-rows.ts';

/** Rows of a product's lists in which nobody has written yet. */
export const productBlankRows = {
  barcodes: { code: '', quantity: UNIT },
  packagings: {
    unit: '',
    numerator: 1,
    denominator: 1,
    barcode: '',
    weight: 0,
    length: 0,
    width: 0,
    height: 0,
  },
  suppliers: { supplier: '' },
  bins: { min: 0, max: 0 },
  'bundle.components': { product: '', quantity: UNIT, optional: false },
  reorder: { min: 0, max: 0, multiple: UNIT, demand: 'orders' },
} as const satisfies BlankRows;
