import type { Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import {
  attributesOf,
  lacking,
  typesIn,
  valueFault,
  valueOf,
} from '../product-type/product-type.attributes.ts';
import type { ProductForm, ProductRow } from './product.facts.ts';
import { axesOf } from './product.variants.ts';

type ProductRule<D = never> = Rule<ProductRow, D>;

/** [TY1] A product's type is in use, or the one that it has. */
export const typeIsOfCompany: ProductRule<ProductForm> = ({ view, row }, data) => {
  const { type = null } = { ...row, ...data };
  if (!data || type === null || type === row?.type) return null;
  const chosen = view.get('productType', type);
  return !chosen || chosen.state === 'archived' ? onField('unknownProductType', 'type') : null;
};

/**
 * [TY3] Each value fits the attribute of its type that it is of. [TY4] What stood there before, of the same type, stays
 * until somebody changes it.
 */
export const attributesFit: ProductRule<ProductForm> = ({ view, row }, data) => {
  if (!data) return null;
  const form = { ...row, ...data };
  const { type = null, attributes = {} } = form;
  const isSameType = row !== undefined && type === (row.type ?? null);
  const allowed = new Map(attributesOf(typesIn(view), type).map((one) => [one.key, one]));
  for (const [key, value] of Object.entries(attributes)) {
    if (isSameType && valueOf(row, key) === value) continue;
    const attribute = allowed.get(key);
    const fault = attribute ? valueFault(attribute, value) : 'attributeUnknown';
    if (fault) return onField(fault, `attributes.${key}`, { attribute: key });
  }
  return null;
};

/**
 * [TY3] A product says what its type requires before it is activated; the refusal names the first that it lacks. [PR21]
 * What its variants differ in is said by these.
 */
export const requiredIsSaid: ProductRule = ({ view, id, row }) => {
  const differing = new Set(row && axesOf(row).map(({ key }) => key));
  const attributes = attributesOf(typesIn(view), row?.type ?? null).filter(({ key }) => !differing.has(key));
  const [first, ...more] = row ? lacking(attributes, row) : [];
  if (!first) return null;
  return {
    ...onField('attributeMissing', `attributes.${first.key}`, {
      attribute: first.key,
      count: more.length + 1,
    }),
    fix: { kind: 'product', document: id, type: 'update' },
  };
};
