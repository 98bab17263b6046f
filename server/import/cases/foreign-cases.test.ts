import { describe, expect, it, test } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { caseCompany, decideCase, readCase, saying } from './foreign-cases.fixtures.ts';

type Decided = ReturnType<typeof decideCase>[number];

/** What came of a line: what it takes and why not, and what is told of its cells. */
const told = (one: Decided): unknown[] => [
  one.takes === 'rejected' ? one.refusal.code : one.takes,
  ...one.notes.map(({ field, code, how }) => `${field} ${code} ${how}`),
];
const formOf = (one: Decided | undefined): Record<string, never> => {
  if (!one || !('form' in one)) throw new Error(`the line is not taken: ${JSON.stringify(one)}`);
  return one.form as Record<string, never>; // looked at by the test
};

describe('the kind of a file', () => {
  test.each([
    ['guessed-customers.csv', 'products'],
    ['product-prefix-heads.csv', 'products'],
    ['odoo-stock-guessed-products.csv', 'stock'],
    ['odoo-stockable.csv', 'products'],
    ['orders-no-sku.csv', 'open-sales-orders'],
    ['zoho-currency.csv', 'products'],
    ['excel-broken-barcode.csv', 'products'],
    ['first-last-comma.csv', 'customers'],
    ['postcode-se.csv', 'customers'],
    ['shopify-no-sku-html.csv', 'products'],
    ['prestashop-fine-weight.csv', 'products'],
  ])('[DI4] of %s is %s, by what its columns hold', async (name, kind) => {
    const { kinds } = await readCase(name);
    expect(kinds[0]).toBe(kind);
    expect(kinds[1]).not.toBe(kind);
  });

  test('[DI4] heads with the name of their record are read as those without', async () => {
    expect((await readCase('product-prefix-heads.csv')).fields).toEqual({
      ProductSKU: 'sku',
      ProductName: 'name',
      ProductDescription: 'description',
      ProductCost: 'purchase_price',
      ProductPrice: 'price',
    });
    expect((await readCase('guessed-customers.csv')).fields).toMatchObject({
      id: 'sku',
      name: 'name',
      price: 'price',
      category: 'category',
      costPrice: 'purchase_price',
    });
  });

  test('[DI4] a column of figures is never a name', async () => {
    const { fields } = await readCase('odoo-stock-guessed-products.csv', 'products');
    expect(Object.entries(fields).filter(([head]) => head === 'product_qty')).not.toContainEqual([
      'product_qty',
      'name',
    ]);
  });
});

describe('amounts', () => {
  const prices = (lines: readonly Decided[]): unknown[] =>
    lines.map((one) => ('form' in one ? (one.form['price'] ?? null) : told(one)[0]));

  test('[DI10] are read without decimals as the Nordic countries write them', async () => {
    expect(prices(decideCase(await readCase('nordic-dash-price.csv')))).toEqual([12_500_000, 990_000]);
  });

  test.each(['zoho-currency.csv', 'other-currency-taken.csv'])(
    '[DI46] of %s in another currency are asked about, never taken as the company’s',
    async (name) => {
      for (const line of decideCase(await readCase(name))) expect(told(line)[0]).toBe('cellOtherCurrency');
    },
  );

  test('[DI46] become the company’s at its rate, as they are, or nothing, once somebody says so', async () => {
    const company = caseCompany();
    const rate = { currency: 'EUR', on: '2026-01-02', rate: 11_000_000 };
    company.base.must('exchangeRate', company.base.id(), 'create', rate);
    const read = await readCase('other-currency-taken.csv');
    const converted = decideCase(read, company, saying('price', { others: 'convert' }));
    expect(converted.map(told)).toEqual([['importRateMissing'], ['create', 'price cellConverted converted']]);
    expect(formOf(converted[1])['price']).toBe(1_375_000);
    const asOwn = decideCase(read, company, saying('price', { others: 'asOwn' }));
    expect(prices(asOwn)).toEqual([12_345_000, 125_000]);
    const left = decideCase(read, company, saying('price', { others: 'leaveOut' }));
    const leftOut = ['create', 'price cellOtherCurrency leftOut'];
    expect(left.map(told)).toEqual([leftOut, leftOut]);
  });

  test('[DI46, DI47] that are dirty are read, asked about, rounded or left out, and told', async () => {
    const lines = decideCase(await readCase('price-dirty.csv'));
    expect(lines.map(told)).toEqual([
      ['create'],
      ['cellOtherCurrency'],
      ['cellOtherCurrency'],
      ['cellOtherCurrency'],
      ['cellOtherCurrency'],
      ['cellOtherCurrency'],
      ['create', 'price cellNegative leftOut'],
      ['create', 'price cellNotNumber leftOut'],
      ['create', 'price cellTooFine rounded'],
      ['create', 'price cellNotNumber leftOut'],
      ['create'],
      ['cellOtherCurrency'],
      ['create'],
      ['cellOtherCurrency'],
      ['cellOtherCurrency'],
    ]);
    expect([0, 8, 10, 12].map((at) => formOf(lines[at])['price'])).toEqual([
      12_345_000, 12_346, 125_000, 50_000,
    ]);
  });

  test('[DI48] of a shop are asked about where its file leaves open whether they are with VAT', async () => {
    const read = await readCase('shopify-no-sku-html.csv');
    expect(decideCase(read).map((one) => told(one)[0])).toEqual(['importVatOpen', 'importVatOpen']);
    const net = decideCase(read, caseCompany(), saying('price', { vat: 'without' }));
    expect(formOf(net[0])['price']).toBe(429_900);
    const gross = decideCase(read, caseCompany(), saying('price', { vat: 'with' }));
    expect(formOf(gross[0])['price']).toBe(343_920);
  });
});

