import type { ReactNode } from 'react';
import type { Column } from './data-list-types.ts';

/** Width of the checkbox column in px. */
const ROW_CHECK_WIDTH = 40;

const DEFAULT = { share: 1, min: 120 };

/** CSS of the grid's columns, and the minimum width before it scrolls sideways. */
export function gridTemplate<Row>(
  columns: readonly Column<Row>[],
  selectable: boolean,
): { columns: string; width: string } {
  const parts = columns.map((column) => {
    const { width = DEFAULT } = column;
    const least = leastWidth(column);
    return { css: typeof width === 'number' ? `${width}px` : `minmax(${least}px, ${width.share}fr)`, least };
  });
  if (selectable) parts.unshift({ css: `${ROW_CHECK_WIDTH}px`, least: ROW_CHECK_WIDTH });
  const least = parts.reduce((sum, part) => sum + part.least, FRAME);
  return { columns: parts.map((part) => part.css).join(' '), width: `${least}px` };
}

/** Pixels of the grid besides its columns. */
const FRAME = 8;

/**
 * The columns that have room in a list of this width in px (0: unknown). What a phone's card leaves out goes first,
 * then others from the end; what names the row, sums and actions stay, whatever the width.
 */
export function fittingColumns<Row>(
  columns: readonly Column<Row>[],
  selectable: boolean,
  width: number,
): readonly Column<Row>[] {
  if (width === 0) return columns;
  const given = columns.filter((column, index) => index > 0 && mayGo(column)).toReversed();
  const leaving = [
    ...given.filter((column) => column.card === 'none'),
    ...given.filter((column) => column.card !== 'none'),
  ];
  let least = columns.reduce(
    (sum, column) => sum + leastWidth(column),
    FRAME + (selectable ? ROW_CHECK_WIDTH : 0),
  );
  const gone = new Set<Column<Row>>();
  for (const column of leaving) {
    if (least <= width) break;
    least -= leastWidth(column);
    gone.add(column);
  }
  return columns.filter((column) => !gone.has(column));
}

const mayGo = <Row>({ total, lives, card }: Column<Row>): boolean =>
  total === undefined && lives !== true && card !== 'title' && card !== 'subtitle' && card !== 'action';

const leastWidth = <Row>({ width = DEFAULT }: Column<Row>): number =>
  typeof width === 'number' ? width : (width.min ?? DEFAULT.min);

/** Width of a letter of a heading in rem, of most; its padding in px; and the narrowest column in px. */
const HEAD = { letter: 0.4, padding: 26, least: 56 };

/** The column with no more room than its heading needs: its cells say nothing. */
export function narrowColumn<Row>(column: Column<Row>, rem: number): Column<Row> {
  const heading = Math.ceil(column.header.length * HEAD.letter * rem) + HEAD.padding;
  return { ...column, narrow: true, width: Math.min(leastWidth(column), Math.max(HEAD.least, heading)) };
}

/** Whether a column may give its room away: not what names the row, nor what is acted with. */
export const mayNarrow = <Row>(column: Column<Row>, index: number): boolean =>
  index > 0 && column.lives !== true && column.card !== 'title' && column.card !== 'action';

/** Whether a cell says nothing: empty, a dash or, among figures, zero, whatever its unit. */
export function saysNothing<Row>({ align }: Column<Row>, content: ReactNode): boolean {
  if (content === null || content === undefined || content === false) return true;
  if (typeof content === 'number') return content === 0;
  if (typeof content !== 'string') return false;
  return /^[–-]?$/.test(content.trim()) || (align === 'end' && /^[^1-9]*0[^1-9]*$/.test(content));
}

/** Padding of a cell in px. */
const PADDING = 18;
/** Width of a capital letter in rem; most letters are narrower. */
const LETTER = 0.62;

/** Whether a text certainly fits into a column, so that it need not be clipped; `rem` in pixels. */
export const hasRoom = <Row>(column: Column<Row>, text: string, rem: number): boolean =>
  text.length * LETTER * rem + PADDING <= leastWidth(column);
