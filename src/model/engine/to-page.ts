import type { Packed, PackedPage, Page } from './pages.ts';
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

/** The rows as a page in JSON. */
export function pageText(table: string, number: number, rows: readonly Row[]): string {
  const page = toPage(table, number, rows);
  return JSON.stringify({ ...page, c: page.c.map(packed) } satisfies PackedPage);
}

/** A column of more than half as many values as rows is left as it is; that shows in its first rows. */
const SHOWN = 16;

function packed(column: readonly unknown[]): Packed {
  const places = new Map<unknown, number>();
  const placesOfObjects = new Map<string, number>();
  const of: unknown[] = [];
  const at: number[] = [];
  for (const [index, value] of column.entries()) {
    const isObject = typeof value === 'object' && value !== null;
    const [known, key] = isObject ? [placesOfObjects, JSON.stringify(value)] : [places, value];
    let place = known.get(key as string); // a text for objects, anything for others
    if (place === undefined) {
      place = of.push(value) - 1;
      known.set(key as string, place);
      if (index < SHOWN ? of.length > SHOWN / 2 : of.length * 2 > column.length) return column;
    }
    at.push(place);
  }
  return of.length === 1 ? { of } : { of, at };
}
