import { blockCells } from '../ui/block-cells.ts';
import { readCell, withCell, type FormColumn } from './form-columns.ts';

export interface PastedRows<Row> {
  readonly rows: readonly Row[];
  /** Texts that could not be read where they stand; their cells are left as they were. */
  readonly unread: readonly string[];
}

interface Target<Row> {
  readonly line: number;
  readonly column: string;
  readonly columns: readonly FormColumn<Row>[];
  /** A row that is not there yet, by those that are. */
  readonly blank: (rows: readonly Row[]) => Row;
}

/** [DP17] Puts a block from a spreadsheet into the rows of a list within a form, and adds those that are missing. */
export function pastedRows<Row>(
  rows: readonly Row[],
  block: readonly (readonly string[])[],
  { columns, blank, ...corner }: Target<Row>,
): PastedRows<Row> {
  const next = [...rows];
  const unread: string[] = [];
  const ids = columns.map(({ id }) => id);
  for (const { line, column: id, text } of blockCells(block, corner, ids)) {
    while (next.length <= line) next.push(blank(next));
    const [row, column] = [next[line], columns.find((one) => one.id === id)];
    if (row === undefined || !column) continue;
    const value = readCell(column, text);
    if (value === undefined) unread.push(text);
    else next[line] = withCell(row, column, value);
  }
  return { rows: next, unread };
}
