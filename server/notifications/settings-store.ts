import { sql, type Transaction } from 'kysely';
import {
  plainSettings,
  type ChosenCell,
  type NotificationChange,
  type NotificationSettings,
} from '#model/notifications/notification-settings.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

interface Owner {
  readonly company: number;
  readonly user: string;
}

/** What a person has set in a company. */
export async function settingsOf(trx: Trx, { company, user }: Owner): Promise<NotificationSettings> {
  const { rows: cells } = await sql<ChosenCell>`
    select event, channel, is_on as "on" from notification_choice
     where company_id = ${company} and user_id = ${user} order by event, channel`.execute(trx);
  const { rows } = await sql<Omit<NotificationSettings, 'cells'>>`
    select daily_hour from notification_setting where company_id = ${company} and user_id = ${user}`.execute(
    trx,
  );
  return { ...plainSettings, ...rows[0], cells };
}

/** Changes some of it. */
export async function changeSettings(
  trx: Trx,
  { company, user }: Owner,
  { cells = [], daily_hour: dailyHour }: NotificationChange,
  now: string,
): Promise<void> {
  for (const { event, channel, on } of cells)
    if (on === null)
      await sql`delete from notification_choice where company_id = ${company} and user_id = ${user}
        and event = ${event} and channel = ${channel}`.execute(trx);
    else
      await sql`
        insert into notification_choice (company_id, user_id, event, channel, is_on, changed_at)
        values (${company}, ${user}, ${event}, ${channel}, ${on}, ${now})
        on conflict (company_id, user_id, event, channel) do update set is_on = excluded.is_on,
          changed_at = excluded.changed_at`.execute(trx);
  if (dailyHour !== undefined)
    await sql`
      insert into notification_setting (company_id, user_id, daily_hour, changed_at)
      values (${company}, ${user}, ${dailyHour}, ${now})
      on conflict (company_id, user_id) do update set daily_hour = excluded.daily_hour,
        changed_at = excluded.changed_at`.execute(trx);
}
