import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf, type MailTransport } from './transport.ts';

interface OutboxOptions {
  /** Created with the first letter. */
  readonly folder: string;
  readonly from: string;
  /** Called with each letter's file, never with its link: a log is read by more people than a mailbox. */
  readonly log: (line: string) => void;
}

/** Writes letters as files that any mail program opens: for machines without a mail server. */
export function createOutboxTransport({ folder, from, log }: OutboxOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    deliver: async (letter, id) => {
      const { message } = await composer.sendMail(messageOf(letter, id, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.eml`);
      // Anyone watching the folder never sees an incomplete letter.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log(`mail to ${letter.to}: ${letter.subject} (${file})`);
    },
    close: () => composer.close(),
  };
}
