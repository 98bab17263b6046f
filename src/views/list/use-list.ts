import { useMemo } from 'react';
import { useLingui } from '@lingui/react';
import type { TableName } from '#model/engine/rows.ts';
import { useModel } from '../document/model-context.tsx';
import type { Sort } from '../ui/data-list-types.ts';
import { useAfterPaint } from '../ui/use-after-paint.ts';
import { useIdleWork } from '../ui/use-idle-work.ts';
import { listMemory } from './list-memory.ts';
import type { ListParts } from './list-query.ts';
import { ALL, type ListResult } from './list-search.ts';
import { useListQuery, type ListQuery } from './use-list-query.ts';

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
  readonly asked: ListQuery;
  /** Has the rows follow what was asked last, at once. */
  readonly catchUp: () => void;
  readonly search: string;
  /** What the rows were searched for. */
  readonly searched: string;
  readonly onSearch: (text: string) => void;
  readonly state: string;
  readonly onState: (state: string) => void;
  /** Names the question that the rows are the answer to. */
  readonly question: string;
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
 * Search, state tab, filters and sort of a list. They live in the address, so that a link shows the same list. What is
 * asked shows in the frame of the key or press that asked; the rows follow in the next ones.
 * @param first what to begin with where the address says nothing
 */
export function useList<R>(options: (query: ListParts) => ListOptions<R>, first: ListParts = {}): List<R> {
  const asked = useListQuery(first);
  const [followed, catchUp] = useAfterPaint(asked.query);
  const given = options(followed);
  const answered = askedIn(followed, given);
  const answer = useFound(given, answered);
  const { search, state, sort } = useMemo(
    () => askedIn(asked.query, given),
    // oxlint-disable-next-line react/exhaustive-deps -- which columns sort is the same for all of a list's life
    [asked.query],
  );
  const { change, step } = asked;
  const on = useMemo(
    () => ({
      onSearch: (q: string): void => change({ q: q || undefined }),
      onState: (next: string): void => step({ state: next === ALL ? undefined : next }),
      onSort: (next: Sort): void =>
        change({ sort: `${next.direction === 'descending' ? '-' : ''}${next.column}` }),
    }),
    [change, step],
  );
  return {
    ...on,
    ...answer,
    id: given.id,
    asked,
    catchUp,
    question: questionOf(given, answered),
    search,
    searched: answered.search,
    state,
    sort,
    isNarrowed: answered.search !== '' || answered.state !== ALL || given.filter !== undefined,
  };
}

function askedIn<R>(query: ListParts, options: ListOptions<R>): Asked {
  return {
    search: query['q'] ?? '',
    state: query['state'] ?? ALL,
    sort: sortFrom(query['sort'], options),
  };
}

const questionOf = <R>({ filter }: ListOptions<R>, { search, state, sort }: Asked): string =>
  [search, state, sort.column, sort.direction, filter?.key ?? ''].join('\n');

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
