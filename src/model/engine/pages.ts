import type { Row } from './rows.ts';

/** Rows of one table in columnar form, so that field names are not repeated. `k` never contains `null`. */
export interface Page {
  /** Table. */
  readonly t: string;
  /** Number of the page within its table, from 0. */
  readonly p: number;
  /** Number of rows. Absent from pages that an earlier version kept on a device, as are the ids. */
  readonly n?: number;
  /** Ids of the first row and the last, where rows are ordered by id. */
  readonly ids?: readonly [string, string];
  /** Column names. */
  readonly k: readonly string[];
  /** Columns, each as long as the page; fields that are `undefined` are listed in `u`. */
  readonly c: readonly (readonly unknown[])[];
  /** Absent fields, as [row, column]. */
  readonly u?: readonly (readonly [number, number])[];
}

/** A column as it travels: of few values, each stands once, with the place of the one of each row; or there is but one. */
export type Packed =
  | readonly unknown[]
  | { readonly of: readonly unknown[]; readonly at?: readonly number[] };

/** A page as it travels and is kept. */
export type PackedPage = Omit<Page, 'c'> & { readonly c: readonly Packed[] };

/** A page as it arrived: its rows are made once they are asked for. */
export interface ArrivedPage {
  readonly table: string;
  readonly number: number;
  /** Zero if the page does not say. */
  readonly count: number;
  readonly ids: Page['ids'];
  readonly rows: () => readonly Row[];
}

/** First line of a bootstrap. */
export interface BootHeader {
  readonly company: number;
  readonly asOf: number;
  readonly epoch: number;
  readonly schema: string;
  readonly access: string;
  /** Closed documents are included only if changed since this timestamp (UTC ISO); open ones always. */
  readonly since: string;
  /** Row count of each table. */
  readonly tables: Readonly<Record<string, number>>;
}

/** Last line of a bootstrap; without it the whole bootstrap is discarded. */
export interface BootEnd {
  readonly end: true;
  readonly pages: number;
}

/** A page from its JSON. */
export function readPage(text: string): Page {
  const { c, ...page } = JSON.parse(text) as PackedPage; // made by pageText
  const { n = 0 } = page;
  return { ...page, c: c.map((column) => unpacked(column, n)) };
}

const unpacked = (column: Packed, count: number): readonly unknown[] =>
  'of' in column ? Array.from({ length: count }, (_, index) => column.of[column.at?.[index] ?? 0]) : column;

/** Whether a line of a bootstrap is a page, without reading it. */
export const isPageText = (line: string): boolean => line.startsWith('{"t":');

/**
 * A page in JSON, as `pageText` makes it, of which the columns are not read yet. What stands before them ends at the name
 * of the first: within a string, the quotes of this mark would be escaped.
 * @param today what an earlier version called otherwise, by the names of today
 */
export function arrivedPage(text: string, today: (page: Page) => Page = (page) => page): ArrivedPage {
  const { t, p, n = 0, ids } = JSON.parse(`${text.slice(0, text.indexOf(',"k":['))}}`) as Page; // its first part
  return { table: t, number: p, count: n, ids, rows: () => fromPage(today(readPage(text))) };
}

/** The rows of a page, in order. An absent field is never set: deleting it afterwards would make a slow, large object. */
export function fromPage(page: Page): Row[] {
  const { k, c } = page;
  const count = c[0]?.length ?? 0;
  const absent = new Set((page.u ?? []).map(([index, column]) => index * k.length + column));
  const rows: Record<string, unknown>[] = [];
  for (let index = 0; index < count; index++) {
    const row: Record<string, unknown> = {};
    for (let column = 0; column < k.length; column++)
      if (!absent.has(index * k.length + column)) row[k[column] ?? ''] = c[column]?.[index];
    rows.push(row);
  }
  return rows as unknown as Row[]; // every page was made from rows
}
