import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './use-after-paint.ts';
import { useRowHeight } from './use-row-height.ts';

/** Height of the header row including its border in px, at the root's own font size; see lists.css. */
const HEAD = 35;
/** Rows rendered beyond either edge, for what the browser scrolls into view before the scroll event arrives. */
const SPARE = 3;
/**
 * Rows added at a time while idle, until the previous and the next page are rendered. Few, since a key pressed
 * meanwhile waits for them.
 */
const STEP = 2;
/** Rows beyond a page: more would make every frame more expensive. */
const BEYOND = 8;
/** Milliseconds. */
const CALM = 250;

interface Window extends Pick<Turns, 'origin'> {
  /** Index of the first visible row. */
  readonly first: number;
  /** Height of the scrolling part in px; 0 until measured. */
  readonly view: number;
  readonly question: string | undefined;
  /** Rows rendered beyond either edge: none in the frame of a jump, which they would delay; more while idle. */
  readonly spare: number;
  /** Direction of the last page turn, 1 down and -1 up; 0 before one. */
  readonly heading: -1 | 0 | 1;
}

/** The rendered rows, and the total. */
interface Drawn {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

interface VirtualOptions {
  readonly hasTotals: boolean;
  readonly density?: 'comfortable' | 'compact' | undefined;
  /** Identifies the question that the rows answer: a new one starts at the top. */
  readonly question?: string | undefined;
  readonly place?: KeptPlace | undefined;
}

/** Where rows were scrolled to, in px, by their question: they begin there again. */
export interface KeptPlace {
  readonly read: (question: string) => number | undefined;
  readonly keep: (question: string, top: number) => void;
}

/** Elements are recycled between rows, so that scrolling a few rows moves few of them. */
export interface Turns {
  /** Index of the row that the first element showed at the last reset. */
  readonly origin: number;
  /** Maximum number of elements. */
  readonly slots: number;
}

/** The element that renders a row. */
export const slotOf = (index: number, { origin, slots }: Turns): number =>
  (((index - origin) % slots) + slots) % slots;

export interface VirtualRows extends Pick<Window, 'first'> {
  /** The rows to render: from this index up to, but excluding, `to`. */
  readonly from: number;
  readonly to: number;
  readonly turns: Turns;
  readonly rowHeight: number;
  /** Height of all rows in px. */
  readonly height: number;
  /** Rows visible at once. */
  readonly page: number;
  readonly atEnd: boolean;
  /** Scrolls until a row is visible, or at the top. */
  readonly show: (index: number, align?: 'auto' | 'start') => void;
  /** Takes over where the element is scrolled to, at once rather than when it tells. */
  readonly follow: () => void;
}

/**
 * The visible rows of a scrolling element. All have the density's height, so nothing is measured and nothing is stored
 * for rows that are not rendered; a totals row covers one of them.
 */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  { hasTotals, density, question, place }: VirtualOptions,
): VirtualRows {
  const rowHeight = useRowHeight(density);
  const covered = HEAD + (hasTotals ? rowHeight + 1 : 0);
  const shown = useRef<Drawn>({ from: 0, to: 0, count });
  const { window, follow } = useWindow(scroller, rowHeight, { question, place }, shown);
  const { first: scrolled, view, origin, spare, heading } = window;
  const visible = Math.max(0, view - covered) / rowHeight;
  const first = Math.max(0, Math.min(scrolled, count - Math.floor(visible)));
  const drawn = inView(view, rowHeight);
  const slots = drawn + 2 * mostSpare(view, rowHeight);
  const turns = useMemo(() => ({ origin, slots }), [origin, slots]);
  // After a page turn another one is likely: the next page is rendered once this one is painted.
  const ahead = spare === 0 ? 0 : heading * drawn;
  const from = Math.max(0, first - Math.max(spare, -ahead));
  const to = view === 0 ? 0 : Math.min(count, first + drawn + Math.max(spare, ahead));
  useLayoutEffect(() => {
    shown.current = { from, to, count };
  }, [from, to, count]);
  const show: VirtualRows['show'] = (index, align = 'auto') => {
    if (scroller.current) scrollToRow(scroller.current, index * rowHeight, { rowHeight, covered, align });
  };
  return {
    from,
    to,
    turns,
    rowHeight,
    height: count * rowHeight,
    first,
    page: Math.max(1, Math.floor(visible)),
    atEnd: first + Math.ceil(visible) >= count,
    show,
    follow,
  };
}

interface ShownRow {
  readonly rowHeight: number;
  /** Pixels of the element that header and totals cover. */
  readonly covered: number;
  readonly align: 'auto' | 'start';
}

/** Scrolls until the row that is so many pixels down is visible, or at the top. */
function scrollToRow(element: HTMLElement, top: number, { rowHeight, covered, align }: ShownRow): void {
  const least = top + rowHeight - Math.max(0, element.clientHeight - covered);
  if (align === 'start' || top < element.scrollTop) element.scrollTo({ top });
  else if (least > element.scrollTop) element.scrollTo({ top: least });
}

