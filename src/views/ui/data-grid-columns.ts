import type { Column } from './data-list-types.ts';

/** Pixels of the column with the check boxes. */
const ROW_CHECK_WIDTH = 40;

const DEFAULT = { share: 1, min: 120 };

/** CSS of the grid's columns, and the least width below which it scrolls sideways. */
export function gridTemplate<Row>(
  columns: readonly Column<Row>[],
  selectable: boolean,
): { columns: string; width: string } {
  const parts = columns.map(({ width = DEFAULT }) => {
    if (typeof width === 'number') return { css: `${width}px`, least: width };
    const least = width.min ?? DEFAULT.min;
    return { css: `minmax(${least}px, ${width.share}fr)`, least };
  });
  if (selectable) parts.unshift({ css: `${ROW_CHECK_WIDTH}px`, least: ROW_CHECK_WIDTH });
  const least = parts.reduce((sum, part) => sum + part.least, 8);
  return { columns: parts.map((part) => part.css).join(' '), width: `${least}px` };
}
