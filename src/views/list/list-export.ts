import type { CellValue, ListColumn } from './list-definition.ts';

export interface ExportTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** What a list shows, as a table of plain values: its columns in their order, every row of the result. */
export function exportTable<L>(columns: readonly ListColumn<L>[], lines: readonly L[]): ExportTable {
  const told = columns.filter((column) => column.value !== undefined || column.lives !== true);
  return {
    head: told.map((column) => column.header),
    rows: lines.map((line) => told.map((column) => valueOf(column, line))),
  };
}

function valueOf<L>(column: ListColumn<L>, line: L): CellValue {
  if (column.value) return column.value(line);
  const shown = column.cell(line);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : null;
}
