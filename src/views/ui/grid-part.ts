import type { RowsBeyond } from './data-list-types.ts';

/** Rows shown as coming while there are more. */
const COMING = 50;

/** The part of a result that a grid shows, by places in the result. */
export interface GridPart {
  readonly total: number;
  /** The place of the first row that is here, and how many are. */
  readonly first: number;
  readonly here: number;
  /** Rows shown as coming, before or after those that are here. */
  readonly coming: number;
  readonly isBefore: boolean;
  /** Rows before all that, which the grid has no room for. */
  readonly skipped: number;
  /** Whether the rows at this end of the result are not here; they are fetched then. */
  readonly turnsAt: (end: 'first' | 'last') => boolean;
}

/** Which rows of the result are here, and how many next to them to show as coming. */
export function gridPart(here: number, beyond: RowsBeyond | undefined): GridPart {
  const { count = 0, isBefore = false, onTurn } = beyond ?? {};
  const coming = Math.min(count, COMING);
  return {
    total: here + count,
    first: isBefore ? count : 0,
    here,
    coming,
    isBefore,
    skipped: isBefore ? count - coming : 0,
    turnsAt: (end) => {
      if (!onTurn || isBefore !== (end === 'first')) return false;
      onTurn();
      return true;
    },
  };
}
