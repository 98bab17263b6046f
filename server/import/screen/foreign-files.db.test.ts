import { describe, expect, it } from 'vitest';
import { freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import {
  erpnextItems,
  fortnoxArticles,
  handMadeList,
  locationList,
  odooProducts,
  openSales,
  priceList,
  shopifyProducts,
  vismaCustomers,
} from './foreign-files.fixtures.ts';
import {
  aroundImports,
  ask,
  begun,
  company,
  guessed,
  importRow,
  linesOf,
  refusals,
  rows,
  server,
  step,
} from './imports.fixtures.ts';

aroundImports();

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
        Inköpspris: 'purchase_price',
        Moms: 'vat_class',
        EAN: 'barcode',
        Vikt: 'weight',
      },
    ]);
    const checked = await step(of, id, 'check');
    expect([checked.state, checked.counts]).toEqual([
      'checked',
      { create: 5, update: 0, same: 0, rejected: 0, taken: 0, undone: 0 },
    ]);
    expect(await rows(of, 'product')).toEqual([]);
    expect((await ask(`${of}/imports/${id}/told/`)).json().told).toMatchObject([
      { field: 'purchase_price', how: 'leftOut', code: 'importSupplierMissing', lines: 4, first: 2 },
      { column: 4, field: 'price', how: 'leftOut', code: 'cellNotNumber', lines: 1, first: 6 },
    ]);
    const alike = { column: 4, told: 'cellNotNumber', becomes: '10,00' };
    const mended = await ask(`${of}/imports/${id}/corrections/`, { method: 'POST', body: alike });
    expect(mended.json()).toMatchObject({ changed: 1, counts: { create: 5 } });

    const done = await step(of, id, 'run');
    expect([done.state, done.counts.taken, done.counts.rejected]).toEqual(['done', 5, 0]);
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
      ['1005', 'Utan pris på begäran', 100_000, 'pcs', 'stocked', 'standard', 'active'],
    ]);

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
    expect(repeated.counts).toMatchObject({ create: 3, same: 2, rejected: 0 });
    expect((await step(of, again, 'run')).counts.taken).toBe(3);
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
      ['10', 'SE', 'derived', 30, 'SEK', 5_000_000, 'SE556000000101'],
      ['11', 'DE', 'derived', 14, 'EUR', null, 'DE136695976'],
      ['12', 'NO', 'derived', 0, 'NOK', null, ''],
      ['13', 'SE', 'derived', expect.anything(), 'SEK', null, ''],
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
    expect(lines.at(-1)?.verdict?.notes).toMatchObject([
      { field: 'unit', code: 'cellNotChoice', how: 'leftOut' },
      { field: 'purchase_price', code: 'importSupplierMissing', how: 'leftOut' },
    ]);
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
    const workbook = await ask(`${of}/imports/${id}/rejected/xlsx/`);
    expect([workbook.status, workbook.raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  it('[DI9] Shopify: variants over several rows, one product each; rows of pictures are none', async () => {
    const of = await company();
    const id = await begun(of, shopifyProducts);
    const { table, mapping } = await importRow(of, id);
    expect(table).toMatchObject({ lines: 3, skipped: 1 });
    expect((await step(of, id, 'check')).counts).toMatchObject({ create: 0, rejected: 3 });
    expect((await ask(`${of}/imports/${id}/told/`)).json().told).toMatchObject([
      { how: 'rejected', code: 'importVatOpen', lines: 3 },
    ]);
    const columns = mapping.columns.map((one) => (one.vat ? { ...one, vat: 'with' } : one));
    await ask(`${of}/imports/${id}/mapping/`, { method: 'PUT', body: { ...mapping, columns } });
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
    expect(receipt).toMatchObject({ state: { posted: { putAway: 'done' } }, source: 'opening' });
    expect(receipt?.lines.map(({ quantity, unitCost }) => [quantity, unitCost])).toEqual([
      [1_250_000, 41_000],
      [120_000, 310_000],
    ]);
    const kept = await step(of, articles, 'undo');
    expect(kept.counts).toMatchObject({ undone: 3, taken: 2 });
    const undone = await step(of, id, 'undo');
    expect(undone.counts).toMatchObject({ undone: 2, taken: 0 });
    expect((await rows(of, 'goodsReceipt')).map(({ state }) => state)).toEqual(['reversed']);
    // What stood in the way is gone.
    expect((await step(of, articles, 'undo')).counts).toMatchObject({ undone: 5, taken: 0 });
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
    expect((await ask(`${of}/imports/${id}/rejected/csv/`)).text).toContain(
      'Artikelnr: Företaget har ingen ”9999” i bruk.',
    );
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