describe('a line', () => {
  test('[DI23, DI47] is taken without an optional cell that is wrong, and that is told', async () => {
    const lines = decideCase(await readCase('excel-broken-barcode.csv'));
    expect(lines.map(told)[0]).toEqual(['create', 'barcode cellShortened leftOut']);
    expect(formOf(lines[0])).toMatchObject({ sku: '1', price: 19_900, barcodes: [] });
    expect(formOf(lines[1])).toMatchObject({ barcodes: [{ code: '4006381333931' }] });
  });

  test('[DI47] is rounded to what can be kept, and that is told', async () => {
    const [pod] = decideCase(await readCase('prestashop-fine-weight.csv'));
    expect(pod && told(pod)).toEqual([
      'create',
      'weight_kg cellTooFine rounded',
      'width cellNotWhole rounded',
    ]);
    expect(formOf(pod)).toMatchObject({ sku: 'R-1', weight: 68, width: 1 });
  });

  test('[DI47] a cost is left out where nobody is said to ask it', async () => {
    const lines = decideCase(await readCase('product-prefix-heads.csv'));
    const leftOut = ['create', 'purchase_price importSupplierMissing leftOut'];
    expect(lines.map(told)).toEqual([leftOut, leftOut]);
    expect(formOf(lines[0])).toMatchObject({ price: 349_900, suppliers: [] });
  });

  test('[DI13] goods are stocked, whatever Odoo calls them', async () => {
    const lines = decideCase(await readCase('odoo-stockable.csv'));
    expect(lines.map((one) => formOf(one)['kind'])).toEqual(['stocked', 'stocked']);
  });

  test('[DI52] lacks a column, which is said by its name', async () => {
    const company = caseCompany();
    company.base.must('customer', company.base.id(), 'create', customerFixture({ number: 'C1' }));
    const [line] = decideCase(await readCase('orders-no-sku.csv'), company);
    expect(line).toMatchObject({
      takes: 'rejected',
      refusal: { code: 'importColumnMissing', params: { field: 'sku' } },
    });
  });

  test('[DI49] a postcode is written as its country does', async () => {
    const lines = decideCase(await readCase('postcode-se.csv'));
    const codes = lines.map((one) => {
      const { addresses } = formOf(one) as unknown as { addresses: { billing: { postcode: string } } };
      return addresses.billing.postcode;
    });
    expect(codes).toEqual(['958 22', '111 22', '0150', '1180', '10115', '2100', '958 22', '']);
  });

  test('[DI5] a name of two columns is one name', async () => {
    const [anna] = decideCase(await readCase('first-last-comma.csv'));
    expect(formOf(anna)['name']).toBe('ANNA BERG');
  });

  test('[DI9, DI45] a variant of a shop without a SKU gets one of its product and option, and no tags', async () => {
    const read = await readCase('shopify-no-sku-html.csv');
    const lines = decideCase(read, caseCompany(), saying('price', { vat: 'without' }));
    expect(lines.map((one) => formOf(one)['sku'])).toEqual(['band-blue', 'band-black']);
    expect(formOf(lines[0])['description']).toBe('Nice\nband & buckle');
    expect(read.table.notes).toEqual([{ what: 'skuProposed', count: 2, lines: [2, 3] }]);
  });

  test('[DI50, DI51] of stock names its product by name, too, and none in stock is no fault', async () => {
    const company = caseCompany();
    const name = { en: 'Frame coated', sv: '' };
    company.base.must(
      'product',
      company.base.id(),
      'create',
      productFixture({ sku: 'FC', name, barcodes: [] }),
    );
    const { mapping, lines } = await readCase('odoo-stock-guessed-products.csv');
    expect(mapping.columns.map(({ field }) => field)).toEqual(['sku', 'location', 'quantity']);
    expect(lines).toHaveLength(2);
  });
});

