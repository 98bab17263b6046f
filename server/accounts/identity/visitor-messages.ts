import { randomUUID } from 'node:crypto';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { Access } from '#server/platform/db/connect.ts';
import type { Language } from '#model/values/languages.ts';

/** What somebody without an account wrote, and in which form. */
export interface VisitorMessage {
  readonly form: 'contact' | 'interest';
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly message: string;
  readonly locale: Language;
  /** Of the hidden field, which people leave empty. */
  readonly website: string;
  readonly ip: string;
  /** Whether the address is written to: not where others have used it too often. */
  readonly isThanked: boolean;
}

export interface VisitorMessages {
  /**
   * Stores a message and queues its letters: thanks to the visitor, and the message to the operator. One whose hidden
   * field is filled in is stored, marked, and gets no mail; the sender is not told.
   */
  keep(message: VisitorMessage): Promise<void>;
  /** A message as the operator reads it; null if it has been deleted. */
  find(id: string): Promise<{ readonly email: string; readonly text: string } | null>;
}

interface VisitorMessagesOptions {
  readonly database: Pick<Access, 'kysely'>;
  readonly queue: MailQueue;
  /** The clock, UTC ISO. */
  readonly now: () => string;
  readonly operatorEmail: string | undefined;
}

export function createVisitorMessages({
  database: { kysely },
  queue,
  now,
  operatorEmail,
}: VisitorMessagesOptions): VisitorMessages {
  return {
    keep: (given) =>
      kysely.transaction().execute(async (trx) => {
        const { form, email, name, company, message, locale, ip } = given;
        const [id, trapped] = [randomUUID(), given.website !== ''];
        const written = { form, email, name, company, message, locale, ip };
        await trx
          .insertInto('interest')
          .values({ id, ...written, trapped, created_at: now() })
          .execute();
        if (trapped) return;
        if (given.isThanked) await queue.add({ template: `${form}Received`, to: email, locale }, trx);
        if (operatorEmail !== undefined)
          await queue.add({ template: 'visitorMessage', to: operatorEmail, locale, about: id }, trx);
      }),
    find: async (id) => {
      const found = await kysely
        .selectFrom('interest')
        .select(['email', 'name', 'company', 'message'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!found) return null;
      const { email, name, company, message } = found;
      const from = [name, company, email].filter((part) => part !== '').join(', ');
      return { email, text: `${from}\n\n${message}` };
    },
  };
}
