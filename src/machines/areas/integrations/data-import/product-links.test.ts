import { describe, expect, it } from 'vitest';
import { generated, gloveParent } from '#machines/areas/products/product/variants.fixtures.ts';
import { trial } from './product-lines.fixtures.ts';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';

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

  it('[DI58] are asked back where their figure may be a thousand, or three decimals', () => {
    const company = trial();
    company.product('BOLT');
    for (const cell of ['BOLT x 1,000', 'BOLT x 1.500'])
      expect(company.decided('sku|name|components', ['KIT', 'Kit', cell])).toMatchObject([
        { takes: 'rejected', refusal: { code: 'cellNotComponent', params: { cell } } },
      ]);
    expect(company.decided('sku|name|components', ['KIT', 'Kit', 'BOLT x 1000'])).toMatchObject([
      { form: { bundle: { components: [{ quantity: 1_000_000 }] } } },
    ]);
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
