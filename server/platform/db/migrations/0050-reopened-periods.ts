import type { Kysely } from 'kysely';
import { reasons, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Companies get the built-in reasons for reopening a closed period, as those founded from now on do. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await writeEach(db, async (company) => reasons(db, company));
}
