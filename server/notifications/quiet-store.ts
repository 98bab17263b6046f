import { sql, type Kysely } from 'kysely';
import type { QuietHours } from '#model/notifications/quiet-hours.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** A person's quiet hours, in all their companies; null if they have none. */
export async function quietHoursOf(kysely: Kysely<Schema>, user: string): Promise<QuietHours | null> {
  const { rows } = await sql<QuietHours>`
    select starts, ends, time_zone from quiet_hours where user_id::text = ${user}`.execute(kysely);
  return rows[0] ?? null;
}

/** Sets them; null ends them. */
export async function setQuietHours(
  kysely: Kysely<Schema>,
  user: string,
  quiet: QuietHours | null,
): Promise<void> {
  if (quiet === null) await sql`delete from quiet_hours where user_id::text = ${user}`.execute(kysely);
  else
    await sql`
      insert into quiet_hours (user_id, starts, ends, time_zone)
      values (${user}, ${quiet.starts}, ${quiet.ends}, ${quiet.time_zone})
      on conflict (user_id) do update set starts = excluded.starts, ends = excluded.ends,
        time_zone = excluded.time_zone`.execute(kysely);
}
