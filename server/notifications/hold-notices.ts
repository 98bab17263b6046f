import { sql, type Transaction } from 'kysely';
import type { Channel } from '#model/notifications/notification-events.ts';
import { isQuiet, type QuietHours } from '#model/notifications/quiet-hours.ts';
import type { Notice } from '#server/inbox/inbox-store.ts';
import { queueMail } from '#server/mail/mail-queue.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Language } from '#model/values/languages.ts';
import { nextAt } from '#server/platform/local-time.ts';
import { aboutOf, gatheringName, type Parcel } from './parcel.ts';

type Trx = Transaction<Schema>;

/** A notice that waits to be sent. */
export interface Held {
  readonly notice: Notice;
  readonly event: string;
  readonly channel: Channel;
}

/** How a person is reached. */
interface Reached {
  readonly user: string;
  readonly email: string;
  readonly locale: Language;
  readonly quiet: QuietHours | null;
  readonly hasBrowser: boolean;
  readonly dailyHour: number;
  /** The company's, IANA. */
  readonly timeZone: string;
}

const templates = {
  inbox: 'notices',
  mail: 'notices',
  daily: 'noticesOfDay',
  push: 'noticesPushed',
} as const;

/** How long mail waits for more about the same document, in milliseconds. */
const GATHERS = 3 * 60_000;

/** Holds notices for the mails that will carry them: alike ones are gathered. [NS5] */
export async function holdNotices(
  trx: Trx,
  company: number,
  held: readonly Held[],
  now: string,
): Promise<void> {
  const people = held.length === 0 ? new Map<string, Reached>() : await peopleReached(trx, company, held);
  const sendable = held.filter(({ notice, channel }) => {
    const reached = people.get(notice.user);
    return reached && (channel !== 'push' || reached.hasBrowser);
  });
  if (sendable.length === 0) return;
  await addWaiting(trx, company, sendable);
  const parcels = new Map(
    sendable.map((one) => {
      const parcel = parcelOf(company, one);
      return [gatheringName(parcel), parcel];
    }),
  );
  for (const [gathers, parcel] of parcels) {
    const reached = people.get(parcel.user);
    if (!reached) continue;
    const template = templates[parcel.channel];
    const due = dueAt(parcel.channel, reached, now);
    const { email: to, locale } = reached;
    await queueMail(trx, { template, to, locale, about: aboutOf(parcel), company, due, gathers }, now);
  }
}

const parcelOf = (company: number, { notice, channel }: Held): Parcel => ({
  company,
  user: notice.user,
  channel,
  ...(channel !== 'daily' && { kind: notice.kind, document: notice.document }),
});

async function addWaiting(trx: Trx, company: number, held: readonly Held[]): Promise<void> {
  const rows = held.map(({ notice, event, channel }) => ({
    user_id: notice.user,
    channel,
    id: notice.id,
    event,
    at: notice.at,
    notice,
  }));
  await sql`
    insert into notification_waiting (company_id, user_id, channel, id, event, at, notice)
    select ${company}, given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      user_id text, channel text, id text, event text, at timestamptz, notice jsonb)
    on conflict do nothing`.execute(trx);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function peopleReached(
  trx: Trx,
  company: number,
  held: readonly Held[],
): Promise<Map<string, Reached>> {
  const users = [...new Set(held.map(({ notice }) => notice.user))].filter((user) => uuid.test(user));
  const { rows } = await sql<Reached>`
    select person.id::text as user, email, locale,
           case when quiet.user_id is not null then jsonb_build_object('starts', quiet.starts, 'ends', quiet.ends,
             'time_zone', quiet.time_zone) end as quiet,
           exists (select from push_subscription where user_id = person.id) as "hasBrowser",
           coalesce(daily_hour, 7) as "dailyHour",
           coalesce((select data ->> 'timeZone' from row_company where company_id = ${company}), 'UTC') as "timeZone"
      from app_user as person
      left join quiet_hours as quiet on quiet.user_id = person.id
      left join notification_setting as own on own.company_id = ${company} and own.user_id = person.id::text
     where person.id = any(${users}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.user, row]));
}

/** [NS5] [NS6] Mail of the day at its hour, other mail once it has gathered; never within quiet hours. */
function dueAt(
  channel: Channel,
  { quiet, dailyHour, timeZone }: Pick<Reached, 'quiet' | 'dailyHour' | 'timeZone'>,
  now: string,
): string {
  const hour = `${String(dailyHour).padStart(2, '0')}:00`;
  const at =
    channel === 'daily'
      ? nextAt(now, hour, timeZone)
      : new Date(Date.parse(now) + (channel === 'push' ? 0 : GATHERS)).toISOString();
  return afterQuiet(quiet, at);
}

/** A moment, or the end of the quiet hours that it is in. */
export const afterQuiet = (quiet: QuietHours | null, at: string): string =>
  quiet && isQuiet(quiet, at) ? nextAt(at, quiet.ends, quiet.time_zone) : at;
