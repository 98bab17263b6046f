import { compare } from '#model/values/order.ts';
import type { ListParts } from './list-query.ts';

/** Parts of the address that say which document is open beside the list, or which view is chosen: no part of a view. */
const OTHERS = new Set(['view', 'id', 'edit', 'tab']);

/** What a view keeps of a query. */
export function viewQuery(query: ListParts): Record<string, string> {
  const kept = Object.entries(query).filter(
    (part): part is [string, string] => !OTHERS.has(part[0]) && part[1] !== undefined && part[1] !== '',
  );
  return Object.fromEntries(kept.toSorted(([a], [b]) => compare(a, b)));
}

/** The parts to change for a query to become a view's; null: the list as it comes. */
export function toView(
  query: ListParts,
  view: { readonly id: string; readonly query: ListParts } | null,
): ListParts {
  const gone = Object.keys(viewQuery(query)).map((name) => [name, undefined] as const);
  return { ...Object.fromEntries(gone), ...view?.query, view: view?.id };
}

export const isSameQuery = (a: ListParts, b: ListParts): boolean =>
  JSON.stringify(viewQuery(a)) === JSON.stringify(viewQuery(b));
