import type { Page } from './pages.ts';
import type { Row } from './rows.ts';

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
  const head = { t: table, p: number, n: rows.length, ...idsOf(rows) };
  return { ...head, k, c, ...(absent.length > 0 ? { u: absent } : {}) };
}

function idsOf(rows: readonly Row[]): Pick<Page, 'ids'> {
  const first = rows[0];
  const last = rows.at(-1);
  const isOrdered = rows.every((row, index) => index === 0 || (rows[index - 1]?.id ?? '') < row.id);
  return first && last && isOrdered ? { ids: [first.id, last.id] } : {};
}
