import { ListIndex } from './list-index.ts';
import { ListSearch } from './list-search.ts';
import type { ListFields } from './list-texts.ts';

/** What a list keeps while its company is open, so that coming back to it takes no time. */
export interface ListMemory<R> {
  readonly index: ListIndex<R>;
  readonly search: ListSearch<R>;
}

const memories = new WeakMap<object, Map<string, ListMemory<unknown>>>();

/** The memory of the list of this name in an open company (its replica). */
export function listMemory<R>(company: object, list: string, fields: ListFields<R>): ListMemory<R> {
  const lists = memories.get(company) ?? new Map<string, ListMemory<unknown>>();
  memories.set(company, lists);
  const known = lists.get(list) as ListMemory<R> | undefined; // a name belongs to one kind of row
  if (known) return known;
  const index = new ListIndex<R>(fields);
  const made = { index, search: new ListSearch(index) };
  lists.set(list, made as ListMemory<unknown>);
  return made;
}
