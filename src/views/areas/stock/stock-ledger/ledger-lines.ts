import type { LedgerAsk, LedgerMove } from '#model/engine/ledger-answer.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { BalanceRow } from '#model/stock/stock.tables.ts';

/** A move with what the reader's device knows about it. */
export interface LedgerRow extends LedgerMove {
  readonly id: string;
  readonly row: ProductRow | undefined;
  /** What it added to (a minus: took from) the places asked for, or else all of the company's; thousandths. */
  readonly change: number;
  /** What lay there after it, thousandths; null where that is not known. */
  readonly after: number | null;
}

interface Shown {
  /** Whether a place is among those asked for. */
  readonly counts: (place: string) => boolean;
  readonly productOf: (id: string) => ProductRow | undefined;
  /** What lies there now, thousandths; null where the moves are not all there are. */
  readonly now: number | null;
}

/** Moves as lines, newest first; counted back from what lies there now. */
export function ledgerRows(
  moves: readonly LedgerMove[],
  { counts, productOf, now }: Shown,
): readonly LedgerRow[] {
  let after = now;
  return moves.map((move) => {
    const change = (counts(move.to) ? move.quantity : 0) - (counts(move.from) ? move.quantity : 0);
    const line = { ...move, id: `${move.seq}.${move.index}`, row: productOf(move.product), change, after };
    if (after !== null) after -= change;
    return line;
  });
}

/**
 * Whether an answer, read from its newest move on, is all that ever happened to a stock of one product, so that the
 * stock after each can be counted back from what there is.
 */
export const tellsStock = ({ products, documents, number, people, from, to, order }: LedgerAsk): boolean =>
  products.length === 1 &&
  documents.length + people.length + number.length === 0 &&
  from === null &&
  to === null &&
  order === 'newest';

/** What lies in the places asked for, thousandths. */
export const stockNow = (
  balances: readonly BalanceRow[],
  { lots }: Pick<LedgerAsk, 'lots'>,
  counts: (place: string) => boolean,
): number =>
  balances
    .filter(({ location, lot }) => counts(location) && (lots.length === 0 || lots.includes(lot ?? '')))
    .reduce((sum, { onHand }) => sum + onHand, 0);
