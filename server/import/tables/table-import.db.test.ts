import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare } from '#model/values/order.ts';
import {
  attributeFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { freshId, mustPropose, type FoundedCompany } from '#server/testing/company.fixtures.ts';
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

const run = (as: TableKind, lines: readonly string[], dryRun = false): Promise<Report> =>
  trial.run(lines.join('\n'), { as, company: String(place.company), dryRun });

/** Lines read, imported, imported before and rejected, and the reasons in order. */
const sums = (report: Report, as: TableKind): unknown[] => {
  const counted = ['lines read', as, 'taken by an earlier run', 'lines rejected'].map(report.count);
  const reasons = [...report.text.matchAll(/^ {4}(\S.*?) {2,}\d+$/gm)].map((match) => match[1]);
  const others = [as, 'taken by an earlier run', 'nothing in stock'];
  return [...counted, reasons.filter((reason) => !others.includes(reason ?? ''))];
};

const products = [
  'Name;SKU;Price;name sv;barcode;unit;kind',
  'Bolt;B-1;12,50;Bult;7310000000017;pcs;',
  'Nut;N-1;0,0001;;;box;',
  'Tape;T-1;5;;;;consumable',
  'Hour;H-1;900;;;h;service',
  'Nut again;n-1;1;;;;',
  ';X-1;1;;;;',
  'Dear;X-2;1,23456;;;;',
  'Odd;X-3;1;;;bucket;',
  'Bolt;B-1;12,50;Bult;7310000000017;pcs;',
  'Short;X-4;1',
];

describe('a table', () => {
  it('[IM10, DI47] of products makes active ones; each dirty line is rejected alone, or taken without a cell', async () => {
    const report = await run('products', products);
    expect(sums(report, 'products')).toEqual([
      10,
      6,
      0,
      4,
      ['sku importTwice', 'name cellMissing', 'wrongColumns'],
    ]);
    expect(report.text).toContain('price rounded in a line: “1,23456” has more than 4 decimals.');
    expect(report.text).toContain('unit left out of a line: “bucket” is not one of:');
    const rows = await allRows(trial.database, place.company, 'product');
    expect(
      rows.map(({ sku, name, price, unit, kind, state }) => [sku, name, price, unit, kind, state]).sort(),
    ).toEqual([
      ['B-1', { en: 'Bolt', sv: 'Bult' }, 125_000, 'pcs', 'stocked', 'active'],
      ['H-1', { en: 'Hour', sv: '' }, 9_000_000, 'h', 'service', 'active'],
      ['N-1', { en: 'Nut', sv: '' }, 1, 'box', 'stocked', 'active'],
      ['T-1', { en: 'Tape', sv: '' }, 50_000, 'pcs', 'consumable', 'active'],
      ['X-2', { en: 'Dear', sv: '' }, 12_346, 'pcs', 'stocked', 'active'],
      ['X-3', { en: 'Odd', sv: '' }, 10_000, 'pcs', 'stocked', 'active'],
    ]);
  });

  it('[DI47, CK1, CK2, CK3, CK5] whose numbers cannot be right is taken without them, and that is told', async () => {
    const scanned = await run('products', ['sku;name;price;barcode', 'Q-1;Bad;1;7310000000018'], true);
    expect(sums(scanned, 'products')).toEqual([1, 1, 0, 0, []]);
    expect(scanned.text).toContain('barcode left out of a line: ');
    const numbered = await run(
      'suppliers',
      [
        'number,name,country,postcode,organisation_number,vat_number',
        'R1,Good,SE,222 22,556000-0001,SE556000000101',
        'R2,Luhn,SE,222 22,556000-0002,',
        'R3,VAT,SE,222 22,,SE556000000201',
        'R4,Post,SE,2222,,',
      ],
      true,
    );
    expect(sums(numbered, 'suppliers')).toEqual([4, 4, 0, 0, []]);
    for (const field of ['organisation_number', 'vat_number', 'postcode'])
      expect(numbered.text).toContain(`${field} left out of a line: `);
  });

  it('[IM8] that comes again takes nothing twice', async () => {
    const again = await run('products', products);
    expect(sums(again, 'products').slice(0, 4)).toEqual([10, 0, 6, 4]);
    expect(await allRows(trial.database, place.company, 'product')).toHaveLength(6);
  });

  it('[IM10] of customers and suppliers has the company’s country and currency where it says none', async () => {
    const customers = await run('customers', [
      'number,name,country,vat_treatment,credit_limit,email',
      'C1,Ann,,,"1 000,50",ann@example.com',
      'C2,Ben,NO,export,,',
      'C3,Eve,NO,,,',
      'C4,Kim,Norway,export,,',
      'C5,Joe,DE,euB2B,,',
    ]);
    expect(sums(customers, 'customers')).toEqual([5, 4, 0, 1, ['vatNumberMissing']]);
    const [ann, ben] = await allRows(trial.database, place.company, 'customer').then((rows) =>
      rows.sort((a, b) => compare(a.number, b.number)),
    );
    expect(ann).toMatchObject({
      currency: 'SEK',
      vatTreatment: 'derived',
      creditLimit: 100_050,
      contacts: [{ name: 'Ann', email: 'ann@example.com' }],
    });
    expect(ben).toMatchObject({ addresses: { billing: { country: 'NO' } }, vatTreatment: 'derived' });
    const suppliers = await run('suppliers', [
      'number,name,lead_days,currency',
      'S1,Sam,7,EUR',
      'S2,Sue,,XXX',
    ]);
    expect(sums(suppliers, 'suppliers')).toEqual([2, 1, 0, 1, ['currency cellNotCurrency']]);
    const [sam] = await allRows(trial.database, place.company, 'supplier');
    expect(sam).toMatchObject({ number: 'S1', leadDays: 7, currency: 'EUR' });
  });

  const stock = [
    'sku,quantity,location,unit_cost',
    'b-1,10,A-01,2.5',
    'B-1,3,,2',
    'B-1,1,a-01,2',
    'N-1,0,A-01,1',
    'Q-9,1,A-01,1',
    'N-1,5,Z-99,1',
    'N-1,5,A-02,',
    'T-1,5,A-02,',
  ];
  const balances = async () => {
    const rows = await allRows(trial.database, place.company, 'balance');
    return rows
      .filter((row) => row.onHand > 0)
      .map((row) => [place.bins.indexOf(row.location), row.onHand])
      .sort();
  };

  it('[IM11] of stock is rehearsed without writing anything', async () => {
    const before = await trial.everything();
    const reasons = [
      'importTwice',
      'sku cellUnknownRecord',
      'location cellUnknownRecord',
      'sku importNotStocked',
    ];
    const report = await run('stock', stock, true);
    expect(sums(report, 'stock')).toEqual([8, 3, 0, 4, reasons]);
    expect(report.count('nothing in stock')).toBe(1);
    expect(await trial.everything()).toEqual(before);
  });

  it('[IM10] of stock is posted as opening receipts, into bins or where goods are received', async () => {
    expect(sums(await run('stock', stock), 'stock').slice(0, 4)).toEqual([8, 3, 0, 4]);
    expect(await balances()).toEqual([
      [-1, 3000],
      [0, 10_000],
      [1, 5000],
    ]);
    const receipts = await allRows(trial.database, place.company, 'goodsReceipt');
    expect(receipts.map(({ source, lines }) => [source, lines.length])).toEqual([['opening', 3]]);
  });

  it('[IM8] of stock that was mended brings in only what is new, and never other quantities', async () => {
    const mended = [...stock.slice(0, 1), 'B-1,11,A-01,2.5', 'B-1,3,,2', 'N-1,4,A-03,1', 'N-1,5,A-02,'];
    expect(sums(await run('stock', mended), 'stock')).toEqual([4, 1, 2, 1, ['otherQuantity']]);
    expect(await balances()).toEqual([
      [-1, 3000],
      [0, 10_000],
      [1, 5000],
      [2, 4000],
    ]);
  });

  it('[IM10] of stock keeps out only the line that the company refuses, and leaves no draft', async () => {
    await run('products', ['name,sku,price', 'Glue,G-1,5']);
    const products = await allRows(trial.database, place.company, 'product');
    const glue = { kind: 'product', document: products.find(({ sku }) => sku === 'G-1')?.id ?? '', data: {} };
    const end = ['phaseOut', 'archive'].map((type) => ({ ...glue, type }));
    await mustPropose(trial.deps.executor, place.company, end);
    const before = await balances();
    const lines = ['sku,quantity,location', 'N-1,1,A-01', 'G-1,1,A-02', 'B-1,2,A-02', 'B-1,3,A-03'];
    expect(sums(await run('stock', lines), 'stock')).toEqual([4, 3, 0, 1, ['unknownProduct']]);
    expect((await balances()).length).toBe(before.length + 3);
    const receipts = await allRows(trial.database, place.company, 'goodsReceipt');
    expect(receipts.filter(({ effectiveAt }) => effectiveAt === null)).toEqual([]);
  });

  it('[IM8, IM10] of products and of stock tells lots, serial numbers and days of expiry', async () => {
    const goods = [
      'sku,name,price,tracking,expires',
      'M-1,Milk,9,lot,yes',
      'D-1,Drill,990,Serial,',
      'C-1,Cup,1,,',
      'Z-1,Odd,1,heap,',
      'Z-2,Odd,1,lot,perhaps',
      'Z-3,Odd,1,,yes',
    ];
    const wrong = ['tracking cellNotChoice', 'expires cellNotYesNo', 'expiryNeedsLots'];
    expect(sums(await run('products', goods), 'products')).toEqual([6, 3, 0, 3, wrong]);
    const counted = [
      'sku,quantity,lot,expires_on,location',
      'M-1,4,L1,2190-05-31,A-01',
      'M-1,2,l1,2190-05-31,A-02',
      'M-1,1,L1,2190-05-31,A-01',
      'M-1,5,L2,31/5,A-01',
      'M-1,5,,,A-03',
      'M-1,5,L3,,A-01',
      'D-1,1,S1,,A-01',
      'D-1,2,S2,,A-01',
      'C-1,3,,2190-05-31,A-01',
      'C-1,3,L1,,A-02',
    ];
    const reasons = ['importTwice', 'lotMissing', 'expiryMissing', 'serialIsOne'];
    const lines = [...reasons, 'lot importLotMissing', 'lotNotAsked'];
    const report = sums(await run('stock', counted), 'stock');
    expect(report.slice(0, 4)).toEqual([10, 3, 0, 7]);
    expect(new Set(report[4] as string[])).toEqual(new Set(lines)); // the reasons are names
    expect(sums(await run('stock', counted), 'stock').slice(0, 4)).toEqual([10, 0, 3, 7]);
    const lots = await allRows(trial.database, place.company, 'lot');
    expect(lots.map(({ code, expiresOn }) => [code, expiresOn]).sort()).toEqual([
      ['L1', '2190-05-31'],
      ['S1', null],
    ]);
    const milk = lots.find(({ code }) => code === 'L1');
    const stock = await allRows(trial.database, place.company, 'balance');
    const lying = stock.filter(({ lot, warehouse }) => lot === milk?.id && warehouse !== null);
    expect(lying.map(({ onHand }) => onHand).sort()).toEqual([2000, 4000]);
  });

  it('[IM13] of a kind that declares one has the columns of its form, and names other documents by their codes', async () => {
    const [warehouse] = await allRows(trial.database, place.company, 'warehouse');
    const code = warehouse?.code ?? '';
    const lines = [
      'code;warehouse;location type;pickable;zone;pick_sequence',
      `Q-01;${code.toLowerCase()};storage;ja;Q;7`,
      `Q-02;${code};Storage;;;`,
      'Q-03;nowhere;storage;yes;;1',
      `Q-04;${code};cellar;yes;;1`,
      `Q-05;${code};storage;perhaps;;1`,
      `Q-06;${code};storage;yes;;high`,
      `Q-01;${code};storage;yes;;1`,
    ];
    const reasons = [
      'pick_sequence cellMissing',
      'warehouse cellUnknownRecord',
      'location_type cellNotChoice',
      'pick_sequence cellNotNumber',
      'code importTwice',
    ];
    expect(sums(await run('locations', lines), 'locations')).toEqual([7, 2, 0, 5, reasons]);
    const rows = await allRows(trial.database, place.company, 'location');
    expect(rows.find((row) => row.code === 'Q-01')).toMatchObject({
      warehouse: warehouse?.id,
      locationType: 'storage',
      pickable: true,
      zone: 'Q',
      pickSequence: 7,
    });
  });

  it('[IM13] of locations may name its columns as they were called before', async () => {
    const [warehouse] = await allRows(trial.database, place.company, 'warehouse');
    const lines = ['code,warehouse,usage,walking_order', `P-01,${warehouse?.code ?? ''},staging,8`];
    expect(sums(await run('locations', lines), 'locations')).toEqual([1, 1, 0, 0, []]);
    const rows = await allRows(trial.database, place.company, 'location');
    expect(rows.find((row) => row.code === 'P-01')).toMatchObject({
      locationType: 'staging',
      pickSequence: 8,
    });
  });

  it('[PC9] of customers names categories by path, and creates what is missing of them', async () => {
    const lines = [
      'number,name,category',
      'P-1,Ada,Retail/Chains',
      'P-2,Bo,retail / chains',
      'P-3,Cy,Retail',
      'P-4,Di,',
    ];
    const deep = 'P-5,Ed,a/b/c/d/e/f';
    const before = await allRows(trial.database, place.company, 'customerCategory');
    expect(sums(await run('customers', lines, true), 'customers')).toEqual([4, 4, 0, 0, []]);
    expect(await allRows(trial.database, place.company, 'customerCategory')).toEqual(before);
    expect(sums(await run('customers', [...lines, deep]), 'customers')).toEqual([5, 5, 0, 0, []]);
    expect(sums(await run('customers', lines), 'customers')).toEqual([4, 0, 4, 0, []]);
    const categories = await allRows(trial.database, place.company, 'customerCategory');
    const named = (name: string) => categories.filter((row) => row.name === name);
    const [retail] = named('Retail');
    const [chains, ...others] = named('Chains');
    expect([named('Retail').length, others, chains?.parent]).toEqual([1, [], retail?.id]);
    const customers = await allRows(trial.database, place.company, 'customer');
    const of = (number: string) => customers.find((row) => row.number === number)?.category;
    expect(['P-1', 'P-2', 'P-3', 'P-4'].map(of)).toEqual([chains?.id, chains?.id, retail?.id, null]);
  });

  it('[IM13] of exchange rates takes each day of a currency once, at up to six decimals', async () => {
    const lines = [
      'currency;on;rate',
      'EUR;2026-05-01;11,254321',
      'EUR;2026-05-01;11,3',
      'NOK;2026-05-01;zero',
    ];
    expect(sums(await run('exchange-rates', lines), 'exchange-rates').slice(0, 2)).toEqual([3, 1]);
    const rows = await allRows(trial.database, place.company, 'exchangeRate');
    expect(rows).toMatchObject([{ currency: 'EUR', on: '2026-05-01', rate: 11_254_321 }]);
  });

  it('[IM13] of categories fills texts in both languages and fields within fields', async () => {
    const lines = ['Name;name sv;vat class;over receipt', 'Tools;Verktyg;reduced;2,5', 'Candles;;;'];
    expect(sums(await run('categories', lines), 'categories')).toEqual([2, 2, 0, 0, []]);
    const again = ['name,parent', 'Hammers,tools', 'Saws,Nothing'];
    expect(sums(await run('categories', again), 'categories')).toEqual([
      2,
      1,
      0,
      1,
      ['parent cellUnknownRecord'],
    ]);
    const rows = await allRows(trial.database, place.company, 'category');
    const tools = rows.find(({ name }) => name.en === 'Tools');
    expect(tools).toMatchObject({
      name: { en: 'Tools', sv: 'Verktyg' },
      parent: null,
      defaults: { vatClass: 'reduced', overReceipt: 250 },
    });
    expect(rows.find(({ name }) => name.en === 'Hammers')?.parent).toBe(tools?.id);
  });

  it('[IM14, TY7] of products gives them their types; one that lacks what its type requires stays a draft', async () => {
    const { executor } = trial.deps;
    const attributes = [attributeFixture('thread', { required: true })];
    const data = productTypeFixture({ name: { en: 'Rods', sv: '' }, attributes });
    await mustPropose(executor, place.company, [
      { kind: 'productType', document: freshId(), type: 'create', data },
    ]);
    const lines = [
      'sku,name,price,type,attr.thread',
      'R-1,Rod,1,Rods,M8',
      'R-2,Rod,1,rods,',
      'R-3,Rod,1,Bars,',
    ];
    const report = await run('products', lines);
    expect(sums(report, 'products')).toEqual([3, 3, 0, 0, []]);
    const rows = await allRows(trial.database, place.company, 'product');
    const rods = rows
      .filter(({ sku }) => sku.startsWith('R-'))
      .map((row) => [row.sku, row.state, row.attributes]);
    expect(rods.toSorted()).toEqual([
      ['R-1', 'active', { thread: 'M8' }],
      ['R-2', 'draft', undefined],
      ['R-3', 'active', undefined],
    ]);
  });

  it.each<[TableKind, string, string]>([
    ['locations', 'code,location_type', 'the header of locations lacks warehouse'],
    ['products', 'sku,price', 'the header of products lacks name'],
    ['stock', 'sku,quantity,colour', 'the header of stock has colour; known are sku, quantity, warehouse'],
    ['products', 'sku,name,price,SKU', 'the header of products has sku twice'],
  ])('[IM9] of %s with the header %s is refused in a sentence', async (as, header, sentence) => {
    await expect(run(as, [header, 'a,b,c,d'])).rejects.toThrow(sentence);
  });

  it('[IM9] whose header tells nothing needs to be told, and a company that there is', async () => {
    await expect(trial.run('a,b\n1,2')).rejects.toThrow('the header does not tell what the file holds');
    await expect(trial.run('a,b\n1,2', { as: 'sales-orders' })).rejects.toThrow(
      'sales orders need the header Inv',
    );
    await expect(trial.run('sku,quantity\n1,2', { as: 'stock' })).rejects.toThrow(
      'stock need a company that there is',
    );
  });
});
