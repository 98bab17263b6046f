import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare } from '#model/values/order.ts';
import { allRows } from '../company-data.ts';
import { importTrial, type ImportTrial, type Report } from '../import.fixtures.ts';

let trial: ImportTrial;
beforeAll(async () => {
  trial = await importTrial();
});
afterAll(() => trial.close());

/** Lines read, imported, imported before and rejected. */
const sums = (report: Report): unknown[] =>
  ['lines read', 'products', 'taken by an earlier run', 'lines rejected'].map(report.count);

describe('a table of products that name each other', () => {
  it('[IM10, DI58] takes bundles after their parts and substitutes last, and nothing twice', async () => {
    const own = await trial.found();
    const lines = [
      'sku;name;barcodes;tags;reorder_min;components;substitutes',
      'KIT;Kit;;Set;;BOLT-1 x 4, NUT-1;',
      'BOLT-1;Bolt;4006381333931;Metal, Small;10;;NUT-1, GONE',
      'NUT-1;Nut;4006381333931 5901234123457;metal;;;BOLT-1',
      'GONE;;;;;;',
    ];
    const give = () =>
      trial.run(lines.join('\n'), { as: 'products', company: String(own.company), dryRun: false });
    const report = await give();
    expect(sums(report)).toEqual([4, 3, 0, 1]);
    expect(report.text).toContain('substitutes left out of a line');
    expect(report.text).toContain('barcodes left out of a line');
    const rows = await allRows(trial.database, own.company, 'product');
    const of = new Map(rows.map((row) => [row.sku, row]));
    const id = (sku: string) => of.get(sku)?.id;
    expect(of.get('KIT')).toMatchObject({
      state: 'active',
      kind: 'bundle',
      bundle: {
        components: [
          { product: id('BOLT-1'), quantity: 4000 },
          { product: id('NUT-1'), quantity: 1000 },
        ],
      },
    });
    expect(of.get('BOLT-1')).toMatchObject({ substitutes: [id('NUT-1')], reorder: [{ min: 10_000 }] });
    expect(of.get('NUT-1')).toMatchObject({ substitutes: [id('BOLT-1')], barcodes: [] });
    const tags = await allRows(trial.database, own.company, 'tag');
    expect(tags.map(({ name }) => name).toSorted(compare)).toEqual(['Metal', 'Set', 'Small']);
    expect(sums(await give())).toEqual([4, 0, 3, 1]);
    expect(await allRows(trial.database, own.company, 'product')).toEqual(rows);
  });
});
