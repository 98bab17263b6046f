import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FoundedCompany } from '#server/testing/company.fixtures.ts';
import { allRows } from '../company-data.ts';
import type { TableKind } from '../import-options.ts';
import { importTrial, type ImportTrial, type Report } from '../import.fixtures.ts';

let trial: ImportTrial;
let place: FoundedCompany;
beforeAll(async () => {
  trial = await importTrial();
  place = await trial.found();
});
afterAll(() => trial.close());

const run = (as: TableKind, lines: readonly string[]): Promise<Report> =>
  trial.run(lines.join('\n'), { as, company: String(place.company), dryRun: false });

/** Lines read, imported, imported before and rejected. */
const sums = (report: Report, as: TableKind): unknown[] =>
  ['lines read', as, 'taken by an earlier run', 'lines rejected'].map(report.count);

it('[IM13, PRI17] tables of price lists and of their prices are taken, by the names of lists and the SKUs of products', async () => {
  await run('products', ['sku,name,price', 'PL-1,Hinge,10', 'PL-2,Hasp,20']);
  const lists = [
    await run('price-lists', ['name;currency', 'Trade;SEK', 'Retail;SEK']),
    await run('price-lists', [
      'name;currency;based_on;discount',
      'Chains;SEK;Trade;5',
      'Shops;SEK;Retail;-10',
    ]),
  ];
  expect(lists.map((report) => sums(report, 'price-lists'))).toEqual([
    [2, 2, 0, 0],
    [2, 2, 0, 0],
  ]);
  const held = await allRows(trial.database, place.company, 'priceList');
  expect(held.map(({ name, discount }) => [name, discount]).toSorted()).toEqual([
    ['Chains', 500],
    ['Retail', 0],
    ['Shops', -1000],
    ['Trade', 0],
  ]);
  const prices = [
    'Prislista;Artikelnummer;Från antal;Pris;Rabatt;Giltig från',
    'Trade;PL-1;;9,50;;',
    'trade;pl-1;100;9;;2026-01-01',
    'Trade;PL-2;;0;12,5;',
    'Trade;PL-2;50;18;0;',
    'Trade;NOPE;;1;;',
    'Nowhere;PL-1;;1;;',
    'Trade;PL-1;;8;;',
  ];
  const report = await run('list-prices', prices);
  expect(sums(report, 'list-prices')).toEqual([7, 4, 0, 3]);
  const rows = await allRows(trial.database, place.company, 'price');
  expect(
    rows
      .map(({ from, price, discount, startsOn }) => [from, price, discount, startsOn])
      .toSorted((a, b) => Number(a[0]) - Number(b[0]) || Number(b[1]) - Number(a[1])),
  ).toEqual([
    [0, 95_000, null, null],
    [0, null, 1250, null],
    [50_000, 180_000, null, null],
    [100_000, 90_000, null, '2026-01-01'],
  ]);
  const again = await run('list-prices', prices);
  expect(sums(again, 'list-prices')).toEqual([7, 0, 4, 3]);
});

it('[DI47, PRI17] a price that cannot be read costs its line: without it the line would say another price', async () => {
  await run('products', ['sku,name,price', 'PR-1,Hinge,10', 'PR-2,Hasp,20', 'PR-3,Hook,20']);
  await run('price-lists', ['name;currency', 'Read;SEK']);
  const head = 'Prislista;Artikelnummer;Pris;Rabatt;Giltig till';
  await run('list-prices', [head, 'Read;PR-1;9,50;;']);
  const report = await run('list-prices', [
    head,
    'Read;PR-1;12 €;;',
    'Read;PR-2;1e3;10;',
    'Read;PR-3;5;;31 smarch',
  ]);
  expect(sums(report, 'list-prices')).toEqual([3, 0, 0, 3]);
  expect(report.text).toContain('“12 €” is not a number.');
  const rows = await allRows(trial.database, place.company, 'price');
  const lists = await allRows(trial.database, place.company, 'priceList');
  const read = lists.find(({ name }) => name === 'Read')?.id;
  expect(rows.filter(({ list }) => list === read)).toMatchObject([{ price: 95_000, discount: null }]);
});

it('[IM13, PRI17] a table of price lists says whom each is for, and none is for others than were meant', async () => {
  await run('customer-categories', ['name', 'Byggare']);
  await run('customers', ['number;name;currency', 'C-81;Alm AB;SEK', 'C-82;Bok AB;SEK']);
  const report = await run('price-lists', [
    'name;currency;customers;customer_categories',
    'Two;SEK;C-81, Bok AB;',
    'Trade only;SEK;;Byggare',
    'Nobody;SEK;C-81, C-99;',
  ]);
  expect(sums(report, 'price-lists')).toEqual([3, 2, 0, 1]);
  const rows = await allRows(trial.database, place.company, 'priceList');
  const audiences = rows.flatMap(({ name, customers, customerCategories }) =>
    Array.isArray(customers) && Array.isArray(customerCategories)
      ? [[name, customers.length, customerCategories.length]]
      : [],
  );
  expect(audiences).toEqual(
    expect.arrayContaining([
      ['Two', 2, 0],
      ['Trade only', 0, 1],
    ]),
  );
});
