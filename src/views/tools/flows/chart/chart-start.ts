import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { Point, Size } from './watch-pane.ts';

/**
 * The innermost initial state of a chart; with parallel regions, that of the first.
 * @param isDot whether a state is drawn as a dot: its target is used instead
 */
export function startOf({ id, states, transitions }: ChartShape, isDot: (state: string) => boolean): string {
  const innermost = (at: string): string => {
    const state = states.find((one) => one.id === at);
    const child = state?.initial ?? states.find(({ parent }) => parent === at)?.id;
    return child === undefined ? at : innermost(child);
  };
  const first = innermost(id);
  if (!isDot(first)) return first;
  const next = transitions.find(({ source, targets }) => source === first && targets.length > 0)?.targets[0];
  return next === undefined ? first : innermost(next);
}

/** The ids to look for in a drawing, in this order, since a part may be folded away: itself, then its ancestors. */
export function aroundOf(part: string): readonly string[] {
  const [state = part] = part.split(' --');
  const path = state.split('.');
  const around = path.map((_, at) => path.slice(0, path.length - at).join('.'));
  return part === state ? around : [part, ...around];
}

/** The folded states without those that hide a part of the chart. */
export function openedTo(part: string, folded: ReadonlySet<string>): ReadonlySet<string> {
  const [state = part] = part.split(' --');
  const hiding = [...folded].filter((one) => state.startsWith(`${one}.`));
  return hiding.length === 0 ? folded : folded.difference(new Set(hiding));
}

/**
 * The scroll position of a pane, in px, that centres a part of its drawing; one larger than the pane is shown from its
 * start.
 * @param part its position in the scaled drawing, px
 */
export function scrolledTo(part: Point & Size, room: Size): Point {
  const along = (start: number, length: number, most: number): number =>
    Math.max(0, length > most ? start : start + length / 2 - most / 2);
  return { x: along(part.x, part.width, room.width), y: along(part.y, part.height, room.height) };
}

/** The same for the initial part of a chart: vertically only if it would otherwise be out of view. */
export function scrolledAtFirst(part: Point & Size, room: Size): Point {
  const { x, y } = scrolledTo(part, room);
  return { x, y: part.y + part.height > room.height ? y : 0 };
}
