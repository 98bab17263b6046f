import type { DrawnRow } from './chart-layout.ts';

const EVENT_LINE = 15;
const GUARD_LINE = 13.5;

/** Dimensions of a drawing in px, shared by layout and rendering. */
export const looks = {
  title: { size: 13, weight: 600 },
  event: { size: 12, weight: 500 },
  guard: { size: 11, weight: 400 },
  titleLine: 18,
  eventLine: EVENT_LINE,
  guardLine: GUARD_LINE,
  rowGap: 5,
  /** Next to the event: room for a figure painted by a tab. */
  figure: 42,
  /** Around the words of a state, and around those next to an arrow. */
  pad: { x: 14, y: 10 },
  label: { x: 7, y: 4 },
  /** Between a state's name and what follows it. */
  headGap: 9,
  /** Below a state's name: room for a line painted by a tab. */
  noteLine: 15,
  minWidth: 116,
  dot: 12,
  corner: 8,
  rowHeight: ({ event, guard }: Pick<DrawnRow, 'event' | 'guard'>): number =>
    event.length * EVENT_LINE + guard.length * GUARD_LINE,
} as const;

/** Rows stacked from `top`, each with its y position. */
export function stacked<Row extends Pick<DrawnRow, 'event' | 'guard'>>(
  rows: readonly Row[],
  top: number,
): readonly { readonly row: Row; readonly y: number }[] {
  let y = top;
  return rows.map((row) => {
    const placed = { row, y };
    y += looks.rowHeight(row) + looks.rowGap;
    return placed;
  });
}
