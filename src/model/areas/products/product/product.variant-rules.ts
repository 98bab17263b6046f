import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { readAll } from '#model/engine/read-all.ts';
import type { Reader } from '#model/engine/reader.ts';
import { typesIn } from '../product-type/product-type.attributes.ts';
import { variantAttributesOf, variantValuesOf } from '../product-type/product-type.axes.ts';
import { codeForms, holdersOf } from './product-codes.ts';
import type { ProductForm, ProductRow } from './product.facts.ts';
import { MANY } from './variant-limits.ts';
import type { Generation, VariantGrid } from './product.grid.ts';
import { isParent } from './product.parent.ts';
import { axesOf, placeholdersOf, placeIn, variantsOf } from './product.variants.ts';

type ProductRule<D = never> = Rule<ProductRow, D>;

/** [PR20] A product becomes the parent of variants while nothing of it is in stock or on an order. */
const parentIsUntraded = ({ view, id, row }: Parameters<ProductRule>[0], form: ProductForm): Refusal | null =>
  row && !isParent(row) && isParent(form) && isTraded(view, id) ? onField('stillInStock', 'kind') : null;

const isTraded = (view: Reader, id: string): boolean =>
  view.by('availability', 'product', id).some((one) => one.onHand || one.incoming || one.outgoing);

/**
 * [PR21] Variants differ in attributes of their type that define variants, in values of these; what there was stays
 * allowed. The variants that there are keep their places, each its own; with them a parent keeps kind, unit and type.
 */
export const gridIsSound: ProductRule<ProductForm> = (context, data) => {
  if (!data) return null;
  const { view, id, row } = context;
  const form = { ...row, ...data };
  const variants = row && isParent(row) ? variantsOf(view, id) : [];
  const count = variants.length;
  const moved = (['kind', 'unit', 'type'] as const).find((field) => row && form[field] !== row[field]);
  if (count > 0 && moved) return onField('variantsUseIt', moved, { count });
  if (!isParent(form)) return null;
  if (form.variantOf) return onField('unknownParent', 'variantOf');
  const axes = axesOf(form);
  const unfit =
    parentIsUntraded(context, form) ?? axesFault(view, form, row) ?? patternFault(form.variants ?? null);
  if (unfit || count === 0) return unfit;
  const places = new Set(variants.map(({ attributes = {} }) => placeIn(axes, attributes)));
  return places.size < count || places.has(undefined)
    ? onField('variantsUseIt', 'variants.axes', { count })
    : null;
};

function axesFault(view: Reader, form: ProductForm, row: ProductRow | undefined): Refusal | null {
  const offered = variantAttributesOf(typesIn(view), form.type ?? null);
  const before = row && row.type === form.type ? axesOf(row) : [];
  const keys = new Set<string>();
  for (const [index, { key, values }] of axesOf(form).entries()) {
    const attribute = offered.find((one) => one.key === key);
    const stood = before.find((one) => one.key === key)?.values ?? [];
    const known = new Set([...(attribute ? variantValuesOf(attribute) : []), ...stood]);
    if (keys.has(key) || new Set(values).size < values.length || values.some((value) => !known.has(value)))
      return onField('unknownAxis', `variants.axes.${index}`, { attribute: key });
    keys.add(key);
  }
  return null;
}

/** [PR22] A pattern names the SKU of the parent and what the variants differ in. */
function patternFault(grid: VariantGrid | null): Refusal | null {
  if (!grid) return null;
  const known = new Set(['sku', ...grid.axes.map(({ key }) => key)]);
  const unknown = placeholdersOf(grid.pattern).find((name) => !known.has(name));
  return unknown === undefined ? null : onField('unknownPlaceholder', 'variants.pattern', { name: unknown });
}

/**
 * [PR21] A variant is of a product with variants, of its type and unit, with values that are listed there and that no
 * other one has. What stood before stays.
 */
export const variantFits: ProductRule<ProductForm> = ({ view, id, row }, data) => {
  if (!data) return null;
  const form = { ...row, ...data };
  const { variantOf = null, attributes = {} } = form;
  if (variantOf === null || (row && isUnmoved(row, form))) return null;
  const parent = view.get('product', variantOf);
  const isNew = variantOf !== row?.variantOf;
  if (!parent || !isParent(parent) || (isNew && parent.state === 'archived'))
    return onField('unknownParent', 'variantOf');
  for (const field of ['type', 'unit'] as const)
    if ((form[field] ?? null) !== (parent[field] ?? null))
      return onField('variantDiffers', field, { sku: parent.sku });
  const axes = axesOf(parent);
  const unlisted = axes.find((axis) => placeIn([axis], attributes) === undefined);
  if (unlisted || axes.length === 0)
    return onField('variantUnlisted', unlisted ? `attributes.${unlisted.key}` : 'variantOf', {
      sku: parent.sku,
    });
  const place = placeIn(axes, attributes);
  const other = variantsOf(view, parent.id).find(
    (one) => one.id !== id && placeIn(axes, one.attributes ?? {}) === place,
  );
  return other ? onField('variantExists', 'variantOf', { sku: other.sku }) : null;
};

/** Nothing changes that decides where a variant stands. */
const isUnmoved = (row: ProductRow, form: ProductForm): boolean =>
  (row.variantOf ?? null) === (form.variantOf ?? null) &&
  (row.type ?? null) === (form.type ?? null) &&
  row.unit === form.unit &&
  JSON.stringify(row.attributes ?? {}) === JSON.stringify(form.attributes ?? {});

/** [PR22] Only of a product with variants, once it says what they differ in. */
export const hasGrid: ProductRule<Generation> = ({ id, row }) => {
  if (!row || !isParent(row)) return { code: 'notAParent' };
  if (axesOf(row).length > 0) return null;
  return { code: 'noAxes', fix: { kind: 'product', document: id, type: 'update' } };
};

/** [PR22] New variants have SKUs and places that nothing has yet; the refusal names the first that does not. */
export const variantsAreNew: ProductRule<Generation> = ({ view, id, row }, data) => {
  if (!data || !row) return null;
  const axes = axesOf(row);
  const taken = new Map(variantsOf(view, id).map((one) => [placeIn(axes, one.attributes ?? {}), one.sku]));
  const skus = new Set<string>();
  const isThere = readAll(
    data.made,
    ({ id: made, sku }) => holdersOf(view, sku).length > 0 || view.get('product', made) !== undefined,
  );
  for (const [index, { sku, values }] of data.made.entries()) {
    const place = placeIn(axes, values);
    if (place === undefined || Object.keys(values).length !== axes.length)
      return onField('variantUnlisted', `made.${index}.values`, { sku: row.sku });
    const there = taken.get(place);
    if (there !== undefined) return onField('variantExists', `made.${index}.values`, { sku: there });
    taken.set(place, sku);
    const forms = codeForms(sku);
    if (forms.some((one) => skus.has(one)) || isThere[index])
      return onField('skuTaken', `made.${index}.sku`, { sku });
    for (const one of forms) skus.add(one);
  }
  return null;
};

/** [PR23] Very many at once are only made once somebody has said that they are meant. */
export const manyAreMeant: ProductRule<Generation> = (_, data) =>
  data && data.made.length > MANY && data.acceptsMany !== true
    ? { code: 'variantsMany', params: { count: data.made.length, most: MANY } }
    : null;

/** [PR25] A parent is archived after its variants; the refusal counts those that are left. */
export const noVariantsLeft: ProductRule = ({ view, id }) => {
  const count = variantsOf(view, id).length;
  return count > 0 ? { code: 'variantsRemain', params: { count } } : null;
};
