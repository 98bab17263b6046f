import { companyZone } from '#server/platform/model/company-zone.ts';
import { sql, type Transaction } from 'kysely';
import {
  plainSettings,
  type ChosenCell,
  type NotificationChange,
  type NotificationSettings,
} from '#model/notifications/notification-settings.ts';
import { cellKey } from '#model/notifications/notification-events.ts';
import { nextAt } from '#server/platform/local-time.ts';
import { moveMail } from '#server/mail/mail-queue.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { quietHoursOf, setQuietHours } from './quiet-store.ts';
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
  const { rows } = await sql<Pick<NotificationSettings, 'daily_hour' | 'away'>>`
    select daily_hour, case when deputy is not null then
             jsonb_build_object('from', away_from, 'until', away_until, 'deputy', deputy) end as away
      from notification_setting where company_id = ${company} and user_id = ${user}`.execute(trx);
  return { ...plainSettings, ...rows[0], quiet: await quietHoursOf(trx, user), cells };
}

/** Changes some of it. */
export async function changeSettings(
  trx: Trx,
  { company, user }: Owner,
  { cells = [], daily_hour: dailyHour, quiet, away }: NotificationChange,
  now: string,
): Promise<void> {
  if (quiet !== undefined) await setQuietHours(trx, user, quiet);
  if (away !== undefined)
    await sql`
      insert into notification_setting (company_id, user_id, away_from, away_until, deputy, changed_at)
      values (${company}, ${user}, ${away?.from ?? null}, ${away?.until ?? null}, ${away?.deputy ?? null}, ${now})
      on conflict (company_id, user_id) do update set away_from = excluded.away_from,
        away_until = excluded.away_until, deputy = excluded.deputy, changed_at = excluded.changed_at`.execute(
      trx,
    );
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
  const due = nextAt(now, `${String(hour).padStart(2, '0')}:00`, await companyZone(trx, company));
  await moveMail(trx, gatheringName({ company, user, channel: 'daily' }), due);
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

/** Who is away on a day, with who stands in for them, of these people. */
export async function deputiesOf(
  trx: Trx,
  company: number,
  users: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ user: string; deputy: string }>`
    select user_id as "user", deputy from notification_setting
     where company_id = ${company} and user_id = any(${[...users]}::text[]) and deputy is not null
       and (${now}::timestamptz at time zone coalesce(
         (select data ->> 'timeZone' from row_company where company_id = ${company}), 'UTC'))::date
         between away_from and away_until`.execute(trx);
  return new Map(rows.map(({ user, deputy }) => [user, deputy]));
}
