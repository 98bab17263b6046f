import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import type { FoundedCompany } from '#server/testing/company.fixtures.ts';
import { allRows } from '../company-data.ts';
import { importTrial, type ImportTrial } from '../import.fixtures.ts';

let trial: ImportTrial;
let place: FoundedCompany;
beforeAll(async () => {
  trial = await importTrial();
  place = await trial.found();
});
afterAll(() => trial.close());

describe('a table of another system', () => {
  it('[IM39] in a workbook is read, and columns that nothing is read from are left out where that is said', async () => {
    const book = await writeWorkbook([
      { sheet: 'Read me', data: [[{ value: 'By Karin', type: String }]] },
      {
        sheet: 'Goods',
        data: [
          ['SKU', 'Name', 'Price', 'Colour'],
          ['W-1', 'Whisk', '12', 'red'],
        ].map((row) => row.map((value) => ({ value, type: String }))),
      },
    ]).toBuffer();
    const over = { as: 'products', company: String(place.company), name: 'book' } as const;
    await expect(trial.run(book, over)).rejects.toThrow('add --ignore-other-columns to leave the others out');
    const report = await trial.run(book, { ...over, ignoreOtherColumns: true });
    expect(['lines read', 'products', 'lines rejected'].map(report.count)).toEqual([1, 1, 0]);
    await expect(trial.run(book, { ...over, sheet: 'Nowhere' })).rejects.toThrow(
      'The workbook has no such sheet.',
    );
  });

  it('[IM40, DI48] of a shop says what to add where its prices may be with VAT', async () => {
    const text = 'SKU,Name,Regular price\nV-1,Vase,125';
    const over = { as: 'products', company: String(place.company) } as const;
    await expect(trial.run(text, over)).rejects.toThrow('add --vat with or --vat without');
    expect((await trial.run(text, { ...over, vat: 'with' })).count('products')).toBe(1);
    const rows = await allRows(trial.database, place.company, 'product');
    expect(rows.find(({ sku }) => sku === 'V-1')?.price).toBe(1_000_000);
  });
});
