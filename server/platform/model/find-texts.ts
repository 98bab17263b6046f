import { sql, type Transaction } from 'kysely';
import { searchSchema } from '#server/platform/db/make-finder.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { findFunction } from '../db/table-names.ts';

/** What is looked for: a word in lower case, in a table that `makeFinder` has made a function for. */
interface Sought {
  readonly sqlTable: string;
  readonly word: string;
  readonly most: number;
}

/**
 * Ids of the company's rows whose text contains the word, by the trigram index; null where there are more than `most`
 * or the word is too short for the index.
 */
export async function findTexts(
  trx: Transaction<Schema>,
  { sqlTable, word, most }: Sought,
): Promise<readonly string[] | null> {
  if (!hasTrigram(word)) return null;
  const find = sql`${sql.id(searchSchema)}.${sql.id(findFunction(sqlTable))}`;
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{ readonly id: string }>`
    select id from ${find}(${pattern}, ${most + 1}) as id`.execute(trx);
  return rows.length > most ? null : rows.map(({ id }) => id);
}

/** Whether a word has three letters or digits in a row: without them the index would be read whole. */
const hasTrigram = (word: string): boolean => /[a-z0-9]{3}/.test(word);
