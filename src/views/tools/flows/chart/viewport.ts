import { aroundOf, scrolledAtFirst, scrolledTo } from './chart-start.ts';
import type { Point, Size } from './watch-pane.ts';
import { createWatched } from './watched.ts';

/** The visible part of a drawing in its pane. */
export interface Viewport {
  readonly subscribe: (changed: () => void) => () => void;
  /** The scroll position of the pane, in px. */
  readonly snapshot: () => Point;
  /** Starts watching a pane; returns a function that stops. */
  readonly watch: (pane: HTMLElement) => () => void;
  /** Scrolls to the chart's start, given by the pane; again after every resize, until the user has moved. */
  readonly begin: () => void;
  /** Centres a state or a transition, unless it is visible. */
  readonly show: (id: string) => void;
  /** Updates the active states: scrolls to the new ones if the previous ones were in view, otherwise stays. */
  readonly follow: (active: readonly string[]) => void;
  /** Centres a point of the drawing; in px of the scaled drawing. */
  readonly centre: (point: Point) => void;
}

export function createViewport(): Viewport {
  const { snapshot, subscribe, set } = createWatched<Point>({ x: 0, y: 0 });
  let pane: HTMLElement | null = null;
  let begun: Point | null = null;
  let followed: readonly string[] = [];
  const look = (): void => {
    if (pane) set({ x: pane.scrollLeft, y: pane.scrollTop });
  };
  const show = (id: string): void => {
    const part = pane && partAt(pane, id);
    if (pane && part && !isInSight(pane, part))
      scroll(pane, scrolledTo(...standingIn(pane, part)), howToMove());
  };
  return {
    subscribe,
    snapshot,
    watch: (element) => {
      pane = element;
      begun = null;
      element.addEventListener('scroll', look, { passive: true });
      return () => element.removeEventListener('scroll', look);
    },
    begin: () => {
      const part = pane && partAt(pane, pane.dataset['start'] ?? '');
      if (!pane || !part || (begun && !isAt(pane, begun))) return;
      scroll(pane, scrolledAtFirst(...standingIn(pane, part)), 'instant');
      begun = { x: pane.scrollLeft, y: pane.scrollTop };
    },
    show,
    follow: (active) => {
      const next = active.find((id) => !followed.includes(id));
      const isFollowing = followed.length === 0 || (pane !== null && isLookedAt(pane, followed));
      followed = active;
      if (isFollowing && next !== undefined) show(next);
    },
    centre: ({ x, y }) => {
      if (pane) scroll(pane, scrolledTo({ x, y, width: 0, height: 0 }, roomOf(pane)), 'instant');
    },
  };
}

/** Scrolls pane and page by the minimum that shows a part of a drawing; of one larger than the pane, its start. */
export function scrollToPart(part: Element): void {
  const pane = part.closest('.flow-pane');
  if (pane) {
    const [own, port] = [part.getBoundingClientRect(), pane.getBoundingClientRect()];
    if (own.width > port.width) pane.scrollLeft += own.left - port.left;
    if (own.height > port.height) pane.scrollTop += own.top - port.top;
  }
  part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function partAt(pane: HTMLElement, id: string): Element | null {
  for (const one of aroundOf(id)) {
    const part = pane.querySelector(`[data-flow-id="${CSS.escape(one)}"]`);
    if (part) return part;
  }
  return null;
}

/** The position of a part in its drawing, and the room of the pane, both in px as displayed. */
function standingIn(pane: HTMLElement, part: Element): readonly [Point & Size, Size] {
  const own = part.getBoundingClientRect();
  const drawing = pane.querySelector('svg')?.getBoundingClientRect() ?? own;
  const { width, height } = own;
  return [{ x: own.left - drawing.left, y: own.top - drawing.top, width, height }, roomOf(pane)];
}

/** Without its padding. */
function roomOf(pane: HTMLElement): Size {
  const { paddingLeft, paddingTop } = getComputedStyle(pane);
  const around = (padding: string): number => 2 * (Number.parseFloat(padding) || 0);
  return {
    width: pane.clientWidth - around(paddingLeft),
    height: pane.clientHeight - around(paddingTop),
  };
}

function isInSight(pane: HTMLElement, part: Element): boolean {
  const [own, port] = [part.getBoundingClientRect(), pane.getBoundingClientRect()];
  const isLarger = own.width > port.width || own.height > port.height;
  return isIn(port, own.left, own.top) && (isLarger || isIn(port, own.right, own.bottom));
}

/** Whether the middle of at least one of the parts is visible. */
function isLookedAt(pane: HTMLElement, ids: readonly string[]): boolean {
  const port = pane.getBoundingClientRect();
  return ids.some((id) => {
    const own = partAt(pane, id)?.getBoundingClientRect();
    return own !== undefined && isIn(port, own.left + own.width / 2, own.top + own.height / 2);
  });
}

const isIn = ({ left, top, right, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const isAt = ({ scrollLeft, scrollTop }: HTMLElement, { x, y }: Point): boolean =>
  Math.abs(scrollLeft - x) < 1 && Math.abs(scrollTop - y) < 1;

const scroll = (pane: HTMLElement, { x, y }: Point, behavior: ScrollBehavior): void =>
  pane.scrollTo({ left: x, top: y, behavior });

const howToMove = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
