import { useLingui } from '@lingui/react';
import type { TableName } from '#model/engine/rows.ts';
import { useModel } from '../document/model-context.tsx';
import type { Sort } from '../ui/data-list-types.ts';
import { useIdleWork } from '../ui/use-idle-work.ts';
import { listMemory } from './list-memory.ts';
import type { ListParts } from './list-query.ts';
import { ALL, type ListResult } from './list-search.ts';
import { useListQuery } from './use-list-query.ts';

export interface ListOptions<R> {
  /** Names the list; its order and what is searched are kept under it while the company is open. */
  readonly id: string;
  readonly rows: readonly R[];
  /** What is searched, in lower case. */
  readonly text: (row: R) => string;
  /** The state tab a row belongs to. */
  readonly state?: ((row: R) => string) | undefined;
  /** Sort keys by column; numbers or texts. */
  readonly sorts: Readonly<Record<string, (row: R) => string | number>>;
  readonly defaultSort: Sort;
  /** Tables that `text` and `state` read besides the row: whatever changes there is read again. */
  readonly reads?: readonly TableName[] | undefined;
  /** The same of the sort keys, by column. */
  readonly sortReads?: Readonly<Record<string, readonly TableName[]>> | undefined;
  /** The same of the filters. */
  readonly filterReads?: readonly TableName[] | undefined;
  /** Which rows pass the filters that are on, and a name of that: the same name, the same rows. */
  readonly filter?: { readonly key: string; readonly passes: (row: R) => boolean } | undefined;
}

export interface List<R> {
  readonly id: string;
  readonly rows: readonly R[];
  readonly query: ListParts;
  readonly change: (parts: ListParts) => void;
  /** Puts the query into the address at once, before the page is left. */
  readonly write: () => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly state: string;
  readonly onState: (state: string) => void;
  /** How many rows each state has under the present search. */
  readonly counts: ReadonlyMap<string, number>;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Does a search, a filter or a state keep rows back. */
  readonly isNarrowed: boolean;
}

/** How many texts are read in one piece of idle time. */
const PIECE = 500;

/**
 * Search, state tab, filters and sort of a list. They live in the address, so that a link shows the same list.
 * @param first what to begin with where the address says nothing
 */
export function useList<R>(
  options: ListOptions<R> | ((query: ListParts) => ListOptions<R>),
  first: ListParts = {},
): List<R> {
  const [query, change, write] = useListQuery(first);
  const asked = typeof options === 'function' ? options(query) : options;
  const search = query['q'] ?? '';
  const state = query['state'] ?? ALL;
  const sort = sortFrom(query['sort'], asked);
  const { rows, counts } = useFound(asked, { search, state, sort });
  return {
    id: asked.id,
    rows,
    query,
    change,
    write,
    search,
    onSearch: (q) => change({ q: q || undefined }),
    state,
    onState: (next) => change({ state: next === ALL ? undefined : next }),
    counts,
    sort,
    isNarrowed: search !== '' || state !== ALL || asked.filter !== undefined,
    onSort: (next) => change({ sort: `${next.direction === 'descending' ? '-' : ''}${next.column}` }),
  };
}

interface Asked {
  readonly search: string;
  readonly state: string;
  readonly sort: Sort;
}

/** The rows of a list in order, and those found among them; texts that were not read yet are, while nobody does anything. */
function useFound<R>(options: ListOptions<R>, { search, state, sort }: Asked): ListResult<R> {
  const { i18n } = useLingui();
  const { replica } = useModel();
  const {
    id,
    rows,
    text,
    state: stateOf,
    sorts,
    filter,
    reads = [],
    sortReads = {},
    filterReads = [],
  } = options;
  const stampOf = (tables: readonly TableName[]): number =>
    tables.reduce((sum, table) => sum + replica.version(table), 0);
  const fields = { text, state: stateOf, stamp: stampOf(reads) };
  const key = sorts[sort.column];
  const stamp = stampOf(sortReads[sort.column] ?? []);
  const { index, search: finder } = listMemory<R>(replica, id, fields);
  index.update(rows, { ...sort, key, stamp, locale: i18n.locale }, fields);
  useIdleWork(index.version, () => index.read(PIECE));
  return finder.find({
    search,
    state: state === ALL || !stateOf ? undefined : state,
    filter: filter?.passes,
    filterKey: filter ? `${filter.key} ${stampOf(filterReads)}` : '',
  });
}

function sortFrom<R>(text: string | undefined, options: ListOptions<R>): Sort {
  const column = text?.replace(/^-/, '');
  if (!text || !column || !(column in options.sorts)) return options.defaultSort;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}
