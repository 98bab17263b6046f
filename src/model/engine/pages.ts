import type { Row } from './rows.ts';

/** Rows of one table in columnar form, so that field names are not repeated. `k` never contains `null`. */
export interface Page {
  /** Table. */
  readonly t: string;
  /** Number of the page within its table, from 0. */
  readonly p: number;
  /** Column names. */
  readonly k: readonly string[];
  /** Columns, each as long as the page; fields that are `undefined` are listed in `u`. */
  readonly c: readonly (readonly unknown[])[];
  /** Absent fields, as [row, column]. */
  readonly u?: readonly (readonly [number, number])[];
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

export const PAGE_ROWS = 1000;

/** Turns rows into columns. */
export function toPage(table: string, number: number, rows: readonly Row[]): Page {
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  const k = [...names];
  const absent: [number, number][] = [];
  const c = k.map((name, column) =>
    rows.map((row, index) => {
      const value = (row as unknown as Record<string, unknown>)[name]; // a row is a plain record
      if (value === undefined) absent.push([index, column]);
      return value ?? null;
    }),
  );
  return { t: table, p: number, k, c, ...(absent.length > 0 ? { u: absent } : {}) };
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
