import type { Work } from './list-work.ts';

/** The value of a cell in an exported file: a number, a text, a day or a moment; null if empty. */
export type CellValue = string | number | Date | null;

/** What a file of a list holds. */
export interface ExportTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** Called with the number of rows done and the total. */
export type OnProgress = (done: number, total: number) => void;

type CurrencyOf = (header: string) => string;

/** A file with a row for each line of documents. */
export interface LineFile<R> {
  /** Its name, and what it is called beside the file of the documents. */
  readonly label: string;
  /** Of documents that are here. */
  readonly table: (rows: readonly R[], currencyOf: CurrencyOf, told?: OnProgress) => Work<ExportTable>;
  /** Of documents that come from the server, piece by piece. */
  readonly tables: (
    pieces: AsyncIterable<readonly R[]>,
    currencyOf: CurrencyOf,
    told: (done: number) => void,
  ) => AsyncIterable<ExportTable>;
}
