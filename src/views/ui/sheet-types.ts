import type { ReactNode } from 'react';

export interface SheetColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** After the header, faint: what the column is read as. */
  readonly note?: string | undefined;
  /** Pixels; the last column takes what is left. */
  readonly width: number;
  /** Stays in sight while the others scroll; such columns come first. */
  readonly pinned?: boolean;
  readonly align?: 'start' | 'end';
  readonly editable?: boolean;
  /** Shown, copied and edited. */
  readonly text: (row: Row) => string;
  /** Shown instead of the text. */
  readonly cell?: (row: Row) => ReactNode;
  /** What is wrong with the cell, in a sentence. */
  readonly problem?: (row: Row) => string | undefined;
  /** It was put right, or would change something. */
  readonly mark?: (row: Row) => 'mended' | 'changed' | undefined;
}

/** A cell by its places, both from 0. */
export interface SheetPlace {
  readonly row: number;
  readonly column: number;
}

export interface SheetProps<Row> {
  readonly label: string;
  readonly columns: readonly SheetColumn<Row>[];
  /** All rows, here or not; may be 100,000. */
  readonly count: number;
  /** Undefined: not here yet. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Called with the rows that are drawn, so that they can be fetched; `to` is excluded. */
  readonly onDrawn: (from: number, to: number) => void;
  /** A cell's new text. */
  readonly onCell: (index: number, column: string, text: string) => void;
  /** A spreadsheet block, or one text, pasted from this cell on. */
  readonly onPaste: (block: readonly (readonly string[])[], at: SheetPlace) => void;
  /** The keyboard's cell. */
  readonly at: SheetPlace | null;
  readonly onAt: (place: SheetPlace) => void;
  /** Identifies what the rows answer: another one starts at the top. */
  readonly question: string;
  readonly height: string;
}
