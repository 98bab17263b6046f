import { describe, expect, it, test } from 'vitest';
import { target, trial } from './product-lines.fixtures.ts';
import { tagFixture } from '#model/areas/setup/tag/tag.fixtures.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { guessMapping } from '#model/areas/integrations/data-import/guess-mapping.ts';

test.each([
  ['barcodes', 'Barcodes;Streckkoder;Additional barcodes;Fler streckkoder;Övriga streckkoder'],
  ['tags', 'Tags;Taggar;Product Tags;Märkord'],
  ['substitutes', 'Substitutes;Ersättare;Ersättningsartiklar;Alternative products'],
  ['components', 'Components;Komponenter;Ingående artiklar;Grouped products'],
  ['variant_of', 'Variant of;Variant av;Parent SKU'],
  ['reorder_min', 'Reorder min;Beställningspunkt;Low stock amount;Minimum Quantity;Reorder point'],
  ['reorder_max', 'Reorder max;Maximum Quantity;Maxlager;Max stock'],
  ['reorder_multiple', 'Reorder multiple;Quantity Multiple;Beställningsmultipel'],
  ['reorder_warehouse', 'Reorder warehouse;Påfyllningslager'],
])('[DI4, DI56] %s are read under the heads %s', (field, heads) => {
  for (const head of heads.split(';')) {
    const { columns } = guessMapping(target, { heads: ['SKU', 'Name', head], lines: [] });
    expect(columns.at(-1), head).toEqual({ column: 2, field });
  }
});

describe('further barcodes', () => {
  const code = (one: string) => ({ code: one, quantity: 1000 });

  it.each(['4006381333931, 5901234123457', '4006381333931;5901234123457', '4006381333931|5901234123457 '])(
    '[DI56] are several in one cell: %s',
    (cell) => {
      expect(trial().decided('sku|name|barcodes', ['A', 'Bolt', cell])).toMatchObject([
        { takes: 'create', form: { barcodes: [code('4006381333931'), code('5901234123457')] } },
      ]);
    },
  );

  it('[DI56] stand behind the first, whatever the order of the columns, and each is kept once', () => {
    const expected = [code('X-1'), code('X-2'), code('X-3')];
    const { decided } = trial();
    expect(decided('sku|name|barcode|barcodes', ['A', 'Bolt', 'X-1', 'X-2 X-1 X-3 X-2'])).toMatchObject([
      { form: { barcodes: expected } },
    ]);
    expect(decided('sku|name|barcodes|barcode', ['A', 'Bolt', 'X-2 X-3', 'X-1'])).toMatchObject([
      { form: { barcodes: expected } },
    ]);
  });

  it('[DI5, DI56] leave the first one of a product that is there, and what a further one counts', () => {
    const company = trial();
    const barcodes = [code('X-1'), { code: 'X-6', quantity: 6000 }];
    company.product('A', { barcodes });
    expect(company.decided('sku|barcodes', ['A', 'X-6'])).toMatchObject([{ takes: 'same' }]);
    expect(company.decided('sku|barcodes', ['A', 'X-6,X-7'])).toMatchObject([
      {
        takes: 'update',
        form: { barcodes: [...barcodes, code('X-7')] },
        changes: [{ field: 'barcodes', before: 'X-6', after: 'X-6, X-7' }],
      },
    ]);
  });

  it('[DI47, DI56] that lost their digits are left out alone', () => {
    expect(trial().decided('sku|name|barcodes', ['A', 'Bolt', 'X-1, 7.35E+12'])).toMatchObject([
      {
        takes: 'create',
        form: { barcodes: [code('X-1')] },
        notes: [{ code: 'cellShortened', field: 'barcodes', how: 'leftOut' }],
      },
    ]);
  });
});

