import type { Attribute, ProductTypeForm } from './product-type.facts.ts';

/** A valid type of product; override what matters to the test. */
export const productTypeFixture = (over: Partial<ProductTypeForm> = {}): ProductTypeForm => ({
  name: { en: 'Bolts', sv: 'Bultar' },
  parent: null,
  tracking: null,
  expires: false,
  shelfLife: null,
  countInterval: null,
  unit: null,
  vatClass: null,
  attributes: [],
  narrowed: [],
  ...over,
});

/** A valid attribute, a text; override what matters to the test. */
export const attributeFixture = (key: string, over: Partial<Attribute> = {}): Attribute => ({
  key,
  label: { en: key.toUpperCase(), sv: '' },
  kind: 'text',
  unit: '',
  required: false,
  searchable: false,
  choices: [],
  ...over,
});

/** An attribute with these values to choose from, each called as it is. */
export const choiceFixture = (
  key: string,
  values: readonly string[],
  over: Partial<Attribute> = {},
): Attribute =>
  attributeFixture(key, {
    kind: 'choice',
    choices: values.map((value) => ({ value, label: { en: value, sv: '' } })),
    ...over,
  });
