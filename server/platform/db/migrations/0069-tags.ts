import type { Kysely } from 'kysely';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Every role may see tags, since documents have them; a role that manages the company may change them. [TG8] */
export async function up(db: Kysely<Schema>): Promise<void> {
  await writeEach(db, (company) => rolesWith(db, company, tagsFor));
}

const tagsFor = (held: readonly string[]): readonly string[] =>
  (held.includes('company.manage') ? ['view', 'create', 'edit', 'archive'] : ['view']).map(
    (action) => `tag.${action}`,
  );
