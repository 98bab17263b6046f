import type { ChartShape } from '../../src/model/flows/chart-shape.ts';
import { looks } from '../../src/views/kit/chart/chart-looks.ts';
import type { DrawnRow, DrawnState } from '../../src/views/kit/chart/chart-layout.ts';
import { staysWithin, type ChartText, type RowText } from '../../src/views/kit/chart/chart-text.ts';
import { linesOf, widthOf, type Type } from './measure.ts';

/** Longest line in px before it breaks. */
const TITLE_WIDTH = 170;
const ROW_WIDTH = 176;
const LABEL_WIDTH = 138;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Each state's name in lines, and the transitions that stay in it. */
export function drawnStates(shape: ChartShape, text: ChartText): Record<string, DrawnState> {
  const within = shape.transitions.filter(staysWithin);
  return Object.fromEntries(
    shape.states.map(({ id }) => {
      const own = new Set(within.filter(({ source }) => source === id).map((one) => one.id));
      const rows = text.transitions.filter((row) => own.has(row.id)).map((row) => drawnRow(row, ROW_WIDTH));
      return [id, { title: linesOf(text.states[id] ?? id, looks.title, TITLE_WIDTH), rows }];
    }),
  );
}

/** The words beside arrows, by transition. */
export function drawnRows(shape: ChartShape, text: ChartText): Record<string, DrawnRow> {
  const outside = new Set(shape.transitions.filter((one) => !staysWithin(one)).map(({ id }) => id));
  const rows = text.transitions.filter(({ id }) => outside.has(id));
  return Object.fromEntries(rows.map((row) => [row.id, drawnRow(row, LABEL_WIDTH)]));
}

function drawnRow({ id, event, guard, isAgain }: RowText, width: number): DrawnRow {
  return {
    id,
    event: linesOf(isAgain ? `↻ ${event}` : event, looks.event, width),
    guard: linesOf(guard, looks.guard, width),
  };
}

/** The size of stacked rows, with room for a figure painted on them. */
export function rowsSize(rows: readonly DrawnRow[]): Size {
  const widths = rows.flatMap(({ event, guard }) => [
    widest(event, looks.event) + looks.figure,
    widest(guard, looks.guard),
  ]);
  const heights = rows.map((row) => looks.rowHeight(row));
  return {
    width: Math.max(0, ...widths),
    height: heights.reduce((sum, height) => sum + height, 0) + Math.max(0, rows.length - 1) * looks.rowGap,
  };
}

/** The width of the widest line. */
export const widest = (lines: readonly string[], type: Type): number =>
  Math.max(0, ...lines.map((line) => widthOf(line, type)));
