import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { AccessClass } from '#model/engine/access.ts';
import type { Listing, Named } from '#model/lists/listing.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { findTexts } from '#server/platform/model/find-texts.ts';
import { textTable } from '#server/platform/db/list-columns.ts';
import { keyTable } from '#server/platform/db/table-names.ts';
import { ListStatement } from './list-sql.ts';

type Trx = Transaction<Schema>;

/** A word in more rows is better looked for among those that a question reads anyway. */
const MOST = 5000;

/** Who looks, and for the rows of which company. */
export interface Searcher {
  readonly company: number;
  readonly access: AccessClass;
}

/**
 * Ids of all rows that contain a word, or name one that does and that the reader may see; null where there are too many
 * or the word is too short for the index of texts.
 */
export async function rowsWithWord(
  trx: Trx,
  searcher: Searcher,
  listing: Listing,
  word: string,
): Promise<readonly string[] | null> {
  const named = listing.named.filter(({ listing: next }) => searcher.access.tables.has(next.table));
  const found = await together([
    findTexts(trx, { sqlTable: textTable(listing.table), word, most: MOST }),
    ...named.map((one) => namingRows(trx, searcher, listing, one, word)),
  ]);
  const ids = new Set<string>();
  for (const some of found) {
    if (some === null) return null;
    for (const id of some) ids.add(id);
  }
  return ids.size > MOST ? null : [...ids];
}

/** Rows that name another one with the word. */
async function namingRows(
  trx: Trx,
  searcher: Searcher,
  listing: Listing,
  named: Named,
  word: string,
): Promise<readonly string[] | null> {
  const others = await rowsWithWord(trx, searcher, named.listing, word);
  if (others === null || others.length === 0) return others;
  const { company } = searcher;
  const keys = sql`any(${[...others]}::text[])`;
  if ('byMany' in named)
    return unlessTooMany(
      trx,
      sql`select id from ${sql.table(keyTable(listing.table, named.byMany))}
        where company_id = ${company} and key = ${keys} limit ${MOST + 1}`,
    );
  const statement = new ListStatement(listing, company, 'en');
  const by = statement.column(named.by);
  return unlessTooMany(
    trx,
    sql`select l.id from ${statement.source} where l.company_id = ${company} and ${by} = ${keys} limit ${MOST + 1}`,
  );
}

async function unlessTooMany(trx: Trx, query: RawBuilder<unknown>): Promise<readonly string[] | null> {
  const { rows } = await sql<{ readonly id: string }>`${query}`.execute(trx);
  return rows.length > MOST ? null : rows.map(({ id }) => id);
}
