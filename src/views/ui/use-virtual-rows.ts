import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';
import { useRowHeight } from './use-row-height.ts';

/** Pixels of the head row with its line, at the root's own font size; see lists.css. */
const HEAD = 35;

/** Which rows of a scrolling element are in sight, in rows of the density's height; a totals row takes one of them. */
export function useVirtualRows(scroller: RefObject<HTMLElement | null>, count: number, hasTotals: boolean) {
  const rowHeight = useRowHeight();
  const covered = HEAD + (hasTotals ? rowHeight + 1 : 0);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes here, no compiler runs
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingStart: rowHeight,
    scrollPaddingEnd: covered,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  const offset = virtual.scrollOffset ?? 0;
  const view = virtual.scrollRect?.height ?? 0;
  return {
    items: virtual.getVirtualItems(),
    height: virtual.getTotalSize(),
    first: Math.floor(offset / rowHeight),
    page: Math.max(1, Math.floor((view - covered) / rowHeight)),
    atEnd: offset + view - covered >= count * rowHeight - 1,
    show: (index: number, align: 'auto' | 'start' = 'auto') => virtual.scrollToIndex(index, { align }),
  };
}
