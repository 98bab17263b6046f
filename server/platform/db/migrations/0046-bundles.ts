import { sql, type Kysely } from 'kysely';
import { keyTable, rowTable } from '#server/platform/db/table-names.ts';
import { makeKeys } from '../make-rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Bundles are looked up by what they are made of, and orders by the kits sold on them; none has any yet. */
export async function up(db: Kysely<Schema>): Promise<void> {
  for (const [table, index] of [
    ['product', 'component'],
    ['salesOrder', 'kit'],
  ] as const) {
    const name = keyTable(table, index);
    const { rows } = await sql<{ isMissing: boolean }>`
      select to_regclass(${rowTable(table)}) is not null and to_regclass(${name}) is null as "isMissing"`.execute(
      db,
    );
    if (rows[0]?.isMissing === true) await makeKeys(db, name);
  }
}
