import { useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import { isNone, type ChartWords } from '#views/kit/chart/words/chart-words.ts';
import type { ChartPaint } from '#views/kit/chart/chart-paint.ts';
import { openedTo, startOf } from './chart-start.ts';
import { foldedAtFirst, placeParts, roomFor, sizeOf } from '#views/kit/chart/placed-parts.ts';
import { useChartHandles } from './use-chart-handles.ts';
import type { ChartPicture } from './use-chart-picture.ts';
import { useWalk } from './use-walk.ts';
import { createZoom, fitOf, scaleOf, type Zoom } from './zoom.ts';

interface Looked {
  readonly paint: ChartPaint;
  readonly selected: string | undefined;
  readonly onSelect: ((id: string) => void) | undefined;
  /** States before a document exists are drawn as dots. */
  readonly hasDots: boolean;
}

/** The view state of a drawing: folded states, zoom, keyboard position. */
export function useDrawing(picture: ChartPicture, words: ChartWords, looked: Looked) {
  const { shape, flow, layout } = picture;
  const { paint, selected, onSelect } = looked;
  const [folded, setFolded] = useFolded(picture, selected);
  const [zoom] = useState(createZoom);
  const zoomed = useSyncExternalStore(zoom.subscribe, zoom.snapshot);
  const placed = placeParts(layout, folded, roomFor(flow, zoomed.room.width));
  const size = sizeOf(placed);
  const onFold = (state: string): void => setFolded(folded.symmetricDifference(new Set([state])));
  const { svg, onKeyDown, ...walk } = useWalk({ shape, folded, onFold, onSelect, onStep: zoom.read });
  const handles = useChartHandles({ shape, words, paint, folded, onFold, selected, onSelect, walk });
  const scale = scaleOf(zoomed, size);
  const onFit = (): void => zoom.to(fitOf(zoom.snapshot(), size));
  const onKey = (event: KeyboardEvent): void => {
    if (!zoomByKey(event.key, zoom, onFit)) onKeyDown(event);
  };
  const start = useStanding(zoom, looked) ?? startOf(shape, (id) => looked.hasDots && isNone(id));
  const tools = { shape, words, svg, zoom, scale, folded, onFit, onFold: setFolded };
  const overview = { placed, root: shape.id, toneOf: words.tone, paint };
  return {
    placed,
    handles,
    tools,
    pane: { zoom, zoomed, size, scale, svg, start, overview, onKeyDown: onKey },
  };
}

/** Selecting something unfolds what hides it. */
function useFolded({ layout, shape, flow }: ChartPicture, selected = '') {
  const [folded, setFolded] = useState(() => openedTo(selected, foldedAtFirst(layout, shape, flow)));
  const [before, setBefore] = useState(selected);
  if (before !== selected) {
    setBefore(selected);
    setFolded(openedTo(selected, folded));
  }
  return [folded, setFolded] as const;
}

/** Keeps the selection in view, and the active states while they are looked at; returns the part to start with. */
function useStanding({ sight }: Zoom, { selected, paint }: Looked): string | undefined {
  const active = Object.entries(paint.states ?? {}).flatMap(([id, { isActive }]) => (isActive ? [id] : []));
  useWhenChanged(active.join(' '), () => sight.follow(active));
  useWhenChanged(selected, (id) => {
    if (id !== undefined) sight.show(id);
  });
  return selected ?? active[0];
}

function zoomByKey(key: string, zoom: Zoom, fit: () => void): boolean {
  if (key === '+' || key === '=') zoom.by(1.2);
  else if (key === '-') zoom.by(1 / 1.2);
  else if (key === '0') fit();
  else return false;
  return true;
}
