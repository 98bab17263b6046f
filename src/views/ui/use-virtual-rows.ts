import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';
import { useRowHeight } from './use-row-height.ts';

const HEAD_AND_TOTALS = 2;

/** Which rows of a scrolling element are in sight, in rows of the density's height. */
export function useVirtualRows(scroller: RefObject<HTMLElement | null>, count: number) {
  const rowHeight = useRowHeight();
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes here, no compiler runs
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingStart: rowHeight,
    scrollPaddingEnd: rowHeight * 1.5,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  const offset = virtual.scrollOffset ?? 0;
  const view = virtual.scrollRect?.height ?? 0;
  return {
    items: virtual.getVirtualItems(),
    height: virtual.getTotalSize(),
    first: Math.floor(offset / rowHeight),
    page: Math.max(1, Math.floor(view / rowHeight) - HEAD_AND_TOTALS),
    atEnd: offset + view >= count * rowHeight,
    show: (index: number, align: 'auto' | 'start' = 'auto') => virtual.scrollToIndex(index, { align }),
  };
}
