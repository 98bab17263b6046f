import { sql, type Transaction } from 'kysely';
import { asUser } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { channelsFor, isOffered, notificationEvent } from '#model/notifications/notification-events.ts';
import { namesOf } from '#server/platform/model/document-queries.ts';
import type { UserStore } from '#server/accounts/identity/user-store.ts';
import type { Notice } from '#server/inbox/inbox-store.ts';
import type { CompanyRow, MailSender } from '#model/areas/setup/company/company.facts.ts';
import { senderOf } from '#server/mail/sender-of.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { Sending } from '#server/mail/postman.ts';
import { pushMessage } from './push-message.ts';
import type { Pusher } from './pusher.ts';
import { queueMail, type QueuedMail } from '#server/mail/mail-queue.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Language } from '#model/values/languages.ts';
import { sentenceOf } from '#server/platform/http/sentence.ts';
import type { AccessReader, CompanyAccess } from '#server/platform/model/company-access.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { subjectCondition } from '#server/platform/model/visibility.ts';
import { standingIn } from '#words/notice.words.ts';
import { noticeLetter, type NoticeMail, type ToldNotice } from './notice-letter.ts';
import { afterQuiet } from './hold-notices.ts';
import { gatheringName, parcelIn, type Parcel } from './parcel.ts';
import { quietHoursOf } from './quiet-store.ts';
import { choicesOfPeople } from './settings-store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

type Trx = Transaction<Schema>;

export interface NoticeWriterDeps {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly access: AccessReader;
  readonly users: Pick<UserStore, 'find'>;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Signs the links that unsubscribe. */
  readonly secret: string;
  readonly pusher: Pusher;
  /** UTC ISO. */
  readonly now: () => string;
}

/** Writes a mail with what waits for it, as the person may see it now; null if nothing is left to tell. [NS7] */
export function createNoticeWriter(
  deps: NoticeWriterDeps,
): (mail: QueuedMail) => Promise<Letter | Sending | null> {
  return async (mail) => {
    const parcel = parcelIn(mail.about);
    const user = await deps.users.find(parcel.user);
    if (!user) return null;
    const { locale } = user;
    if (await waitsForQuiet(deps, mail, parcel)) return null;
    const opened = await deps.database.withCompany(parcel.company, (trx) =>
      openParcel(trx, deps, parcel, { id: mail.id, locale }),
    );
    if (!opened) return null;
    const { publicUrl, secret } = deps;
    const { notices, company, sent } = opened;
    if (parcel.channel === 'push') return pushing(deps, parcel, locale, notices);
    const events = [...new Set(notices.map(({ event }) => event))];
    const token = unsubscribeToken({ ...parcel, events }, secret);
    const unsubscribe = `${publicUrl}/api/notifications/unsubscribe/?token=${token}`;
    const isDaily = parcel.channel === 'daily';
    return noticeLetter({ to: user.email, locale, company, sent, isDaily, notices, publicUrl, unsubscribe });
  };
}

/** What a browser is told: the newest, and how many more there are about the document. */
const pushing = (
  { pusher }: NoticeWriterDeps,
  parcel: Parcel,
  locale: Language,
  notices: readonly ToldNotice[],
): Sending => ({
  send: () => pusher.push(parcel.user, pushMessage(notices, locale, gatheringName(parcel))),
});

/** [NS6] A mail that comes due within quiet hours, set after it was queued, is queued anew for their end. */
async function waitsForQuiet(
  { database, now }: NoticeWriterDeps,
  { template, to, locale, about }: QueuedMail,
  parcel: Parcel,
): Promise<boolean> {
  const { kysely } = database.app;
  const quiet = await quietHoursOf(kysely, parcel.user);
  const at = now();
  const due = afterQuiet(quiet, at);
  if (due === at) return false;
  const gathers = gatheringName(parcel);
  const { company } = parcel;
  await queueMail(kysely, { template, to, locale, about, company, due, gathers, isUncounted: true }, at);
  return true;
}

interface Carrying {
  /** Of the mail that takes the notices. */
  readonly id: string;
  readonly locale: Language;
}

type Opened = Pick<NoticeMail, 'notices' | 'company' | 'sent'>;

