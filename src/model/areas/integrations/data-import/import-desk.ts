import type { ImportCounts, ImportMapping } from './data-import.facts.ts';
import type { ColumnNote, ImportLine, ImportProgress, LineCorrection } from './import-line.ts';

/** Which lines of an import are asked for: by their verdict, or those that were taken and cannot be taken back. */
export type LineFilter = 'create' | 'update' | 'same' | 'rejected' | 'kept';

/** A part of the lines that a filter leaves (null: all): `limit` of them after the first `offset`. */
export interface LinesAsk {
  readonly only: LineFilter | null;
  readonly offset: number;
  readonly limit: number;
}

export interface LinesFound {
  readonly lines: readonly ImportLine[];
  /** How many the filter leaves. */
  readonly total: number;
}

/** Lines as they are after their cells were put right, and what all lines are now. */
export interface LinesCorrected {
  readonly lines: readonly ImportLine[];
  readonly counts: ImportCounts;
}

/** Cells of a column that say one thing, or of which one thing is told (by its code), and what they are to say instead. */
export type AlikeCorrection = {
  /** From 0. */
  readonly column: number;
  readonly becomes: string;
} & ({ readonly is: string } | { readonly told: string });

export interface BeginOptions {
  /** What the file holds; null: as its columns tell. */
  readonly target: string | null;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Why a file was not taken: the server's code and sentence, or (null) that there was no answer. */
export interface BeginFailure {
  readonly code: string;
  readonly detail: string | null;
}

/** An import at the server; `Content` is the device's own file type. Each call rejects with the reason. */
export interface ImportDesk<Content> {
  /** Reads a file; resolves with the import's id, or with why there is none. */
  begin(file: Content, options: BeginOptions): Promise<{ readonly id: string } | BeginFailure>;
  /** How far the server's work is; null while it does none. */
  progress(id: string): Promise<ImportProgress | null>;
  lines(id: string, ask: LinesAsk): Promise<LinesFound>;
  correct(
    id: string,
    lines: readonly (LineCorrection & { readonly line: number })[],
  ): Promise<LinesCorrected>;
  /** What is told of the cells of each column. */
  told(id: string): Promise<readonly ColumnNote[]>;
  /** Puts right all cells of a column that are alike; resolves with how many lines it changed. */
  correctAlike(id: string, alike: AlikeCorrection): Promise<number>;
  map(id: string, mapping: ImportMapping): Promise<void>;
  /** Reads another sheet of the workbook. */
  readSheet(id: string, sheet: string): Promise<void>;
  /** The address of the rejected lines as a file, or of those that could not be taken back. */
  rejected(id: string, format: 'csv' | 'xlsx', of: 'rejected' | 'kept'): string;
}
