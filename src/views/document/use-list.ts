import { useMemo } from 'react';
import { useLingui } from '@lingui/react';
import type { Sort } from '../ui/data-list-types.ts';
import { useAddress } from '../app/use-address.ts';

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
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return words.length === 0 ? rows : rows.filter((row) => words.every((word) => text(row).includes(word)));
    // `text` is made anew at every render and says the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, search]);
  const counts = useMemo(() => {
    const map = new Map<string, number>([[ALL, found.length]]);
    if (stateOf) for (const row of found) map.set(stateOf(row), (map.get(stateOf(row)) ?? 0) + 1);
    return map;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [found]);
  const sorted = useMemo(() => {
    const kept = state === ALL || !stateOf ? [...found] : found.filter((row) => stateOf(row) === state);
    return sortRows(kept, options.sorts[sort.column], sort.direction, i18n.locale);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [found, state, sort.column, sort.direction, i18n.locale]);
  return {
    rows: sorted,
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

const collators = new Map<string, Intl.Collator>();

function sortRows<R>(
  rows: R[],
  key: ((row: R) => string | number) | undefined,
  direction: Sort['direction'],
  locale: string,
): readonly R[] {
  if (!key) return rows;
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  const keyed = rows.map((row) => ({ row, key: key(row) }));
  const sign = direction === 'descending' ? -1 : 1;
  keyed.sort((a, b) =>
    typeof a.key === 'number' && typeof b.key === 'number'
      ? sign * (a.key - b.key)
      : sign * collator.compare(String(a.key), String(b.key)),
  );
  return keyed.map(({ row }) => row);
}
