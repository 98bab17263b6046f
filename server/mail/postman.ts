import { composeLetter, type Letter, type Writing } from './letter.ts';
import type { MailQueue, QueuedMail } from './mail-queue.ts';
import type { MailTransport } from './transport.ts';

/** What does not go by mail, and waits in the queue all the same. */
export interface Sending {
  /** Rejects if it must be retried; a `retryAfterSeconds` of the error says when at the earliest. */
  send(): Promise<void>;
}

interface PostmanOptions {
  readonly queue: MailQueue;
  readonly transport: MailTransport;
  /** Decides what to write, at the time of sending; null if there is nothing to send. */
  readonly write: (mail: QueuedMail) => Promise<Writing | Letter | Sending | null>;
  readonly now: () => string;
  /** Called for each failed attempt. */
  readonly onFault: (error: unknown) => void;
}

/** Processes the queue in the background. */
export interface Postman {
  /** Checks the queue soon; requests never wait for it. */
  wake(): void;
  /** Sends everything due, one after the other; resolves with the number of attempts. */
  drain(): Promise<number>;
  /** Takes no more mail; resolves when the current one is done. */
  close(): Promise<void>;
}

/** Minutes to wait after each failure; after the last one the mail is given up and stays in the table. */
const waits = [1, 5, 15, 60, 180, 360, 720, 1440];

/** Other processes may add mail, so the table is polled. In milliseconds. */
const LOOK_EVERY = 30_000;

export function createPostman(options: PostmanOptions): Postman {
  let running: Promise<number> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const drain = async (): Promise<number> => {
    let tried = 0;
    const next = (): Promise<QueuedMail | null> => (closed ? Promise.resolve(null) : options.queue.take());
    for (let mail = await next(); mail; mail = await next()) {
      await send(options, mail);
      tried += 1;
    }
    await options.queue.forget();
    return tried;
  };
  const run = (): Promise<number> => (running ??= drain().finally(() => void (running = null)));
  const wake = (): void => {
    if (closed) return;
    clearTimeout(timer);
    if (running) again = true;
    else void run().catch(options.onFault).then(rest);
  };
  const rest = (): void => {
    if (closed) return;
    const wait = again ? 0 : LOOK_EVERY;
    again = false;
    timer = setTimeout(wake, wait);
    timer.unref();
  };
  const close = async (): Promise<void> => {
    closed = true;
    clearTimeout(timer);
    await running?.catch(options.onFault);
    options.transport.close();
  };
  return { wake, drain: run, close };
}

async function send(
  { queue, transport, write, now, onFault }: PostmanOptions,
  mail: QueuedMail,
): Promise<void> {
  try {
    const writing = await write(mail);
    if (writing && 'send' in writing) await writing.send();
    else if (writing) await transport.deliver('html' in writing ? writing : composeLetter(writing), mail.id);
    await queue.settle(mail.id, writing ? 'sent' : 'dropped');
  } catch (error) {
    onFault(new Error(`mail ${mail.id} (${mail.template}) could not be sent`, { cause: error }));
    const minutes = waits[mail.attempts - 1];
    const reason = error instanceof Error ? error.message : String(error);
    if (minutes === undefined) await queue.settle(mail.id, 'gaveUp', reason);
    else await queue.retry(mail.id, later(now(), Math.max(minutes, askedFor(error))), reason);
  }
}

const later = (at: string, minutes: number): string =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** How many minutes the other side asks to wait. */
function askedFor(error: unknown): number {
  const seconds = error instanceof Error && 'retryAfterSeconds' in error ? error.retryAfterSeconds : 0;
  return typeof seconds === 'number' ? seconds / 60 : 0;
}
