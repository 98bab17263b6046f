import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** The browsers that tell people what they are notified of, and how it last went. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table push_subscription (
    id uuid primary key, user_id uuid not null references app_user on delete cascade, endpoint text not null unique,
    p256dh text not null, auth text not null, device text not null, created_at timestamptz not null,
    last_at timestamptz, last_outcome text not null default '')`.execute(db);
  await sql`create index push_subscription_user on push_subscription (user_id)`.execute(db);
}
