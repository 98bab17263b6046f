import { companyZone } from '#server/platform/model/company-zone.ts';
import { sql, type Insertable, type Transaction } from 'kysely';
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
import { anyOf } from '#server/platform/db/any-of.ts';

type Trx = Transaction<Schema>;

interface Owner {
  readonly company: number;
  readonly user: string;
}

/** What a person has set in a company. */
export async function settingsOf(trx: Trx, { company, user }: Owner): Promise<NotificationSettings> {
  const cells = await trx
    .selectFrom('notification_choice')
    .select(['event', 'channel', 'is_on as on'])
    .where('company_id', '=', company)
    .where('user_id', '=', user)
    .orderBy('event')
    .orderBy('channel')
    .$narrowType<Pick<ChosenCell, 'channel'>>() // as `changeSettings` wrote it
    .execute();
  const set = await trx
    .selectFrom('notification_setting')
    .select(['daily_hour', 'away_from as from', 'away_until as until', 'deputy'])
    .where('company_id', '=', company)
    .where('user_id', '=', user)
    .executeTakeFirst();
  const { daily_hour = plainSettings.daily_hour, from = null, until = null, deputy = null } = set ?? {};
  const away = from === null || until === null || deputy === null ? null : { from, until, deputy };
  return { daily_hour, away, quiet: await quietHoursOf(trx, user), cells };
}

/** Changes some of it. */
export async function changeSettings(
  trx: Trx,
  owner: Owner,
  { cells = [], daily_hour: dailyHour, quiet, away }: NotificationChange,
  now: string,
): Promise<void> {
  if (quiet !== undefined) await setQuietHours(trx, owner.user, quiet);
  const changed = { changed_at: now };
  if (away !== undefined) {
    const { from = null, until = null, deputy = null } = away ?? {};
    await putSetting(trx, owner, { away_from: from, away_until: until, deputy, ...changed });
  }
  for (const cell of cells) await putCell(trx, owner, cell, now);
  if (dailyHour === undefined) return;
  await putSetting(trx, owner, { daily_hour: dailyHour, ...changed });
  await moveDaily(trx, owner, dailyHour, now);
}

type Setting = Omit<Insertable<Schema['notification_setting']>, 'company_id' | 'user_id'>;

/** Omitted columns stay unchanged. */
async function putSetting(trx: Trx, { company, user }: Owner, change: Setting): Promise<void> {
  await trx
    .insertInto('notification_setting')
    .values({ company_id: company, user_id: user, ...change })
    .onConflict((oc) => oc.columns(['company_id', 'user_id']).doUpdateSet(change))
    .execute();
}

type CellChange = NonNullable<NotificationChange['cells']>[number];

/** One that is neither on nor off is as it comes. */
async function putCell(
  trx: Trx,
  { company, user }: Owner,
  { event, channel, on }: CellChange,
  now: string,
): Promise<void> {
  const choice = { company_id: company, user_id: user, event, channel };
  if (on === null) {
    await trx
      .deleteFrom('notification_choice')
      .where(({ and }) => and(choice))
      .execute();
    return;
  }
  const chosen = { is_on: on, changed_at: now };
  await trx
    .insertInto('notification_choice')
    .values({ ...choice, ...chosen })
    .onConflict((oc) => oc.columns(['company_id', 'user_id', 'event', 'channel']).doUpdateSet(chosen))
    .execute();
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
  const rows = await trx
    .selectFrom('notification_choice')
    .select(['user_id as user', 'event', 'channel', 'is_on as on'])
    .where('company_id', '=', company)
    .where('user_id', '=', anyOf(users))
    .$narrowType<Pick<ChosenCell, 'channel'>>() // as `changeSettings` wrote it
    .execute();
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
