import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './letter.ts';

/** Delivers letters. */
export interface MailTransport {
  /** Resolves once the letter is handed over; rejects if it must be retried. `id`, a UUID, identifies it. */
  deliver(letter: Letter, id: string): Promise<void>;
  close(): void;
}

/** Sends a letter of a company through its own mail server; false where none is connected. Rejects where it is to be retried. */
export type ThroughOwn = (company: number, letter: Letter, id: string) => Promise<boolean>;

/** The bare address of `Lagra <no-reply@example.com>`. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** A letter for nodemailer. Its id stays the same on retries, so that mail servers recognise duplicates. */
export function messageOf(letter: Letter, id: string, from: string): SendMailOptions {
  const { to, subject, text, html, replyTo, headers, sender, attachments = [] } = letter;
  return {
    from: sender ? { name: `${sender} via Lagra`, address: addressIn(from) } : from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${from.replace(/>$/, '').split('@').at(-1) ?? 'localhost'}>`,
    ...(attachments.length > 0 && {
      attachments: attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
      })),
    }),
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
