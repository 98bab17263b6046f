import { describe, expect, test } from 'vitest';
import {
  attributeFixture,
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { attributesOf, typesIn } from '#model/areas/products/product-type/product-type.attributes.ts';
import { changeOf } from '#model/areas/products/product-type/product-type.change.ts';
import type { ProductTypeForm } from '#model/areas/products/product-type/product-type.facts.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';

type World = ReturnType<typeof companyWorld>;

const named = (name: string, over: Partial<ProductTypeForm> = {}) =>
  productTypeFixture({ name: { en: name, sv: '' }, ...over });

function made(world: World, form: ProductTypeForm): string {
  const id = world.id();
  world.must('productType', id, 'create', form);
  return id;
}

const refusal = (world: World, id: string, command: string, form?: ProductTypeForm): unknown => {
  const verdict = world.do('productType', id, command, form);
  return verdict.accepted ? null : verdict.refusal;
};

/** Fasteners, with a material of two, and bolts below them, with a length. */
function worldWithTree() {
  const world = companyWorld();
  const material = choiceFixture('material', ['steel', 'brass']);
  const length = attributeFixture('length', { kind: 'number', unit: 'mm' });
  const top = made(world, named('Fasteners', { attributes: [material] }));
  const below = made(world, named('Bolts', { parent: top, attributes: [length] }));
  return { world, top, below, material, length };
}

describe('product type', () => {
  test('[TY1] refuses a name that stands under the same parent, whatever its case, and takes it elsewhere', () => {
    const { world, top, below } = worldWithTree();
    expect(refusal(world, world.id(), 'create', named('BOLTS', { parent: top }))).toEqual({
      code: 'nameTaken',
      params: { name: 'BOLTS' },
      fields: { 'name.en': 'nameTaken' },
    });
    expect(refusal(world, world.id(), 'create', named('BOLTS', { parent: below }))).toBeNull();
  });

  test('[TY1] refuses itself, one below it, an archived one or none at all as parent', () => {
    const { world, top, below } = worldWithTree();
    const cycle = { code: 'productTypeCycle', fields: { parent: 'productTypeCycle' } };
    for (const parent of [top, below])
      expect(refusal(world, top, 'update', named('Fasteners', { parent }))).toEqual(cycle);
    const ended = made(world, named('Candles'));
    world.must('productType', ended, 'archive');
    const unknown = { code: 'unknownProductType', fields: { parent: 'unknownProductType' } };
    for (const parent of [ended, world.id()])
      expect(refusal(world, below, 'update', named('Bolts', { parent }))).toEqual(unknown);
  });

  test('[TY1] is at most five levels deep, those below a type that moves included', () => {
    const world = companyWorld();
    const line = ['1', '2', '3', '4', '5'].reduce<string[]>(
      (above, name) => [...above, made(world, named(name, { parent: above.at(-1) ?? null }))],
      [],
    );
    const deep = {
      code: 'productTypeTooDeep',
      params: { levels: 5 },
      fields: { parent: 'productTypeTooDeep' },
    };
    expect(refusal(world, world.id(), 'create', named('6', { parent: line[4] ?? null }))).toEqual(deep);
    const two = made(world, named('A'));
    made(world, named('B', { parent: two }));
    expect(refusal(world, two, 'update', named('A', { parent: line[3] ?? null }))).toEqual(deep);
    expect(refusal(world, two, 'update', named('A', { parent: line[2] ?? null }))).toBeNull();
  });

  test('[TY1] what expires has lots or serial numbers', () => {
    const world = companyWorld();
    const expires = named('Food', { expires: true });
    expect(refusal(world, world.id(), 'create', expires)).toEqual({
      code: 'expiryNeedsLots',
      fields: { expires: 'expiryNeedsLots' },
    });
    expect(refusal(world, world.id(), 'create', { ...expires, tracking: 'lot' })).toBeNull();
  });

  test('[TY1] refuses to archive what still has products or types below it', () => {
    const { world, top, below } = worldWithTree();
    activeProduct(world, { type: below });
    const kept = (products: number, types: number) => ({
      code: 'productTypeNotEmpty',
      params: { products, types },
    });
    expect([top, below].map((id) => refusal(world, id, 'archive'))).toEqual([kept(0, 1), kept(1, 0)]);
  });

  test('[TY1] comes back under a parent in use, by a name that is free', () => {
    const { world, top, below } = worldWithTree();
    world.must('productType', below, 'archive');
    world.must('productType', top, 'archive');
    expect(refusal(world, below, 'restore')).toEqual({
      code: 'productTypeParentArchived',
      fix: { kind: 'productType', document: top, type: 'restore' },
    });
    world.must('productType', top, 'restore');
    const other = made(world, named('bolts', { parent: top }));
    expect(refusal(world, below, 'restore')).toEqual({ code: 'nameTaken', params: { name: 'Bolts' } });
    world.must('productType', other, 'archive');
    expect(refusal(world, below, 'restore')).toBeNull();
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[TY2] its products have the attributes of the types above, with the choices it offers', () => {
    const { world, below, top, material, length } = worldWithTree();
    const narrowed = [{ key: 'material', choices: ['brass'] }];
    world.must(
      'productType',
      below,
      'update',
      named('Bolts', { parent: top, attributes: [length], narrowed }),
    );
    const brass = { ...material, choices: material.choices.filter(({ value }) => value === 'brass') };
    expect(attributesOf(typesIn(world.view), below)).toEqual([brass, length]);
    expect(attributesOf(typesIn(world.view), top)).toEqual([material]);
  });

  test('[TY2] narrows the choices from above and never widens them', () => {
    const { world, below, top } = worldWithTree();
    const narrowed = [{ key: 'material', choices: ['brass', 'gold'] }];
    expect(refusal(world, below, 'update', named('Bolts', { parent: top, narrowed }))).toEqual({
      code: 'choicesWidened',
      params: { key: 'material' },
      fields: { 'narrowed.0.choices': 'choicesWidened' },
    });
  });

  test.each([
    ['attributes.1.key', 'attributeTwice', [attributeFixture('a'), attributeFixture('a')]],
    ['attributes.0.choices', 'choicesMissing', [choiceFixture('a', [])]],
    ['attributes.0.choices.1.value', 'choiceTwice', [choiceFixture('a', ['x', 'x'])]],
  ])('[TY2] refuses %s as %s', (field, code, attributes) => {
    const world = companyWorld();
    expect(refusal(world, world.id(), 'create', named('A', { attributes }))).toEqual({
      code,
      fields: { [field]: code },
    });
  });

  test('[TY2] refuses a key that a type above or below has', () => {
    const { world, top, below, material } = worldWithTree();
    const twice = (key: string, field: string) => ({
      code: 'attributeTwice',
      params: { key },
      fields: { [field]: 'attributeTwice' },
    });
    const [length, text] = [attributeFixture('length'), attributeFixture('material')];
    expect(refusal(world, top, 'update', named('Fasteners', { attributes: [material, length] }))).toEqual(
      twice('length', 'attributes.1.key'),
    );
    expect(refusal(world, below, 'update', named('Bolts', { parent: top, attributes: [text] }))).toEqual(
      twice('material', 'attributes.0.key'),
    );
    const apart = made(world, named('Screws'));
    made(world, named('Wood screws', { parent: apart, attributes: [text] }));
    expect(refusal(world, apart, 'update', named('Screws', { parent: top }))).toEqual(
      twice('material', 'parent'),
    );
  });

  test('[TY4] a key never comes back with another kind, in its type, above it or below it', () => {
    const { world, top, below, material, length } = worldWithTree();
    world.must('productType', below, 'update', named('Bolts', { parent: top }));
    const fixed = (field: string) => ({
      code: 'attributeKindIsFixed',
      params: { key: 'length' },
      fields: { [field]: 'attributeKindIsFixed' },
    });
    const asText = attributeFixture('length');
    expect(refusal(world, below, 'update', named('Bolts', { parent: top, attributes: [asText] }))).toEqual(
      fixed('attributes.0.key'),
    );
    expect(refusal(world, top, 'update', named('Fasteners', { attributes: [material, asText] }))).toEqual(
      fixed('attributes.1.key'),
    );
    const under = made(world, named('Hex', { parent: below }));
    expect(refusal(world, under, 'update', named('Hex', { parent: below, attributes: [asText] }))).toEqual(
      fixed('attributes.0.key'),
    );
    const apart = made(world, named('Hex', { attributes: [asText] }));
    expect(refusal(world, apart, 'update', named('Rods', { parent: below, attributes: [asText] }))).toEqual(
      fixed('attributes.0.key'),
    );
    expect(refusal(world, below, 'update', named('Bolts', { parent: top, attributes: [length] }))).toBeNull();
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[TY4] a type that leaves a line takes its keys along: they get no other kind elsewhere', () => {
    const { world, top, below, length } = worldWithTree();
    const other = made(world, named('Other', { attributes: [attributeFixture('material')] }));
    const fixed = (field: string) => ({
      code: 'attributeKindIsFixed',
      params: { key: 'material' },
      fields: { [field]: 'attributeKindIsFixed' },
    });
    const moved = (parent: string | null, attributes = [length]) => named('Bolts', { parent, attributes });
    expect(refusal(world, below, 'update', moved(other))).toEqual(fixed('parent'));
    world.must('productType', below, 'update', moved(null));
    expect(world.row('productType', below)?.['retired']).toEqual([{ key: 'material', kind: 'choice' }]);
    expect(refusal(world, below, 'update', moved(other))).toEqual(fixed('parent'));
    const own = [length, attributeFixture('material')];
    expect(refusal(world, below, 'update', moved(null, own))).toEqual(fixed('attributes.1.key'));
    expect(refusal(world, below, 'update', moved(top))).toBeNull();
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[TY4] says how many products gain a field, hold what is not allowed and lack what is required', () => {
    const { world, top, below, material } = worldWithTree();
    const steel = activeProduct(world, { sku: 'A', type: below, attributes: { material: 'steel' } });
    activeProduct(world, { sku: 'B', type: top, attributes: { material: 'brass' } });
    const old = activeProduct(world, { sku: 'C', type: top, attributes: { material: 'steel' } });
    world.must('product', old, 'phaseOut');
    world.must('product', old, 'archive');
    const change = (attributes: ProductTypeForm['attributes']) =>
      changeOf(world.view, top, named('Fasteners', { attributes }));
    const none = { gain: 0, notAllowed: 0, lack: 0 };
    expect(change([material])).toEqual(none);
    expect(change([material, attributeFixture('thread', { required: true })])).toEqual({
      ...none,
      gain: 2,
      lack: 2,
    });
    expect(change([choiceFixture('material', ['brass'])])).toEqual({ ...none, notAllowed: 1 });
    expect(change([])).toEqual({ ...none, notAllowed: 2 });
    world.must('productType', top, 'update', named('Fasteners'));
    expect(world.row('product', steel)?.['attributes']).toEqual({ material: 'steel' });
  });
});