describe('tags', () => {
  it('[DI56] are those of the company whatever their case, and what is missing is made', () => {
    const company = trial();
    const id = company.base.id();
    company.base.must('tag', id, 'create', tagFixture({ name: 'Spring' }));
    expect(company.decided('sku|name|tags', ['A', 'Bolt', 'sPRING; New one | new ONE'])).toMatchObject([
      {
        takes: 'create',
        notes: [],
        form: { tags: [id, 'id of made/tag/new one'] },
        before: [
          {
            kind: 'tag',
            document: 'id of made/tag/new one',
            data: { name: 'New one', tone: 'neutral', kinds: ['product'] },
          },
        ],
        changes: expect.arrayContaining([{ field: 'tags', before: '', after: 'Spring, New one' }]),
      },
    ]);
  });

  it('[DI55, DI56] that a product has already stay in their order, archived ones too', () => {
    const company = trial();
    const [old, id] = [company.base.id(), company.base.id()];
    company.base.must('tag', old, 'create', tagFixture({ name: 'Autumn' }));
    company.base.must('tag', id, 'create', tagFixture({ name: 'Spring' }));
    company.product('A', { tags: [old, id] });
    company.base.must('tag', old, 'archive', {});
    for (const cell of ['Spring', 'Spring, Autumn'])
      expect(company.decided('sku|tags', ['A', cell])).toMatchObject([{ takes: 'same' }]);
    expect(company.decided('sku|tags', ['A', 'New'])).toMatchObject([
      { takes: 'update', form: { tags: [old, 'id of made/tag/new'] } },
    ]);
  });

  it('[DI47, DI56] that may not be given are left out alone', () => {
    const company = trial();
    const [id, other] = [company.base.id(), company.base.id()];
    company.base.must('tag', id, 'create', tagFixture({ name: 'Spring' }));
    company.base.must('tag', other, 'create', tagFixture({ name: 'Big customer', kinds: ['customer'] }));
    expect(company.decided('sku|name|tags', ['A', 'Bolt', 'big customer, spring'])).toMatchObject([
      {
        takes: 'create',
        form: { tags: [id] },
        notes: [
          { code: 'importTagNotGiven', field: 'tags', params: { cell: 'big customer' }, how: 'leftOut' },
        ],
      },
    ]);
  });
});

describe('reorder rules', () => {
  const heads = 'sku|name|reorder_min|reorder_max|reorder_multiple|reorder_warehouse';
  const second = (company: ReturnType<typeof trial>): string => {
    const id = company.base.id();
    const { base } = company;
    const places = { receiving: base.id(), staging: base.id(), quarantine: base.id() };
    const first = [...base.store.all('warehouse').values()][0] as unknown as WarehouseRow;
    const form = { code: 'SYD', name: 'Södra lagret', address: first.address };
    base.must('warehouse', id, 'create', { ...form, ...places });
    return id;
  };
  const only = ({ base }: ReturnType<typeof trial>): string =>
    [...base.store.all('warehouse').keys()][0] ?? '';

  it('[DI57] are of the only warehouse where the line names none', () => {
    const company = trial();
    const rule = { warehouse: only(company), min: 10_000, max: 50_000, multiple: 5_000 };
    expect(company.decided(heads, ['A', 'Bolt', '10', '50', '5', ''])).toMatchObject([
      { takes: 'create', notes: [], form: { reorder: [rule] } },
    ]);
    expect(company.decided(heads, ['A', 'Bolt', '10', '', '', ''])).toMatchObject([
      { form: { reorder: [{ ...rule, max: 10_000, multiple: 1_000 }] } },
    ]);
    expect(company.decided(heads, ['A', 'Bolt', '', '', '', ''])).toMatchObject([{ form: { reorder: [] } }]);
  });

  it('[DI57] are of the warehouse that is named by code or name, beside those of others', () => {
    const company = trial();
    const id = second(company);
    const rule = { warehouse: only(company), min: 1000, max: 2000, multiple: 1000 };
    company.product('A', { reorder: [rule] });
    const own = { warehouse: id, min: 3000, max: 9000, multiple: 1000 };
    for (const named of ['syd', 'Södra lagret'])
      expect(company.decided(heads, ['A', '', '3', '9', '', named])).toMatchObject([
        {
          takes: 'update',
          form: { reorder: [rule, own] },
          changes: expect.arrayContaining([{ field: 'reorder_min', before: '1', after: '1, 3' }]),
        },
      ]);
  });

  it('[DI47, DI57] ask which warehouse is meant where there are several, or where that one is not there', () => {
    const company = trial();
    const code = (line: readonly string[]) =>
      company
        .decided(heads, line)
        .map(({ takes, notes }) => [takes, notes.map((one) => `${one.field} ${one.code}`)]);
    expect(code(['A', 'Bolt', '10', '50', '', 'Nowhere'])).toEqual([
      [
        'create',
        [
          'reorder_warehouse cellUnknownRecord',
          'reorder_min importReorderWarehouse',
          'reorder_max importReorderWarehouse',
        ],
      ],
    ]);
    second(company);
    expect(code(['A', 'Bolt', '10', '', '', ''])).toEqual([
      ['create', ['reorder_min importReorderWarehouse']],
    ]);
  });

  it('[DI47, DI57] are not in multiples of nothing', () => {
    const company = trial();
    expect(company.decided(heads, ['A', 'Bolt', '10', '50', '0', ''])).toMatchObject([
      {
        form: { reorder: [{ min: 10_000, max: 50_000, multiple: 1000 }] },
        notes: [{ field: 'reorder_multiple', code: 'importQuantityZero' }],
      },
    ]);
  });
});
