import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './letter.ts';

/** A way out for letters. */
export interface MailTransport {
  /** Resolves when the letter is out of our hands; rejects when it must be tried again. `id` names it, a UUID. */
  deliver(letter: Letter, id: string): Promise<void>;
  close(): void;
}

/** A letter as nodemailer takes it. Its id stays the same when it is tried again, so that mail servers know the second one. */
export function messageOf(letter: Letter, id: string, from: string): SendMailOptions {
  const { to, subject, text, html } = letter;
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${from.replace(/>$/, '').split('@').at(-1) ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
