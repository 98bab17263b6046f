import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** Products are looked up by the product that they are a variant of; those of before are of none. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table row_product add column if not exists key_variant_of text collate "C"`.execute(db);
  await sql`create index if not exists row_product_key_variant_of on row_product (company_id, key_variant_of)
    where key_variant_of is not null`.execute(db);
}