describe('a damaged text', () => {
  it('[IM37, DI44] stays UTF-8 where one byte is broken, and its line is told', async () => {
    const read = await readCase('one-bad-byte.csv');
    expect(read.table.notes).toEqual([{ what: 'signsUnknown', count: 1, lines: [4] }]);
    const lines = decideCase(read);
    expect(lines.slice(0, 2).map((one) => formOf(one)['name'])).toEqual([
      { en: 'Blåbär', sv: '' },
      { en: 'Rødgrød', sv: '' },
    ]);
    expect(lines.map(told)[2]).toEqual(['create', 'name cellUnknownSign cleaned']);
  });

  it('[IM38] quotation marks out of place cost no other line, and are told', async () => {
    const read = await readCase('unbalanced.csv');
    expect(read.table.notes).toEqual([{ what: 'quotesBroken', count: 2, lines: [2, 4] }]);
    expect(read.lines.map(({ number, cells }) => [number, cells[0], cells[2]])).toEqual([
      [2, 'UB-1', '10'],
      [3, 'UB-2', '20'],
      [4, 'UB-3', '30'],
      [5, 'UB-4', '40'],
    ]);
  });

  it('[DI9] cells beyond the heads are told', async () => {
    const { table, lines } = await readCase('ragged.csv');
    expect(table.notes).toEqual([{ what: 'cellsBeyondHeads', count: 1, lines: [2] }]);
    expect(lines).toHaveLength(4);
  });

  it('[DI44] signs that nobody sees are not kept in names, and that is told', async () => {
    const lines = decideCase(await readCase('control.csv'));
    const names = lines.map((one) => (formOf(one)['name'] as unknown as { en: string }).en);
    expect(names.slice(0, 2)).toEqual(['Bell', 'RTL override']);
    expect(told(lines[0] as Decided)).toEqual(['create', 'name cellUnseenSigns cleaned']);
    expect(names[2]).toContain('lone');
  });

  it('[DI4] a head that is called as a part of the language is a column like any other', async () => {
    const { table, fields } = await readCase('head-constructor.csv');
    expect(table.heads).toEqual(['SKU', 'Name', 'constructor']);
    expect(fields).toEqual({ SKU: 'sku', Name: 'name' });
  });
});

test.each(['far-cell.xlsx', 'far-row.xlsx'])(
  '[SGR5] %s, whose last cell is far away, is refused',
  async (name) => {
    await expect(readCase(name)).rejects.toBeInstanceOf(UnreadableFile);
  },
);

test('[DI9] five thousand columns are said to be cut', async () => {
  const { findTable } = await import('#model/areas/integrations/data-import/find-table.ts');
  const wide = (text: string) => ['SKU', 'Name', ...Array.from({ length: 4998 }, (_, at) => `${text}${at}`)];
  const found = findTable(
    [
      { number: 1, cells: wide('Head ') },
      { number: 2, cells: wide('x') },
    ],
    () => false,
  );
  expect([found?.heads.length, found?.notes]).toEqual([
    200,
    [{ what: 'columnsCut', count: 4800, lines: [] }],
  ]);
});
