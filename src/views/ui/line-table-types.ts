import type { ReactNode } from 'react';

export interface LineColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** CSS width. */
  readonly width?: string;
  readonly align?: 'start' | 'end';
  /** Takes a whole line of its own on a phone, like the first column. */
  readonly wide?: boolean;
  /** The cell's text: shown, copied, edited. */
  readonly text: (row: Row) => string;
  /** What is shown instead of the text in a cell that cannot be edited. */
  readonly render?: (row: Row) => ReactNode;
  readonly editable?: boolean | ((row: Row) => boolean);
  /** A control instead of the plain input (an Autocomplete for products). It takes the whole cell. */
  readonly input?: (row: Row, label: string) => ReactNode;
  readonly error?: (row: Row) => string | undefined;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
}

export interface LineTableProps<Row> {
  readonly label: string;
  readonly columns: readonly LineColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Every keystroke in a cell. */
  readonly onCell: (rowId: string, columnId: string, text: string) => void;
  /** A block from a spreadsheet, rows by columns, pasted with its corner in this cell (null: after the last row). */
  readonly onPaste?:
    | ((
        block: readonly (readonly string[])[],
        at: { readonly rowId: string | null; readonly columnId: string },
      ) => void)
    | undefined;
  readonly onAdd?: (() => void) | undefined;
  readonly onRemove?: ((rowId: string) => void) | undefined;
  /** Mod+D: the same line once more, below. */
  readonly onDuplicate?: ((rowId: string) => void) | undefined;
  /** Alt+Shift+arrow: one place up (-1) or down (1). */
  readonly onMove?: ((rowId: string, by: -1 | 1) => void) | undefined;
  /** Mod+Z inside the table. */
  readonly onUndo?: (() => void) | undefined;
  /** Mod+Shift+Z or Mod+Y inside the table. */
  readonly onRedo?: (() => void) | undefined;
  /** Sums under the lines: label and value. */
  readonly totals?:
    | readonly { readonly id: string; readonly label: string; readonly value: ReactNode }[]
    | undefined;
  /** Beside "Add line": a search, a scan field, a hint. */
  readonly foot?: ReactNode;
  readonly readOnly?: boolean;
}
