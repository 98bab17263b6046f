import { blockCells } from '#views/ui/block-cells.ts';
import { readCell, withCell, type FormColumn } from './form-columns.ts';

export interface PastedRows<Row> {
  readonly rows: readonly Row[];
  /** Texts that could not be read in their column; their cells are left unchanged. */
  readonly unread: readonly string[];
}

interface Target<Row> {
  readonly line: number;
  readonly column: string;
  readonly columns: readonly FormColumn<Row>[];
  /** The language that the block is read in. */
  readonly locale: string;
  /** A new row, given the existing ones. */
  readonly blank: (rows: readonly Row[]) => Row;
}

/** [DP17] Pastes a spreadsheet block into the rows of a list within a form, adding rows as needed. */
export function pastedRows<Row>(
  rows: readonly Row[],
  block: readonly (readonly string[])[],
  { columns, locale, blank, ...corner }: Target<Row>,
): PastedRows<Row> {
  const next = [...rows];
  const unread: string[] = [];
  const ids = columns.map(({ id }) => id);
  for (const { line, column: id, text } of blockCells(block, corner, ids)) {
    while (next.length <= line) next.push(blank(next));
    const [row, column] = [next[line], columns.find((one) => one.id === id)];
    if (row === undefined || !column) continue;
    const value = readCell(column, text, locale);
    if (value === undefined) unread.push(text);
    else next[line] = withCell(row, column, value);
  }
  return { rows: next, unread };
}
