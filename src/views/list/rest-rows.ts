import type { DocumentRow } from '#model/engine/rows.ts';
import type { ListAnswer, ListAsk, ListPart } from '#model/engine/list-answer.ts';

/** What the server answered about rows that the device does not hold. */
export interface Rest {
  /** Identifies the question. */
  readonly key: string;
  readonly status: 'asking' | 'here' | 'failed';
  /** The first of them in the order of the list. */
  readonly rows: readonly DocumentRow[];
  readonly counts: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, number>>;
  /** Cursor of the rows after these; null at the end. */
  readonly next: string | null;
}

export type RestCall = (ask: ListAsk, part: ListPart) => Promise<ListAnswer>;

const PAGE = 200;
/** How many answers are kept, so that going back to one is instant. */
const KEPT = 8;

const nothing = { rows: [], counts: {}, sums: {}, next: null };
export const noRest: Rest = { key: '', status: 'here', ...nothing };

/** The rows of a list that are not on the device, fetched page by page as they come into view. */
export class RestRows {
  #now: Rest = noRest;
  #kept: Rest[] = [];
  readonly #told = new Set<() => void>();

  get now(): Rest {
    return this.#now;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#told.add(listener);
    return () => void this.#told.delete(listener);
  };

  /** Asks, unless this is answered or under way; after a failure again. */
  ask(key: string, ask: ListAsk, call: RestCall): void {
    if (this.#now.key === key && this.#now.status !== 'failed') return;
    const kept = this.#kept.find((one) => one.key === key);
    if (kept) return this.#tell(kept);
    this.#tell({ key, status: 'asking', ...nothing });
    this.#follow(key, call(ask, { part: 'rows', limit: PAGE }));
  }

  /** The rows after those that are here. */
  more(ask: ListAsk, call: RestCall): void {
    const { key, status, next } = this.#now;
    if (status === 'asking' || next === null) return;
    this.#tell({ ...this.#now, status: 'asking' });
    this.#follow(key, call(ask, { part: 'rows', limit: PAGE, after: next }));
  }

  #follow(key: string, answer: Promise<ListAnswer>): void {
    const settle = (change: (now: Rest) => Rest): void => {
      if (this.#now.key === key) this.#tell(change(this.#now));
    };
    answer.then(
      ({ rows, next, counts, sums }) =>
        settle((now) => ({
          ...now,
          status: 'here',
          rows: [...now.rows, ...rows],
          counts: counts ?? now.counts,
          sums: sums ?? now.sums,
          next,
        })),
      () => settle((now) => ({ ...now, status: 'failed' })),
    );
  }

  #tell(now: Rest): void {
    this.#now = now;
    if (now.status === 'here')
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
