import type { Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import type { CategoryForm, CategoryRow } from './category.facts.ts';
import { siblingKey } from './category.kind.ts';

type CategoryRule<D = never> = Rule<CategoryRow, D>;

/** [CA1] Names of categories under one parent are unique, case-insensitively. */
export const siblingNameIsFree: CategoryRule<CategoryForm> = ({ view, id }, data) => {
  if (!data) return null;
  const siblings = view.by('category', 'sibling', siblingKey(data.parent, data.name.en));
  return siblings.some((row) => row.id !== id)
    ? onField('nameTaken', 'name.en', { name: data.name.en })
    : null;
};

/** [CA2] A parent must be an active category, and never the category itself or one of its descendants. */
export const parentIsSound: CategoryRule<CategoryForm> = ({ view, id }, data) => {
  if (!data || data.parent === null) return null;
  const parent = view.get('category', data.parent);
  if (!parent || parent.state === 'archived') return onField('unknownCategory', 'parent');
  for (
    let above: CategoryRow | undefined = parent;
    above;
    above = above.parent === null ? undefined : view.get('category', above.parent)
  )
    if (above.id === id) return onField('categoryCycle', 'parent');
  return null;
};

/** [CA3] A category can be archived only when it has no products and no subcategories. */
export const categoryIsEmpty: CategoryRule = ({ view, id }) => {
  const products = view.by('product', 'category', id).filter((row) => row.state !== 'archived').length;
  const categories = view.by('category', 'parent', id).length;
  return products + categories > 0 ? { code: 'categoryNotEmpty', params: { products, categories } } : null;
};
