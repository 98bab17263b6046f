import type { Content, ContentTable, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import type { PaperCell, PaperColumn, PaperTable } from '#model/papers/paper.ts';
import { cellContent } from './cell.ts';
import { dark, grey, light, mm, sizes } from './measures.ts';

/** Ids of what stays together, by which `breaksBefore` finds it. */
export const LAST_LINE = 'lastLine';
export const LAST_TOTAL = 'lastTotal';

/** Signs up to which a column of texts is as wide as they are; one with longer ones shares what is left. */
const SHORT = 22;
/** Points of a column that is written in by hand. */
const BY_HAND = mm(32);
/** Signs up to which a figure stays in one row. */
const UNBROKEN = 30;

/** Lines with their head, which each sheet repeats, and with what they come to. [PAP28, PAP32] */
export async function linesTable(table: PaperTable): Promise<Content> {
  const { columns, rows, totals, heading, isFree } = table;
  const head = columns.map(({ header, align = 'start' }): TableCell => ({
    text: header,
    fontSize: sizes.label,
    color: grey,
    alignment: align === 'end' ? 'right' : 'left',
  }));
  const body = await Promise.all(
    rows.map((row, at) =>
      Promise.all(
        row.cells.map(async (cell, place): Promise<TableCell> => {
          const content = await lineCell(cell, columns[place]);
          const isLast = totals.length > 0 && at === rows.length - 1 && place === 0;
          return { ...content, ...(isLast && { id: LAST_LINE }) } as TableCell; // with what any cell may have
        }),
      ),
    ),
  );
  const sums = totals.map(({ id, label, value }, at) =>
    totalRow(columns.length, { id, label, value }, at === totals.length - 1),
  );
  const drawn: ContentTable = {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: widthsOf(table),
      body: [head, ...body, ...sums],
    },
    layout: ruled(1 + rows.length, totals.length, isFree),
  };
  if (heading === null) return { ...drawn, margin: [0, 0, 0, mm(4)] };
  const title: Content = { text: heading, fontSize: 10, bold: true, margin: [0, mm(4), 0, mm(1)] };
  return { stack: [title, drawn], ...(isFree && { unbreakable: true }) };
}

async function lineCell(cell: PaperCell, column: PaperColumn | undefined): Promise<object> {
  const content = (await cellContent(cell)) as object; // neither a text alone nor a list
  const text = typeof cell === 'string' ? cell : 'strong' in cell ? cell.strong : '';
  const isWhole = column?.unbroken === true || (column?.align === 'end' && text.length <= UNBROKEN);
  return {
    ...content,
    ...(column?.align === 'end' && { alignment: 'right' as const }),
    ...(isWhole && { noWrap: true }),
  };
}

function totalRow(
  columns: number,
  { id, label, value }: PaperTable['totals'][number],
  isLast: boolean,
): TableCell[] {
  const bold = id === 'gross';
  const sum: TableCell = {
    text: value,
    alignment: 'right',
    noWrap: true,
    bold,
    ...(isLast && { id: LAST_TOTAL }),
  };
  const between = Array.from({ length: Math.max(0, columns - 2) }, (): TableCell => ({ text: '' }));
  return [{ text: label, alignment: 'right', colSpan: columns - 1, bold }, ...between, sum];
}

/** Figures and codes are as wide as they are, names share what is left. */
function widthsOf({ columns, rows, isFree }: PaperTable): (string | number)[] {
  const widths = columns.map(({ id, align, unbroken }, at) => {
    if (id === 'product') return '*';
    if (align === 'end' || unbroken) return 'auto';
    if (isFree) return BY_HAND;
    const longest = Math.max(...rows.map(({ cells }) => lengthOf(cells[at])));
    return longest <= SHORT ? 'auto' : '*';
  });
  return widths.includes('*') ? widths : widths.with(0, '*');
}

function lengthOf(cell: PaperCell | undefined): number {
  if (cell === undefined || (typeof cell === 'object' && ('code' in cell || 'room' in cell))) return 0;
  if (typeof cell === 'string') return cell.length;
  return 'strong' in cell ? cell.strong.length : Math.max(...cell.lines.map(({ length }) => length));
}

/** A line below the head and each row, and one above what is to be paid. */
const ruled = (lines: number, totals: number, isFree: boolean): CustomTableLayout => ({
  // What is written by hand has its columns ruled too. [PAP34]
  vLineWidth: (at, { table }) => (isFree && at > 0 && at < (table.widths?.length ?? 0) ? mm(0.2) : 0),
  vLineColor: () => light,
  hLineWidth: (at, { table }) => {
    const isGross = totals > 0 && at === table.body.length - 1;
    if (at === 1 || isGross) return mm(0.3);
    return at > 1 && at <= lines ? mm(0.2) : 0;
  },
  hLineColor: (at, { table }) => (at === 1 || (totals > 0 && at === table.body.length - 1) ? dark : light),
  paddingLeft: (at) => (at === 0 ? 0 : mm(2)),
  paddingRight: (at, { table }) => (at === (table.widths?.length ?? 0) - 1 ? 0 : mm(2)),
  paddingTop: () => mm(1.4),
  paddingBottom: () => mm(1.4),
});
