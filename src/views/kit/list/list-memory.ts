import { ListIndex } from './list-index.ts';
import { ListSearch } from './list-search.ts';
import type { ListFields } from './list-texts.ts';

/** Kept for a list while its company is open, so that coming back to it is instant. */
export interface ListMemory<R> {
  readonly index: ListIndex<R>;
  readonly search: ListSearch<R>;
}

const memories = new WeakMap<object, Map<string, ListMemory<unknown>>>();

/** The memory of the list with this name in an open company (identified by its replica). */
export function listMemory<R>(company: object, list: string, fields: ListFields<R>): ListMemory<R> {
  const lists = memories.get(company) ?? new Map<string, ListMemory<unknown>>();
  memories.set(company, lists);
  const known = lists.get(list) as ListMemory<R> | undefined; // a name belongs to one row type
  if (known) return known;
  const index = new ListIndex<R>(fields);
  const made = { index, search: new ListSearch(index) };
  lists.set(list, made as ListMemory<unknown>);
  return made;
}
