export interface BlockCell {
  /** Index of the line; past the last for one that does not exist yet. */
  readonly line: number;
  readonly column: string;
  readonly text: string;
}

/**
 * The cells that a spreadsheet block covers: from one cell on, to the right over the text columns, down past the last
 * line. Empty cells of the block change nothing.
 * @param columns that take text, in order; a corner in any other one starts at the first
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
