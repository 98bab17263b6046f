import type { ListColumn } from './list-definition.ts';
import type { LineFile } from './export-table.ts';
import { tablesOf, tableWork } from './list-export.ts';

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
