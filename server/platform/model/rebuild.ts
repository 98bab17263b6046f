import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { BookFault } from '#model/books/books.ts';
import { booksIn } from '#model/books/books-in.ts';
import { compareBooks } from '#model/books/compare-books.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Store } from '#model/engine/store.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { foldInBulk, type BulkFold } from './bulk-fold.ts';
import { inSnapshot } from './company-snapshot.ts';
import { readHead } from './event-log.ts';
import { listTable, textTable } from '../db/list-columns.ts';
import { listRecord, type Listed } from '../db/list-storage.ts';
import { manyKeysOf, rowRecord, type RowRecord } from './row-record.ts';
import type { RowLayout, RowLayouts } from './row-layout.ts';
import { tallyDifferences } from './tally-differences.ts';
import { keyColumn, keyTable } from '../db/table-names.ts';

type Trx = Transaction<Schema>;

/** A row that differs from the log; `expected` is the log's, null if there should be no row. */
export interface Difference {
  readonly table: string;
  readonly id: string;
  readonly expected: unknown;
  readonly found: unknown;
}

const PAGE = 2000;

/** What folding a log from scratch showed: rows that differ from it, and books that contradict each other. */
export interface Rebuilt {
  readonly differences: readonly Difference[];
  readonly books: readonly BookFault[];
}

/** The differences alone. */
export async function rebuild(...of: Parameters<typeof judgeRows>): Promise<readonly Difference[]> {
  return (await judgeRows(...of)).differences;
}

/**
 * Folds a company's log from scratch and compares it with the rows, column by column: returns at most `limit`
 * differences. Also checks that the log has no gaps, and [BOK14] compares the books with each other. Changes nothing.
 */
export async function judgeRows(
  engine: Engine,
  database: Database,
  layouts: RowLayouts,
  company: number,
  limit = 100,
): Promise<Rebuilt> {
  return inSnapshot(database, company, async (trx) => {
    const differences: Difference[] = [];
    const { store, seqs, last, gaps } = await foldInBulk(trx, engine, company);
    for (const { expected, found } of gaps)
      differences.push({ table: 'event', id: String(expected), expected, found });
    const head = (await readHead(trx, company))?.head ?? 0;
    if (head !== last)
      differences.push({ table: 'company_head', id: String(company), expected: last, found: head });
    for (const layout of layouts.values()) {
      if (differences.length >= limit) break;
      await compareRows(trx, company, layout, store, seqs, differences);
      if (layout.listed) {
        await compareListed(trx, company, layout.listed, store, differences);
        differences.push(...(await tallyDifferences(trx, company, layout.listed.listing)));
      }
      for (const index of layout.manyKeys) await compareKeys(trx, company, layout, index, store, differences);
    }
    return { differences: differences.slice(0, limit), books: compareBooks(booksIn(store)) };
  });
}

async function compareRows(
  trx: Trx,
  company: number,
  layout: RowLayout,
  store: Store,
  seqs: BulkFold['seqs'],
  differences: Difference[],
): Promise<void> {
  const name = layout.table.name;
  const expected = new Map(store.all(name));
  for await (const stored of storedRows(trx, company, layout)) {
    const id = String(stored['id']);
    const row = expected.get(id);
    expected.delete(id);
    const seq = seqs.get(`${name}/${id}`) ?? Number(stored['seq']);
    const wanted = row ? rowRecord(layout, { row, seq }) : null;
    if (!sameRecord(wanted, stored)) differences.push({ table: name, id, expected: wanted, found: stored });
  }
  for (const [id, row] of expected) differences.push({ table: name, id, expected: row, found: null });
}

async function* storedRows(trx: Trx, company: number, layout: RowLayout): AsyncGenerator<RowRecord> {
  const keys = layout.keys.map((key) => sql`, ${sql.ref(keyColumn(key))}`);
  let after = '';
  for (;;) {
    const { rows } = await sql<RowRecord>`
      select id, seq, state, open, changed_at, search, data ${sql.join(keys, sql``)} from ${sql.table(layout.sqlTable)}
       where company_id = ${company} and id > ${after} order by id limit ${PAGE}`.execute(trx);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = String(last['id']);
  }
}

/** Compared as JSON: an undefined field counts as absent. */
const sameRecord = (expected: RowRecord | null, found: RowRecord): boolean =>
  expected !== null && isDeepStrictEqual(JSON.parse(JSON.stringify(expected)), found);

/** What lists read of the rows is compared likewise. */
async function compareListed(
  trx: Trx,
  company: number,
  listed: Listed,
  store: Store,
  differences: Difference[],
): Promise<void> {
  const name = listTable(listed.listing.table);
  const expected = new Map(store.all(listed.listing.table));
  for await (const found of storedListed(trx, company, listed.listing.table)) {
    const id = String(found['id']);
    const row = expected.get(id);
    expected.delete(id);
    const wanted = row ? listRecord(listed, row) : null;
    if (!sameRecord(wanted, found)) differences.push({ table: name, id, expected: wanted, found });
  }
  for (const [id, row] of expected) differences.push({ table: name, id, expected: row, found: null });
}

async function* storedListed(trx: Trx, company: number, kind: string): AsyncGenerator<RowRecord> {
  const [table, texts] = [listTable(kind), textTable(kind)];
  let after = '';
  for (;;) {
    const { rows } = await sql<{ changed_at: string | null; found_by: string | null; record: RowRecord }>`
      select changed_at, to_jsonb(listed) - 'company_id' as record,
        (select text from ${sql.table(texts)} as t where t.company_id = ${company} and t.id = listed.id) as found_by
        from ${sql.table(table)} as listed
       where company_id = ${company} and id > ${after} order by id limit ${PAGE}`.execute(trx);
    // In JSON a moment reads otherwise. The text stands twice: to be read with the row, and to be found by.
    for (const { changed_at: at, found_by: text, record } of rows)
      yield {
        ...record,
        changed_at: at,
        ...(text !== record['search'] && { search: { read: record['search'], found: text } }),
      };
    const last = rows.at(-1);
    if (!last) return;
    after = String(last.record['id']);
  }
}

async function compareKeys(
  trx: Trx,
  company: number,
  layout: RowLayout,
  index: string,
  store: Store,
  differences: Difference[],
): Promise<void> {
  const name = keyTable(layout.table.name, index);
  const { rows } = await sql<{ key: string; id: string }>`
    select key, id from ${sql.table(name)} where company_id = ${company}`.execute(trx);
  const found = new Set(rows.map(({ key, id }) => `${id} ${key}`));
  for (const row of store.all(layout.table.name).values())
    for (const { key, id } of manyKeysOf(layout, index, row))
      if (!found.delete(`${id} ${key}`)) differences.push({ table: name, id, expected: key, found: null });
  for (const entry of found)
    differences.push({ table: name, id: entry.split(' ')[0] ?? '', expected: null, found: entry });
}
