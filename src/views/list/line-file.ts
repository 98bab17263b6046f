import type { ListColumn } from './list-definition.ts';
import { tablesOf, tableWork, type ExportTable, type Told } from './list-export.ts';
import type { Work } from './list-work.ts';

type CurrencyOf = (header: string) => string;

/** A file with a row for each line of documents. */
export interface LineFile<R> {
  /** Its name, and what it is called beside the file of the documents. */
  readonly label: string;
  /** Of documents that are here. */
  readonly table: (rows: readonly R[], currencyOf: CurrencyOf, told?: Told) => Work<ExportTable>;
  /** Of documents that come from the server, piece by piece. */
  readonly tables: (
    pieces: AsyncIterable<readonly R[]>,
    currencyOf: CurrencyOf,
    told: (done: number) => void,
  ) => AsyncIterable<ExportTable>;
}

type FileColumn<L> = Required<Pick<ListColumn<L>, 'header' | 'value'>> & Pick<ListColumn<L>, 'currency'>;

interface Spec<R, L> {
  readonly label: string;
  readonly linesOf: (row: R) => readonly L[];
  readonly columns: readonly FileColumn<L>[];
}

export function lineFile<R, L>({ label, linesOf, columns }: Spec<R, L>): LineFile<R> {
  const shown = columns.map((column) => ({ ...column, id: column.header, cell: () => null }));
  return {
    label,
    table: (rows, currencyOf, told) => tableWork(shown, rows.flatMap(linesOf), currencyOf, told),
    tables: (pieces, currencyOf, told) => tablesOf(shown, flattened(pieces, linesOf), currencyOf, told),
  };
}

async function* flattened<R, L>(pieces: AsyncIterable<readonly R[]>, linesOf: (row: R) => readonly L[]) {
  for await (const rows of pieces) yield rows.flatMap(linesOf);
}
