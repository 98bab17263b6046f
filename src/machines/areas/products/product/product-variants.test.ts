import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replicaOf } from '#model/engine/replica.fixtures.ts';
import type { World } from '#model/engine/world.fixtures.ts';
import type { ProductForm, ProductRow } from '#model/areas/products/product/product.facts.ts';
import { MANY } from '#model/areas/products/product/variant-limits.ts';
import type { InheritedField } from '#model/areas/products/product/inherited-fields.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import {
  combinationsOf,
  placeIn,
  variantSku,
  variantsOf,
} from '#model/areas/products/product/product.variants.ts';
import {
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { productForm } from '#model/areas/products/product/product.facts.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { generated, gloveGrid, gloveParent, gloveType, madeOf } from './variants.fixtures.ts';

function parted() {
  const world = companyWorld();
  const parent = gloveParent(world);
  return { world, parent };
}

const rowOf = (world: World, id: string | undefined): ProductRow => {
  const row = world.view.get('product', id ?? '');
  if (!row) throw new Error(`no product ${id}`);
  return row;
};
const formOf = (world: World, id: string | undefined): ProductForm =>
  productForm.strip().parse(rowOf(world, id));

function refusal(world: World, id: string, command: string, data?: unknown): unknown {
  const verdict = world.do('product', id, command, data);
  return verdict.accepted ? null : verdict.refusal;
}

/** Changes some fields of a product, as its form does. */
const change = (world: World, id: string | undefined, over: Partial<ProductForm>): unknown =>
  refusal(world, id ?? '', 'update', { ...formOf(world, id), ...over });

describe('generate', () => {
  test('[PR22] [TY5] makes the ticked variants at once, active, with what the parent says', () => {
    const { world, parent } = parted();
    const ids = generated(world, parent);
    expect([...ids.keys()]).toEqual([
      'GLOVE-BLACK-S',
      'GLOVE-BLACK-M',
      'GLOVE-BLACK-L',
      'GLOVE-YELLOW-S',
      'GLOVE-YELLOW-M',
      'GLOVE-YELLOW-L',
    ]);
    expect(rowOf(world, ids.get('GLOVE-BLACK-M'))).toMatchObject({
      state: 'active',
      kind: 'stocked',
      name: { en: 'Glove, black, m', sv: 'Handske, black, m' },
      attributes: { color: 'black', size: 'm' },
      variantOf: parent,
      inherits: ['price', 'weight', 'suppliers'],
      price: 89_0000,
      weight: 120,
    });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[PR22] makes drafts of a draft, and of what lacks something that its type requires', () => {
    const world = companyWorld();
    const type = world.id();
    const attributes = [
      choiceFixture('size', ['s', 'm'], { definesVariants: true, required: true }),
      choiceFixture('norm', ['a'], { required: true }),
    ];
    world.must('productType', type, 'create', productTypeFixture({ attributes }));
    const parent = world.id();
    const variants = { axes: [{ key: 'size', values: ['s', 'm'] }], pattern: '' };
    const form = productFixture({ sku: 'P', kind: 'variants', type, variants, attributes: { norm: 'a' } });
    world.must('product', parent, 'create', form);
    const drafts = generated(world, parent, [{ size: 's' }]);
    expect(rowOf(world, drafts.get('P-S')).state).toBe('draft');
    world.must('product', parent, 'activate');
    change(world, parent, { attributes: {} });
    const lacking = generated(world, parent, [{ size: 'm' }]);
    expect(rowOf(world, lacking.get('P-M')).state).toBe('draft');
  });

  test('[PR22] names the SKU that is taken, at its place, and makes nothing', () => {
    const { world, parent } = parted();
    activeProduct(world, { sku: 'glove-yellow-m' });
    const before = world.log.length;
    expect(refusal(world, parent, 'generate', { made: madeOf(world, parent) })).toEqual({
      code: 'skuTaken',
      params: { sku: 'GLOVE-YELLOW-M' },
      fields: { 'made.4.sku': 'skuTaken' },
    });
    expect(world.log).toHaveLength(before);
  });

  test('[PR22] names a SKU that two variants would have', () => {
    const { world, parent } = parted();
    change(world, parent, { variants: { ...gloveGrid, pattern: '{sku}-{size}' } });
    expect(refusal(world, parent, 'generate', { made: madeOf(world, parent) })).toMatchObject({
      code: 'skuTaken',
      params: { sku: 'GLOVE-S' },
      fields: { 'made.3.sku': 'skuTaken' },
    });
  });

  test('[PR22] does not make a combination twice, and makes that of an archived variant again', () => {
    const { world, parent } = parted();
    const blackS = [{ color: 'black', size: 's' }];
    const first = generated(world, parent, blackS).get('GLOVE-BLACK-S') ?? '';
    const again = madeOf(world, parent, blackS).map((one) => ({ ...one, sku: 'OTHER' }));
    expect(refusal(world, parent, 'generate', { made: again })).toMatchObject({
      code: 'variantExists',
      params: { sku: 'GLOVE-BLACK-S' },
      fields: { 'made.0.values': 'variantExists' },
    });
    world.must('product', first, 'block', { reason: 'other' });
    world.must('product', first, 'archive');
    expect(refusal(world, parent, 'generate', { made: again })).toBeNull();
  });

  test('[PR21] refuses values that the parent does not list, too few and too many', () => {
    const { world, parent } = parted();
    for (const values of [
      { color: 'red', size: 's' },
      { color: 'black' },
      { color: 'black', size: 's', lined: true },
    ]) {
      const made = [{ id: world.id(), sku: 'X', values }];
      expect(refusal(world, parent, 'generate', { made })).toMatchObject({ code: 'variantUnlisted' });
    }
  });

  test('[PR22] is not for other products, nor before it is said what variants differ in', () => {
    const world = companyWorld();
    const made = [{ id: world.id(), sku: 'X', values: {} }];
    const plain = activeProduct(world, { sku: 'PLAIN' });
    expect(refusal(world, plain, 'generate', { made })).toMatchObject({ code: 'notAParent' });
    const parent = activeProduct(world, { sku: 'BARE', kind: 'variants' });
    expect(refusal(world, parent, 'generate', { made })).toMatchObject({
      code: 'noAxes',
      fix: { kind: 'product', document: parent, type: 'update' },
    });
  });

  test('[PR23] makes more than 500 once somebody has said that they are meant', () => {
    const world = companyWorld();
    const type = world.id();
    const values = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
    const axis = (key: string, count: number) => choiceFixture(key, values(count), { definesVariants: true });
    const attributes = [axis('a', 30), axis('b', 17)];
    world.must('productType', type, 'create', productTypeFixture({ attributes }));
    const axes = [
      { key: 'a', values: values(30) },
      { key: 'b', values: values(17) },
    ];
    const parent = gloveParent(world, { type, variants: { axes, pattern: '' } });
    const made = madeOf(world, parent);
    expect(refusal(world, parent, 'generate', { made })).toEqual({
      code: 'variantsMany',
      params: { count: 510, most: MANY },
    });
    expect(refusal(world, parent, 'generate', { made, acceptsMany: true })).toBeNull();
    expect(variantsOf(world.view, parent)).toHaveLength(510);
  });

  test('[PR22] a SKU follows the pattern: without one, the parent’s and each value', () => {
    const values = { color: 'light blue', lined: true };
    const axes = [
      { key: 'color', values: ['light blue'] },
      { key: 'lined', values: [true, false] },
    ];
    expect(variantSku('GLV', { axes, pattern: '' }, values)).toBe('GLV-LIGHT-BLUE-Y');
    expect(variantSku('GLV', { axes, pattern: '{color}/{sku}.{lined}' }, { ...values, lined: false })).toBe(
      'LIGHT-BLUE/GLV.N',
    );
  });
});

const red = { key: 'color', values: ['red'] };

describe('a parent', () => {
  test('[PR20] is neither bought, sold, received nor counted', () => {
    const world = new SalesWorld();
    const parent = gloveParent(world.base);
    const { order } = world.draft([{ product: parent, quantity: 1_000 }]);
    expect(world.refused('salesOrder', order, 'confirm')).toMatchObject({
      code: 'productHasVariants',
      params: { sku: 'GLOVE' },
    });
    expect(() => world.counted(parent, world.base.bins[0] ?? '', 1_000)).toThrow('productHasVariants');
    const { view } = world.base;
    for (const deal of ['buy', 'sell'] as const)
      expect(tradable(view, parent, deal)).toMatchObject({ code: 'productHasVariants' });
    expect(tradable(view, [...generated(world.base, parent).values()][0] ?? '', 'buy')).toBeNull();
  });

  test('[PR20] a product becomes one while nothing of it is in stock or on an order', () => {
    const world = new SalesWorld();
    const variants = { kind: 'variants' } as const;
    world.confirmed([{ product: world.nut, quantity: 1_000 }]);
    expect(change(world.base, world.nut, variants)).toMatchObject({ fields: { kind: 'stillInStock' } });
    world.stock(world.bolt, world.base.bins[0] ?? '', 1_000);
    expect(change(world.base, world.bolt, variants)).toMatchObject({ fields: { kind: 'stillInStock' } });
    const fresh = activeProduct(world.base, { sku: 'FRESH' });
    expect(change(world.base, fresh, variants)).toBeNull();
  });

  test.each([
    ['variants.axes.0', 'unknownAxis', [{ key: 'material', values: ['x'] }], ''],
    ['variants.axes.0', 'unknownAxis', [{ key: 'color', values: ['blue'] }], ''],
    ['variants.axes.0', 'unknownAxis', [{ key: 'color', values: ['red', 'red'] }], ''],
    ['variants.axes.1', 'unknownAxis', [red, red], ''],
    ['variants.pattern', 'unknownPlaceholder', [{ key: 'color', values: ['red'] }], '{sku}-{size}'],
  ])('[PR21] refuses %s as %s', (field, code, axes, pattern) => {
    const { world, parent } = parted();
    expect(change(world, parent, { variants: { axes, pattern } })).toMatchObject({
      code,
      fields: { [field]: code },
    });
  });

  test('[PR21] keeps what its variants need, and grows', () => {
    const { world, parent } = parted();
    const type = gloveType(companyWorld());
    generated(world, parent, [{ color: 'black', size: 's' }]);
    const [color, size] = gloveGrid.axes;
    const grid = (...axes: unknown[]) =>
      ({ variants: { axes: axes.filter(Boolean), pattern: '' } }) as object;
    const used = (field: string) => ({ params: { count: 1 }, fields: { [field]: 'variantsUseIt' } });
    expect(change(world, parent, grid({ key: 'color', values: ['yellow'] }, size))).toMatchObject(
      used('variants.axes'),
    );
    expect(change(world, parent, grid(color, size, { key: 'lined', values: [true, false] }))).toMatchObject(
      used('variants.axes'),
    );
    expect(change(world, parent, { kind: 'stocked' })).toMatchObject(used('kind'));
    expect(change(world, parent, { unit: 'pack' })).toMatchObject(used('unit'));
    expect(change(world, parent, { type: null })).toMatchObject(used('type'));
    expect(type).not.toBe('');
    const more = { key: 'color', values: ['black', 'red'] };
    expect(change(world, parent, grid(more, size))).toBeNull();
  });

  test('[PR25] is archived after its variants, and says how many are left', () => {
    const { world, parent } = parted();
    const ids = generated(world, parent, [
      { color: 'black', size: 's' },
      { color: 'black', size: 'm' },
    ]);
    world.must('product', parent, 'phaseOut');
    expect(refusal(world, parent, 'archive')).toEqual({ code: 'variantsRemain', params: { count: 2 } });
    for (const id of ids.values()) {
      world.must('product', id, 'phaseOut');
      world.must('product', id, 'archive');
    }
    expect(refusal(world, parent, 'archive')).toBeNull();
  });
});

describe('a variant', () => {
  test('[PR21] can be a product that was there before', () => {
    const { world, parent } = parted();
    const { type = null } = rowOf(world, parent);
    const own = activeProduct(world, { sku: 'OLD', type, attributes: { color: 'black', size: 's' } });
    expect(change(world, own, { variantOf: parent })).toBeNull();
    expect(refusal(world, parent, 'generate', { made: madeOf(world, parent) })).toMatchObject({
      code: 'variantExists',
      params: { sku: 'OLD' },
    });
  });

  test('[PR21] has a parent in use, its type and unit, and a place of its own', () => {
    const { world, parent } = parted();
    const { type = null } = rowOf(world, parent);
    const [, plain] = [generated(world, parent, [{ color: 'black', size: 's' }]), activeProduct(world)];
    const fits = { type, attributes: { color: 'black', size: 'm' }, variantOf: parent };
    const own = activeProduct(world, { sku: 'OWN', type });
    const code = (over: object): unknown => change(world, own, { ...fits, ...over });
    expect(code({ variantOf: plain })).toMatchObject({ fields: { variantOf: 'unknownParent' } });
    expect(code({ variantOf: world.id() })).toMatchObject({ fields: { variantOf: 'unknownParent' } });
    expect(code({ kind: 'variants' })).toMatchObject({ fields: { variantOf: 'unknownParent' } });
    expect(code({ unit: 'pack' })).toMatchObject({ fields: { unit: 'variantDiffers' } });
    expect(code({ type: null, attributes: {} })).toMatchObject({ fields: { type: 'variantDiffers' } });
    expect(code({ attributes: { color: 'red', size: 'm' } })).toMatchObject({
      fields: { 'attributes.color': 'variantUnlisted' },
    });
    expect(code({ attributes: { color: 'black', size: 's' } })).toMatchObject({
      code: 'variantExists',
      params: { sku: 'GLOVE-BLACK-S' },
    });
    expect(code({})).toBeNull();
    expect(code({ price: 1 })).toBeNull();
  });
});

describe('inheriting', () => {
  const box = { unit: 'box', numerator: 10, denominator: 1, barcode: '', weight: 0 };
  const offer = { code: '', purchasePrice: 5_0000, minimum: 0, leadDays: 3 };

  function supplied() {
    const { world, parent } = parted();
    const supplier = world.id();
    world.must('supplier', supplier, 'create', supplierFixture());
    const one = generated(world, parent).get('GLOVE-BLACK-S') ?? '';
    return { world, parent, supplier, one };
  }

  test('[PR24] [TY5] a change of the parent is told to those that inherit it, in the same unit of work', () => {
    const { world, parent, supplier, one } = supplied();
    change(world, one, { price: 99_0000, inherits: ['weight', 'suppliers'] });
    const before = world.log.length;
    const suppliers = [{ ...offer, supplier, unit: 'box' }];
    change(world, parent, { price: 79_0000, weight: 130, packagings: [box], suppliers });
    const facts = world.log.slice(before);
    expect(new Set(facts.map(({ command }) => command)).size).toBe(1);
    expect(facts.map(({ kind, type }) => `${kind} ${type}`)).toEqual([
      'product updated',
      'product pricesMoved',
      'purchaseList created',
      'purchasePrice created',
      ...Array<string>(6).fill('product inherited'),
    ]);
    const inherited = { suppliers: [{ supplier }], packagings: [box] };
    expect(rowOf(world, one)).toMatchObject({ price: 99_0000, weight: 130, ...inherited });
    expect(variantsOf(world.view, parent).filter(({ price }) => price === 79_0000)).toHaveLength(5);
    change(world, parent, { description: 'Warm' });
    expect(world.log.at(-1)).toMatchObject({ type: 'updated', document: parent });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[PR24] has the parent’s, whatever the form holds, and its own once it is set', () => {
    const { world, one } = supplied();
    change(world, one, { price: 1, inherits: ['price', 'weight', 'suppliers'] });
    expect(rowOf(world, one).price).toBe(89_0000);
    const { inherits: _, ...silent } = formOf(world, one);
    world.must('product', one, 'update', { ...silent, price: 95_0000 });
    expect(rowOf(world, one)).toMatchObject({ price: 95_0000, inherits: ['weight', 'suppliers'] });
    change(world, one, { inherits: ['price'] });
    expect(rowOf(world, one)).toMatchObject({ price: 89_0000, inherits: ['price'] });
  });

  test('[PR24] what is no variant any more inherits nothing', () => {
    const { world, parent, one } = supplied();
    change(world, one, { variantOf: null });
    expect(rowOf(world, one)).toMatchObject({ inherits: [], price: 89_0000 });
    change(world, parent, { price: 1 });
    expect(rowOf(world, one).price).toBe(89_0000);
  });

  test('[PR24] a device that may not see costs leaves what suppliers cost to the server', () => {
    const { world, parent, supplier } = supplied();
    change(world, parent, { suppliers: [{ ...offer, supplier }] });
    const replica = replicaOf(world, engine, { may: (permission) => permission !== 'product.viewCost' });
    const id = [...variantsOf(world.view, parent)][0]?.id ?? '';
    const data = { ...formOf(world, id), name: { en: 'New', sv: '' }, suppliers: [] };
    expect(
      replica.dispatch({
        id: world.id(),
        kind: 'product',
        document: id,
        type: 'update',
        data,
        seen: replica.head,
      }),
    ).toMatchObject({ queued: true });
  });

  test('[PR24] whatever is changed, what is inherited is as the parent has it, and places are apart', () => {
    const field = fc.constantFrom<InheritedField>('price', 'weight', 'suppliers');
    const step = fc.record({
      at: fc.nat(6),
      price: fc.integer({ min: 0, max: 9 }),
      weight: fc.integer({ min: 0, max: 9 }),
      inherits: fc.option(fc.uniqueArray(field), { nil: undefined }),
      size: fc.constantFrom('s', 'm', 'l'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { world, parent } = parted();
        generated(world, parent, combinationsOf(gloveGrid.axes).slice(0, 4));
        for (const { at, price, weight, inherits, size } of steps) {
          const variant = variantsOf(world.view, parent)[at];
          if (!variant) change(world, parent, { price, weight });
          else {
            const attributes = { ...variant.attributes, size };
            const { inherits: _, ...silent } = formOf(world, variant.id);
            const form = { ...silent, price, weight, attributes, ...(inherits ? { inherits } : {}) };
            world.do('product', variant.id, 'update', form);
          }
        }
        const { price, weight } = rowOf(world, parent);
        const variants = variantsOf(world.view, parent);
        const following = (field: InheritedField): unknown[] =>
          variants.filter((row) => row.inherits?.includes(field)).map((row) => row[field]);
        expect(following('price').filter((one) => one !== price)).toEqual([]);
        expect(following('weight').filter((one) => one !== weight)).toEqual([]);
        const places = new Set(variants.map(({ attributes = {} }) => placeIn(gloveGrid.axes, attributes)));
        expect(places.size).toBe(variants.length);
        expect(world.replayed()).toEqual(world.snapshot());
      }),
      { numRuns: 25 },
    );
  });
});
