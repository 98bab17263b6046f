import { useMemo, useState } from 'react';
import { useLingui } from '@lingui/react';
import type { Sort } from '../ui/data-list-types.ts';
import { useAddress } from '../app/use-address.ts';
import { orderOf } from './list-order.ts';
import { ListSearch } from './list-search.ts';

export interface ListOptions<R> {
  readonly rows: readonly R[];
  /** What is searched, in lower case. */
  readonly text: (row: R) => string;
  /** The state tab a row belongs to. */
  readonly state?: (row: R) => string;
  /** Sort keys by column; numbers or texts. */
  readonly sorts: Readonly<Record<string, (row: R) => string | number>>;
  readonly defaultSort: Sort;
}

export interface List<R> {
  readonly rows: readonly R[];
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly state: string;
  readonly onState: (state: string) => void;
  /** How many rows each state has under the present search. */
  readonly counts: ReadonlyMap<string, number>;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Does a search or a state keep rows back. */
  readonly isNarrowed: boolean;
}

const ALL = 'all';

/** Search, state tab and sort of a list. They live in the address, so that a link shows the same list. */
export function useList<R>(options: ListOptions<R>): List<R> {
  const { i18n } = useLingui();
  const [query, setQuery] = useAddress();
  const search = query['q'] ?? '';
  const state = query['state'] ?? ALL;
  const sort = sortFrom(query['sort'], options);
  const { rows, text, state: stateOf } = options;
  const [order] = useState(() => orderOf(rows));
  const [finder] = useState(() => new ListSearch<R>());
  const { column, direction } = sort;
  const key = options.sorts[column];
  // All rows are put in order before any is searched for: comparing them takes far longer than searching them.
  const sorted = useMemo(
    () => (key ? order.of(rows, { column, key, direction, locale: i18n.locale }) : rows),
    // `key` is made anew at every render and says the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [rows, column, direction, i18n.locale],
  );
  // oxlint-disable-next-line react/exhaustive-deps -- as `key`, so `text` and `stateOf`
  const found = useMemo(() => finder.find(sorted, search, text), [sorted, search]);
  // oxlint-disable-next-line react/exhaustive-deps
  const counts = useMemo(() => countsOf(found, stateOf), [found]);
  const kept = useMemo(
    () => (state === ALL || !stateOf ? found : found.filter((row) => stateOf(row) === state)),
    // oxlint-disable-next-line react/exhaustive-deps
    [found, state],
  );
  return {
    rows: kept,
    search,
    onSearch: (q) => setQuery({ q: q || undefined }),
    state,
    onState: (next) => setQuery({ state: next === ALL ? undefined : next }),
    counts,
    sort,
    isNarrowed: search !== '' || state !== ALL,
    onSort: (next) => setQuery({ sort: `${next.direction === 'descending' ? '-' : ''}${next.column}` }),
  };
}

function sortFrom<R>(text: string | undefined, options: ListOptions<R>): Sort {
  const column = text?.replace(/^-/, '');
  if (!text || !column || !(column in options.sorts)) return options.defaultSort;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

function countsOf<R>(
  rows: readonly R[],
  stateOf: ((row: R) => string) | undefined,
): ReadonlyMap<string, number> {
  const counts = new Map([[ALL, rows.length]]);
  let last = ALL;
  let run = 0; // rows of one state often stand together: a look-up for each would take longer than all the rest
  const add = (): void => void (run > 0 && counts.set(last, (counts.get(last) ?? 0) + run));
  for (const row of stateOf ? rows : []) {
    const state = stateOf?.(row) ?? ALL;
    if (state !== last) {
      add();
      last = state;
      run = 0;
    }
    run += 1;
  }
  add();
  return counts;
}