/** Rows at least partly visible in a view of this height in px. */
const inView = (view: number, rowHeight: number): number =>
  Math.ceil(Math.max(0, view - HEAD) / rowHeight) + 1;

/** A page and a little more in either direction. */
const mostSpare = (view: number, rowHeight: number): number => inView(view, rowHeight) + BEYOND;

const atTop = { first: 0, origin: 0, spare: SPARE, heading: 0 } as const;

/**
 * Follows the element's scroll position and size. Rows scrolled into view are usually rendered already: then the
 * following rows are rendered after the frame; otherwise in the frame that shows them.
 */
function useWindow(
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  { question, place }: Pick<VirtualOptions, 'question' | 'place'>,
  shown: RefObject<Drawn>,
): { readonly window: Window; readonly follow: () => void } {
  const [window, setWindow] = useState<Window>({ ...atTop, view: 0, question });
  const top = useRef(0);
  if (window.question !== question) setWindow({ ...window, ...atTop, question });
  const look = useCallback((): Look => {
    const element = scroller.current;
    if (!element) return { isThere: true, follow: () => {} };
    top.current = element.scrollTop;
    const first = Math.floor(Math.max(0, top.current) / rowHeight);
    const view = element.clientHeight;
    const { from, to, count } = shown.current;
    const isThere = first >= from && Math.min(count, first + inView(view, rowHeight)) <= to;
    const follow = (): void =>
      setWindow((known) => {
        if (known.first === first && known.view === view) return known;
        const isTurn = Math.abs(first - known.first) * rowHeight * 2 > view;
        const heading = isTurn ? (Math.sign(first - known.first) as Window['heading']) : known.heading; // of a whole number
        return { ...known, first, view, heading, ...(isTurn && !isThere && { origin: first, spare: 0 }) };
      });
    return { isThere, follow };
  }, [scroller, rowHeight, shown]);
  useLayoutEffect(() => {
    const kept = place?.read(question ?? '') ?? 0;
    // Only if needed: setting it forces a layout.
    if (top.current > 0 || kept > 0) scroller.current?.scrollTo({ top: kept });
    top.current = kept;
    if (kept > 0) look().follow();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- another question begins at the top
  }, [scroller, question]);
  useKeeping(scroller, question, place);
  useSpare(window, rowHeight, setWindow);
  useScrolling(scroller, look);
  return { window, follow: () => look().follow() };
}

/** Keeps where the element is scrolled to, under the question that its rows answer. */
function useKeeping(
  scroller: RefObject<HTMLElement | null>,
  question: string | undefined,
  place: KeptPlace | undefined,
): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || !place) return undefined;
    const keep = (): void => place.keep(question ?? '', element.scrollTop);
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [scroller, question, place]);
}

/** Grows the rows beyond the edges: none in the frame of a jump, some after it, all while idle. */
function useSpare(
  { question, first, view, spare }: Window,
  rowHeight: number,
  setWindow: Dispatch<SetStateAction<Window>>,
): void {
  useLayoutEffect(() => {
    if (spare > 0) return;
    afterPaint(() => startTransition(() => setWindow((known) => ({ ...known, spare: SPARE }))));
  }, [spare, setWindow]);
  const most = mostSpare(view, rowHeight);
  const grow = (): void =>
    startTransition(() => setWindow((known) => ({ ...known, spare: Math.min(known.spare + STEP, most) })));
  const isOn = view > 0 && spare > 0 && spare < most;
  useCalm(`${question} ${first} ${spare}`, spare > SPARE ? 0 : CALM, isOn, grow);
}

/** Runs after this many milliseconds without a new request, once the browser is idle; never while off. */
function useCalm(asked: string, milliseconds: number, isOn: boolean, act: () => void): void {
  const onCalm = useEffectEvent(act);
  useEffect(() => {
    if (!isOn || typeof requestIdleCallback !== 'function') return undefined;
    let handle = 0;
    const timer = setTimeout(() => (handle = requestIdleCallback(() => onCalm())), milliseconds);
    return () => {
      clearTimeout(timer);
      cancelIdleCallback(handle);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the wait begins again with whatever else is asked
  }, [asked, milliseconds, isOn]);
}

interface Look {
  /** Whether the visible rows are already rendered. */
  readonly isThere: boolean;
  readonly follow: () => void;
}

/**
 * Checks an element now and on every scroll or resize: within the frame that shows it, or after that frame if
 * everything visible is rendered.
 */
function useScrolling(scroller: RefObject<HTMLElement | null>, look: () => Look): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- how tall the element is shows once it is there
    look().follow();
    let isComing = false;
    const later = (): void => {
      isComing = false;
      startTransition(look().follow);
    };
    const now = (): void => {
      const { isThere, follow } = look();
      if (!isThere) return flushSync(follow);
      if (!isComing) afterPaint(later);
      isComing = true;
    };
    const sizes = new ResizeObserver(now);
    sizes.observe(element);
    element.addEventListener('scroll', now, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', now);
    };
  }, [scroller, look]);
}
