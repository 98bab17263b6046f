import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** What the scheduled backups of the installation came to. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table backup_run (
    id uuid primary key, began_at timestamptz not null, ended_at timestamptz, made_at timestamptz, place text not null,
    name text not null, bytes bigint, is_encrypted boolean not null, proof jsonb, error text not null default '')`.execute(
    db,
  );
  await sql`create index backup_run_began on backup_run (began_at)`.execute(db);
}
