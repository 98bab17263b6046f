import { expect, test } from 'vitest';
import {
  attributeFixture,
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { listLayout, listView } from '#model/list-view/list-view.ts';
import {
  attributeKey,
  type Attribute,
  type ProductTypeRow,
} from '#model/areas/products/product-type/product-type.facts.ts';
import type { ProductForm, ProductRow } from '#model/areas/products/product/product.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { attributeText, listedAttributes } from './listed-attributes.ts';

const stored = { version: 1, createdAt: '', changedAt: '' };
const type = (id: string, attributes: Attribute[], over: Partial<ProductTypeRow> = {}): ProductTypeRow => ({
  ...productTypeFixture({ attributes }),
  ...stored,
  id,
  state: 'active',
  ...over,
});
const product = (form: Partial<ProductForm>): ProductRow => ({
  ...productFixture(form),
  ...stored,
  id: 'p',
  state: 'active',
});
const searchable = { searchable: true };

test('[TY7] searchable attributes of active types are listed, those from above once', () => {
  const types = [
    type('a', [choiceFixture('material', ['steel'], searchable), attributeFixture('note')]),
    type('b', [attributeFixture('thread', searchable)], { parent: 'a' }),
    type('c', [attributeFixture('gone', searchable)], { state: 'archived' }),
  ];
  expect(listedAttributes(types).map(({ id }) => id)).toEqual(['attr.material', 'attr.thread']);
});

test('[TY7] types that share a key share its column with all their choices, if its kind is the same', () => {
  const types = [
    type('a', [choiceFixture('size', ['S'], searchable)]),
    type('b', [choiceFixture('size', ['S', 'L'], searchable)]),
    type('c', [attributeFixture('size', { ...searchable, kind: 'number' })]),
  ];
  const listed = listedAttributes(types);
  expect(listed.map(({ id, attribute }) => [id, attribute.choices.map(({ value }) => value)])).toEqual([
    ['attr.size.choice', ['S', 'L']],
    ['attr.size.number', []],
  ]);
  const read = (form: Partial<ProductForm>) => listed.map((one) => one.read(product(form)));
  expect(read({ type: 'b', attributes: { size: 'L' } })).toEqual(['L', undefined]);
  expect(read({ type: 'c', attributes: { size: 7000 } })).toEqual([undefined, 7000]);
  expect(read({ attributes: { size: 'L' } })).toEqual([undefined, undefined]);
});

test('[TY7] a search finds texts, and choices in both languages, of searchable attributes', () => {
  const steel = { value: 'st', label: { en: 'Steel', sv: 'Stål' } };
  const types = [
    type('a', [
      attributeFixture('thread', searchable),
      attributeFixture('note'),
      choiceFixture('material', [], { ...searchable, choices: [steel] }),
    ]),
  ];
  const attributes = { thread: 'M8', note: 'secret', material: 'st' };
  expect(attributeText(listedAttributes(types))(product({ type: 'a', attributes }))).toBe('m8 steel stål');
});

test('[TY7] views keep the columns and filters of attributes, however long their keys', () => {
  const key = `a_${'x'.repeat(38)}`;
  expect(attributeKey.safeParse(key).success).toBe(true);
  const types = [
    type('a', [choiceFixture(key, ['S'], searchable)]),
    type('b', [attributeFixture(key, searchable)]),
  ];
  const ids = listedAttributes(types).map(({ id }) => id);
  expect(ids).toEqual([`attr.${key}.choice`, `attr.${key}.text`]);
  expect(listLayout.safeParse({ columns: ids, density: null }).success).toBe(true);
  const query = Object.fromEntries(ids.map((id) => [id, 'S']));
  expect(listView.shape.query.safeParse(query).success).toBe(true);
});
