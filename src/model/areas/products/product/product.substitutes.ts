import { isArchived } from '#model/engine/archived.ts';
import type { Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import type { ProductForm, ProductRow } from './product.facts.ts';

/** [PR27] Its substitutes are other products of the company, each once. */
export const substitutesFit: Rule<ProductRow, ProductForm> = ({ view, id, row }, data) => {
  if (!data) return null;
  const before = new Set(row?.substitutes);
  const seen = new Set<string>();
  for (const [index, one] of ({ ...row, ...data }.substitutes ?? []).entries()) {
    const field = `substitutes.${index}`;
    if (one === id) return onField('substituteItself', field);
    if (seen.has(one)) return onField('substituteTwice', field);
    seen.add(one);
    if (before.has(one)) continue;
    const product = view.get('product', one);
    if (!product) return onField('unknownProduct', field);
    if (isArchived(product)) return onField('isArchived', field, { name: product.sku });
  }
  return null;
};
