import { flushSync } from 'react-dom';
import { looks } from '#views/kit/chart/chart-looks.ts';
import { PHONE } from '#views/kit/chart/placed-parts.ts';
import { createViewport, type Viewport } from './viewport.ts';
import { watchPane, type Point, type Size } from './watch-pane.ts';
import { createWatched } from './watched.ts';

export interface Zoomed {
  /** The zoom chosen by the user; null before that. */
  readonly chosen: number | null;
  /** The room for a drawing in the pane, in px. */
  readonly room: Size;
}

export interface Zoom {
  readonly subscribe: (changed: () => void) => () => void;
  readonly snapshot: () => Zoomed;
  /** Starts watching a pane with the drawing in it; returns a function that stops. */
  readonly attach: (pane: HTMLElement) => () => void;
  readonly by: (factor: number, at?: Point) => void;
  readonly to: (scale: number, at?: Point) => void;
  /** Returns to the initial zoom if the words are too small to read. */
  readonly read: () => void;
  readonly sight: Viewport;
}

const LEAST = 0.1;
const MOST = 2.5;
/** In displayed px: on a phone, held closer but no sharper, events are not written smaller. */
const SMALLEST_EVENT = 11;

/** Below this scale words are not readable: a larger chart starts with its initial state in view. */
const legibleIn = (room: Size): number => (room.width < PHONE ? SMALLEST_EVENT / looks.event.size : 0.7);

/** The scale of a drawing of `content` in its pane: as chosen; before that the largest that fits and is readable. */
export const scaleOf = ({ chosen, room }: Zoomed, content: Size): number =>
  chosen ?? within(legibleIn(room), room.width / content.width, 1);

/** The scale at which the whole drawing is visible, never above its actual size. */
export const fitOf = ({ room }: Zoomed, content: Size): number =>
  within(LEAST, Math.min(room.width / content.width, room.height / content.height), 1);

/** Whether a drawing is larger than its pane at a scale, apart from rounding. */
export const isBeyond = ({ room }: Zoomed, { width, height }: Size, scale: number): boolean =>
  width * scale > room.width + 2 || height * scale > room.height + 2;

/** The zoom of one pane: what is under the pointer stays there. */
export function createZoom(): Zoom {
  const { snapshot, subscribe, set } = createWatched<Zoomed>({
    chosen: null,
    room: { width: 1000, height: 600 },
  });
  let pane: HTMLElement | null = null;
  const sight = createViewport();
  // Synchronously: the pane is scrolled within the same frame.
  const draw = (change: Partial<Zoomed>): void => flushSync(() => set({ ...snapshot(), ...change }));
  const to = (wanted: number, at?: Point): void => {
    const chosen = within(LEAST, wanted, MOST);
    const stay = pane && holdPlace(pane, at);
    draw({ chosen });
    stay?.(chosen);
  };
  const by = (factor: number, at?: Point): void => to((pane ? scaleNow(pane) : 1) * factor, at);
  return {
    subscribe,
    snapshot,
    attach: (element) => {
      pane = element;
      const resize = (room: Size): void => {
        draw({ room });
        sight.begin();
      };
      const stops = [sight.watch(element), watchPane(element, resize, by)];
      return () => stops.forEach((stop) => stop());
    },
    by,
    to,
    read: () => {
      const { chosen, room } = snapshot();
      if (chosen !== null && chosen < legibleIn(room)) draw({ chosen: null });
    },
    sight,
  };
}

/** Keeps the point of a pane (default: its centre) in place while the drawing is scaled. */
function holdPlace(pane: HTMLElement, at: Point | undefined): (scale: number) => void {
  const before = scaleNow(pane);
  const { left, top, width, height } = pane.getBoundingClientRect();
  const x = at ? at.x - left : width / 2;
  const y = at ? at.y - top : height / 2;
  const place = { x: pane.scrollLeft + x, y: pane.scrollTop + y };
  return (scale) => pane.scrollTo((place.x * scale) / before - x, (place.y * scale) / before - y);
}

/** The current scale of the drawing in a pane. */
function scaleNow(pane: HTMLElement): number {
  const drawing = pane.querySelector('svg');
  return drawing ? drawing.width.baseVal.value / drawing.viewBox.baseVal.width : 1;
}

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));
