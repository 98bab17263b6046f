import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare } from '#model/values/order.ts';
import { engine } from '#machines/registry.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { allRows } from '../company-data.ts';
import { importTrial, type ImportTrial, type Report } from '../import.fixtures.ts';
import type { ImportDeps } from '#server/open-import.ts';
import { retailText, smallTrade, smallTradeReasons, smallTradeTaken } from './retail.fixtures.ts';

let trial: ImportTrial;
beforeAll(async () => {
  trial = await importTrial();
});
afterAll(() => trial.close());

const text = retailText(smallTrade);
const companyOf = (report: Report): number => Number(/\(company (\d+)\)/.exec(report.text)?.[1]);
const runAs = (name: string, deps: ImportDeps = trial.deps, dryRun = false): Promise<Report> =>
  trial.run(text, { name, dryRun }, deps);

/** Deps whose executor stops answering after so many calls, as if the process had been killed. */
function dyingAfter(calls: number): ImportDeps {
  const { executor } = trial.deps;
  let left = calls;
  const systemPropose: typeof executor.systemPropose = (...given) =>
    left-- > 0 ? executor.systemPropose(...given) : Promise.reject(new Error('killed'));
  return { ...trial.deps, executor: { ...executor, systemPropose } };
}

async function documentsOf(company: number) {
  const { database } = trial;
  const [orders, products, customers, availability, receipts] = await Promise.all([
    allRows(database, company, 'salesOrder'),
    allRows(database, company, 'product'),
    allRows(database, company, 'customer'),
    allRows(database, company, 'availability'),
    allRows(database, company, 'goodsReceipt'),
  ]);
  const bySku = new Map(products.map((product) => [product.id, product.sku]));
  return {
    orders: orders
      .map(({ number, orderedOn, state, lines }) => ({
        number,
        orderedOn,
        state,
        lines: lines.map((line) => [
          bySku.get(line.product),
          line.quantity,
          line.cancelled,
          line.shipped,
          line.price,
        ]),
      }))
      .sort((a, b) => compare(a.number ?? '', b.number ?? '')),
    products: products.map(({ sku, kind, price, state }) => [sku, kind, price, state]).sort(),
    customers: customers.map(({ number, addresses }) => [number, addresses.billing.country]).sort(),
    stock: availability.map(({ product, onHand, reserved }) => [bySku.get(product), onHand, reserved]).sort(),
    receipts: receipts
      .flatMap(({ lines }) => lines.map((line) => [bySku.get(line.product), line.quantity]))
      .sort(),
  };
}

const closed = { commercial: 'closed', fulfilment: 'shipped', billing: 'toInvoice' };
const expected = {
  orders: [
    {
      number: '700001',
      orderedOn: '2011-02-01',
      state: closed,
      lines: [
        ['TEAPOT', 6000, 0, 6000, 42_500],
        ['POST', 1000, 0, 1000, 125_000],
      ],
    },
    {
      number: '700002',
      orderedOn: '2011-02-03',
      state: closed,
      lines: [['TEAPOT', 4000, 3000, 1000, 42_500]],
    },
    { number: '700003', orderedOn: '2011-02-01', state: closed, lines: [['CUP', 24_000, 0, 24_000, 11_000]] },
    {
      number: '700004',
      orderedOn: '2011-02-01',
      state: { commercial: 'cancelled', fulfilment: 'notStarted', billing: 'nothing' },
      lines: [['PLATE', 2000, 2000, 0, 30_000]],
    },
  ],
  products: [
    ['CUP', 'stocked', 11_000, 'active'],
    ['PLATE', 'stocked', 30_000, 'active'],
    ['POST', 'service', 125_000, 'active'],
    ['TEAPOT', 'stocked', 42_500, 'active'],
  ],
  customers: [
    ['10001', 'GB'],
    ['10002', 'GB'],
    ['CASH EIRE', 'IE'],
  ],
  stock: [
    ['CUP', 0, 0],
    ['TEAPOT', 0, 0],
  ],
  receipts: [
    ['CUP', 24_000],
    ['TEAPOT', 7000],
  ],
};

