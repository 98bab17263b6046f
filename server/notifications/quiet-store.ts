import type { ExpressionBuilder, Kysely } from 'kysely';
import type { QuietHours } from '#model/notifications/quiet-hours.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const isOf =
  (user: string) =>
  ({ eb, cast }: ExpressionBuilder<Schema, 'quiet_hours'>) =>
    eb(cast<string>('user_id', 'text'), '=', user);

/** A person's quiet hours, in all their companies; null if they have none. */
export async function quietHoursOf(kysely: Kysely<Schema>, user: string): Promise<QuietHours | null> {
  const set = await kysely
    .selectFrom('quiet_hours')
    .select(['starts', 'ends', 'time_zone'])
    .where(isOf(user))
    .executeTakeFirst();
  return set ?? null;
}

/** Sets them; null ends them. */
export async function setQuietHours(
  kysely: Kysely<Schema>,
  user: string,
  quiet: QuietHours | null,
): Promise<void> {
  if (quiet === null) return void (await kysely.deleteFrom('quiet_hours').where(isOf(user)).execute());
  const { starts, ends, time_zone } = quiet;
  await kysely
    .insertInto('quiet_hours')
    .values({ user_id: user, starts, ends, time_zone })
    .onConflict((oc) => oc.column('user_id').doUpdateSet({ starts, ends, time_zone }))
    .execute();
}
