import { compare } from '#model/values/order.ts';
import type { ListParts } from './list-query.ts';

/** Query parameters for the document open next to the list and for the chosen view: not part of a view. */
const OTHERS = new Set(['view', 'id', 'edit', 'tab']);

/** The part of a query that a view stores. */
export function viewQuery(query: ListParts): Record<string, string> {
  const kept = Object.entries(query).filter(
    (part): part is [string, string] => !OTHERS.has(part[0]) && part[1] !== undefined && part[1] !== '',
  );
  return Object.fromEntries(kept.toSorted(([a], [b]) => compare(a, b)));
}

/** The changes that turn a query into a view's; null: the list's default. */
export function toView(
  query: ListParts,
  view: { readonly id: string; readonly query: ListParts } | null,
): ListParts {
  const gone = Object.keys(viewQuery(query)).map((name) => [name, undefined] as const);
  return { ...Object.fromEntries(gone), ...view?.query, view: view?.id };
}

export const isSameQuery = (a: ListParts, b: ListParts): boolean =>
  JSON.stringify(viewQuery(a)) === JSON.stringify(viewQuery(b));
