import { describe, expect, it, test } from 'vitest';
import { companyWorld } from '../company.fixtures.ts';
import { generated, gloveParent } from '../product/variants.fixtures.ts';
import { importTarget } from './import-targets.ts';
import type { TableName } from '#model/engine/rows.ts';
import { bundleFixture } from '#model/product/bundle.fixtures.ts';
import { productFixture } from '#model/product/product.fixtures.ts';
import { tagFixture } from '#model/tag/tag.fixtures.ts';
import type { WarehouseRow } from '#model/warehouse/warehouse.facts.ts';
import { lineDecider } from '#model/data-import/decide-line.ts';
import { guessMapping } from '#model/data-import/guess-mapping.ts';
import { importWorld } from '#model/data-import/import-world.ts';
import { comingOf } from '#model/data-import/coming.ts';
import { lineReader } from '#model/data-import/read-line.ts';

const products = importTarget('products');
if (!products) throw new Error('there are no products');
const target = products;

function trial() {
  const base = companyWorld();
  const company = base.row('company', 'company');
  if (!company) throw new Error('there is no company');
  const world = (skus: readonly string[]) =>
    importWorld({
      coming: comingOf(skus.map((sku) => [sku, `id of ${sku}`])),
      company,
      today: '2026-05-04',
      rows: (table: TableName) => [...base.store.all(table).values()] as never,
      idOf: (name) => `id of ${name}`,
    });
  const product = (sku: string, over: Parameters<typeof productFixture>[0] = {}): string => {
    const id = base.id();
    base.must('product', id, 'create', productFixture({ sku, ...over }));
    base.must('product', id, 'activate', {});
    return id;
  };
  /** Lines under these heads, a bar between cells: `sku|name`. */
  const decided = (heads: string, ...lines: readonly (readonly string[])[]) => {
    const here = world(lines.map(([sku = '']) => sku));
    const columns = heads.split('|').map((field, column) => ({ field, column }));
    const mapping = { target: 'products', mode: 'createAndUpdate', key: 'sku', columns, fixed: {} } as const;
    const [read, decide] = [
      lineReader(target, mapping, here),
      lineDecider(target, mapping.key, mapping.mode, here),
    ];
    return lines.map((cells, at) => decide(read(at + 2, cells)));
  };
  return { base, product, decided };
}

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

describe('substitutes', () => {
  it('[DI58] are products of the company, or of the file, by their SKUs, each once', () => {
    const company = trial();
    const nut = company.product('NUT');
    expect(
      company.decided('sku|name|substitutes', ['A', 'Bolt', 'nut; B | NUT'], ['B', 'Screw', '']),
    ).toMatchObject([
      {
        takes: 'create',
        notes: [],
        form: { substitutes: [nut, 'id of B'] },
        changes: expect.arrayContaining([{ field: 'substitutes', before: '', after: 'NUT, B' }]),
      },
      { takes: 'create' },
    ]);
  });

  it('[DI47, DI58] that are not there are left out alone', () => {
    const company = trial();
    const nut = company.product('NUT');
    expect(company.decided('sku|name|substitutes', ['A', 'Bolt', 'NONE, NUT'])).toMatchObject([
      {
        form: { substitutes: [nut] },
        notes: [{ field: 'substitutes', code: 'cellUnknownRecord', params: { cell: 'NONE' } }],
      },
    ]);
  });
});

