import { aroundOf, scrolledAtFirst, scrolledTo } from './chart-start.ts';
import type { Point, Size } from './watch-pane.ts';
import { createWatched } from './watched.ts';

/** Which part of a drawing is in sight in its pane. */
export interface Sight {
  readonly subscribe: (changed: () => void) => () => void;
  /** How far the pane is scrolled, in px. */
  readonly snapshot: () => Point;
  /** Follows a pane; returns how to stop. */
  readonly watch: (pane: HTMLElement) => () => void;
  /** Shows where the chart begins, which the pane names; again with every new size, until somebody has gone elsewhere. */
  readonly begin: () => void;
  /** Brings a state or a transition into the middle, unless it is in sight. */
  readonly show: (id: string) => void;
  /** Takes states as those that are active from now on: who has seen the ones before sees the new ones, others are let be. */
  readonly follow: (active: readonly string[]) => void;
  /** Brings a point of the drawing into the middle; px of the drawing as large as it is drawn. */
  readonly centre: (point: Point) => void;
}

export function createSight(): Sight {
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

/** Scrolls as little as shows a part of a drawing, and the page with it; of what is larger than the pane its beginning. */
export function bringIntoSight(part: Element): void {
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

/** Where a part stands in its drawing, and the room of the pane, both in px as they are drawn. */
function standingIn(pane: HTMLElement, part: Element): readonly [Point & Size, Size] {
  const own = part.getBoundingClientRect();
  const drawing = pane.querySelector('svg')?.getBoundingClientRect() ?? own;
  const { width, height } = own;
  return [{ x: own.left - drawing.left, y: own.top - drawing.top, width, height }, roomOf(pane)];
}

/** Without what stands around the drawing in it. */
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

/** Whether the middle of one of several parts is in sight. */
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
