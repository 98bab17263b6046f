import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchPane } from './watch-pane.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Zoom {
  readonly scale: number;
  /** The width of the pane in px. */
  readonly room: number;
  readonly pane: (element: HTMLDivElement) => () => void;
  readonly by: (factor: number) => void;
  readonly toFit: () => void;
  readonly toActual: () => void;
}

const LEAST = 0.25;
const MOST = 2.5;
/** Below this one no longer reads what stands there: a chart that is larger begins with its start in sight. */
const LEGIBLE = 0.7;

/** How large a drawing of `content` stands in its pane: as chosen; before that as large as fits and can be read. */
export function useZoom(content: Size): Zoom {
  const [chosen, setChosen] = useState<number | null>(null);
  const [room, setRoom] = useState<Size>({ width: 1000, height: 600 });
  const element = useRef<HTMLDivElement>(null);
  const across = room.width / content.width;
  const scale = chosen ?? within(LEGIBLE, across, 1);

  const to = (wanted: number, at?: { readonly x: number; readonly y: number }): void => {
    const next = within(LEAST, wanted, MOST);
    const { current } = element;
    const { left = 0, top = 0 } = current?.getBoundingClientRect() ?? {};
    const [x, y] = at ? [at.x - left, at.y - top] : [room.width / 2, room.height / 2];
    const place = current ? [current.scrollLeft + x, current.scrollTop + y] : [0, 0];
    // Drawn at once: what stands under the pointer must stay there in the same frame.
    flushSync(() => setChosen(next));
    current?.scrollTo((place[0] ?? 0) * (next / scale) - x, (place[1] ?? 0) * (next / scale) - y);
  };
  const latest = useRef({ scale, to });
  latest.current = { scale, to };

  const pane = useCallback((current: HTMLDivElement) => {
    element.current = current;
    return watchPane(current, setRoom, (factor, at) => latest.current.to(latest.current.scale * factor, at));
  }, []);

  return {
    scale,
    room: room.width,
    pane,
    by: (factor) => to(scale * factor),
    toFit: () => to(Math.min(across, room.height / content.height, 1)),
    toActual: () => to(1),
  };
}

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));
