import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { addJobs } from '#server/jobs/add-jobs.ts';
import type { Access } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Language } from '#model/values/languages.ts';
import { forgetCounts, newlyNear, takeLetter, type LetterUse } from './letter-budget.ts';
import type { Template } from './letters.ts';

/** Mail about what happened in a company, or papers of it, whose text is put together as it is sent. */
const noticeTemplates = ['notices', 'noticesOfDay', 'noticesPushed', 'documentPaper'] as const;
type NoticeTemplate = (typeof noticeTemplates)[number];

/** A subject, and paragraphs with an empty line between them. */
export interface WrittenContent {
  readonly subject: string;
  readonly text: string;
  /** Where answers go; null: to the company's own address, if it has one. */
  readonly replyTo: string | null;
}

/** A mail to write; whether and how is decided when it is sent. */
export interface NewMail {
  readonly template: Template | NoticeTemplate;
  readonly to: string;
  readonly locale: Language;
  /** Whom or what the letter is about, for its composer. */
  readonly about?: string | undefined;
  /** What a person wrote, of a paper's letter: it is sent as it stands. */
  readonly content?: WrittenContent | undefined;
  /** The company whose mail it is; none: an account's. */
  readonly company?: number;
  /** When it is to be sent (UTC ISO); at once by default. */
  readonly due?: string;
  /** While one of this name waits, another is not added: it will tell of both. */
  readonly gathers?: string;
  /** Not of the company's budget: it was counted before, or is ours to write. */
  readonly isUncounted?: true;
}

export interface QueuedMail extends Omit<NewMail, 'due' | 'gathers' | 'company' | 'isUncounted'> {
  readonly id: string;
}

/** A mail whose text is fixed, but for names and links. */
export type QueuedLetter = QueuedMail & { readonly template: Template };

export const isLetter = (mail: QueuedMail): mail is QueuedLetter =>
  !noticeTemplates.some((template) => template === mail.template);

/** The outcome of a mail. `dropped`: there was nothing to send. */
export type MailOutcome = 'sent' | 'dropped' | 'gaveUp';

/** Mail written down in the database, each with a job that sends it. */
export interface MailQueue {
  /** Added within the transaction it reports on; false as `queueMail`. */
  add(mail: NewMail, within?: Kysely<Schema>): Promise<boolean>;
  /** A mail that is about to be sent; null if it was sent already. */
  take(id: string): Promise<QueuedMail | null>;
  settle(id: string, outcome: MailOutcome, error?: string): Promise<void>;
  /** Notes why an attempt failed. */
  noteFailure(id: string, error: string): Promise<void>;
  /** Companies near their letters of the day, each once. */
  newlyNear(): Promise<readonly LetterUse[]>;
  /** Deletes mail settled long ago. Mail that was given up stays. */
  forget(): Promise<void>;
}

const KEPT_DAYS = 30;

/** @param now the clock, UTC ISO */
export function createMailQueue({ kysely }: Pick<Access, 'kysely'>, now: () => string): MailQueue {
  return {
    add: (mail, within = kysely) => queueMail(within, mail, now()),
    take: async (id) => {
      const mail = await kysely
        .updateTable('mail')
        .set((eb) => ({ attempts: eb('attempts', '+', 1), settled_at: null, outcome: '' }))
        .where('id', '=', id)
        .where((eb) => eb.or([eb('settled_at', 'is', null), eb('outcome', '=', 'gaveUp')]))
        .returning(['id', 'template', 'recipient as to', 'locale'])
        .returning([
          sql<string | null>`data ->> 'about'`.as('about'),
          sql<WrittenContent | null>`data -> 'content'`.as('content'),
        ])
        .$narrowType<Pick<QueuedMail, 'template' | 'locale'>>() // as `queueMail` wrote them
        .executeTakeFirst();
      return mail ? { ...mail, about: mail.about ?? undefined, content: mail.content ?? undefined } : null;
    },
    settle: async (id, outcome, error = '') => {
      await kysely
        .updateTable('mail')
        .set({ settled_at: now(), outcome, last_error: error })
        .where('id', '=', id)
        .execute();
    },
    noteFailure: async (id, error) => {
      await kysely.updateTable('mail').set({ last_error: error }).where('id', '=', id).execute();
    },
    newlyNear: () => newlyNear(kysely),
    forget: async () => {
      const forgotten = sql<string>`${now()}::timestamptz - ${KEPT_DAYS} * interval '1 day'`;
      await kysely
        .deleteFrom('mail')
        .where('outcome', '<>', 'gaveUp')
        .where('settled_at', '<', forgotten)
        .execute();
      await forgetCounts(kysely);
    },
  };
}

/**
 * Adds a mail and its job within a transaction, of the company where it is a company's mail; one that gathers is not added while
 * another of its name waits. [ML10] False where the company has sent all the letters of its day: then it is not added.
 */
export async function queueMail(within: Kysely<Schema>, mail: NewMail, now: string): Promise<boolean> {
  const { template, to, locale, about, content, company, due, gathers, isUncounted } = mail;
  const added = await within
    .insertInto('mail')
    .values({
      id: randomUUID(),
      template,
      recipient: to,
      locale,
      data: JSON.stringify({ about, content }),
      created_at: now,
      due_at: due ?? now,
      gathers: gathers ?? null,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return true;
  const counts = company !== undefined && template !== 'noticesPushed' && isUncounted !== true;
  if (counts && !(await takeLetter(within, company, now))) {
    await within.deleteFrom('mail').where('id', '=', added.id).execute();
    return false;
  }
  await addJobs(within, [{ queue: 'mail', id: added.id, company, data: { template, to }, due: due ?? now }]);
  return true;
}

/** Moves a mail that gathers, and has not been tried, to another moment (UTC ISO). */
export async function moveMail(within: Kysely<Schema>, gathers: string, due: string): Promise<void> {
  await sql`
    with moved as (
      update mail set due_at = ${due} where settled_at is null and attempts = 0 and gathers = ${gathers} returning id)
    update jobs.job set start_after = ${due} from moved
     where job.name = 'mail' and job.id = moved.id and job.state = 'created'`.execute(within);
}
