import type { ReactNode } from 'react';

export interface LineColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** CSS width. */
  readonly width?: string;
  readonly align?: 'start' | 'end';
  /** Rarely used: hidden until a line has a text in it, or it is asked for. */
  readonly spare?: boolean;
  /** Takes a row of its own on a phone, like the first column. */
  readonly wide?: boolean;
  /** The cell's text: shown, copied, edited. */
  readonly text: (row: Row) => string;
  /** Shown instead of the text in a cell that is not editable. */
  readonly render?: (row: Row) => ReactNode;
  readonly editable?: boolean | ((row: Row) => boolean);
  /** A control instead of the plain input (an Autocomplete for products). It fills the whole cell. */
  readonly input?: (row: Row, label: string) => ReactNode;
  readonly error?: (row: Row) => string | undefined;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
}

export interface LineTableProps<Row> {
  readonly label: string;
  readonly columns: readonly LineColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Called on every keystroke in a cell. */
  readonly onCell: (rowId: string, columnId: string, text: string) => void;
  /** A spreadsheet block, rows by columns, pasted with its corner in this cell (null: after the last row). */
  readonly onPaste?:
    | ((
        block: readonly (readonly string[])[],
        at: { readonly rowId: string | null; readonly columnId: string },
      ) => void)
    | undefined;
  readonly onAdd?: (() => void) | undefined;
  readonly onRemove?: ((rowId: string) => void) | undefined;
  /** Mod+D: duplicates the line below itself. */
  readonly onDuplicate?: ((rowId: string) => void) | undefined;
  /** What that is called, if a copy is not quite one. */
  readonly duplicateLabel?: string | undefined;
  /** Alt+Shift+arrow: moves one place up (-1) or down (1). */
  readonly onMove?: ((rowId: string, by: -1 | 1) => void) | undefined;
  /** Mod+Z inside the table. */
  readonly onUndo?: (() => void) | undefined;
  /** Mod+Shift+Z or Mod+Y inside the table. */
  readonly onRedo?: (() => void) | undefined;
  /** Sums below the lines: label and value. */
  readonly totals?:
    | readonly { readonly id: string; readonly label: string; readonly value: ReactNode }[]
    | undefined;
  /** Next to "Add line": a search, a scan field, a hint. */
  readonly foot?: ReactNode;
  readonly readOnly?: boolean;
}
