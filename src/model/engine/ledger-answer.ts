/** One line of the stock ledger, quantities in thousandths. */
export interface LedgerLine {
  readonly seq: number;
  readonly index: number;
  readonly product: string;
  readonly lot: string | null;
  readonly quantity: number;
  readonly from: string;
  readonly to: string;
  readonly effectiveAt: string;
  readonly kind: string;
  readonly document: string;
  readonly by: string;
}

/** Which moves of the stock ledger are asked for: all that is given holds, and of several values of one, any. */
export interface LedgerAsk {
  readonly products: readonly string[];
  readonly warehouses: readonly string[];
  /** Bins, and places outside of warehouses, at either end of a move. */
  readonly places: readonly string[];
  readonly lots: readonly string[];
  readonly documents: readonly string[];
  /** The number of a document, in whatever case; empty: of any. */
  readonly number: string;
  /** Accounts of those who recorded them. */
  readonly people: readonly string[];
  /** Days (`YYYY-MM-DD`) of the company's time zone on which goods moved, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  readonly order: 'newest' | 'oldest';
}

/** Of several values that one filter may have. */
export const MOST_VALUES = 50;

/** So many moves are counted, and no more: counting a million takes longer than anybody waits. */
export const MOST_COUNTED = 10_000;

export interface LedgerMove extends LedgerLine {
  /** The number of its document; null where that has none, or the reader may not see it. */
  readonly number: string | null;
  /** What the company's stock gained (a minus: lost) in value, minor units; null where nothing did, or costs are hidden. */
  readonly value: number | null;
}

/** A page of moves, by when goods moved. */
export interface LedgerPage {
  readonly moves: readonly LedgerMove[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
  /** How many there are in all, at most `MOST_COUNTED` and one; with the first page. */
  readonly count?: number | undefined;
}

/** All moves asked for, as of one moment, in pieces fetched as they are taken. */
export type LedgerPieces = AsyncIterable<readonly LedgerMove[]>;
