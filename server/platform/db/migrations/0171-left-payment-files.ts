import { sql, type Kysely } from 'kysely';
import { keyTable, rowTable } from '#server/platform/db/table-names.ts';
import { makeKeys } from '../make-rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const KIND = 'supplierBill';
const LEFT = keyTable(KIND, 'leftFile');

/** Bills are looked up by the files of payments that they left after these were fetched; none has yet. [SBL17] */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ isMissing: boolean }>`
    select to_regclass(${rowTable(KIND)}) is not null and to_regclass(${LEFT}) is null as "isMissing"`.execute(
    db,
  );
  if (rows[0]?.isMissing === true) await makeKeys(db, LEFT);
}
