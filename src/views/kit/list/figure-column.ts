import type { CellValue } from './export-table.ts';
import type { ListColumn } from './list-definition.ts';

/** A column of figures. */
export const figureColumn = <R>(
  id: string,
  header: string,
  width: number,
  cell: (row: R) => string,
  value: (row: R) => CellValue,
): ListColumn<R> => ({ id, header, width, align: 'end', cell, value });
