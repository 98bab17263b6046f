import type { Job, JobRunner } from '#server/jobs/job-runner.ts';
import { composeLetter, type Letter, type Writing } from './letter.ts';
import type { LetterUse } from './letter-budget.ts';
import type { MailQueue, QueuedMail } from './mail-queue.ts';
import type { MailTransport } from './transport.ts';

/** What does not go by mail, and waits in the queue all the same. */
export interface Sending {
  /** Rejects if it must be retried; a `retryAfterSeconds` of the error says when at the earliest. */
  send(): Promise<void>;
}

interface PostmanOptions {
  readonly jobs: JobRunner;
  readonly queue: MailQueue;
  readonly transport: MailTransport;
  /** [ML9] Sends a letter of a company by its own mail server; false where it has none. */
  readonly throughOwn?: ((company: number, letter: Letter, id: string) => Promise<boolean>) | undefined;
  /** Decides what to write, at the time of sending; null if there is nothing to send. */
  /** [ML11] Told of each company that has come near its letters of the day, once. */
  readonly onNear?: ((use: LetterUse) => void) | undefined;
  readonly write: (mail: QueuedMail) => Promise<Writing | Letter | Sending | null>;
}

/** Sends mail as its jobs come up. */
export interface Postman {
  /** Sends everything due, one after the other; resolves with the number of attempts. */
  drain(): Promise<number>;
  /** To be called once no more jobs are run. */
  close(): void;
}

export function createPostman(options: PostmanOptions): Postman {
  const { jobs, transport } = options;
  jobs.handle('mail', (job) => send(options, job));
  return { drain: () => jobs.drain('mail'), close: () => transport.close() };
}

/** [ML4] A mail that was sent is not sent again, even where its job comes up once more. */
async function send(
  { queue, transport, throughOwn, write, onNear }: PostmanOptions,
  { id, isLast, data }: Pick<Job, 'id' | 'isLast' | 'data'>,
): Promise<void> {
  const mail = await queue.take(id);
  if (!mail) return;
  try {
    const writing = await write(mail);
    if (writing && 'send' in writing) await writing.send();
    else if (writing) {
      const letter = 'html' in writing ? writing : composeLetter(writing);
      const company = letter.sender === undefined ? undefined : data['company'];
      const isSent = typeof company === 'number' && (await throughOwn?.(company, letter, id));
      if (!isSent) await transport.deliver(letter, id);
    }
    await queue.settle(id, writing ? 'sent' : 'dropped');
    if (typeof data['company'] === 'number') for (const use of await queue.newlyNear()) onNear?.(use);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await (isLast ? queue.settle(id, 'gaveUp', reason) : queue.noteFailure(id, reason));
    throw error;
  }
}
