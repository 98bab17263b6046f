import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import {
  attributesOf,
  lacking,
  typesIn,
  valueOf,
  type AttributeValue,
} from '../product-type/product-type.attributes.ts';
import type { Attribute, ProductTypeRow } from '../product-type/product-type.facts.ts';
import type { ProductForm, ProductRow } from './product.facts.ts';
import { isParent } from './product.parent.ts';
import { inheritedFields } from './inherited-fields.ts';
import type { MadeVariant, VariantGrid } from './product.grid.ts';
import { inheritedFrom } from './product.inheritance.ts';

/** What the variants of a product differ in; nothing of a product without variants. */
export const axesOf = (product: Pick<ProductForm, 'kind' | 'variants'>): VariantGrid['axes'] =>
  isParent(product) ? (product.variants?.axes ?? []) : [];

/** The variants of a product that are in use, archived ones left out. */
export const variantsOf = (view: Reader, parent: string): readonly ProductRow[] =>
  view.by('product', 'variantOf', parent).filter(({ state }) => state !== 'archived');

type Values = Readonly<Record<string, AttributeValue>>;

/** Where values stand in a grid, as a text; undefined if the grid does not list them. [PR21] */
export function placeIn(axes: VariantGrid['axes'], values: Values): string | undefined {
  const own = axes.map(({ key, values: listed }) => {
    const value = valueOf({ attributes: values }, key);
    return listed.find((one) => one === value);
  });
  return axes.length === 0 || own.includes(undefined) ? undefined : JSON.stringify(own);
}

/** Every combination of the values of a grid, row by row. */
export const combinationsOf = (axes: VariantGrid['axes']): readonly MadeVariant['values'][] =>
  axes.length === 0
    ? []
    : axes.reduce<readonly MadeVariant['values'][]>(
        (above, { key, values }) => above.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
        [{}],
      );

/** Placeholders of a pattern, without their braces. */
export const placeholdersOf = (pattern: string): readonly string[] =>
  [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** The pattern of a grid; without one, the SKU of the parent and each value. */
export const patternOf = ({ axes, pattern }: VariantGrid): string =>
  pattern || ['sku', ...axes.map(({ key }) => key)].map((key) => `{${key}}`).join('-');

/** The SKU of a variant by the pattern of its parent. [PR22] */
export const variantSku = (sku: string, grid: VariantGrid, values: Values): string =>
  patternOf(grid).replaceAll(/\{([^{}]*)\}/g, (_, key: string) =>
    key === 'sku' ? sku : inSku(valueOf({ attributes: values }, key)),
  );

const inSku = (value: AttributeValue | undefined): string =>
  typeof value === 'boolean'
    ? value
      ? 'Y'
      : 'N'
    : String(value ?? '')
        .toUpperCase()
        .replaceAll(/\s+/g, '-');

/** The commands that make variants of a product: with what these take from it, active where it is and nothing lacks. */
export function makeVariants(
  view: Reader,
  parent: ProductRow,
  made: readonly MadeVariant[],
): readonly FollowUp[] {
  const attributes = attributesOf(typesIn(view), parent.type ?? null);
  return made.flatMap(({ id, sku, values }) => {
    const form = variantForm(view, parent, attributes, { sku, values });
    const of = { kind: 'product', document: id };
    const isReady = parent.state === 'active' && lacking(attributes, form).length === 0;
    return [
      { ...of, type: 'create', data: form },
      ...(isReady ? [{ ...of, type: 'activate', data: {} }] : []),
    ];
  });
}

const variantForm = (
  view: Reader,
  parent: ProductRow,
  attributes: readonly Attribute[],
  made: Omit<MadeVariant, 'id'>,
): ProductForm =>
  variantOfType(parent.type ? view.get('productType', parent.type) : undefined, parent, attributes, made);

/** The form of a variant: with what it takes from its parent, which is of this type. */
export function variantOfType(
  type: Pick<ProductTypeRow, 'tracking' | 'expires'> | undefined,
  parent: ProductRow,
  attributes: readonly Attribute[],
  { sku, values }: Omit<MadeVariant, 'id'>,
): ProductForm {
  const { description, category, unit, vatClass, overReceipt, countTolerance, tags, notReturnable } = parent;
  const { tracking } = type ?? {};
  const inherits = [...inheritedFields];
  const packagings = parent.packagings?.map((one) => ({ ...one, barcode: '' }));
  const { purchaseUnit, salesUnit, inspection, length, width, height, origin, customsCode } = parent;
  return {
    sku,
    description,
    category,
    unit,
    vatClass,
    overReceipt,
    tags,
    kind: 'stocked',
    name: variantName(parent, attributes, values),
    barcodes: [],
    reorder: [],
    ...present({ countTolerance, notReturnable, packagings, purchaseUnit, salesUnit, inspection }),
    ...present({ length, width, height, origin, customsCode }),
    ...(tracking ? { tracking, ...(type?.expires ? { expires: true } : {}) } : {}),
    type: parent.type ?? null,
    attributes: { ...parent.attributes, ...values },
    variantOf: parent.id,
    inherits,
    price: 0,
    weight: 0,
    suppliers: [],
    ...inheritedFrom(parent, parent, inherits),
  };
}

const present = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  }; // the same fields, those without a value left out

/** The name of its parent and its values, in both languages. */
function variantName(
  { name }: ProductRow,
  attributes: readonly Attribute[],
  values: MadeVariant['values'],
): ProductForm['name'] {
  const said = (language: 'en' | 'sv'): string =>
    [name[language] || name.en, ...valueWords(attributes, values, language)].join(', ').slice(0, 200).trim();
  return { en: said('en'), sv: name.sv === '' ? '' : said('sv') };
}

/** A choice by its name, what is so by the name of its attribute; what is not so goes without saying. */
const valueWords = (
  attributes: readonly Attribute[],
  values: MadeVariant['values'],
  language: 'en' | 'sv',
): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) => {
    const attribute = attributes.find((one) => one.key === key);
    if (value === false) return [];
    const label = attribute?.choices.find((one) => one.value === value)?.label ?? attribute?.label;
    return [label ? label[language] || label.en : String(value)];
  });
