import {
  MOST_COUNTED,
  type LedgerAsk,
  type LedgerMove,
  type LedgerPage,
} from '#model/engine/ledger-answer.ts';

/** What the server answered. */
export interface Read {
  /** Identifies the question. */
  readonly key: string;
  readonly status: 'asking' | 'here' | 'failed';
  /** In the order read. */
  readonly moves: readonly LedgerMove[];
  /** Whether they were read from the end of the list, in reverse, rather than from its beginning. */
  readonly isFromEnd: boolean;
  /** How many there are in all; null while nobody has told, or where there are more than are counted. */
  readonly count: number | null;
  readonly isMany: boolean;
  /** Cursor of the moves after these; null at the end. */
  readonly next: string | null;
}

export type LedgerCall = (
  ask: LedgerAsk,
  part: { readonly after?: string; readonly limit: number },
) => Promise<LedgerPage>;

const PAGE = 200;

const nothing = { moves: [], isFromEnd: false, count: null, isMany: false, next: null } as const;
const begun = (key: string): Read => ({ key, status: 'asking', ...nothing });

const reversed = (ask: LedgerAsk): LedgerAsk => ({
  ...ask,
  order: ask.order === 'newest' ? 'oldest' : 'newest',
});

/** The moves of the ledger that one question asks for, fetched page by page as they come into view. */
export class LedgerMoves {
  #now: Read = begun('');
  #asked: Promise<LedgerPage> | null = null;
  readonly #told = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#told.add(listener);
    return () => void this.#told.delete(listener);
  };

  get now(): Read {
    return this.#now;
  }

  /** What is known in answer to a question. */
  about = (key: string): Read => (this.#now.key === key ? this.#now : begun(key));

  /** Asks, unless this is answered or under way; after a failure again. */
  ask(key: string, ask: LedgerAsk, call: LedgerCall): void {
    if (this.#now.key === key && this.#now.status !== 'failed') return;
    this.#tell(begun(key));
    this.#follow(call(ask, { limit: PAGE }), ({ moves }) => ({ moves }));
  }

  /** The moves after those that are here, in the order read. */
  more(ask: LedgerAsk, call: LedgerCall): void {
    const { status, next, isFromEnd, moves: here } = this.#now;
    if (status === 'asking' || next === null) return;
    this.#tell({ ...this.#now, status: 'asking' });
    this.#follow(call(isFromEnd ? reversed(ask) : ask, { limit: PAGE, after: next }), ({ moves }) => ({
      moves: [...here, ...moves],
    }));
  }

  /** Reads the list from its other end; what is here stays until those moves have come. */
  turn(ask: LedgerAsk, call: LedgerCall): void {
    const isFromEnd = !this.#now.isFromEnd;
    this.#tell({ ...this.#now, status: 'asking' });
    this.#follow(call(isFromEnd ? reversed(ask) : ask, { limit: PAGE }), ({ moves }) => ({
      moves,
      isFromEnd,
    }));
  }

  /** Takes an answer, unless something else has been asked meanwhile. */
  #follow(answer: Promise<LedgerPage>, changed: (page: LedgerPage) => Partial<Read>): void {
    this.#asked = answer;
    const settle = (change: Partial<Read>): void => {
      if (this.#asked === answer) this.#tell({ ...this.#now, ...change });
    };
    answer.then(
      (page) => settle({ status: 'here', next: page.next, ...countIn(page), ...changed(page) }),
      () => settle({ status: 'failed' }),
    );
  }

  #tell(now: Read): void {
    this.#now = now;
    for (const listener of this.#told) listener();
  }
}

const countIn = ({ count }: LedgerPage): Partial<Read> => {
  if (count === undefined) return {};
  return count > MOST_COUNTED ? { count: null, isMany: true } : { count, isMany: false };
};

const memories = new WeakMap<object, LedgerMoves>();

/** Kept while a company is open (identified by its replica): coming back to the list, the moves are there. */
export function ledgerMoves(company: object): LedgerMoves {
  const known = memories.get(company) ?? new LedgerMoves();
  memories.set(company, known);
  return known;
}
