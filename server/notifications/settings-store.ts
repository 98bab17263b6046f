import { sql, type Transaction } from 'kysely';
import {
  plainSettings,
  type ChosenCell,
  type NotificationChange,
  type NotificationSettings,
} from '#model/notifications/notification-settings.ts';
import { cellKey } from '#model/notifications/notification-events.ts';
import { nextAt } from '#server/platform/local-time.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { gatheringName } from './parcel.ts';

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
  if (dailyHour !== undefined) await moveDaily(trx, { company, user }, dailyHour, now);
}

/** The mail of the day that waits already goes at the new hour. */
async function moveDaily(trx: Trx, { company, user }: Owner, hour: number, now: string): Promise<void> {
  const { rows } = await sql<{ zone: string }>`
    select coalesce(data ->> 'timeZone', 'UTC') as zone from row_company where company_id = ${company}`.execute(
    trx,
  );
  const due = nextAt(now, `${String(hour).padStart(2, '0')}:00`, rows[0]?.zone ?? 'UTC');
  await sql`update mail set due_at = ${due} where settled_at is null and attempts = 0
    and gathers = ${gatheringName({ company, user, channel: 'daily' })}`.execute(trx);
}

/** What people have chosen, by person and cell. */
export async function choicesOfPeople(
  trx: Trx,
  company: number,
  users: readonly string[],
): Promise<ReadonlyMap<string, Map<string, boolean>>> {
  const { rows } = await sql<ChosenCell & { user: string }>`
    select user_id as "user", event, channel, is_on as "on" from notification_choice
     where company_id = ${company} and user_id = any(${[...users]}::text[])`.execute(trx);
  const choices = new Map<string, Map<string, boolean>>();
  for (const { user, event, channel, on } of rows) {
    const own = choices.get(user) ?? new Map<string, boolean>();
    choices.set(user, own.set(cellKey(event, channel), on));
  }
  return choices;
}
