import type { ChartShape } from '#model/flows/chart-shape.ts';
import { foldKey, type Box, type ChartLayout, type DrawnPart, type Flow } from './chart-layout.ts';
import { looks } from './chart-looks.ts';

/** A part of a chart at its position in the drawing. */
export interface PlacedPart {
  readonly state: string;
  /** Null for a region that is folded as a whole. */
  readonly drawn: DrawnPart | null;
  readonly box: Box;
}

export interface Placed {
  readonly parts: readonly PlacedPart[];
  readonly width: number;
  readonly height: number;
}

const GAP = 24;
/** Margin around a drawing in px: figures and arrow heads extend beyond it. */
export const MARGIN = 14;
/** Panes narrower than this, in px, stack the parts vertically. */
export const PHONE = 600;
/** A region that is folded as a whole. */
const FOLDED = { width: 220, height: 2 * looks.pad.y + looks.titleLine } as const;

/** Wider drawings are not readable as a whole on a narrow page. */
const WIDEST = 1000;

/** The initially folded states: on a narrow page those inside a drawing that is too wide for it. */
export function foldedAtFirst(
  { parts }: ChartLayout,
  { states }: ChartShape,
  flow: Flow,
): ReadonlySet<string> {
  if (flow === 'wide') return new Set();
  const wide = parts.filter(({ variants }) => (variants['']?.width ?? 0) > WIDEST);
  const inner = states.filter(
    ({ id, kind }) => kind === 'compound' && wide.some(({ state }) => id.startsWith(`${state}.`)),
  );
  return new Set(inner.map(({ id }) => id));
}

/** The maximum width of a drawing in a pane; on a phone its regions are stacked vertically. */
export const roomFor = (flow: Flow, pane: number): number =>
  flow === 'tall' && pane < PHONE ? 0 : Math.max(pane, 700) / 0.8;

/** The size of a drawing including its margin. */
export const sizeOf = ({ width, height }: Placed): { readonly width: number; readonly height: number } => ({
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
});

/** Arranges the parts of a chart in rows, in order, no wider than `room` if possible. */
export function placeParts({ parts }: ChartLayout, folded: ReadonlySet<string>, room: number): Placed {
  const placed: PlacedPart[] = [];
  let [x, y, shelf, width] = [0, 0, 0, 0];
  for (const { state, variants } of parts) {
    const inside = [...folded].filter((one) => one.startsWith(`${state}.`));
    const drawn = folded.has(state) ? null : (variants[foldKey(outermost(inside))] ?? null);
    const size = drawn ?? FOLDED;
    if (x > 0 && x + size.width > room) [x, y, shelf] = [0, y + shelf + GAP, 0];
    placed.push({ state, drawn, box: [x, y, size.width, size.height] });
    x += size.width + GAP;
    shelf = Math.max(shelf, size.height);
    width = Math.max(width, x - GAP);
  }
  return { parts: placed, width, height: y + shelf };
}

/** States inside a folded state are folded with it. */
const outermost = (folded: readonly string[]): readonly string[] =>
  folded.filter((one) => !folded.some((other) => one.startsWith(`${other}.`)));
