import { flushSync } from 'react-dom';
import { PHONE } from './placed-parts.ts';
import { watchPane } from './watch-pane.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Zoomed {
  /** As somebody has chosen it; null before that. */
  readonly chosen: number | null;
  /** The pane, in px. */
  readonly room: Size;
}

export interface Zoom {
  readonly subscribe: (changed: () => void) => () => void;
  readonly snapshot: () => Zoomed;
  /** Watches a pane with the drawing in it; returns how to stop. */
  readonly attach: (pane: HTMLElement) => () => void;
  readonly by: (factor: number, at?: Point) => void;
  readonly to: (scale: number, at?: Point) => void;
}

const LEAST = 0.25;
const MOST = 2.5;
/** Below this one no longer reads what stands there: a chart that is larger begins with its start in sight. */
const LEGIBLE = 0.7;

/**
 * How large a drawing of `content` stands in its pane: as chosen; before that as large as fits and can be read. On a phone
 * it begins no wider than the pane: two fingers bring it closer.
 */
export const scaleOf = ({ chosen, room }: Zoomed, content: Size): number =>
  chosen ?? within(room.width < PHONE ? LEAST : LEGIBLE, room.width / content.width, 1);

/** The scale at which all of a drawing is in sight, never above its actual size. */
export const fitOf = ({ room }: Zoomed, content: Size): number =>
  within(LEAST, Math.min(room.width / content.width, room.height / content.height), 1);

/** The zoom of one pane: what is under the pointer stays under it. */
export function createZoom(): Zoom {
  const listeners = new Set<() => void>();
  let zoomed: Zoomed = { chosen: null, room: { width: 1000, height: 600 } };
  let pane: HTMLElement | null = null;
  const tell = (next: Zoomed): void => {
    zoomed = next;
    for (const changed of listeners) changed();
  };
  const to = (wanted: number, at?: Point): void => {
    const chosen = within(LEAST, wanted, MOST);
    const before = pane ? scaleNow(pane) : chosen;
    const { left = 0, top = 0 } = pane?.getBoundingClientRect() ?? {};
    const x = at ? at.x - left : zoomed.room.width / 2;
    const y = at ? at.y - top : zoomed.room.height / 2;
    const place = { x: (pane?.scrollLeft ?? 0) + x, y: (pane?.scrollTop ?? 0) + y };
    // Drawn at once: the pane is scrolled within the same frame.
    flushSync(() => tell({ ...zoomed, chosen }));
    pane?.scrollTo((place.x * chosen) / before - x, (place.y * chosen) / before - y);
  };
  const by = (factor: number, at?: Point): void => to((pane ? scaleNow(pane) : 1) * factor, at);
  return {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    snapshot: () => zoomed,
    attach: (element) => {
      pane = element;
      let isNew = true;
      const resize = (room: Size): void => {
        flushSync(() => tell({ ...zoomed, room }));
        if (isNew) showStart(element);
        isNew = false;
      };
      return watchPane(element, resize, by);
    },
    by,
    to,
  };
}

/** Brings what is chosen into the middle of a pane, or else where the chart begins; in height only what is far down. */
function showStart(pane: HTMLElement): void {
  const chosen = pane.querySelector('[aria-pressed=true]');
  const start = (chosen ?? pane.querySelector('.flow-dot'))?.getBoundingClientRect();
  if (!start) return;
  const { left, top, width, height } = pane.getBoundingClientRect();
  pane.scrollLeft += start.left + start.width / 2 - left - width / 2;
  if (start.top + start.height > top + height) pane.scrollTop += start.top - top - height / 2;
}

/** The scale of the drawing in a pane, as it stands. */
function scaleNow(pane: HTMLElement): number {
  const drawing = pane.querySelector('svg');
  return drawing ? drawing.width.baseVal.value / drawing.viewBox.baseVal.width : 1;
}

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));
