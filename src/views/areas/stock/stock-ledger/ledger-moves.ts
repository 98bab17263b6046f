import {
  MOST_COUNTED,
  type LedgerAsk,
  type LedgerMove,
  type LedgerPage,
} from '#model/engine/ledger-answer.ts';
import { keptForCompany, PagedReading, type PagedRead } from '#views/kit/list/paged-reading.ts';

/** What the server answered. */
export interface Read extends PagedRead {
  /** In the order read. */
  readonly moves: readonly LedgerMove[];
  /** Whether they were read from the end of the list, in reverse, rather than from its beginning. */
  readonly isFromEnd: boolean;
  /** How many there are in all; null while nobody has told, or where there are more than are counted. */
  readonly count: number | null;
  readonly isMany: boolean;
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

/** The moves of the ledger that one question asks for. */
class LedgerMoves extends PagedReading<Read, LedgerPage> {
  constructor() {
    super(begun);
  }

  ask(key: string, ask: LedgerAsk, call: LedgerCall): void {
    this.start(
      key,
      () => call(ask, { limit: PAGE }),
      (page) => ({ ...countIn(page), moves: page.moves }),
    );
  }

  /** The moves after those that are here, in the order read. */
  more(ask: LedgerAsk, call: LedgerCall): void {
    const { isFromEnd } = this.now;
    this.goOn(
      (after) => call(isFromEnd ? reversed(ask) : ask, { limit: PAGE, after }),
      (page, before) => ({ ...countIn(page), moves: [...before.moves, ...page.moves] }),
    );
  }

  /** Reads the list from its other end; what is here stays until those moves have come. */
  turn(ask: LedgerAsk, call: LedgerCall): void {
    const isFromEnd = !this.now.isFromEnd;
    this.again(
      () => call(isFromEnd ? reversed(ask) : ask, { limit: PAGE }),
      (page) => ({ ...countIn(page), moves: page.moves, isFromEnd }),
    );
  }
}

const countIn = ({ count }: LedgerPage): Partial<Read> => {
  if (count === undefined) return {};
  return count > MOST_COUNTED ? { count: null, isMany: true } : { count, isMany: false };
};

export const ledgerMoves = keptForCompany(() => new LedgerMoves());
