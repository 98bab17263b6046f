import { expect, test } from 'vitest';
import {
  attributeFixture,
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { MovingWorld } from '#machines/areas/stock/movement/movement.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

const attributes = [
  attributeFixture('thread', { required: true }),
  attributeFixture('length', { kind: 'number', unit: 'mm' }),
  attributeFixture('coated', { kind: 'yesNo' }),
  attributeFixture('since', { kind: 'day' }),
  choiceFixture('material', ['steel', 'brass']),
];
const sound = { thread: 'M8', length: 40_500, coated: false, since: '2026-01-31', material: 'steel' };

function worldWithType() {
  const world = companyWorld();
  const type = world.id();
  world.must('productType', type, 'create', productTypeFixture({ attributes }));
  const refusal = (id: string, command: string, form?: ProductForm): unknown => {
    const verdict = world.do('product', id, command, form);
    return verdict.accepted ? null : verdict.refusal;
  };
  return { world, type, refusal };
}

test('[TY3] a product says a value of each kind', () => {
  const { world, type } = worldWithType();
  const id = activeProduct(world, { type, attributes: sound });
  expect(world.row('product', id)).toMatchObject({ state: 'active', attributes: sound });
  expect(world.replayed()).toEqual(world.snapshot());
});

test.each([
  ['thread', 7, 'attributeWrongKind'],
  ['length', '40', 'attributeWrongKind'],
  ['coated', 'no', 'attributeWrongKind'],
  ['since', '2026-02-31', 'attributeWrongKind'],
  ['material', 'gold', 'attributeNotAChoice'],
  ['colour', 'red', 'attributeUnknown'],
  ['constructor', 'red', 'attributeUnknown'],
])('[TY3] refuses %s as %s: %s', (key, value, code) => {
  const { world, type, refusal } = worldWithType();
  expect(refusal(world.id(), 'create', productFixture({ type, attributes: { [key]: value } }))).toEqual({
    code,
    params: { attribute: key },
    fields: { [`attributes.${key}`]: code },
  });
});

test('[TY3] a type that is not there, or archived, is refused, and a value without a type', () => {
  const { world, type, refusal } = worldWithType();
  const kept = activeProduct(world, { sku: 'KEPT', type, attributes: { thread: 'M8' } });
  world.must('product', kept, 'update', productFixture({ sku: 'KEPT', type: null, attributes: {} }));
  world.must('productType', type, 'archive');
  const unknown = { code: 'unknownProductType', fields: { type: 'unknownProductType' } };
  for (const one of [type, world.id()])
    expect(refusal(world.id(), 'create', productFixture({ type: one }))).toEqual(unknown);
  expect(refusal(world.id(), 'create', productFixture({ attributes: { thread: 'M8' } }))).toMatchObject({
    code: 'attributeUnknown',
  });
});

test('[TY3] what its type requires refuses to activate a draft, which is saved all the same', () => {
  const { world, type, refusal } = worldWithType();
  const id = world.id();
  expect(refusal(id, 'create', productFixture({ type }))).toBeNull();
  expect(refusal(id, 'update', productFixture({ type, price: 1 }))).toBeNull();
  const lacks = {
    code: 'attributeMissing',
    params: { attribute: 'thread', count: 1 },
    fields: { 'attributes.thread': 'attributeMissing' },
    fix: { kind: 'product', document: id, type: 'update' },
  };
  expect(refusal(id, 'activate')).toEqual(lacks);
  world.must('product', id, 'update', productFixture({ type, attributes: { thread: 'M8' } }));
  expect(refusal(id, 'activate')).toBeNull();
});

test('[TY4] a value that its type allowed before stays until it is changed, or the type is', () => {
  const { world, type, refusal } = worldWithType();
  const id = activeProduct(world, { type, attributes: sound });
  const [thread = attributeFixture('thread')] = attributes;
  const narrower = [thread, choiceFixture('material', ['brass'])];
  world.must('productType', type, 'update', productTypeFixture({ attributes: narrower }));
  expect(refusal(id, 'update', productFixture({ type, attributes: sound, price: 1 }))).toBeNull();
  const changed = productFixture({ type, attributes: { ...sound, length: 41_000 } });
  expect(refusal(id, 'update', changed)).toMatchObject({
    fields: { 'attributes.length': 'attributeUnknown' },
  });
  const other = world.id();
  world.must('productType', other, 'create', productTypeFixture({ name: { en: 'Other', sv: '' } }));
  expect(refusal(id, 'update', productFixture({ type: other, attributes: sound }))).toMatchObject({
    code: 'attributeUnknown',
  });
});

test('[TY4] a form that says nothing of types leaves them as they are', () => {
  const { world, type } = worldWithType();
  const id = activeProduct(world, { type, attributes: sound });
  world.must('product', id, 'update', productFixture({ price: 1 }));
  expect(world.row('product', id)).toMatchObject({ price: 1, type, attributes: sound });
});

test('[TY6] tracking is refused with the number of places that hold it', () => {
  const world = new SalesWorld();
  const [first = '', second = ''] = world.base.bins;
  world.stock(world.nut, first, 1000);
  world.stock(world.nut, second, 1000);
  expect(
    world.refused('product', world.nut, 'update', productFixture({ sku: 'NUT', tracking: 'lot' })),
  ).toEqual({
    code: 'trackingIsFixed',
    params: { bins: 2 },
    fields: { tracking: 'trackingIsFixed' },
  });
});

test('[TY6] what is on its way between warehouses is stock too', () => {
  const world = new MovingWorld(5_000);
  world.must(world.transfer(5_000), 'dispatch', {});
  const lot = productFixture({ sku: 'BOLT', tracking: 'lot' });
  expect(world.base.do('product', world.bolt, 'update', lot)).toMatchObject({
    refusal: { code: 'trackingIsFixed', params: { bins: 1 } },
  });
});
