import type { DocumentRow } from '#model/engine/rows.ts';
import type { ListAnswer, ListAsk, ListPart } from '#model/engine/list-answer.ts';

/** What the server answered about rows that the device does not hold. */
export interface Rest {
  /** Identifies the question. */
  readonly key: string;
  /** Identifies the rows, in whatever order: equal ones have the same figures. */
  readonly about: string;
  readonly status: 'asking' | 'here' | 'failed';
  /** Whether the rows were read from the end of the list, in reverse, rather than from its beginning. */
  readonly isFromEnd: boolean;
  /** The first of them in the order read. */
  readonly rows: readonly DocumentRow[];
  /** False while nobody has told the counts and sums. */
  readonly isCounted: boolean;
  readonly counts: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, number>>;
  /** Cursor of the rows after these; null at the end. */
  readonly next: string | null;
}

export type RestCall = (ask: ListAsk, part: ListPart) => Promise<ListAnswer>;

const PAGE = 200;
/** How many answers are kept, so that going back to one is instant. */
const KEPT = 8;

const noFigures = { isCounted: false, counts: {}, sums: {} };
const figuresIn = ({ counts, sums }: ListAnswer): Partial<Rest> =>
  counts && sums ? { isCounted: true, counts, sums } : {};
const noRows = { rows: [], next: null, isFromEnd: false };
const noRest: Rest = { key: '', about: '', status: 'here', ...noRows, ...noFigures };

/** The same list, read from its end. */
const reversed = ({ sort, ...ask }: ListAsk): ListAsk => ({ ...ask, sort: reversedSort(sort) });

/** An order the other way round. */
export const reversedSort = <S extends Pick<ListAsk['sort'], 'direction'>>({ direction, ...sort }: S) => ({
  ...sort,
  direction: direction === 'ascending' ? ('descending' as const) : ('ascending' as const),
});

/** Identifies the rows that a question is about, in whatever order. */
const aboutOf = (ask: ListAsk): string => JSON.stringify({ ...ask, sort: null });

/** The rows of a list that are not on the device, fetched page by page as they come into view. */
export class RestRows {
  #now: Rest = noRest;
  #kept: Rest[] = [];
  #asked: Promise<ListAnswer> | null = null;
  readonly #told = new Set<() => void>();

  get now(): Rest {
    return this.#now;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#told.add(listener);
    return () => void this.#told.delete(listener);
  };

  /** What is known in answer to a question; at least the figures, if they are those of another order. */
  about(key: string, ask: ListAsk): Rest {
    if (this.#now.key === key) return this.#now;
    const { about, isCounted, counts, sums } = this.#now;
    const figures = about === aboutOf(ask) ? { isCounted, counts, sums } : noFigures;
    return { key, about: aboutOf(ask), status: 'asking', ...noRows, ...figures };
  }

  /** Asks, unless this is answered or under way; after a failure again. */
  ask(key: string, ask: ListAsk, call: RestCall): void {
    if (this.#now.key === key && this.#now.status !== 'failed') return;
    const kept = this.#kept.find((one) => one.key === key);
    if (kept) return this.#tell(kept);
    const known = this.#now.key === key ? { ...this.#now, ...noRows } : this.about(key, ask);
    this.#tell({ ...known, status: 'asking' });
    this.#follow(call(ask, { part: 'rows', limit: PAGE }), ({ rows }) => ({ rows }));
  }

  /** The rows after those that are here, in the order read. */
  more(ask: ListAsk, call: RestCall): void {
    const { status, next, isFromEnd, rows: here } = this.#now;
    if (status === 'asking' || next === null) return;
    this.#tell({ ...this.#now, status: 'asking' });
    this.#follow(
      call(isFromEnd ? reversed(ask) : ask, { part: 'rows', limit: PAGE, after: next }),
      ({ rows }) => ({ rows: [...here, ...rows] }),
    );
  }

  /** Reads the list from its other end; what is here stays until those rows have come. */
  turn(ask: ListAsk, call: RestCall): void {
    const isFromEnd = !this.#now.isFromEnd;
    this.#tell({ ...this.#now, status: 'asking' });
    this.#follow(call(isFromEnd ? reversed(ask) : ask, { part: 'rows', limit: PAGE }), ({ rows }) => ({
      rows,
      isFromEnd,
    }));
  }

  /** Takes an answer, unless something else has been asked meanwhile. */
  #follow(answer: Promise<ListAnswer>, changed: (answer: ListAnswer) => Partial<Rest>): void {
    this.#asked = answer;
    const settle = (change: Partial<Rest>): void => {
      if (this.#asked === answer) this.#tell({ ...this.#now, ...change });
    };
    answer.then(
      (given) => settle({ status: 'here', next: given.next, ...figuresIn(given), ...changed(given) }),
      () => settle({ status: 'failed' }),
    );
  }

  #tell(now: Rest): void {
    this.#now = now;
    // Another visit begins at the beginning.
    if (now.status === 'here' && !now.isFromEnd)
      this.#kept = [now, ...this.#kept.filter(({ key }) => key !== now.key)].slice(0, KEPT);
    for (const listener of this.#told) listener();
  }
}

const memories = new WeakMap<object, Map<string, RestRows>>();

/** Kept for a list while its company is open (identified by its replica): coming back, the rows are there. */
export function restRows(company: object, list: string): RestRows {
  const lists = memories.get(company) ?? new Map<string, RestRows>();
  memories.set(company, lists);
  const known = lists.get(list) ?? new RestRows();
  lists.set(list, known);
  return known;
}
