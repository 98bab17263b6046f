import type { Kysely } from 'kysely';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Who may send goods back to a supplier may reverse it, as in roles of companies founded from now on. It is in the log. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await writeEach(db, (company) => rolesWith(db, company, reversingFor));
}

const reversingFor = (held: readonly string[]): readonly string[] =>
  held.includes('supplierReturn.dispatch') ? ['supplierReturn.reverse'] : [];
