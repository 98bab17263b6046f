import { foldKey, type Box, type ChartLayout, type DrawnPart } from './chart-layout.ts';
import { looks } from './chart-looks.ts';

/** A part of a chart at its place in the drawing. */
export interface PlacedPart {
  readonly state: string;
  /** A region that is folded as a whole has no inside. */
  readonly drawn: DrawnPart | null;
  readonly box: Box;
}

export interface Placed {
  readonly parts: readonly PlacedPart[];
  readonly width: number;
  readonly height: number;
}

const GAP = 24;
/** A region that is folded as a whole. */
const FOLDED = { width: 220, height: 2 * looks.pad.y + looks.titleLine } as const;

/** Puts the parts of a chart beside and under one another, in their order, no wider than `room` where that can be. */
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

/** What lies within a folded state is folded with it. */
const outermost = (folded: readonly string[]): readonly string[] =>
  folded.filter((one) => !folded.some((other) => one.startsWith(`${other}.`)));
