import type { Attribute, ProductTypeForm } from '#model/areas/products/product-type/product-type.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { TradeModel } from './trade-model.ts';

/** A type of product by its key; `parent` is another key. */
export interface DemoType extends Partial<
  Pick<ProductTypeForm, 'tracking' | 'expires' | 'shelfLife' | 'countInterval' | 'unit' | 'narrowed'>
> {
  readonly key: string;
  readonly en: string;
  readonly sv: string;
  readonly parent: string | null;
  readonly attributes: readonly Attribute[];
  /** It was used once, and is archived. */
  readonly isOver?: true;
}

/** The type of a product by its key, and what the product says of itself. */
export type TypedGood = readonly [type: string, attributes: NonNullable<ProductForm['attributes']>];

type Traits = Partial<Pick<Attribute, 'unit' | 'required' | 'searchable' | 'definesVariants'>>;

const attribute = (
  kind: Attribute['kind'],
  key: string,
  en: string,
  sv: string,
  traits: Traits,
): Attribute => ({
  key,
  label: { en, sv },
  kind,
  unit: '',
  required: false,
  searchable: true,
  choices: [],
  ...traits,
});

export const words = (key: string, en: string, sv: string, traits: Traits = {}): Attribute =>
  attribute('text', key, en, sv, traits);
export const figure = (key: string, en: string, sv: string, traits: Traits = {}): Attribute =>
  attribute('number', key, en, sv, traits);
export const yesNo = (key: string, en: string, sv: string, traits: Traits = {}): Attribute =>
  attribute('yesNo', key, en, sv, traits);
export const dayOf = (key: string, en: string, sv: string, traits: Traits = {}): Attribute =>
  attribute('day', key, en, sv, traits);

/** Choices are written `value | English | Svenska`. */
export const choiceOf = (
  key: string,
  en: string,
  sv: string,
  choices: readonly string[],
  traits: Traits = {},
): Attribute => ({
  ...attribute('choice', key, en, sv, traits),
  choices: choices.map((line) => {
    const [value = '', label = '', swedish = ''] = line.split('|').map((part) => part.trim());
    return { value, label: { en: label || value, sv: swedish || label || value } };
  }),
});

/** Makes the types of a company, parents first; returns the id of each by its key. */
export function makeTypes(
  model: TradeModel,
  types: readonly DemoType[],
  at: string,
  by: string,
): ReadonlyMap<string, string> {
  const ids = new Map(types.map(({ key }) => [key, model.id(`product-type/${key}`, at)]));
  for (const { key, en, sv, parent, isOver = false, attributes, ...over } of types) {
    const id = ids.get(key) ?? '';
    const form: ProductTypeForm = {
      name: { en, sv },
      parent: parent === null ? null : (ids.get(parent) ?? null),
      ...blank,
      ...over,
      attributes: [...attributes],
    };
    model.must('productType', id, 'create', form, { by, at });
    if (isOver) model.must('productType', id, 'archive', {}, { by, at });
  }
  return ids;
}

const blank = {
  tracking: null,
  expires: false,
  shelfLife: null,
  countInterval: null,
  unit: null,
  vatClass: null,
  narrowed: [],
};
