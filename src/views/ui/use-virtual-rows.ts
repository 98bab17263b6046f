import { startTransition, useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './use-after-paint.ts';
import { useRowHeight } from './use-row-height.ts';

/** Pixels of the head row with its line, at the root's own font size; see lists.css. */
const HEAD = 35;
/** Rows drawn past either edge, for what the browser scrolls into sight before the page has heard of it. */
const SPARE = 3;

interface Window {
  /** Index of the first row in sight. */
  readonly first: number;
  /** Pixels of the scrolling part; 0 until it was measured. */
  readonly view: number;
  /** Index of the row that the first element showed when the elements last began anew. */
  readonly origin: number;
  readonly question: string | undefined;
  /** Rows drawn past either edge: none in the frame of a jump, which they would only hold up. */
  readonly spare: number;
}

interface VirtualOptions {
  readonly hasTotals: boolean;
  readonly density?: 'comfortable' | 'compact' | undefined;
  /** Names what the rows are the answer to: another one begins at the top. */
  readonly question?: string | undefined;
}

export interface VirtualRows extends Pick<Window, 'first'> {
  /** The rows to draw: from this index on, up to but without `to`. */
  readonly from: number;
  readonly to: number;
  /** Which element draws a row: they take turns, so that few of them move when a few rows go by. */
  readonly slotOf: (index: number) => number;
  readonly rowHeight: number;
  /** Pixels of all rows. */
  readonly height: number;
  /** Rows that are in sight at once. */
  readonly page: number;
  readonly atEnd: boolean;
  /** Scrolls until a row is in sight, or stands at the top. */
  readonly show: (index: number, align?: 'auto' | 'start') => void;
}

/**
 * Which rows of a scrolling element are in sight. All are of the density's height, so nothing is measured and nothing
 * is kept of rows that are not drawn; a totals row covers one of them.
 */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  { hasTotals, density, question }: VirtualOptions,
): VirtualRows {
  const rowHeight = useRowHeight(density);
  const covered = HEAD + (hasTotals ? rowHeight + 1 : 0);
  const { first: scrolled, view, origin, spare } = useWindow(scroller, rowHeight, question);
  const visible = Math.max(0, view - covered) / rowHeight;
  const first = Math.max(0, Math.min(scrolled, count - Math.floor(visible)));
  const drawn = Math.ceil(Math.max(0, view - HEAD) / rowHeight) + 1;
  const slots = drawn + 2 * SPARE;
  const show = (index: number, align: 'auto' | 'start' = 'auto'): void => {
    const element = scroller.current;
    if (!element) return;
    const top = index * rowHeight;
    const least = top + rowHeight - Math.max(0, element.clientHeight - covered);
    if (align === 'start' || top < element.scrollTop) element.scrollTo({ top });
    else if (least > element.scrollTop) element.scrollTo({ top: least });
  };
  return {
    from: Math.max(0, first - spare),
    to: view === 0 ? 0 : Math.min(count, first + drawn + spare),
    slotOf: (index) => (index - origin + count * slots) % slots,
    rowHeight,
    height: count * rowHeight,
    first,
    page: Math.max(1, Math.floor(visible)),
    atEnd: first + Math.ceil(visible) >= count,
    show,
  };
}

/** Follows the element's scrolling and size, and draws in the frame that shows them. */
function useWindow(
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  question: string | undefined,
): Window {
  const [window, setWindow] = useState<Window>({ first: 0, view: 0, origin: 0, question, spare: SPARE });
  const top = useRef(0);
  if (window.question !== question) setWindow({ ...window, first: 0, origin: 0, question });
  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    top.current = element.scrollTop;
    const first = Math.floor(Math.max(0, top.current) / rowHeight);
    const view = element.clientHeight;
    setWindow((known) => {
      if (known.first === first && known.view === view) return known;
      const isJump = Math.abs(first - known.first) * rowHeight * 2 > view;
      if (!isJump) return { ...known, first, view };
      return { ...known, first, view, origin: Math.max(0, first - SPARE), spare: 0 };
    });
  }, [scroller, rowHeight]);
  useLayoutEffect(() => {
    // Only where it has to be: setting it makes the browser work out where everything stands.
    if (top.current > 0) scroller.current?.scrollTo({ top: 0 });
    top.current = 0;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- another question begins at the top
  }, [scroller, question]);
  const { spare } = window;
  useLayoutEffect(() => {
    if (spare > 0) return;
    afterPaint(() => startTransition(() => setWindow((known) => ({ ...known, spare: SPARE }))));
  }, [spare]);
  useScrolling(scroller, look);
  return window;
}

/** Looks at an element now and whenever it has scrolled or is of another size, in time for the frame that shows it. */
function useScrolling(scroller: RefObject<HTMLElement | null>, look: () => void): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- how tall the element is shows once it is there
    look();
    const now = (): void => flushSync(look);
    const sizes = new ResizeObserver(now);
    sizes.observe(element);
    element.addEventListener('scroll', now, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', now);
    };
  }, [scroller, look]);
}
