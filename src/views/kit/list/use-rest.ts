import { isLocale } from '#i18n/locale.ts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react';
import { folding } from '#model/folding.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { isBeyond, type ListAsk } from '#model/engine/list-answer.ts';
import { sortLocale, type Listing } from '#model/lists/listing.ts';
import { useModel } from '../document/model-context.tsx';
import { useToday } from '../document/use-today.ts';
import type { RowsBeyond } from '#views/ui/data-list-types.ts';
import { useIdle } from '#views/ui/use-idle.ts';
import { useLatest } from '#views/ui/use-latest.ts';
import { useFollowed } from './asked-query.tsx';
import { askingFor } from './asking-rest.ts';
import type { ListDefinition } from './list-definition.ts';
import { ALL } from './list-search.ts';
import { mergedRows } from './merged-rows.ts';
import { restRows, reversedSort, type Rest } from './rest-rows.ts';
import { lookIn } from './use-listed.ts';
import { askedIn, type List, type ListOptions } from './use-list.ts';

/** What of a definition does not depend on how its lines are shown. */
type WholeSpec<R> = Pick<ListOptions<R>, 'id' | 'listing' | 'fixed' | 'sorts' | 'defaultSort' | 'tabs'>;

/** Pieces of a whole result, in its order, and its size. */
export interface Whole<R> {
  readonly total: number;
  readonly pieces: (signal: AbortSignal) => AsyncIterable<readonly R[]>;
}

/** A list over all there is: the rows of the device, and the server's answer about the others. */
export interface WholeList<R> {
  /** In order, as far as they are here. */
  readonly rows: readonly R[];
  /** Rows of the result that are not here yet, and how to fetch the next. */
  readonly beyond: RowsBeyond | undefined;
  /** Whether the counts and sums are known; without a connection they are those of the device. */
  readonly isCounted: boolean;
  readonly counts: ReadonlyMap<string, number>;
  /** The part of a field's sum that the rows of the device lack. */
  readonly restOf: (field: string) => number;
  /** `none`: the device holds all there can be. */
  readonly status: Rest['status'] | 'none';
  readonly askAgain: () => void;
  /** Ids of the result, without a connection those on the device; null if all its rows are here. */
  readonly allIds: (() => Promise<readonly string[]>) | null;
  /** Null if all rows are here. */
  readonly whole: Whole<R> | null;
}

/** The rows that a list takes from the device itself: the server speaks of those that ended before. */
export function useHeld<R>({ rows, listing }: Pick<ListDefinition<R>, 'rows' | 'listing'>): readonly R[] {
  const { recentSince } = useModel().replica;
  return useMemo(() => {
    if (!listing) return rows;
    const isOpen = isOpenIn(listing);
    const documents = rows as readonly unknown[] as readonly DocumentRow[]; // a listing is of documents
    return documents.filter(
      (row) => !isBeyond(isOpen, row, recentSince),
    ) as readonly unknown[] as readonly R[]; // the same rows
  }, [rows, listing, recentSince]);
}

const isOpenIn = ({ table }: Listing) => folding.tables.get(table)?.isOpen;

/** Milliseconds without a letter before the server is asked. */
const PAUSE = 250;

export function useWholeList<R>(definition: WholeSpec<R>, held: readonly R[], list: List<R>): WholeList<R> {
  const model = useModel();
  const { listing, id } = definition;
  const { ask, key } = useAsk(definition, held);
  const store = restRows(model.replica, id);
  useSyncExternalStore(store.subscribe, () => store.now);
  const rest = store.about(key, ask);
  const call = useMemo(() => askingFor(model, listing), [model, listing]);
  const begin = useLatest(() => store.ask(key, ask, call));
  useIdle(key, ask.search === '' ? 0 : PAUSE, listing !== undefined, begin);
  const onReach = useLatest(() => store.more(ask, call));
  const onTurn = useLatest(() => store.turn(ask, call));
  const here = useCurrent<R>(listing, rest.rows);
  const hasMore = rest.next !== null;
  const order = orderOf(definition, ask);
  const allHeld = useHeldNow(list);
  const { isFromEnd } = rest;
  const rows = useMemo(
    () =>
      isFromEnd
        ? mergedRows(list.rows.toReversed(), here, hasMore, reversedSort(order)).toReversed()
        : mergedRows(list.rows, here, hasMore, order),
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the order
    [list.rows, here, hasMore, isFromEnd, key],
  );
  const far = list.rows.length + totalOf(rest, ask.state) - rows.length;
  return {
    rows,
    beyond: hasMore ? { count: Math.max(1, far), isBefore: isFromEnd, onReach, onTurn } : undefined,
    isCounted: !listing || rest.isCounted || rest.status === 'failed',
    counts: useMemo(() => addedCounts(list.counts, rest.counts), [list.counts, rest.counts]),
    restOf: useCallback((field) => rest.sums[field] ?? 0, [rest.sums]),
    status: listing ? rest.status : 'none',
    askAgain: begin,
    allIds: hasMore ? () => idsOfAll(list.rows, call.ids(ask)) : null,
    whole: hasMore
      ? { total: rows.length + far, pieces: (signal) => call.pieces(ask, allHeld, order, signal) }
      : null,
  };
}

