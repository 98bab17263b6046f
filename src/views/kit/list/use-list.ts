import { startTransition, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLingui } from '@lingui/react';
import { sortLocale, type Listing } from '#model/lists/listing.ts';
import type { TableName } from '#model/engine/rows.ts';
import { useModel } from '../document/model-context.tsx';
import type { Sort } from '#views/ui/data-list-types.ts';
import { useIdleWork } from '#views/ui/use-idle-work.ts';
import { useLatest } from '#views/ui/use-latest.ts';
import { useSlicedWork } from '#views/ui/use-sliced-work.ts';
import { useFollowed } from './asked-query.tsx';
import { filterOf, type ListFilter } from './list-filter.ts';
import { listMemory } from './list-memory.ts';
import type { Foresight, ListPasses } from './list-index.ts';
import type { ListOrdering } from './list-order.ts';
import type { ListParts } from './list-query.ts';
import { ALL, questionKey, type ListQuestion } from './list-search.ts';

export interface ListOptions<R> {
  /** Name of the list; its order and searched texts are kept under it while the company is open. */
  readonly id: string;
  readonly rows: readonly R[];
  /** Says which language's rules sort a column. */
  readonly listing?: Listing | undefined;
  /** Filters that always hold. */
  readonly fixed?: Readonly<Record<string, string>> | undefined;
  /** The searched text, in lower case. */
  readonly text: (row: R) => string;
  /** The state tab of a row. */
  readonly state?: ((row: R) => string) | undefined;
  /** The tabs there are: any other state in the address is none. */
  readonly tabs?: readonly { readonly id: string }[] | undefined;
  /** Sort keys by column: numbers or texts. */
  readonly sorts: Readonly<Record<string, (row: R) => string | number>>;
  readonly defaultSort: Sort;
  /** Tables that `text` and `state` read besides the row: a change in one of them invalidates both. */
  readonly reads?: readonly TableName[] | undefined;
  /** The same for the sort keys, by column. */
  readonly sortReads?: Readonly<Record<string, readonly TableName[]>> | undefined;
  /** The same for the filters. */
  readonly filterReads?: readonly TableName[] | undefined;
  readonly filters?: readonly ListFilter<R>[] | undefined;
}

export interface List<R> {
  readonly id: string;
  readonly rows: readonly R[];
  /** Whether the first rows are still being found. */
  readonly isComing: boolean;
  /** Makes the rows follow the latest query, at once. */
  readonly catchUp: () => void;
  readonly search: string;
  /** The search that the rows answer. */
  readonly searched: string;
  readonly onSearch: (text: string) => void;
  readonly state: string;
  readonly onState: (state: string) => void;
  /** Identifies the question that the rows answer. */
  readonly question: string;
  /** Rows per state under the current search. */
  readonly counts: ReadonlyMap<string, number>;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Whether a search, a filter or a state hides rows. */
  readonly isNarrowed: boolean;
}

/**
 * Search, state tab, filters and sort of a list. They live in the address, so that a link shows the same list. Input
 * shows in the frame of the key or press; the rows follow in the next frames. Needs an `AskedQuery` around it.
 */
export function useList<R>(options: ListOptions<R>): List<R> {
  const { query, followed, follow, change, step } = useFollowed();
  const { answer, isComing, answerNow } = useAnswer(options, followed);
  const { search, state, sort } = useMemo(
    () => askedIn(query, options),
    // oxlint-disable-next-line react/exhaustive-deps -- which columns sort is the same for all of a list's life
    [query],
  );
  const on = useMemo(
    () => ({
      onSearch: (q: string): void => change({ q: q || undefined }),
      onState: (next: string): void => step({ state: next === ALL ? undefined : next }),
      onSort: (next: Sort): void =>
        change({ sort: `${next.direction === 'descending' ? '-' : ''}${next.column}` }),
    }),
    [change, step],
  );
  const catchUp = (): void => {
    follow();
    answerNow();
  };
  const { question } = answer;
  return {
    ...on,
    rows: answer.rows,
    isComing,
    counts: answer.counts,
    id: options.id,
    catchUp,
    question: question.name,
    search,
    searched: question.search,
    state,
    sort,
    isNarrowed: question.search !== '' || question.state !== undefined || question.filter !== undefined,
  };
}

