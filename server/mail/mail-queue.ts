import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Access } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Language } from '#server/platform/http/language.ts';
import type { Template } from './letters.ts';

/** Mail about what happened in a company, whose text is put together as it is sent. */
const noticeTemplates = ['notices', 'noticesOfDay', 'noticesPushed'] as const;
type NoticeTemplate = (typeof noticeTemplates)[number];

/** A mail to write; whether and how is decided when it is sent. */
export interface NewMail {
  readonly template: Template | NoticeTemplate;
  readonly to: string;
  readonly locale: Language;
  /** Whom or what the letter is about, for its composer. */
  readonly about?: string | undefined;
  /** When it is to be sent (UTC ISO); at once by default. */
  readonly due?: string;
  /** While one of this name waits, another is not added: it will tell of both. */
  readonly gathers?: string;
}

export interface QueuedMail extends Omit<NewMail, 'due' | 'gathers'> {
  readonly id: string;
  /** Attempts started, including this one. */
  readonly attempts: number;
}

/** A mail whose text is fixed, but for names and links. */
export type QueuedLetter = QueuedMail & { readonly template: Template };

export const isLetter = (mail: QueuedMail): mail is QueuedLetter =>
  !noticeTemplates.some((template) => template === mail.template);

/** The outcome of a mail. `dropped`: there was nothing to send. */
export type MailOutcome = 'sent' | 'dropped' | 'gaveUp';

/** Mail queued in the database, so that neither a restart nor a failing mail server loses it. */
export interface MailQueue {
  /** Added within the transaction it reports on. */
  add(mail: NewMail, within?: Kysely<Schema>): Promise<void>;
  /** Takes the next due mail under a lease, so that nobody else sends it too; null if none is due. */
  take(): Promise<QueuedMail | null>;
  settle(id: string, outcome: MailOutcome, error?: string): Promise<void>;
  /** Postpones it until a time (UTC ISO). */
  retry(id: string, at: string, error: string): Promise<void>;
  /** Deletes mail settled long ago. Mail that was given up stays. */
  forget(): Promise<void>;
}

/** Longer than any mail server takes: if a sender crashes, its mail is taken again after this time. In seconds. */
const LEASE = 300;
const KEPT_DAYS = 30;

/** @param now the clock, UTC ISO */
export function createMailQueue({ kysely }: Pick<Access, 'kysely'>, now: () => string): MailQueue {
  return {
    add: (mail, within = kysely) => queueMail(within, mail, now()),
    take: async () => {
      const { rows } = await sql<Omit<QueuedMail, 'about'> & { about: string | null }>`
        update mail set attempts = attempts + 1, due_at = ${now()}::timestamptz + ${LEASE} * interval '1 second'
         where id = (select id from mail where settled_at is null and due_at <= ${now()}
                      order by due_at limit 1 for update skip locked)
        returning id, template, recipient as "to", locale, data ->> 'about' as about, attempts`.execute(
        kysely,
      );
      const mail = rows[0];
      return mail ? { ...mail, about: mail.about ?? undefined } : null;
    },
    settle: async (id, outcome, error = '') => {
      await sql`update mail set settled_at = ${now()}, outcome = ${outcome}, last_error = ${error}
        where id = ${id}`.execute(kysely);
    },
    retry: async (id, at, error) => {
      await sql`update mail set due_at = ${at}, last_error = ${error} where id = ${id}`.execute(kysely);
    },
    forget: async () => {
      await sql`delete from mail where outcome <> 'gaveUp'
        and settled_at < ${now()}::timestamptz - ${KEPT_DAYS} * interval '1 day'`.execute(kysely);
    },
  };
}

/** Adds a mail within a transaction; one that gathers is not added while another of its name waits. */
export async function queueMail(
  within: Kysely<Schema>,
  { template, to, locale, about, due, gathers }: NewMail,
  now: string,
): Promise<void> {
  await sql`insert into mail (id, template, recipient, locale, data, created_at, due_at, gathers)
    values (${randomUUID()}, ${template}, ${to}, ${locale}, ${JSON.stringify({ about })}, ${now}, ${due ?? now},
      ${gathers ?? null})
    on conflict do nothing`.execute(within);
}