/** What a parcel holds for its person by now, oldest first; null if that is nothing. */
async function openParcel(
  trx: Trx,
  deps: Pick<NoticeWriterDeps, 'engine' | 'layouts' | 'access'>,
  parcel: Parcel,
  { id, locale }: Carrying,
): Promise<Opened | null> {
  const granted = await deps.access.read(trx, parcel.company, { actor: asUser(parcel.user) });
  if (!granted) return null;
  const taken = await takeWaiting(trx, deps, parcel, granted, id);
  const choices = (await choicesOfPeople(trx, parcel.company, [parcel.user])).get(parcel.user) ?? new Map();
  const wanted = taken.filter(({ event: name }) => {
    const event = notificationEvent(name);
    const { may } = granted.grants;
    return event && isOffered(event, may) && channelsFor(event, choices, may).includes(parcel.channel);
  });
  if (wanted.length === 0) return null;
  const names = await namesOf(
    trx,
    parcel.company,
    wanted.flatMap(({ notice: { by, data } }) => [by, data.deputyFor ?? '', data.passedTo ?? '']),
  );
  const { rows } = await sql<Pick<CompanyRow, 'name'> & { mailSender: MailSender | null }>`
    select data ->> 'name' as name, data -> 'mailSender' as "mailSender" from row_company
     where company_id = ${parcel.company}`.execute(trx);
  const notices = wanted.map((one) => toldOf(one, names, locale));
  const { name = '', mailSender } = rows[0] ?? {};
  return { notices, company: name, sent: senderOf({ name, ...(mailSender && { mailSender }) }) };
}

interface Waiting {
  readonly event: string;
  readonly notice: Notice;
}

/**
 * Takes what waits and may be seen. What was read in the inbox meanwhile is not sent at once any more; a comment that
 * was removed is not sent at all, and one that was edited as it is now.
 */
async function takeWaiting(
  trx: Trx,
  { layouts }: Pick<NoticeWriterDeps, 'layouts'>,
  { company, user, channel, kind, document }: Parcel,
  { access }: CompanyAccess,
  id: string,
): Promise<readonly Waiting[]> {
  const about = sql`waiting.notice ->> 'kind'`;
  const named = sql`waiting.notice ->> 'document'`;
  const within = subjectCondition({ company, layouts, access }, about, named) ?? sql`true`;
  const { rows } = await sql<Waiting & { comment: string | null; isGone: boolean }>`
    with taken as (
      update notification_waiting as waiting set taken_by = ${id}
       where company_id = ${company} and user_id = ${user} and channel = ${channel}
         and (taken_by is null or taken_by = ${id})
         and (${kind ?? null}::text is null or (${about} = ${kind ?? null} and ${named} = ${document ?? null}))
      returning waiting.*)
    select waiting.event, waiting.notice, said.entry ->> 'text' as comment,
           coalesce(said.entry ->> 'removedAt' is not null, false) as "isGone"
      from taken as waiting
      left join lateral (
        select entry from row_comment, jsonb_array_elements(data -> 'entries') as entry
         where company_id = ${company} and row_comment.id = ${named}
           and entry ->> 'id' = waiting.notice -> 'data' ->> 'comment') as said on true
      left join inbox_entry as known on known.company_id = ${company} and known.user_id = ${user}
        and known.id = waiting.id
     where ${about} = any(${[...access.tables]}::text[]) and ${within}
       and (${channel} = 'daily' or known.read_at is null)
     order by waiting.at, waiting.id`.execute(trx);
  return rows
    .filter(({ isGone }) => !isGone)
    .map(({ event, notice, comment }) => ({
      event,
      notice: comment === null ? notice : withText(notice, comment),
    }));
}

const LONGEST = 500;
const withText = (notice: Notice, text: string): Notice => ({
  ...notice,
  data: { ...notice.data, text: text.length <= LONGEST ? text : `${text.slice(0, LONGEST).toWellFormed()}…` },
});

function toldOf(
  { event, notice }: Waiting,
  names: ReadonlyMap<string, string>,
  locale: Language,
): ToldNotice {
  const { reason, kind, document, data } = notice;
  const named = (id: string): string => names.get(id) ?? '';
  const who = named(notice.by);
  const standsIn = standingIn(data, named, locale);
  const said = data.refusal ? sentenceOf(data.refusal as Refusal, locale) : data.text;
  const text = [standsIn, said].filter(Boolean).join('\n');
  return { event, reason, kind, document, name: data.name, type: data.type, who, text };
}
