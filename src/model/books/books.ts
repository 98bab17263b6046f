import type { Rows, TableName } from '../engine/rows.ts';

/** The rows of a company, or as many of them as somebody looks at, by table. */
export interface Books {
  rows<N extends TableName>(table: N): Iterable<Rows[N]>;
  get<N extends TableName>(table: N, id: string): Rows[N] | undefined;
}

/** What is wrong, by what the sentences in `src/words/books.words.ts` are called. */
export type BookProblem =
  | 'placesDoNotSum'
  | 'placeIsShort'
  | 'warehouseDiffers'
  | 'reservedDiffers'
  | 'moreReservedThanThere'
  | 'moreHeldThanWanted'
  | 'outgoingDiffers'
  | 'incomingDiffers'
  | 'demandDiffers'
  | 'expectedDiffers'
  | 'serialIsTwice'
  | 'countersContradict'
  | 'valuedDiffers'
  | 'worthBelowZero'
  | 'creditedBeyondSold'
  | 'lineIsOfAnother';

/** Where books contradict each other: the document that it is about, and what they say. */
export interface BookFault {
  readonly problem: BookProblem;
  readonly kind: string;
  readonly document: string;
  /** Thousandths, and numbers of things; no money, which not everybody may see. */
  readonly params: Readonly<Record<string, number>>;
}

/** One comparison. */
export type BookCheck = (books: Books) => Iterable<BookFault>;

/** Sums by a key. */
export class Sums {
  readonly #sums = new Map<string, number>();

  add(key: string, figure: number): void {
    this.#sums.set(key, this.of(key) + figure);
  }

  of(key: string): number {
    return this.#sums.get(key) ?? 0;
  }

  keys(): Iterable<string> {
    return this.#sums.keys();
  }
}

/** A fault where two figures differ. */
export function* unlessSame(
  about: Omit<BookFault, 'params'>,
  found: number,
  expected: number,
): Generator<BookFault> {
  if (found !== expected) yield { ...about, params: { found, expected } };
}
