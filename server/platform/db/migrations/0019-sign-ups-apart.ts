import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Several people may sign up with one address, and only its owner can confirm: each sign-up stays what it is, and knows
 * the browser that it came from. Those that wait from before are confirmed with their password.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table sign_up drop constraint sign_up_email_key, add column browser_hash bytea`.execute(db);
  await sql`create index sign_up_email on sign_up (email)`.execute(db);
}