describe('a file of invoice lines', () => {
  it('[IM2, IM4, IM5, IM6, IM7] becomes products, customers, opening stock and orders; the report adds up', async () => {
    const report = await runAs('first-trade');
    const company = companyOf(report);
    expect(report.text).toMatch(/^first-trade\.csv into First Trade \(company \d+\)\n/);
    expect(await documentsOf(company)).toEqual(expected);
    expect(await rebuild(engine, trial.database, trial.deps.layouts, company)).toEqual([]);
    const counted = ['lines read', 'lines taken', 'lines rejected', 'sales orders', 'stock moves'].map(
      report.count,
    );
    expect(counted).toEqual([smallTrade.length, smallTradeTaken, smallTrade.length - smallTradeTaken, 4, 5]);
    for (const [reason, lines] of Object.entries(smallTradeReasons))
      expect(report.count(reason), reason).toBe(lines);
    const rejected = await readFile(join(trial.folder, `first-trade-csv-${company}-rejected.csv`), 'utf8');
    expect(rejected.split('\r\n').slice(0, 3)).toEqual([
      'line,reason,explanation',
      '9,noEarlierSale,cancels what this customer has not bought before in the file',
      '10,moreThanSold,cancels more than this customer has bought before in the file',
    ]);
  });

  it('[IM8] that comes again takes nothing twice and says so', async () => {
    const company = companyOf(await runAs('twice-trade'));
    const before = await trial.everything();
    const again = await runAs('twice-trade');
    expect(companyOf(again)).toBe(company);
    expect([again.count('lines taken'), again.count('sales orders')]).toEqual([smallTradeTaken, 0]);
    expect(again.count('sales orders taken by an earlier run')).toBe(4);
    expect(await trial.everything()).toEqual(before);
  });

  it.each([0, 1, 3, 7, 9, 10, 12])(
    '[IM8] that was cut off after %i calls is finished by the same command',
    async (calls) => {
      const name = `cut-${calls}`;
      await expect(runAs(name, dyingAfter(calls))).rejects.toThrow('killed');
      const finished = await runAs(name);
      expect(await documentsOf(companyOf(finished))).toEqual(expected);
      const orders = ['sales orders', 'sales orders taken by an earlier run'].map(finished.count);
      expect(orders.reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(4);
      const founded = await trial.deps.users.companiesOf(trial.importer);
      expect(founded.filter((company) => company.name.startsWith(`Cut ${calls}`))).toHaveLength(1);
    },
  );

  it('[IM11] is rehearsed without writing anything', async () => {
    const before = await trial.everything();
    const rehearsed = await runAs('rehearsed-trade', trial.deps, true);
    expect(await trial.everything()).toEqual(before);
    expect(rehearsed.text).toContain('into a new company, Rehearsed Trade: dry run, nothing written');
    const real = await runAs('rehearsed-trade');
    const figures = ({ text: said }: Report): string[] =>
      said
        .split('\n')
        .slice(1)
        .filter((line) => /\d$/.test(line));
    expect(figures(rehearsed)).toEqual(figures(real));
  });

  it('[IM9] is refused by a company of other money, an unknown company, and for an unknown person', async () => {
    const { company } = await trial.found();
    const before = await trial.everything();
    await expect(trial.run(text, { company: String(company) })).rejects.toThrow(
      "the prices of the file are in GBP, the company's currency is SEK",
    );
    await expect(trial.run(text, { company: 'Nowhere' })).rejects.toThrow('has no company Nowhere, but ');
    await expect(trial.run(text, { user: 'eve@example.com' })).rejects.toThrow(
      'nobody signs in as eve@example.com',
    );
    await expect(trial.run(retailText([{ price: '0' }]))).rejects.toThrow('no line of the file can be taken');
    expect(await trial.everything()).toEqual(before);
  });

  it('[IM2] with an order that the company refuses rejects its lines and their cancellations', async () => {
    const [sale = {}] = smallTrade;
    const lines = Array.from({ length: 2001 }, (_, index) => ({
      ...sale,
      code: `C${index % 9}`,
      quantity: '1',
    }));
    const cancellation = { invoice: 'C9', code: 'C0', quantity: '-1', date: '2011-02-09 10:00:00' };
    const report = await trial.run(retailText([...lines, cancellation, { invoice: '700100' }]));
    expect(['lines read', 'lines taken', 'refused', 'saleRefused'].map(report.count)).toEqual([
      2003, 1, 2001, 1,
    ]);
  });
});
