import type { CellValue, ExportTable, OnProgress } from './export-table.ts';
import type { ListColumn } from './list-definition.ts';
import { workThrough, type Work } from './list-work.ts';

interface FileColumn<L> {
  readonly header: string;
  readonly value: (line: L) => CellValue;
}

const PIECE = 128;

/**
 * The list as shown, as a table of plain values: its columns in order, every row of the result.
 * @param currencyOf header of the currency column next to a money column
 */
export function* tableWork<L>(
  columns: readonly ListColumn<L>[],
  lines: readonly L[],
  currencyOf: (header: string) => string,
  told: OnProgress = () => {},
): Work<ExportTable> {
  const shown = columns
    .filter((column) => column.value !== undefined || column.lives !== true)
    .flatMap((column) => fileColumns(column, currencyOf));
  const rows: (readonly CellValue[])[] = [];
  for (const line of lines) {
    rows.push(shown.map(({ value }) => value(line)));
    if (rows.length % PIECE > 0) continue;
    told(rows.length, lines.length);
    yield;
  }
  return { head: shown.map(({ header }) => header), rows };
}

/** A whole result as such tables, each of some of its rows: no more of it is in memory than one. */
export async function* tablesOf<L>(
  columns: readonly ListColumn<L>[],
  pieces: AsyncIterable<readonly L[]>,
  currencyOf: (header: string) => string,
  told: (done: number) => void,
): AsyncIterable<ExportTable> {
  let done = 0;
  for await (const lines of pieces) {
    const table = workThrough(tableWork(columns, lines, currencyOf));
    done += table.rows.length;
    told(done);
    yield table;
  }
}

/** The file column of a list column, followed by a currency column if it is money: empty where there is no amount. */
function fileColumns<L>(
  column: ListColumn<L>,
  currencyOf: (header: string) => string,
): readonly FileColumn<L>[] {
  const { header, currency } = column;
  const value = (line: L): CellValue => valueOf(column, line);
  const own = { header, value };
  if (!currency) return [own];
  const money = (line: L): CellValue => (value(line) === null ? null : currency(line));
  return [own, { header: currencyOf(header), value: money }];
}

function valueOf<L>(column: ListColumn<L>, line: L): CellValue {
  if (column.value) return column.value(line);
  const shown = column.cell(line);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : null;
}
