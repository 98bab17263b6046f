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
  /** [ML13] Where letters with papers go instead, in a demonstration: to nobody. */
  readonly instead?: MailTransport | undefined;
  /** Hears how each attempt at a mail came off. */
  readonly onTried?: ((mail: QueuedMail, tried: Tried) => Promise<void>) | undefined;
  /** [ML11] Told of each company that has come near its letters of the day, once. */
  readonly onNear?: ((use: LetterUse) => void) | undefined;
  /** Decides what to write, at the time of sending; null if there is nothing to send. */
  readonly write: (mail: QueuedMail) => Promise<Writing | Letter | Sending | null>;
}

/** How an attempt came off: `delayed` is tried again. */
export interface Tried {
  readonly outcome: 'sent' | 'delayed' | 'failed';
  /** What the mail server answered; empty if nothing. */
  readonly why: string;
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
  options: PostmanOptions,
  { id, isLast, data }: Pick<Job, 'id' | 'isLast' | 'data'>,
): Promise<void> {
  const { queue, write, onNear, onTried } = options;
  const mail = await queue.take(id);
  if (!mail) return;
  try {
    const writing = await write(mail);
    if (writing && 'send' in writing) await writing.send();
    else if (writing) {
      const letter = 'html' in writing ? writing : composeLetter(writing);
      await hand(options, letter, id, data['company']);
    }
    await queue.settle(id, writing ? 'sent' : 'dropped');
    if (writing) await onTried?.(mail, { outcome: 'sent', why: '' });
    if (typeof data['company'] === 'number') for (const use of await queue.newlyNear()) onNear?.(use);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await (isLast ? queue.settle(id, 'gaveUp', reason) : queue.noteFailure(id, reason));
    await onTried?.(mail, { outcome: isLast ? 'failed' : 'delayed', why: answerOf(error) });
    throw error;
  }
}

/** Hands a letter over: one of a company to its own mail server, if it has one. */
async function hand(
  { transport, instead, throughOwn }: PostmanOptions,
  letter: Letter,
  id: string,
  of: unknown,
): Promise<void> {
  if (instead && letter.attachments) return instead.deliver(letter, id);
  const company = letter.sender === undefined ? undefined : of;
  const isSent = typeof company === 'number' && (await throughOwn?.(company, letter, id));
  if (!isSent) await transport.deliver(letter, id);
}

/** What a mail server answered, on one line: nothing of how it was reached. */
function answerOf(error: unknown): string {
  const answer: unknown = error instanceof Error ? Reflect.get(error, 'response') : undefined;
  return typeof answer === 'string' ? answer.replaceAll(/\s+/g, ' ').slice(0, LONGEST_ANSWER) : '';
}

const LONGEST_ANSWER = 300;
