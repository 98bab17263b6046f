import { sql, type Transaction } from 'kysely';
import type { BookFault } from '#model/books/books.ts';
import { booksIn } from '#model/books/books-in.ts';
import { bookTables, compareBooks } from '#model/books/compare-books.ts';
import { linesOfBooks } from '#model/books/lines.books.ts';
import type { Row } from '#model/engine/rows.ts';
import { Store } from '#model/engine/store.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { layoutFor, type RowLayout, type RowLayouts } from './row-layout.ts';
import { rowsById } from './row-storage.ts';

type Trx = Transaction<Schema>;

/** Lines that are looked up in one statement. */
const SOME = 5000;

/**
 * [BOK14] Compares what is stored of a company's books now: all that stock holds, and the documents that are open. Those
 * that have ended are compared at night, with the log.
 */
export async function booksNow(trx: Trx, company: number, layouts: RowLayouts): Promise<BookFault[]> {
  const held = bookTables.map((table) => layoutFor(layouts, table));
  const lines = layoutFor(layouts, 'line');
  const store = new Store([...held, lines].map(({ table }) => table));
  for (const layout of held)
    for (const row of await openRows(trx, company, layout)) store.put(layout.table.name, row);
  const ids = linesOfBooks(booksIn(store));
  for (let from = 0; from < ids.length; from += SOME)
    for (const row of await rowsById(trx, company, lines, ids.slice(from, from + SOME)))
      store.put(lines.table.name, row);
  return compareBooks(booksIn(store));
}

async function openRows(trx: Trx, company: number, layout: RowLayout): Promise<Row[]> {
  const { rows } = await sql<{ data: Row }>`
    select data from ${sql.table(layout.sqlTable)} where company_id = ${company} and open`.execute(trx);
  return rows.map(({ data }) => data);
}
