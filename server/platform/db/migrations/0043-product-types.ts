import { sql, type Kysely } from 'kysely';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const actions = ['view', 'create', 'edit', 'archive'];

/**
 * Products are looked up by their type. Roles that see products see what these say of themselves, as the roles of
 * companies founded from now on do; those that change categories change types too. All of it is in the log.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table row_product add column if not exists key_type text collate "C"`.execute(db);
  await sql`create index if not exists row_product_key_type on row_product (company_id, key_type)
    where key_type is not null`.execute(db);
  await writeEach(db, (company) => rolesWith(db, company, typesFor));
}

const typesFor = (held: readonly string[]): readonly string[] =>
  actions
    .filter((action) => held.includes(action === 'view' ? 'product.view' : `category.${action}`))
    .map((action) => `productType.${action}`);
