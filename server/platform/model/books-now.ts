import { sql, type Transaction } from 'kysely';
import type { BookFault } from '#model/books/books.ts';
import { booksIn } from '#model/books/books-in.ts';
import {
  bookKinds,
  compareBooks,
  documentChecks,
  ledgerChecks,
  ledgerTables,
  MOST_FAULTS,
} from '#model/books/compare-books.ts';
import { linesOfBooks } from '#model/books/lines.books.ts';
import { mayBeOpen } from '#model/books/open-lines.ts';
import type { Row } from '#model/engine/rows.ts';
import { Store } from '#model/engine/store.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { layoutFor, type RowLayout, type RowLayouts } from './row-layout.ts';
import { rowsById } from './row-storage.ts';

type Trx = Transaction<Schema>;

const PAGE = 2000;

/**
 * [BOK14] Compares what is stored of a company's books now. Documents are read a page at a time, and those alone stay in
 * memory that may want or bring goods.
 */
export async function booksNow(trx: Trx, company: number, layouts: RowLayouts): Promise<BookFault[]> {
  const layoutsOf = (names: readonly string[]) => names.map((name) => layoutFor(layouts, name));
  const [held, kinds, [line]] = [layoutsOf(ledgerTables), layoutsOf(bookKinds), layoutsOf(['line'])];
  const tables = [...kinds, ...(line ? [line] : [])].map(({ table }) => table);
  const store = new Store([...held.map(({ table }) => table), ...tables]);
  for (const { table, ...layout } of held)
    for await (const page of pagesOf(trx, company, { table, ...layout }))
      for (const row of page) store.put(table.name, row);
  const ofDocuments: BookFault[] = [];
  for (const kind of kinds)
    for await (const page of pagesOf(trx, company, kind)) {
      const { name } = kind.table;
      const few = new Store(tables);
      for (const row of page) few.put(name, row);
      if (line)
        for (const row of await rowsById(trx, company, line, linesOfBooks(booksIn(few))))
          few.put(line.table.name, row);
      ofDocuments.push(...compareBooks(booksIn(few), documentChecks));
      for (const row of page) if (mayBeOpen(name, row)) store.put(name, row);
    }
  return [...compareBooks(booksIn(store), ledgerChecks), ...ofDocuments].slice(0, MOST_FAULTS);
}

async function* pagesOf(trx: Trx, company: number, layout: RowLayout): AsyncGenerator<readonly Row[]> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ data: Row }>`
      select data from ${sql.table(layout.sqlTable)}
       where company_id = ${company} and id > ${after} order by id limit ${PAGE}`.execute(trx);
    const page = rows.map(({ data }) => data);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}
