import { describe, expect, it } from 'vitest';
import { labelOfRow, namesOfRow } from './row-names.ts';

const product = {
  id: 'p',
  sku: 'BOLT-8',
  name: { en: 'Hex bolt', sv: 'Sexkantsskruv' },
  barcodes: [{ code: '7312345678901', quantity: 1000 }, { code: '17312345678908' }],
  packagings: [
    { unit: 'pallet', barcode: '27312345678905' },
    { unit: 'bag', barcode: '' },
  ],
};
const order = { id: 'o', number: 'SO-1012', theirReference: 'P 77', state: { commercial: 'confirmed' } };
const draft = { id: 'd', number: null, theirReference: '' };
const shipment = {
  id: 's',
  number: 'SH-7',
  parcels: [
    { id: '1', weight: 900, tracking: '00373500489530470000' },
    { id: '2', tracking: '' },
  ],
};
const place = { id: 'l', code: 'A-01', name: '', barcode: 'LOC-A01' };

describe('the names of a document', () => {
  it('[PAL2] are its number or SKU, its names in every language and its barcodes', () => {
    expect([product, order, draft, place, shipment].map(namesOfRow)).toEqual([
      ['BOLT-8', 'Hex bolt', 'Sexkantsskruv', '7312345678901', '17312345678908', '27312345678905'],
      ['SO-1012', 'P 77'],
      [],
      ['A-01', 'LOC-A01'],
      ['SH-7', '00373500489530470000'],
    ]);
  });

  it('[PAL2] make a line in the language of the reader', () => {
    expect(labelOfRow(product, 'sv')).toBe('BOLT-8 · Sexkantsskruv');
    expect(labelOfRow({ ...product, name: { en: 'Hex bolt', sv: '' } }, 'sv')).toBe('BOLT-8 · Hex bolt');
    expect([order, draft, place].map((row) => labelOfRow(row, 'en'))).toEqual(['SO-1012 · P 77', '', 'A-01']);
  });
});
