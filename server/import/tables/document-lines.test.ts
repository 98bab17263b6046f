import { expect, test } from 'vitest';
import type { CompanyRow } from '#model/company/company.facts.ts';
import { Cells } from './cells.ts';
import { readProduct } from './document-lines.ts';
import { columnsOf } from './table-columns.ts';

const company = {} as CompanyRow; // products ask nothing of it

/** The form of a product, read from one line under a header. */
function formOf(header: readonly string[], cells: readonly string[]): unknown {
  const line = new Cells({ number: 2, cells: [...cells] }, columnsOf('products', header));
  const { form } = readProduct(line, company);
  return line.rejection?.reason ?? form;
}

const header = ['sku', 'name', 'price', 'packaging', 'packaging_holds', 'packaging_barcode', 'purchase_unit'];

test('[IM10, PR9] a line of products may name a packaging, and what it is bought in', () => {
  expect(formOf(header, ['B-1', 'Bolt', '1', 'box', '12', '17310000000014', 'box'])).toMatchObject({
    packagings: [{ unit: 'box', numerator: 12, denominator: 1, barcode: '17310000000014', weight: 0 }],
    purchaseUnit: 'box',
    salesUnit: null,
  });
  expect(formOf(header, ['B-1', 'Bolt', '1', 'box', '', '', ''])).toBe('packaging_holds missing');
  expect(formOf(['sku', 'name', 'price'], ['B-1', 'Bolt', '1'])).not.toHaveProperty('packagings');
});
