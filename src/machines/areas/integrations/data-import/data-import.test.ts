import { describe, expect, it, test } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { importTarget } from './import-targets.ts';
import type { DeliveryTermRow } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { PaymentTermRow } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import {
  attributeFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import type {
  ColumnMapping,
  ImportMapping,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import { lineDecider } from '#model/areas/integrations/data-import/decide-line.ts';
import { guessMapping } from '#model/areas/integrations/data-import/guess-mapping.ts';
import { importWorld } from '#model/areas/integrations/data-import/import-world.ts';
import { fieldsOf, lineReader } from '#model/areas/integrations/data-import/read-line.ts';
import { usualTreatment } from '#model/areas/integrations/data-import/targets/party-target.ts';
import { readCell } from '#model/areas/integrations/data-import/reading/read-cell.ts';

function trial() {
  const base = companyWorld();
  const company = base.row('company', 'company');
  if (!company) throw new Error('there is no company');
  const world = () =>
    importWorld({
      company,
      today: '2026-05-04',
      rows: (table: TableName) => [...base.store.all(table).values()] as never,
      idOf: (name) => `id of ${name}`,
    });
  return { base, world };
}

const decided = (
  { world }: ReturnType<typeof trial>,
  over: Partial<ImportMapping>,
  ...lines: readonly (readonly string[])[]
) => {
  const mapping: ImportMapping = {
    target: 'products',
    mode: 'createAndUpdate',
    key: 'sku',
    columns: ['sku', 'name', 'price'].map((field, column) => ({ field, column })),
    fixed: {},
    ...over,
  };
  const target = importTarget(mapping.target);
  if (!target) throw new Error('there is no such target');
  const here = world();
  const [read, decide] = [
    lineReader(target, mapping, here),
    lineDecider(target, mapping.key, mapping.mode, here),
  ];
  return lines.map((cells, at) => decide(read(at + 2, cells)));
};

describe('an import', () => {
  const none = { create: 0, update: 0, same: 0, rejected: 0, taken: 0, undone: 0 };
  const begun = (columns: ImportMapping['columns'], fixed = {}) => {
    const base = companyWorld();
    const id = base.id();
    const file = { name: 'a.csv', size: 9, format: 'csv', sheets: [] };
    const table = { sheet: null, heads: ['SKU'], headLine: 1, lines: 2, skipped: 0 };
    const mapping = { target: 'products', mode: 'createOnly', key: 'sku', columns, fixed };
    const tell = (type: string, data: object) => base.must('dataImport', id, type, data, { internal: true });
    tell('begin', { file, table, mapping, recalled: false });
    return { base, tell, give: (type: string) => base.do('dataImport', id, type) };
  };
  const refused = (code: string) => ({ accepted: false, refusal: { code } });
  const sku = [{ column: 0, field: 'sku' }];

  it('[DI1] is checked once its key is mapped, or the same in every line', () => {
    expect(begun([]).give('check')).toEqual(refused('importKeyUnmapped'));
    expect(begun([], { sku: ' ' }).give('check')).toEqual(refused('importKeyUnmapped'));
    expect(begun([], { sku: 'A-1' }).give('check').accepted).toBe(true);
    expect(begun(sku).give('check').accepted).toBe(true);
  });

  it('[DI2, DI3] runs while there is something to take, and is undone while something is there', () => {
    const { base, tell, give } = begun(sku);
    give('check');
    tell('noteChecked', { counts: { ...none, rejected: 2 } });
    expect(give('run')).toEqual(refused('importNothingToTake'));
    tell('recount', { counts: { ...none, rejected: 1, update: 1 } });
    expect(give('run').accepted).toBe(true);
    tell('noteRun', { counts: { ...none, rejected: 1, taken: 1 } });
    tell('recount', { counts: { ...none, create: 1, taken: 1 } });
    expect(give('run').accepted).toBe(true);
    tell('noteRun', { counts: { ...none, taken: 2 } });
    expect(give('undo').accepted).toBe(true);
    tell('noteUndone', { counts: { ...none, taken: 1, undone: 1 } });
    expect(give('undo').accepted).toBe(true);
    tell('noteUndone', { counts: { ...none, undone: 2 } });
    expect(give('undo')).toEqual(refused('importNothingTaken'));
    expect(base.replayed()).toEqual(base.snapshot());
  });
});

describe('figures of attributes', () => {
  const attributes = (
    of: Awaited<ReturnType<typeof trial>>,
    decimals?: 'comma' | 'point',
    cell = '1,500',
  ) => {
    const columns = ['sku', 'name', 'type', 'attr.length'].map((field, column) => ({ field, column }));
    const [sku, name, type, length] = columns as [ColumnMapping, ColumnMapping, ColumnMapping, ColumnMapping];
    const mapped = [sku, name, type, { ...length, ...(decimals && { decimals }) }];
    const [line] = decided(of, { columns: mapped }, ['R-1', 'Rod', 'Rods', cell]);
    return line;
  };
  const typed = (...kinds: readonly ('number' | 'text')[]) => {
    const company = trial();
    for (const [index, kind] of kinds.entries())
      company.base.must(
        'productType',
        company.base.id(),
        'create',
        productTypeFixture({
          name: { en: index === 0 ? 'Rods' : 'Bars', sv: '' },
          attributes: [attributeFixture('length', { kind })],
        }),
      );
    return company;
  };

  it('[DI10] are read as their column says, below zero too', () => {
    const company = typed('number');
    const length = (value: number) => ({ takes: 'create', form: { attributes: { length: value } } });
    expect(attributes(company, 'point')).toMatchObject(length(1_500_000));
    expect(attributes(company, 'comma')).toMatchObject(length(1_500));
    expect(attributes(company, 'comma', '-20,5')).toMatchObject(length(-20_500));
    expect(attributes(company, 'comma', 'long')).toMatchObject({
      takes: 'create',
      notes: [{ code: 'cellNotNumber', field: 'attr.length', how: 'leftOut' }],
    });
  });

  it('[DI10] are left out where the same column is a text of another type, and they may be two', () => {
    const company = typed('number', 'text');
    expect(attributes(company)).toMatchObject({
      takes: 'create',
      notes: [{ code: 'cellNotAttribute', field: 'attr.length', how: 'leftOut' }],
    });
    expect(attributes(company, undefined, '1,5')).toMatchObject({ form: { attributes: { length: 1_500 } } });
  });

  it('[DI10] are asked about as those of other columns are, and guessed by them', () => {
    const { world } = typed('number');
    const target = importTarget('products');
    if (!target) throw new Error('there are no products');
    const fields = fieldsOf(target, world());
    expect(fields.find(({ name }) => name === 'attr.length')?.kind).toMatchObject({
      is: 'number',
      digits: 3,
    });
    const table = { heads: ['sku', 'price', 'attr.length'], lines: [['A', '2.5', '1,500']] };
    for (const known of [
      fields,
      [...target.fields, { name: 'attr.length', kind: { is: 'text' }, path: [] } as const],
    ])
      expect(guessMapping(target, table, known).columns.at(-1)).toMatchObject({
        field: 'attr.length',
        decimals: 'point',
      });
  });
});

describe('a line', () => {
  it('[DI5, DI6] creates what is not there, changes what is, and is the same where nothing differs', () => {
    const company = trial();
    company.base.must('product', company.base.id(), 'create', productFixture({ sku: 'B-1', price: 50_000 }));
    const name = productFixture().name.en;
    const [create, update, same, empty] = decided(
      company,
      {},
      ['B-2', 'Nut', '1,50'],
      ['b-1', name, '7,00'],
      ['B-3', '', ''],
      ['', 'No key', '1'],
    );
    expect(create).toMatchObject({ takes: 'create', form: { sku: 'B-2', price: 15_000, unit: 'pcs' } });
    expect(update).toMatchObject({
      takes: 'update',
      changes: expect.arrayContaining([{ field: 'price', before: '5', after: '7' }]),
    });
    expect(same).toMatchObject({ takes: 'rejected', refusal: { code: 'cellMissing', field: 'name' } });
    expect(empty).toMatchObject({ takes: 'rejected', refusal: { code: 'cellMissing', field: 'sku' } });
    expect(decided(company, {}, ['B-1', '', '5,00'])).toMatchObject([{ takes: 'same' }]);
  });

  it('[DI6] does only what its mode says, and a second one of the same record nothing', () => {
    const company = trial();
    company.base.must('product', company.base.id(), 'create', productFixture({ sku: 'B-1' }));
    const codes = (mode: ImportMapping['mode']) =>
      decided(company, { mode }, ['B-1', 'Bolt', '9'], ['B-2', 'Nut', '9'], ['b-2', 'Nut', '9']).map((one) =>
        one.takes === 'rejected' ? one.refusal.code : one.takes,
      );
    expect(codes('createAndUpdate')).toEqual(['update', 'create', 'importTwice']);
    expect(codes('createOnly')).toEqual(['lineIsThere', 'create', 'importTwice']);
    expect(codes('updateOnly')).toEqual(['update', 'lineIsNew', 'importTwice']);
  });

  it('[DI5] says in every line what is fixed, unless its own cell says something', () => {
    const columns = ['sku', 'name', 'unit'].map((field, column) => ({ field, column }));
    expect(
      decided(trial(), { columns, fixed: { unit: 'kg' } }, ['A', 'Sand', ''], ['B', 'Nail', 'st']),
    ).toMatchObject([{ form: { unit: 'kg' } }, { form: { unit: 'pcs' } }]);
  });

  it('[DI8] makes the categories along its path once', () => {
    const columns = ['sku', 'name', 'category'].map((field, column) => ({ field, column }));
    const [first] = decided(trial(), { columns }, ['A', 'Sand', 'All / Building']);
    expect(first).toMatchObject({
      takes: 'create',
      form: { category: 'id of made/category/all/building' },
      before: [
        { kind: 'category', data: { name: { en: 'All' }, parent: null } },
        { kind: 'category', data: { name: { en: 'Building' }, parent: 'id of made/category/all' } },
      ],
    });
  });

  it('[DI5, DI47] a purchase price is somebody’s, and is left out where it is not', () => {
    const columns = ['sku', 'name', 'purchase_price'].map((field, column) => ({ field, column }));
    expect(decided(trial(), { columns }, ['A', 'Sand', '5'])).toMatchObject([
      {
        takes: 'create',
        form: { suppliers: [] },
        notes: [{ code: 'importSupplierMissing', field: 'purchase_price', how: 'leftOut' }],
      },
    ]);
  });

  it('[DI16] of a party without a number gets the next one', () => {
    const columns = [{ column: 0, field: 'name' }];
    const parties = decided(trial(), { target: 'customers', key: 'number', columns }, ['Ann'], ['Ben']);
    expect(parties).toMatchObject([{ form: { number: '1001' } }, { form: { number: '1002' } }]);
  });
});

describe('the terms of a party', () => {
  const columns = ['number', 'name', 'terms', 'payment_term', 'delivery_term', 'delivery_place'].map(
    (field, column) => ({ field, column }),
  );
  const read = (...cells: readonly string[]) => {
    const company = trial();
    return {
      company,
      decisions: decided(company, { target: 'customers', key: 'number', columns }, ['1', 'Ann', ...cells]),
    };
  };

  it('[IM15] are the company’s default where a line names none, and its code or whole days where it does', () => {
    const { company, decisions } = read('', '', '', '');
    const terms = [...company.base.store.all('paymentTerm').values()] as unknown as PaymentTermRow[];
    expect(decisions).toMatchObject([{ form: { terms: terms.find(({ isDefault }) => isDefault)?.id } }]);
    expect(read('20', '', '', '').decisions).toMatchObject([{ form: { terms: 20 } }]);
    const [term] = terms;
    expect(read('', term?.code.toLowerCase() ?? '', '', '').decisions).toMatchObject([
      { form: { terms: term?.id } },
    ]);
  });

  it('[IM15] are not both, and not unknown; terms of delivery are named by their code, with a place', () => {
    expect(read('20', 'NET30', '', '').decisions).toMatchObject([
      { form: { terms: 20 }, notes: [{ code: 'importTermsTwice', field: 'payment_term', how: 'leftOut' }] },
    ]);
    expect(read('', 'SOMEDAY', '', '').decisions).toMatchObject([
      { takes: 'create', notes: [{ code: 'cellUnknownRecord', field: 'payment_term', how: 'leftOut' }] },
    ]);
    const { company, decisions } = read('', '', 'dap', 'Oslo');
    const terms = [...company.base.store.all('deliveryTerm').values()] as unknown as DeliveryTermRow[];
    const dap = terms.find(({ code }) => code === 'DAP')?.id;
    expect(decisions).toMatchObject([{ form: { deliveryTerm: dap, deliveryPlace: 'Oslo' } }]);
  });
});

test.each([
  ['products', ['sku', 'name'], ['7.35E+12', 'Wasser 5l'], 'sku'],
  ['prices', ['barcode', 'price'], ['7.35E+12', '1,99'], 'barcode'],
])('[DI23] a code of %s in %s that lost its digits is asked back', (target, fields, cells, field) => {
  const columns = fields.map((name, column) => ({ field: name, column }));
  expect(decided(trial(), { target, columns, key: fields[0] ?? '' }, cells)).toEqual([
    {
      takes: 'rejected',
      notes: [],
      refusal: {
        code: 'cellShortened',
        params: { cell: cells[fields.indexOf(field)] },
        field,
        column: fields.indexOf(field),
      },
    },
  ]);
});

test.each(['barcode', 'packaging_barcode'])('[DI23, DI47] a %s that lost its digits is left out', (field) => {
  const columns = ['sku', 'name', field].map((name, column) => ({ field: name, column }));
  expect(decided(trial(), { columns }, ['1', 'Wasser 5l', '7.35E+12'])).toMatchObject([
    { takes: 'create', form: { barcodes: [] }, notes: [{ code: 'cellShortened', field, how: 'leftOut' }] },
  ]);
});

describe('our own list of products', () => {
  const columns = ['sku', 'name', 'kind', 'price'].map((field, column) => ({ field, column }));

  it('[DI55] reads back as it is, bundles too, in either language', () => {
    const company = trial();
    const part = company.base.id();
    const name = { en: 'Bolt', sv: 'Bult' };
    company.base.must('product', part, 'create', productFixture({ sku: 'B-1', name, price: 50_000 }));
    company.base.must('product', part, 'activate', {});
    const sum = bundleFixture([[part, 2000]], { sku: 'KIT-1', price: 0, bundle: { pricing: 'sum' } });
    company.base.must('product', company.base.id(), 'create', sum);
    const lines = [
      ['B-1', 'Bult', 'Lagerförd', '5'],
      ['KIT-1', sum.name.en, 'Paket', '10'],
      ['KIT-1', sum.name.en, 'Bundle', '10'],
    ] as const;
    for (const line of lines)
      expect(decided(company, { columns }, line)).toMatchObject([{ takes: 'same', notes: [] }]);
  });

  it('[DI55] makes no bundle without components, and no parent without its variants', () => {
    expect(
      decided(trial(), { columns }, ['KIT-9', 'Kit', 'Bundle', '1'], ['V-9', 'Shirt', 'variable', '1']).map(
        (one) => one.takes === 'rejected' && one.refusal.code,
      ),
    ).toEqual(['importBundleNew', 'importVariantsNew']);
  });
});

test('[DI14] a unit of the company’s own list is one: goods in it are kept in pieces, one to one', () => {
  const company = trial();
  const unit = { code: 'rulle', name: { en: 'Roll', sv: 'Rulle' }, wholeOnly: true };
  company.base.must('unit', company.base.id(), 'create', unit);
  const columns = ['sku', 'name', 'unit'].map((field, column) => ({ field, column }));
  expect(decided(company, { columns }, ['T-1', 'Tape', 'Roll'])).toMatchObject([
    {
      takes: 'create',
      notes: [],
      form: {
        unit: 'pcs',
        packagings: [{ unit: 'rulle', numerator: 1, denominator: 1 }],
        purchaseUnit: 'rulle',
        salesUnit: 'rulle',
      },
    },
  ]);
});

test('[DI6, PR1] a line is of the product whose SKU looks the same', () => {
  const here = trial();
  here.base.must('product', here.base.id(), 'create', productFixture({ sku: 'SKRUV-\u00C5' }));
  const taken = (sku: string) => decided(here, {}, [sku, 'Skruv', '7']).map(({ takes }) => takes);
  expect(['skruv-a\u030A', 'SKRUV\u200B-\u00C5', 'SKRUV-A'].map(taken)).toEqual([
    ['update'],
    ['update'],
    ['create'],
  ]);
});

test('[DI23] whole barcodes and words with an E are taken', () => {
  const columns = ['sku', 'name', 'barcode'].map((field, column) => ({ field, column }));
  const lines = [
    ['2', 'Stift', '4006381333931'],
    ['1E5', '7.35E+12', 'E-12'],
  ];
  expect(decided(trial(), { columns }, ...lines).map(({ takes }) => takes)).toEqual(['create', 'create']);
});

test.each([
  ['SE', 'SE', '', 'domestic'],
  ['SE', 'DE', 'DE136695976', 'euB2B'],
  ['SE', 'DE', '', 'euB2C'],
  ['SE', 'NO', 'NO1', 'export'],
  ['NO', 'SE', 'SE1', 'export'],
])(
  '[DI16] from %s to %s with the VAT number "%s" VAT is charged as %s by a supplier, and worked out for a customer',
  (home, country, vatNumber, treatment) => {
    const place = (code: string) => ({ street: '', postcode: '', city: '', country: code });
    const company = { address: place(home) };
    const party = { addresses: { billing: place(country), delivery: [] }, vatNumber };
    expect(usualTreatment('supplier', company, party)).toEqual({ now: treatment, is: treatment });
    expect(usualTreatment('customer', company, party)).toEqual({ now: treatment, is: 'derived' });
  },
);

test.each([
  ['25', 'standard'],
  ['25 %', 'standard'],
  ['25,00', 'standard'],
  ['0.25', 'standard'],
  ['6', 'reduced'],
  ['0', 'zero'],
  ['momsfri', 'exempt'],
  ['Moms 25%', 'standard'],
])('[DI15] in Sweden %s is the VAT class %s', (text, vatClass) => {
  expect(readCell({ is: 'vatClass' }, text, {}, trial().world())).toEqual({ value: vatClass });
});

test('[DI15] a rate that is not in force is none', () => {
  expect(readCell({ is: 'vatClass' }, '17', {}, trial().world())).toMatchObject({
    problem: { code: 'cellNotVat' },
  });
});