interface Asked {
  readonly search: string;
  readonly state: string;
  readonly sort: Sort;
}

/** The search, the tab and the order that a query asks for. */
export function askedIn<R>(
  query: ListParts,
  options: Pick<ListOptions<R>, 'sorts' | 'defaultSort' | 'tabs'>,
): Asked {
  const { state } = query;
  return {
    search: query['q'] ?? '',
    state: options.tabs?.find(({ id }) => id === state)?.id ?? ALL,
    sort: sortFrom(query['sort'], options),
  };
}

/**
 * The rows found, in order. Searches that take more than a few milliseconds run in slices, while the previous rows
 * stay; likely next questions are precomputed while idle.
 */
function useAnswer<R>(options: ListOptions<R>, query: ListParts) {
  const { replica } = useModel();
  const { question, fields, foresight } = useQuestion(options, query);
  const { index, search: finder } = listMemory<R>(replica, options.id, fields);
  index.update(options.rows, fields);
  const [isOpen, setIsOpen] = useState(false);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const found = finder.begin(question);
  useIdleWork(index.version, () => index.foresee(foresight()));
  useSlicedWork(`${questionKey(question)} ${index.version}`, found === undefined, () => {
    if (!finder.goOn(question)) return false;
    startTransition(draw);
    return true;
  });
  const find = useLatest(() => finder.find(question));
  const answerNow = (): void => {
    find();
    flushSync(draw);
  };
  // A page starts with the rows of its own address, not those of the previous visit.
  const { last } = finder;
  const shown = found ?? (isOpen || last?.question.name === question.name ? last : undefined);
  if (shown && !isOpen) setIsOpen(true);
  return { answer: shown ?? { ...nothing, question }, isComing: shown === undefined, answerNow };
}

const nothing = { rows: [], counts: new Map<string, number>() };

function useQuestion<R>(options: ListOptions<R>, query: ListParts) {
  const { i18n } = useLingui();
  const { replica } = useModel();
  const { text, state: stateOf, sorts, reads = [], sortReads = {}, filterReads = [], filters = [] } = options;
  const stampOf = (tables: readonly TableName[]): number =>
    tables.reduce((sum, table) => sum + replica.version(table), 0);
  const orderingOf = ({ column, direction }: Sort): ListOrdering<R> => {
    const stamp = stampOf(sortReads[column] ?? []);
    const field = options.listing?.sorts[column];
    const locale = options.listing && field ? sortLocale(options.listing, field, i18n.locale) : i18n.locale;
    return { column, direction, key: sorts[column], stamp, locale };
  };
  const passesOf = (parts: ListParts): ListPasses<R> | undefined => {
    const filter = filterOf(filters, parts);
    return filter && { ...filter, key: `${filter.key} ${stampOf(filterReads)}` };
  };
  const { search, state, sort } = askedIn(query, options);
  const question: ListQuestion<R> = {
    name: [search, state, sort.column, sort.direction, filterOf(filters, query)?.key ?? ''].join('\n'),
    search,
    state: state === ALL || !stateOf ? undefined : state,
    filter: passesOf(query),
    ordering: orderingOf(sort),
  };
  const foresight = (): Foresight<R> => ({
    orderings: Object.keys(sorts).map((column) => orderingOf({ column, direction: 'ascending' })),
    filters: filters.flatMap(({ kind, id }) => (kind === 'flag' ? (passesOf({ [id]: '1' }) ?? []) : [])),
  });
  return { question, foresight, fields: { text, state: stateOf, stamp: stampOf(reads) } };
}

function sortFrom<R>(text: string | undefined, options: Pick<ListOptions<R>, 'sorts' | 'defaultSort'>): Sort {
  const column = text?.replace(/^-/, '');
  if (!text || !column || !(column in options.sorts)) return options.defaultSort;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}