/** The device's own rows may come after those that are here, and are not shown until then. */
const idsOfAll = async (held: readonly unknown[], beyond: Promise<readonly string[]>) => [
  ...held.map((row) => (row as DocumentRow).id), // a listing is of documents
  ...(await beyond.catch(() => [])),
];

/** The rows of the device, including what has only just arrived. */
function useHeldNow<R>(list: List<R>): () => readonly R[] {
  const catchUp = useLatest(list.catchUp);
  const rows = useLatest(() => list.rows);
  return () => {
    catchUp();
    return rows();
  };
}

/** The order of a question, as rows are compared by it. */
function orderOf<R>({ listing, sorts }: WholeSpec<R>, { sort, language }: ListAsk) {
  const { column, direction } = sort;
  const locale = listing ? sortLocale(listing, listing.sorts[column] ?? '', language) : language;
  return { key: sorts[column] ?? (() => 0), direction, locale };
}

/** The question as the server takes it, and what identifies it; it is asked anew when a row that ended comes back. */
function useAsk<R>(definition: WholeSpec<R>, held: readonly R[]): { ask: ListAsk; key: string } {
  const { i18n } = useLingui();
  const { replica } = useModel();
  const { followed } = useFollowed();
  const today = useToday();
  const { listing } = definition;
  const { search, state, sort } = askedIn(followed, definition);
  const { recentSince } = replica;
  const returned = useMemo(() => {
    const documents = held as readonly unknown[] as readonly DocumentRow[]; // as in useHeld
    return listing ? documents.filter((row) => row.createdAt < recentSince).length : 0;
  }, [held, listing, recentSince]);
  const filters = Object.keys(listing?.filters ?? {}).flatMap((name) => {
    const value = followed[name];
    return value ? [[name, value] as const] : [];
  });
  const ask = {
    search,
    ...(state !== ALL && { state }),
    filters: { ...Object.fromEntries(filters), ...definition.fixed },
    sort,
    language: isLocale(i18n.locale) ? i18n.locale : 'en',
    today,
    beyond: recentSince,
    except: listing ? pendingBeyond(replica, listing) : [],
  };
  return { ask, key: JSON.stringify([ask, returned]) };
}

/** Documents that ended and that a pending command changes: the device speaks of them, the server must not. */
export function pendingBeyond(
  { pending, base, recentSince }: ReturnType<typeof useModel>['replica'],
  listing: Listing,
): readonly string[] {
  if (!base.has(listing.table)) return [];
  const rows = base.all(listing.table);
  const isOpen = isOpenIn(listing);
  return pending.flatMap(({ command: { kind, document } }) => {
    const row = kind === listing.table ? rows.get(document) : undefined;
    return row && isBeyond(isOpen, row as DocumentRow, recentSince) ? [document] : []; // rows of documents
  });
}

/** The fetched rows as they are now, without those of which the device speaks itself by now. */
function useCurrent<R>(listing: Listing | undefined, rows: readonly DocumentRow[]): readonly R[] {
  const { replica } = useModel();
  const version = listing ? replica.version(listing.table) : 0;
  return useMemo(() => {
    if (!listing) return [];
    const look = lookIn(replica);
    const isOpen = isOpenIn(listing);
    const current = rows.map((row) => (look(listing.table, row.id) ?? row) as DocumentRow); // of this table
    return current.filter((row) =>
      isBeyond(isOpen, row, replica.recentSince),
    ) as readonly unknown[] as readonly R[]; // rows of the list
    // oxlint-disable-next-line react/exhaustive-deps -- the version tells that a row has changed
  }, [listing, rows, replica, version]);
}

function totalOf({ counts }: Rest, state: string | undefined): number {
  if (state !== undefined) return counts[state] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function addedCounts(
  held: ReadonlyMap<string, number>,
  rest: Readonly<Record<string, number>>,
): ReadonlyMap<string, number> {
  const counts = new Map(held);
  const add = (name: string, count: number): void => void counts.set(name, (counts.get(name) ?? 0) + count);
  for (const [name, count] of Object.entries(rest)) {
    add(name, count);
    add(ALL, count);
  }
  return counts;
}