describe('components', () => {
  const made = (...components: readonly (readonly [string, number])[]) =>
    components.map(([product, quantity]) => ({ product, quantity, optional: false }));

  it.each([
    'BOLT x 4, NUT x 8',
    '4 BOLT; 8 NUT',
    'BOLT:4|NUT:8',
    'bolt × 4,nut*8',
    '4 x BOLT, 8 st NUT',
    'BOLT (4); NUT (8)',
    'BOLT x 4,0; NUT x 8',
  ])('[DI58] make a bundle of what is there: %s', (cell) => {
    const company = trial();
    const [bolt, nut] = [company.product('BOLT'), company.product('NUT')];
    expect(company.decided('sku|name|components', ['KIT', 'Kit', cell])).toMatchObject([
      {
        takes: 'create',
        form: {
          kind: 'bundle',
          bundle: { mode: 'kit', pricing: 'sum', components: made([bolt, 4000], [nut, 8000]) },
        },
        changes: expect.arrayContaining([{ field: 'components', before: '', after: 'BOLT x 4, NUT x 8' }]),
      },
    ]);
  });

  it('[DI58] are one of each where they say no quantity, have a price of their own, and may be of the file', () => {
    const company = trial();
    const bolt = company.product('BOLT x 2');
    expect(
      company.decided(
        'sku|name|price|kind|components',
        ['KIT', 'Kit', '9', 'Paket', 'BOLT x 2, N-1,M-1 x 1,5'],
        ['N-1', 'N', '1', '', ''],
        ['M-1', 'M', '1', '', ''],
      ),
    ).toMatchObject([
      {
        takes: 'create',
        form: {
          price: 90_000,
          bundle: {
            pricing: 'own',
            components: made([bolt, 1000], ['id of N-1', 1000], ['id of M-1', 1500]),
          },
        },
      },
      { takes: 'create', form: { kind: 'stocked' } },
      { takes: 'create' },
    ]);
  });

  it('[DI47, DI58] cost the line of a new bundle where they are wrong, and are left out of what is none', () => {
    const company = trial();
    const bolt = company.product('BOLT');
    const kit = company.base.id();
    company.base.must('product', kit, 'create', bundleFixture([[bolt, 2000]], { sku: 'KIT-1' }));
    const [fresh, there, none] = company.decided(
      'sku|name|components',
      ['KIT', 'Kit', 'BOLT x 4, NONE'],
      ['KIT-1', 'Renamed', 'NONE x 2'],
      ['BOLT', 'Renamed', 'KIT-1'],
    );
    expect(fresh).toMatchObject({
      takes: 'rejected',
      refusal: { code: 'cellNotComponent', field: 'components', params: { cell: 'NONE' } },
    });
    expect(there).toMatchObject({ takes: 'update', notes: [{ code: 'cellNotComponent', how: 'leftOut' }] });
    expect(none).toMatchObject({ takes: 'update', notes: [{ code: 'importNoBundle', field: 'components' }] });
  });

  it('[DI55, DI58] of our own list read back as they are', () => {
    const company = trial();
    const [bolt, nut] = [company.product('BOLT'), company.product('NUT')];
    const kit = bundleFixture(
      [
        [bolt, 2000, true],
        [nut, 5000],
      ],
      { sku: 'KIT-1' },
    );
    company.base.must('product', company.base.id(), 'create', kit);
    for (const cell of ['BOLT × 2, NUT × 5.0', 'BOLT × 2, NUT × 5,0', 'BOLT, NUT'])
      expect(company.decided('sku|components', ['KIT-1', cell]), cell).toMatchObject([
        { takes: 'same', notes: [] },
      ]);
  });
});

describe('variants', () => {
  const heads = 'sku|name|variant_of|attr.color|attr.size|price';
  const gloves = () => {
    const company = trial();
    return { ...company, parent: gloveParent(company.base, { description: 'Warm' }) };
  };

  it('[DI59] are of the product that their line names, with what they take from it, and with what it says', () => {
    const { base, parent, decided } = gloves();
    const type = base.row('product', parent)?.type;
    const [first, second, third] = decided(
      heads,
      ['G-1', 'Glove, black, s', 'glove', 'Black', 's', ''],
      ['G-2', 'Glove, black, m', 'GLOVE', 'black', 'm', '99'],
      ['G-3', 'Glove, red', 'GLOVE', 'red', 'm', ''],
    );
    const shared = { kind: 'stocked', variantOf: parent, type, description: 'Warm' };
    expect(first).toMatchObject({
      takes: 'create',
      notes: [],
      form: {
        ...shared,
        price: 89_0000,
        inherits: ['price', 'weight', 'suppliers'],
        attributes: { color: 'black', size: 's' },
      },
      changes: expect.arrayContaining([{ field: 'variant_of', before: '', after: 'GLOVE' }]),
    });
    expect(second).toMatchObject({ form: { ...shared, price: 99_0000, inherits: ['weight', 'suppliers'] } });
    for (const made of [first, second]) {
      const form = made?.takes === 'create' ? made.form : {};
      expect(base.do('product', base.id(), 'create', form).accepted).toBe(true);
    }
    const form = third?.takes === 'create' ? third.form : {};
    expect(base.do('product', base.id(), 'create', form)).toMatchObject({
      refusal: { code: 'variantUnlisted' },
    });
  });

  it('[DI5, DI59] that are there keep what they take over, unless their line says something else', () => {
    const { base, parent, decided } = gloves();
    generated(base, parent);
    const sku = 'GLOVE-BLACK-S';
    expect(decided('sku|variant_of|price', [sku, 'GLOVE', '89'])).toMatchObject([{ takes: 'same' }]);
    const [changed] = decided('sku|price', [sku, '79']);
    expect(changed).toMatchObject({
      takes: 'update',
      form: { price: 79_0000, inherits: ['weight', 'suppliers'] },
    });
  });

  it('[DI47, DI59] are of nothing else: such a line is rejected', () => {
    const { product, decided } = gloves();
    product('BOLT');
    const codes = decided(
      heads,
      ['G-1', 'Glove', 'BOLT', '', '', ''],
      ['G-2', 'Glove', 'NONE', '', '', ''],
    ).map((one) => one.takes === 'rejected' && [one.refusal.field, one.refusal.code]);
    expect(codes).toEqual([
      ['variant_of', 'importNotParent'],
      ['variant_of', 'cellUnknownRecord'],
    ]);
  });
});
