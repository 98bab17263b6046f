import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataImportRow, ImportMapping } from '#model/data-import/data-import.facts.ts';
import type { ImportLine } from '#model/data-import/import-line.ts';
import { engine } from '#machines/registry.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { companyBusiness } from '#server/company-business.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, FOUNDER, foundCompany, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { allRows } from '../company-data.ts';
import {
  erpnextItems,
  fortnoxArticles,
  handMadeList,
  locationList,
  odooProducts,
  openSales,
  priceList,
  severalSheets,
  shopifyProducts,
  vismaCustomers,
  type ForeignFile,
} from './foreign-files.fixtures.ts';
import { watchImports, type ImportWatch } from './watch-imports.ts';

let server: CompanyApp;
let watch: ImportWatch;
let companies = 0;

beforeAll(async () => {
  server = await openCompanyApp();
  watch = watchImports({
    ...server.platform,
    engine,
    database: server.database,
    business: companyBusiness,
    now: () => new Date().toISOString(),
    companies: async () => [],
    onFault: (error) => server.faults.push(error),
  });
});
afterAll(async () => {
  await watch.close();
  await server.close();
  if (server.faults.length > 0) throw new AggregateError(server.faults);
});

async function company(): Promise<number> {
  companies += 1;
  await foundCompany(server.platform.executor, companies);
  return companies;
}

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly user?: string;
  readonly body?: object;
}

