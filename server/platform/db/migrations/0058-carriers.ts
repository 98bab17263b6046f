import type { Kysely } from 'kysely';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Every role may see carriers, since shipments name them; a role that manages the company may change them. [CRR7] */
export async function up(db: Kysely<Schema>): Promise<void> {
  await writeEach(db, (company) => rolesWith(db, company, carriersFor));
}

const carriersFor = (held: readonly string[]): readonly string[] =>
  (held.includes('company.manage') ? ['view', 'create', 'edit', 'archive'] : ['view']).map(
    (action) => `carrier.${action}`,
  );
