export interface BlockCell {
  /** Index of the line; past the last for one that is not there yet. */
  readonly line: number;
  readonly column: string;
  readonly text: string;
}

/**
 * The cells that a block from a spreadsheet covers: from one cell on, to the right over the columns that take text, down
 * past the last line. Empty cells of the block leave what is there.
 * @param columns that take text, in their order; a corner in another one begins at the first
 */
export function blockCells(
  block: readonly (readonly string[])[],
  corner: { readonly line: number; readonly column: string },
  columns: readonly string[],
): readonly BlockCell[] {
  const covered = columns.slice(Math.max(0, columns.indexOf(corner.column)));
  return block.flatMap((row, down) =>
    covered.flatMap((column, right) => {
      const text = row[right] ?? '';
      return text === '' ? [] : [{ line: corner.line + down, column, text }];
    }),
  );
}
