import { useLayoutEffect, useState, type RefObject } from 'react';
import type { GridPart } from './grid-part.ts';
import type { RowCursor } from './use-row-cursor.ts';
import type { VirtualRows } from './use-virtual-rows.ts';

interface Shown {
  readonly part: GridPart;
  /** Rows of the grid, with those that are coming. */
  readonly count: number;
  readonly virtual: VirtualRows;
  readonly cursor: RowCursor;
  readonly question: string | undefined;
}

const atStart = { isFromEnd: false, count: 0, question: undefined as string | undefined };

/**
 * Shows the end of a result that is read from its end, and its beginning when it is read from there again. Rows that
 * come before those in view do not move them. Returns whether the rows in view are those that belong there: before that
 * nothing is fetched for their sake.
 */
export function useEndKept(scroller: RefObject<HTMLElement | null>, shown: Shown): boolean {
  const { part, count, virtual, cursor, question } = shown;
  const [placed, setPlaced] = useState(part.isBefore ? { isFromEnd: true, count, question } : atStart);
  // Once all rows are here, they stay where they are.
  const isFromEnd = part.coming === 0 ? placed.isFromEnd && placed.question === question : part.isBefore;
  const isTurned = isFromEnd !== placed.isFromEnd;
  const grown = isFromEnd && !isTurned ? count - placed.count : 0;
  useLayoutEffect(() => {
    if (!isTurned && grown === 0) return;
    // oxlint-disable-next-line react/set-state-in-effect -- where the rows are shows once they are there
    setPlaced(isFromEnd ? { isFromEnd, count, question } : atStart);
    if (!isTurned) scroller.current?.scrollBy({ top: grown * virtual.rowHeight });
    else if (isFromEnd || placed.question === question) {
      const at = isFromEnd ? part.total - 1 : 0;
      cursor.setActive(at);
      virtual.show(at - part.skipped, 'start');
    }
    virtual.follow();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- only other rows move it
  }, [isFromEnd, isTurned, grown]);
  return !isTurned && grown === 0;
}
