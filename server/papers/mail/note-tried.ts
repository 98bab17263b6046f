import { asSystem } from '#model/engine/actor.ts';
import type { SettledMail } from '#model/file/file.facts.ts';
import type { QueuedMail } from '#server/mail/mail-queue.ts';
import type { Tried } from '#server/mail/postman.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { paperIn } from './paper-letter.ts';

/**
 * [FI6] Notes with a paper how its letter came off. What is known already is refused, and stays as it was: a letter that is
 * delayed again.
 */
export const noteTried =
  (executor: Executor) =>
  async (mail: QueuedMail, { outcome, why }: Tried): Promise<void> => {
    const { company, document, file } = paperIn(mail);
    if (mail.template !== 'documentPaper' || file === '') return;
    const data: SettledMail = { id: file, to: mail.to, outcome, why };
    await executor.systemPropose(company, [{ kind: 'file', document, type: 'settleMail', data }], {
      by: asSystem,
    });
  };