async function ask(path: string, { method = 'GET', user = FOUNDER, body }: Asked = {}) {
  const answer = await server.app.inject({
    method,
    url: `/api/core/companies/${path}`,
    headers: { 'x-user': user, 'accept-language': 'sv', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, text: answer.body, raw: answer.rawPayload, json: () => answer.json() };
}

async function send(of: number, file: ForeignFile, query = '', user = FOUNDER) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await file.content())]), file.name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/core/companies/${of}/imports/${query}`,
    headers: {
      'x-user': user,
      'accept-language': 'sv',
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function begun(of: number, file: ForeignFile, query = ''): Promise<string> {
  const { status, body } = await send(of, file, query);
  expect([status, body]).toEqual([200, { id: expect.any(String) }]);
  return body.id;
}

const rows = <N extends TableName>(of: number, table: N): Promise<Rows[N][]> =>
  allRows(server.database, of, table);

async function importRow(of: number, id: string): Promise<DataImportRow> {
  const row = (await rows(of, 'dataImport')).find((one) => one.id === id);
  if (!row) throw new Error('there is no such import');
  return row;
}

/** Asks for a step, and waits until the server has done it. */
async function step(
  of: number,
  id: string,
  what: 'check' | 'run' | 'undo',
  user = FOUNDER,
): Promise<DataImportRow> {
  const answer = await ask(`${of}/imports/${id}/${what}/`, { method: 'POST', user });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('seq')]);
  await watch.settled();
  return importRow(of, id);
}

const linesOf = async (of: number, id: string, query = ''): Promise<ImportLine[]> =>
  (await ask(`${of}/imports/${id}/lines/${query}`)).json().lines;

/** What was guessed: fields by head. */
const guessed = ({ table, mapping }: DataImportRow): Record<string, string> =>
  Object.fromEntries(mapping.columns.map(({ column, field }) => [table.heads[column], field]));

const refusals = (lines: readonly ImportLine[]) =>
  lines.map(({ line, verdict }) => [line, verdict?.refusal?.field, verdict?.refusal?.code]);

describe('a file of another system', () => {
  it('[DI4, DI7, DI9, DI19, DI20, DI21] Fortnox: articles are guessed, checked, taken, changed and taken back', async () => {
    const of = await company();
    const id = await begun(of, fortnoxArticles);
    const row = await importRow(of, id);
    expect(row.table).toMatchObject({ lines: 5, skipped: 1, headLine: 1 });
    expect([row.mapping.target, guessed(row)]).toEqual([
      'products',
      {
        Artikelnr: 'sku',
        Benämning: 'name',
        Artikeltyp: 'kind',
        Enhet: 'unit',
        'Försäljningspris exkl moms': 'price',
        Moms: 'vat_class',
        EAN: 'barcode',
        Vikt: 'weight',
      },
    ]);
    const checked = await step(of, id, 'check');
    expect([checked.state, checked.counts]).toEqual([
      'checked',
      { create: 4, update: 0, same: 0, rejected: 1, taken: 0, undone: 0 },
    ]);
    expect(await rows(of, 'product')).toEqual([]);
    expect(refusals(await linesOf(of, id, '?only=rejected'))).toEqual([[6, 'price', 'cellNotNumber']]);

    const done = await step(of, id, 'run');
    expect([done.state, done.counts.taken, done.counts.rejected]).toEqual(['done', 4, 1]);
    const products = await rows(of, 'product');
    expect(
      products
        .map(({ sku, name, price, unit, kind, vatClass, state }) => [
          sku,
          name.en,
          price,
          unit,
          kind,
          vatClass,
          state,
        ])
        .sort(),
    ).toEqual([
      ['1001', 'Skruv M8 förzinkad', 125_000, 'pcs', 'stocked', 'standard', 'active'],
      ['1002', 'Slipskiva 125 mm; grov', 12_990_000, 'pack', 'stocked', 'standard', 'active'],
      ['1003', 'Montering per timme', 8_500_000, 'h', 'service', 'standard', 'active'],
      ['1004', 'Arbetshandskar str. 10', 899_000, 'pcs', 'stocked', 'standard', 'active'],
    ]);

    const corrected = await ask(`${of}/imports/${id}/lines/6/`, {
      method: 'PUT',
      body: { cells: { 4: '10,00' } },
    });
    expect(corrected.json().line.verdict).toMatchObject({ takes: 'create', about: '1005' });
    expect((await importRow(of, id)).counts).toMatchObject({ create: 1, rejected: 0, taken: 4 });
    expect((await step(of, id, 'run')).counts).toMatchObject({ create: 0, taken: 5 });

    const prices = await begun(of, priceList, '?target=prices');
    await step(of, prices, 'check');
    const changed = await linesOf(of, prices);
    expect(changed.map(({ verdict }) => [verdict?.takes, verdict?.changes, verdict?.refusal?.code])).toEqual([
      ['update', [{ field: 'price', before: '12.5', after: '13.75' }], undefined],
      ['update', [{ field: 'price', before: '89.9', after: '92' }], undefined],
      ['rejected', [], 'lineIsNew'],
    ]);
    await step(of, prices, 'run');
    const priceOf = async (sku: string) => (await rows(of, 'product')).find((one) => one.sku === sku)?.price;
    expect(await priceOf('1001')).toBe(137_500);

    // What was changed since stays as it is; all else is taken back.
    const partly = await step(of, id, 'undo');
    expect([partly.state, partly.counts.undone, partly.counts.taken]).toEqual(['undone', 3, 2]);
    expect((await linesOf(of, id, '?stage=kept')).map(({ line, kept }) => [line, kept?.code])).toEqual([
      [2, 'importChangedSince'],
      [5, 'importChangedSince'],
    ]);
    await step(of, prices, 'undo');
    expect(await priceOf('1001')).toBe(125_000);

    // The codes of what was taken back are free again.
    const again = await begun(of, fortnoxArticles);
    const repeated = await step(of, again, 'check');
    expect(repeated.counts).toMatchObject({ create: 2, same: 2, rejected: 1 });
    expect((await step(of, again, 'run')).counts.taken).toBe(2);
  });

  it('[DI5, DI12, DI16] Visma: customers from UTF-16, with countries in words and their VAT proposed', async () => {
    const of = await company();
    const id = await begun(of, vismaCustomers);
    const row = await importRow(of, id);
    expect(row.mapping.target).toBe('customers');
    expect(Object.values(guessed(row))).toEqual(
      'number name organisation_number vat_number street postcode city country email phone terms credit_limit currency'.split(
        ' ',
      ),
    );
    await step(of, id, 'check');
    expect(refusals(await linesOf(of, id, '?only=rejected'))).toEqual([[6, 'country', 'cellNotCountry']]);
    await step(of, id, 'run');
    const customers = (await rows(of, 'customer')).toSorted((a, b) => a.number.localeCompare(b.number));
    expect(
      customers.map(({ number, addresses, vatTreatment, terms, currency, creditLimit, vatNumber }) => [
        number,
        addresses.billing.country,
        vatTreatment,
        terms,
        currency,
        creditLimit,
        vatNumber,
      ]),
    ).toEqual([
      ['10', 'SE', 'domestic', 30, 'SEK', 5_000_000, 'SE556000000101'],
      ['11', 'DE', 'euB2B', 14, 'EUR', null, 'DE136695976'],
      ['12', 'NO', 'export', 0, 'NOK', null, ''],
      ['13', 'SE', 'domestic', expect.anything(), 'SEK', null, ''],
    ]);
    const undone = await step(of, id, 'undo');
    expect(undone.counts).toMatchObject({ taken: 0, undone: 4 });
    expect((await rows(of, 'customer')).map(({ state }) => state)).toEqual(Array(4).fill('archived'));
  });

  it('[DI8, DI9] Odoo: a workbook whose categories are created along their paths', async () => {
    const of = await company();
    const id = await begun(of, odooProducts);
    const row = await importRow(of, id);
    expect(guessed(row)).toMatchObject({
      'Internal Reference': 'sku',
      Name: 'name',
      Barcode: 'barcode',
      'Sales Price': 'price',
      'Product Category/Complete Name': 'category',
      Weight: 'weight_kg',
    });
    expect((await step(of, id, 'check')).counts).toMatchObject({ create: 3, rejected: 0 });
    await step(of, id, 'run');
    const categories = await rows(of, 'category');
    expect(categories.map(({ name }) => name.en).sort()).toEqual(['All', 'Furniture', 'Services']);
    const chair = (await rows(of, 'product')).find(({ sku }) => sku === 'FURN-7777');
    expect(chair).toMatchObject({
      price: 701_000,
      weight: 7250,
      barcodes: [{ code: '4006381333931' }],
      category: categories.find(({ name }) => name.en === 'Furniture')?.id,
    });
    const undone = await step(of, id, 'undo');
    expect(undone.counts).toMatchObject({ taken: 0, undone: 3 });
    expect((await rows(of, 'category')).map(({ state }) => state)).toEqual(Array(3).fill('archived'));
  });

  it('[DI4, DI10] ERPNext: what looks like thousands is read as the other columns tell', async () => {
    const of = await company();
    const id = await begun(of, erpnextItems);
    await step(of, id, 'check');
    const lines = await linesOf(of, id);
    expect(refusals(lines).at(-1)).toEqual([4, 'unit', 'cellNotChoice']);
    expect(lines[0]?.verdict?.changes).toEqual(
      expect.arrayContaining([
        { field: 'sku', before: '', after: 'STO-ITEM-1' },
        { field: 'name', before: '', after: 'T-shirt "Classic"' },
        { field: 'price', before: '', after: '149' },
        { field: 'weight_kg', before: '', after: '0.18' },
        { field: 'origin', before: '', after: 'SE' },
      ]),
    );
    const csv = await ask(`${of}/imports/${id}/rejected/csv/`);
    expect(csv.text).toContain('"ID";"Item Code"'.replaceAll('"', ''));
    expect(csv.text).toContain('Default Unit of Measure: ”Bushel” är inget av:');
    const workbook = await ask(`${of}/imports/${id}/rejected/xlsx/`);
    expect([workbook.status, workbook.raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  it('[DI9] Shopify: variants over several rows, one product each; rows of pictures are none', async () => {
    const of = await company();
    const id = await begun(of, shopifyProducts);
    expect((await importRow(of, id)).table).toMatchObject({ lines: 3, skipped: 1 });
    await step(of, id, 'check');
    await step(of, id, 'run');
    expect((await rows(of, 'product')).map(({ sku, name, weight }) => [sku, name.en, weight]).sort()).toEqual(
      [
        ['MUG-1', 'Mug', 350],
        ['TEE-M-B', 'Organic tee, M, Blue', 190],
        ['TEE-S-B', 'Organic tee, S, Blue', 180],
      ],
    );
  });

  it('[DI7, DI9, DI21] a list made by hand: stock below titles, posted, and reversed', async () => {
    const of = await company();
    const articles = await begun(of, fortnoxArticles);
    await step(of, articles, 'check');
    await step(of, articles, 'run');
    const id = await begun(of, handMadeList);
    const row = await importRow(of, id);
    expect([row.mapping.target, row.table.headLine, guessed(row)]).toEqual([
      'stock',
      4,
      { 'Art.nr': 'sku', Saldo: 'quantity', Lagerplats: 'location', Inpris: 'unit_cost' },
    ]);
    const checked = await step(of, id, 'check');
    expect(checked.counts).toMatchObject({ create: 2, rejected: 1 });
    expect(await rows(of, 'goodsReceipt')).toEqual([]);
    await step(of, id, 'run');
    const [receipt] = await rows(of, 'goodsReceipt');
    expect(receipt).toMatchObject({ state: 'posted', source: 'opening' });
    expect(receipt?.lines.map(({ quantity, unitCost }) => [quantity, unitCost])).toEqual([
      [1_250_000, 41_000],
      [120_000, 310_000],
    ]);
    const kept = await step(of, articles, 'undo');
    expect(kept.counts).toMatchObject({ undone: 2, taken: 2 });
    const undone = await step(of, id, 'undo');
    expect(undone.counts).toMatchObject({ undone: 2, taken: 0 });
    expect((await rows(of, 'goodsReceipt')).map(({ state }) => state)).toEqual(['reversed']);
    // What stood in the way is gone.
    expect((await step(of, articles, 'undo')).counts).toMatchObject({ undone: 4, taken: 0 });
  });

  it('[IM13, DI6] locations of a warehouse, by the fields of their form', async () => {
    const of = await company();
    const id = await begun(of, locationList);
    expect((await importRow(of, id)).mapping.target).toBe('locations');
    expect((await step(of, id, 'check')).counts).toMatchObject({ create: 3, rejected: 0 });
    await step(of, id, 'run');
    const made = (await rows(of, 'location')).filter(({ code }) => code.startsWith('B-'));
    expect(
      made
        .map(({ code, locationType, pickable, pickSequence }) => [code, locationType, pickable, pickSequence])
        .sort(),
    ).toEqual([
      ['B-01', 'storage', true, 100],
      ['B-02', 'storage', false, 110],
      ['B-03', 'quarantine', false, 120],
    ]);
    const again = await begun(of, locationList);
    expect((await step(of, again, 'check')).counts).toMatchObject({ same: 3, create: 0 });
    expect((await ask(`${of}/imports/${again}/run/`, { method: 'POST' })).json()).toMatchObject({
      code: 'importNothingToTake',
    });
  });

  it('[DI21, DI22] open orders of many lines, as drafts that are whole, and discarded', async () => {
    const of = await company();
    for (const file of [fortnoxArticles, vismaCustomers]) {
      const masters = await begun(of, file);
      await step(of, masters, 'check');
      await step(of, masters, 'run');
    }
    await mustPropose(server.platform.executor, of, [
      {
        kind: 'exchangeRate',
        document: freshId(),
        type: 'create',
        data: { currency: 'NOK', on: '2026-01-02', rate: 980_000 },
      },
    ]);
    const id = await begun(of, openSales);
    expect([
      (await importRow(of, id)).mapping.target,
      Object.values(guessed(await importRow(of, id))),
    ]).toEqual([
      'open-sales-orders',
      'order ordered_on customer sku quantity price discount promised_on'.split(' '),
    ]);
    expect((await step(of, id, 'check')).counts).toMatchObject({ create: 3, rejected: 2 });
    expect(refusals(await linesOf(of, id, '?only=rejected'))).toEqual([
      [5, 'order', 'importOrderIncomplete'],
      [6, 'sku', 'cellUnknownRecord'],
    ]);
    const put = (cells: object) => ask(`${of}/imports/${id}/lines/6/`, { method: 'PUT', body: { cells } });
    expect((await put({ 3: '1004' })).json().counts).toMatchObject({ create: 5, rejected: 0 });
    expect((await put({ 3: null })).json().counts).toMatchObject({ create: 3, rejected: 2 });
    await step(of, id, 'run');
    const orders = (await rows(of, 'salesOrder')).toSorted((a, b) =>
      a.theirReference.localeCompare(b.theirReference),
    );
    expect(
      orders.map(({ theirReference, state, currency, rate, promisedOn, lines }) => [
        theirReference,
        Object(state).commercial,
        currency,
        rate,
        promisedOn,
        lines.map(({ quantity, price, discount }) => [quantity, price, discount]),
      ]),
    ).toEqual([
      [
        '501',
        'draft',
        'SEK',
        1_000_000,
        '2026-12-01',
        [
          [100_000, 125_000, 0],
          [5000, 899_000, 1000],
        ],
      ],
      ['502', 'draft', 'NOK', 980_000, '2026-03-03', [[7000, 125_000, 0]]],
    ]);
    const again = await begun(of, openSales);
    expect((await step(of, again, 'check')).counts).toMatchObject({ create: 0, rejected: 5 });
    const [first, second] = orders;
    await mustPropose(server.platform.executor, of, [
      { kind: 'salesOrder', document: first?.id ?? '', type: 'confirm', data: {} },
    ]);
    expect((await step(of, id, 'undo')).counts).toMatchObject({ undone: 1, taken: 2 });
    const after = await rows(of, 'salesOrder');
    expect(Object(after.find((one) => one.id === second?.id)?.state).commercial).toBe('cancelled');
  });
});

describe('an import', () => {
  it('[DI17] keeps its mapping for files with the same heads, in whatever order they come', async () => {
    const of = await company();
    const id = await begun(of, { name: 'a.csv', content: () => Buffer.from('Kod,Vad,Kostar\nA-1,Bult,5\n') });
    const { mapping } = await importRow(of, id);
    const own: ImportMapping = {
      ...mapping,
      target: 'products',
      key: 'sku',
      mode: 'createOnly',
      columns: [
        { column: 0, field: 'sku' },
        { column: 1, field: 'name' },
        { column: 2, field: 'price' },
      ],
      fixed: { unit: 'kg' },
    };
    const answer = await ask(`${of}/imports/${id}/mapping/`, { method: 'PUT', body: own });
    expect([answer.status, answer.json().mapping]).toEqual([200, own]);
    const next = await begun(of, {
      name: 'b.csv',
      content: () => Buffer.from('Kostar;Kod;Vad\n7;A-2;Mutter\n'),
    });
    expect((await importRow(of, next)).mapping).toEqual({
      ...own,
      columns: [
        { column: 1, field: 'sku' },
        { column: 2, field: 'name' },
        { column: 0, field: 'price' },
      ],
    });
    const wrong = {
      ...own,
      columns: [
        { column: 9, field: 'sku' },
        { column: 0, field: 'none' },
      ],
    };
    expect((await ask(`${of}/imports/${id}/mapping/`, { method: 'PUT', body: wrong })).json()).toMatchObject({
      code: 'invalid',
      fields: { 'columns.0.column': 'too_big', 'columns.1.field': 'invalid_value' },
    });
  });

  it('[DI9, DI20] of a workbook reads the sheet that is chosen; what says the same is put right together', async () => {
    const of = await company();
    const id = await begun(of, severalSheets);
    expect((await importRow(of, id)).file.sheets).toEqual(['Läs mig', 'Artiklar', 'Kunder']);
    const choose = (sheet: string) => ask(`${of}/imports/${id}/sheet/`, { method: 'POST', body: { sheet } });
    expect((await choose('Kunder')).status).toBe(200);
    expect(await importRow(of, id)).toMatchObject({
      table: { sheet: 'Kunder', lines: 1 },
      mapping: { target: 'customers' },
    });
    expect((await choose('Blad9')).json()).toMatchObject({ code: 'importNoSheet' });
    await choose('Artiklar');
    expect((await step(of, id, 'check')).counts).toMatchObject({ create: 1, rejected: 2 });
    const alike = { column: 2, is: 'styk', becomes: 'st' };
    const answer = await ask(`${of}/imports/${id}/corrections/`, { method: 'POST', body: alike });
    expect(answer.json()).toMatchObject({ changed: 2, counts: { create: 3, rejected: 0 } });
    const lines = [
      { line: 3, cells: { 2: null } },
      { line: 4, cells: { 1: 'Klämma 8 mm' } },
    ];
    const several = await ask(`${of}/imports/${id}/lines/`, { method: 'PUT', body: { lines } });
    expect(several.json()).toMatchObject({
      lines: [
        { line: 3, corrections: {}, verdict: { takes: 'rejected' } },
        { line: 4, corrections: { 1: 'Klämma 8 mm', 2: 'st' }, verdict: { takes: 'create' } },
      ],
      counts: { create: 2, rejected: 1 },
    });
    const twin = await ask(`${of}/imports/${id}/lines/4/`, { method: 'PUT', body: { cells: { 0: 'k-1' } } });
    expect(twin.json().line.verdict.refusal).toMatchObject({ code: 'importTwice', params: { line: 2 } });
    await ask(`${of}/imports/${id}/lines/4/`, { method: 'PUT', body: { cells: { 0: null } } });
    const page = (await ask(`${of}/imports/${id}/lines/?only=create&offset=1&limit=1`)).json();
    expect(page).toMatchObject({ total: 2, next: 4, lines: [{ line: 4 }] });
    const beyond = { method: 'PUT', body: { cells: { 9: 'x' } } } as const;
    expect((await ask(`${of}/imports/${id}/lines/3/`, beyond)).json()).toMatchObject({
      fields: { 'cells.9': 'unknown' },
    });
  });

  it('[DI9] that is discarded leaves neither its file nor its lines', async () => {
    const of = await company();
    const id = await begun(of, fortnoxArticles);
    expect((await ask(`${of}/imports/${id}/discard/`, { method: 'POST' })).status).toBe(200);
    await watch.settled();
    expect((await importRow(of, id)).state).toBe('discarded');
    expect(await linesOf(of, id)).toEqual([]);
  });

  it('[DI18] is for who may import, and each line for who may give its commands', async () => {
    const of = await company();
    const { executor } = server.platform;
    const may = ['company.view', 'dataImport.view', 'product.view'];
    const { user: clerk } = await addMember(executor, of, 'Clerk', [...may, 'dataImport.create']);
    const { user: viewer } = await addMember(executor, of, 'Looker', may);
    expect((await send(of, fortnoxArticles, '', viewer)).status).toBe(403);
    const { body } = await send(of, fortnoxArticles, '', clerk);
    const checked = await step(of, body.id, 'check', clerk);
    expect(checked.counts).toMatchObject({ create: 0, rejected: 5 });
    expect(refusals(await linesOf(of, body.id, '?limit=1'))).toEqual([[2, null, 'notPermitted']]);
    expect((await ask(`${of}/imports/${body.id}/lines/`, { user: viewer })).status).toBe(403);
    expect((await ask(`${of}/imports/${body.id}/undo/`, { method: 'POST', user: clerk })).status).toBe(403);
  });

  it('[DI19] is gone on with after an interruption, and nothing is taken twice', async () => {
    const of = await company();
    const many = Array.from({ length: 250 }, (_, at) => `N-${at};Part ${at};${at},50`);
    const content = (): Buffer => Buffer.from(['Artikelnr;Benämning;Pris', ...many].join('\n'));
    const id = await begun(of, { name: 'many.csv', content });
    await step(of, id, 'check');
    const { workOn } = await import('./import-work.ts');
    const deps = {
      ...server.platform,
      engine,
      database: server.database,
      business: companyBusiness,
      now: () => new Date().toISOString(),
    };
    const started = [{ kind: 'dataImport', document: id, type: 'run', data: {} }];
    await watch.close();
    await mustPropose(server.platform.executor, of, started);
    let steps = 0;
    await workOn(deps, of, id, () => (steps += 1) < 3);
    const partly = await rows(of, 'product');
    expect(partly.length).toBeGreaterThan(0);
    expect(partly.length).toBeLessThan(250);
    expect((await importRow(of, id)).state).toBe('running');
    await workOn(deps, of, id);
    expect((await rows(of, 'product')).map(({ sku }) => sku).sort()).toEqual(
      many.map((line) => line.split(';')[0]).sort(),
    );
    expect(await importRow(of, id)).toMatchObject({ state: 'done', counts: { taken: 250, rejected: 0 } });
  });

  it('[DI19] of stock is gone on with as it was, so that no goods come in twice', async () => {
    const of = await company();
    const skus = Array.from({ length: 60 }, (_, at) => `S-${at}`);
    const file = (heads: string, end: string): ForeignFile => ({
      name: 'many.csv',
      content: () => Buffer.from([heads, ...skus.map((sku) => `${sku};${end}`)].join('\n')),
    });
    const { workOn } = await import('./import-work.ts');
    const deps = {
      ...server.platform,
      engine,
      database: server.database,
      business: companyBusiness,
      now: () => new Date().toISOString(),
    };
    const give = (id: string, type: string) =>
      mustPropose(server.platform.executor, of, [{ kind: 'dataImport', document: id, type, data: {} }]);
    const products = await begun(of, file('Artikelnr;Benämning', 'Sak'));
    for (const type of ['check', 'run']) {
      await give(products, type);
      await workOn(deps, of, products);
    }
    const id = await begun(of, file('Artikelnr;Saldo', '3'));
    await give(id, 'check');
    await workOn(deps, of, id);
    await give(id, 'run');
    // The first receipt is posted, and the process ends before that is written down.
    let submits = 0;
    const submit: typeof deps.executor.submit = async (...given) => {
      submits += 1;
      const settled = await deps.executor.submit(...given);
      if (submits === 2) throw new Error('the power is gone');
      return settled;
    };
    await expect(workOn({ ...deps, executor: { ...deps.executor, submit } }, of, id)).rejects.toThrow(
      'power',
    );
    expect((await importRow(of, id)).state).toBe('running');
    expect(await rows(of, 'goodsReceipt')).toHaveLength(2);
    await workOn(deps, of, id);
    expect(await importRow(of, id)).toMatchObject({ state: 'done', counts: { taken: 60 } });
    expect(await rows(of, 'goodsReceipt')).toHaveLength(3);
    const stock = await rows(of, 'balance');
    const there = stock.filter(({ warehouse }) => warehouse !== null).map(({ onHand }) => onHand);
    expect(there).toEqual(Array(60).fill(3000));
  });

  it.each([
    ['empty.csv', '', 'importEmpty'],
    ['numbers.csv', '1;2\n3;4\n', 'importNoTable'],
    ['old.xls', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'importOldWorkbook'],
    ['long.csv', `Artikelnr;Benämning\n${'A;B\n'.repeat(100_001)}`, 'importTooManyLines'],
    ['broken.xlsx', 'PK\u0003\u0004 and nothing behind', 'importDamaged'],
  ])('[DI9] %s is refused in one sentence', async (name, content, code) => {
    const { status, body } = await send(1, { name, content: () => Buffer.from(content) });
    expect([status, body]).toMatchObject([422, { code, fields: { file: code }, detail: expect.any(String) }]);
  });
  it('[DI9] of more than 20 MB is refused', async () => {
    const { status, body } = await send(1, {
      name: 'large.csv',
      content: () => Buffer.alloc(20 * 1024 * 1024 + 1, 'a'),
    });
    expect([status, body]).toMatchObject([413, { code: 'fileTooLarge', params: { most: 20 } }]);
  });
});
