import type { DrawnRow } from './chart-layout.ts';

const EVENT_LINE = 15;
const GUARD_LINE = 13.5;

/** The measures of a drawing in px, alike where it is laid out and where it is drawn. */
export const looks = {
  title: { size: 13, weight: 600 },
  event: { size: 12, weight: 500 },
  guard: { size: 11, weight: 400 },
  titleLine: 18,
  eventLine: EVENT_LINE,
  guardLine: GUARD_LINE,
  rowGap: 5,
  /** Beside the event: room for the figure that a tab paints there. */
  figure: 42,
  /** Around the words of a state, and around those beside an arrow. */
  pad: { x: 14, y: 10 },
  label: { x: 7, y: 4 },
  /** Between a state's name and what follows it. */
  headGap: 9,
  /** Under a state's name: room for the line that a tab paints there. */
  noteLine: 15,
  minWidth: 116,
  dot: 12,
  corner: 8,
  rowHeight: ({ event, guard }: Pick<DrawnRow, 'event' | 'guard'>): number =>
    event.length * EVENT_LINE + guard.length * GUARD_LINE,
} as const;

/** Rows under one another from `top`, each with where it begins. */
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
