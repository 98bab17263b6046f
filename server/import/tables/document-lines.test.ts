import { expect, test } from 'vitest';
import type { CompanyRow } from '#model/company/company.facts.ts';
import { Cells } from './cells.ts';
import {
  attributeFixture,
  choiceFixture,
  productTypeFixture,
} from '#model/product-type/product-type.fixtures.ts';
import type { ProductTypeRow } from '#model/product-type/product-type.facts.ts';
import { productReader } from './document-lines.ts';
import { typeReader } from './product-types.ts';
import { columnsOf } from './table-columns.ts';

const company = {} as CompanyRow; // products ask nothing of it

const type = (id: string, over: Partial<ProductTypeRow>): ProductTypeRow => ({
  ...productTypeFixture(over),
  id,
  state: 'active',
  version: 1,
  createdAt: '',
  changedAt: '',
  ...over,
});
const material = choiceFixture('material', [], {
  choices: [{ value: 'a4', label: { en: 'Stainless', sv: 'Rostfri' } }],
});
const types = [
  type('fasteners', { name: { en: 'Fasteners', sv: 'Fästelement' }, attributes: [material] }),
  type('bolts', {
    name: { en: 'Bolts', sv: 'Bultar' },
    parent: 'fasteners',
    attributes: [
      attributeFixture('thread'),
      attributeFixture('length', { kind: 'number' }),
      attributeFixture('coated', { kind: 'yesNo' }),
      attributeFixture('since', { kind: 'day' }),
    ],
  }),
  type('other', { name: { en: 'Hinges', sv: '' }, parent: 'bolts' }),
  type('tape', { name: { en: 'Tape', sv: '' } }),
  type('tapes', { name: { en: 'Tape', sv: '' }, parent: 'bolts' }),
  type('others', { name: { en: 'Hinges', sv: '' }, parent: 'fasteners' }),
  type('gone', { name: { en: 'Candles', sv: '' }, state: 'archived' }),
];

/** The form of a product, read from one line under a header. */
function formOf(header: readonly string[], cells: readonly string[]): unknown {
  const line = new Cells({ number: 2, cells: [...cells] }, columnsOf('products', header));
  const { form } = productReader(typeReader(types))(line, company);
  return line.rejection ? [line.rejection.line, line.rejection.reason] : form;
}

const header = ['sku', 'name', 'price', 'packaging', 'packaging_holds', 'packaging_barcode', 'purchase_unit'];

test('[IM10, PR9] a line of products may name a packaging, and what it is bought in', () => {
  expect(formOf(header, ['B-1', 'Bolt', '1', 'box', '12', '17310000000014', 'box'])).toMatchObject({
    packagings: [{ unit: 'box', numerator: 12, denominator: 1, barcode: '17310000000014', weight: 0 }],
    purchaseUnit: 'box',
    salesUnit: null,
  });
  expect(formOf(header, ['B-1', 'Bolt', '1', 'box', '', '', ''])).toEqual([2, 'packaging_holds missing']);
  expect(formOf(['sku', 'name', 'price'], ['B-1', 'Bolt', '1'])).not.toHaveProperty('packagings');
});

test('[IM10] [PR28] [TY8] a line of products may say its size, its origin and its customs code', () => {
  const header = ['sku', 'name', 'price', 'length', 'width', 'height', 'origin', 'customs_code'];
  const goods = { length: 400, width: 300, origin: 'SE', customsCode: '73181558' };
  const read = (...cells: string[]): unknown => formOf(header, ['B-1', 'Bolt', '1', ...cells]);
  expect(read('400', '300', '', 'se', '73181558')).toMatchObject(goods);
  expect(read('400', '300', '', 'se', '73181558')).not.toHaveProperty('height');
  expect(read('', '', '', '', '')).not.toHaveProperty('origin');
  expect(read('4,5', '', '', '', '')).toEqual([2, 'length unreadable']);
  expect(read('', '', '', 'Sweden', '')).toEqual([2, 'origin unknown']);
});

const typed = ['sku', 'name', 'price', 'type', 'Attr.Thread', 'attr.length', 'attr.material'];
const line = (...cells: string[]): unknown => formOf(typed, ['B-1', 'Bolt', '1', ...cells]);

test('[IM14, TY7] a line of products names its type and what it says of itself', () => {
  const attributes = { thread: 'M8', length: -40_500, material: 'a4' };
  expect(line('Bultar', 'M8', '-40,5', 'rostfri')).toMatchObject({ type: 'bolts', attributes });
  expect(line('fasteners / bolts', 'M8', '-40.5', 'A4')).toMatchObject({ type: 'bolts', attributes });
  expect(line('Tape', '', '', '')).toMatchObject({ type: 'tape' });
  expect(line('', '', '', '')).toMatchObject({ type: null, attributes: {} });
  const more = ['sku', 'name', 'price', 'type', 'attr.coated', 'attr.since'];
  expect(formOf(more, ['B-1', 'Bolt', '1', 'Bolts', 'nej', '2026-01-31'])).toMatchObject({
    attributes: { coated: false, since: '2026-01-31' },
  });
  expect(formOf(['sku', 'name', 'price'], ['B-1', 'Bolt', '1'])).not.toHaveProperty('type');
});

test.each([
  ['type unknown', ['Screws', '', '', '']],
  ['type unknown', ['Candles', '', '', '']],
  ['type unclear', ['Hinges', '', '', '']],
  ['attr.thread unknown', ['Fasteners', 'M8', '', '']],
  ['attr.length unreadable', ['Bolts', '', 'long', '']],
  ['attr.material unknown', ['Bolts', '', '', 'gold']],
])('[IM14, TY7] a line is rejected as %s, with its number', (reason, cells) => {
  expect(line(...cells)).toEqual([2, reason]);
});
