import type { PaperCell, PaperColumn, PaperRow, PaperTable } from './paper.ts';

/** A column of lines, with what it says of each. */
export interface LineColumn<L> extends PaperColumn {
  readonly cell: (line: L) => PaperCell;
}

interface Lines<L> extends Partial<Pick<PaperTable, 'heading' | 'isFree' | 'totals'>> {
  readonly id?: string;
  readonly label: string;
  readonly lines: readonly L[];
  readonly columns: readonly LineColumn<L>[];
}

/** Lines as a table of texts. */
export function tableOf<L extends { readonly id: string }>(table: Lines<L>): PaperTable {
  const { id = 'lines', label, heading = null, isFree = false, lines, columns, totals = [] } = table;
  const rows = lines.map((line): PaperRow => ({ id: line.id, cells: columns.map(({ cell }) => cell(line)) }));
  return {
    id,
    label,
    heading,
    isFree,
    columns: columns.map(({ id: column, header, align, unbroken }) => ({
      id: column,
      header,
      ...(align && { align }),
      ...(unbroken && { unbroken }),
    })),
    rows,
    totals,
  };
}

/** The columns that hold something for at least one line. */
export const filledColumns = <L>(
  columns: readonly LineColumn<L>[],
  lines: readonly L[],
): readonly LineColumn<L>[] => columns.filter(({ cell }) => lines.some((line) => cell(line) !== ''));
