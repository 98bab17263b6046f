import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Access } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Language } from '#server/platform/http/language.ts';
import type { Template } from './letters.ts';

/** What is to be written, before it is known whether and how: that is found out when it is sent. */
export interface NewMail {
  readonly template: Template;
  readonly to: string;
  readonly locale: Language;
  /** Whom or what the letter is about, for whoever writes it. */
  readonly about?: string | undefined;
}

export interface QueuedMail extends NewMail {
  readonly id: string;
  /** Tries begun, this one included. */
  readonly attempts: number;
}

/** How a mail ended. `dropped`: there was nothing to say. */
export type MailOutcome = 'sent' | 'dropped' | 'gaveUp';

/** Mail that waits in the database to be sent, so that neither a restart nor a failing mail server loses it. */
export interface MailQueue {
  /** Put within the transaction of what it tells of. */
  add(mail: NewMail, within?: Kysely<Schema>): Promise<void>;
  /** Takes the next mail that is due, for so long that nobody else sends it too; null where none is. */
  take(): Promise<QueuedMail | null>;
  settle(id: string, outcome: MailOutcome, error?: string): Promise<void>;
  /** Puts it off until a moment (UTC ISO). */
  retry(id: string, at: string, error: string): Promise<void>;
  /** Forgets what was settled long ago. What was given up stays. */
  forget(): Promise<void>;
}

/** Longer than a mail server may take: a mail whose sender died is taken again after it. In seconds. */
const LEASE = 300;
const KEPT_DAYS = 30;

/** @param now the clock, UTC ISO */
export function createMailQueue({ kysely }: Pick<Access, 'kysely'>, now: () => string): MailQueue {
  return {
    add: async ({ template, to, locale, about }, within = kysely) => {
      await sql`insert into mail (id, template, recipient, locale, data, created_at, due_at)
        values (${randomUUID()}, ${template}, ${to}, ${locale}, ${JSON.stringify({ about })}, ${now()}, ${now()})`.execute(
        within,
      );
    },
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
