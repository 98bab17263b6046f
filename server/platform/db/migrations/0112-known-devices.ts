import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** Browsers that people have signed in with. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table known_device (
    user_id uuid not null references app_user on delete cascade, mark_hash bytea not null,
    signed_in_at timestamptz not null, primary key (user_id, mark_hash))`.execute(db);
  await sql`create index known_device_mark_hash on known_device (mark_hash)`.execute(db);
}
