import type { Batch } from '#model/engine/replica.ts';
import { HttpError, UNKNOWN_COMPANY } from '../http/http-error.ts';
import { open } from './open-streams.ts';
import { textChunks } from './text-chunks.ts';

export interface StreamHandlers {
  /** The `seq` to resume from, read at every connection. */
  readonly from: () => number;
  readonly onBatch: (batch: Batch) => void;
  /** What the session may see has changed. */
  readonly onEpoch: () => void;
  /** The server's model is newer than this page's. */
  readonly onUpgrade: () => void;
  /** The person's inbox has changed. */
  readonly onInbox: () => void;
  /** Also false for an attempt without an answer for some seconds; the attempt continues. */
  readonly onConnected: (connected: boolean) => void;
  /** The server gives no stream, because there are too many already; the attempt is repeated when it says. */
  readonly onCrowded: () => void;
  /** The company is not, or no longer, one of the person's. */
  readonly onGone: () => void;
  /** The session is over. */
  readonly onUnauthorised: () => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
const SILENCE = 40_000;
/** Milliseconds after which an unanswered attempt is reported. */
export const NO_ANSWER = 5000;
/** Milliseconds without a connection, for work that needs all loading to have ended. */
export const REST = 2000;

/** Milliseconds within which all who followed a server that goes come again, each at a moment of its own. */
export const RESTART = 3000;

/** Abort reason of a connection that is resumed shortly. */
const RESTING = 'resting';
/** Follows a company's log until `signal` aborts: connects, resumes by `seq`, backs off with full jitter. */
export async function followEvents(
  url: (from: number) => string,
  handlers: StreamHandlers,
  signal: AbortSignal,
): Promise<void> {
  let wait = FIRST_WAIT;
  while (!signal.aborted) {
    const lasted = await connect(url(handlers.from()), handlers, signal);
    if (lasted === RESTING) {
      await pause(REST, signal);
      continue;
    }
    if (lasted === 'restart') {
      await pause(Math.random() * RESTART, signal);
      continue;
    }
    if (typeof lasted === 'number') {
      handlers.onCrowded();
      await pause(lasted + Math.random() * FIRST_WAIT, signal);
      continue;
    }
    handlers.onConnected(false);
    if (lasted === 'over' || signal.aborted) return;
    wait = lasted === 'connected' ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
    await pause(Math.random() * wait, signal);
  }
}

/** A number is how many milliseconds the server wants to be left alone: it has too many streams already. */
async function connect(
  url: string,
  handlers: StreamHandlers,
  signal: AbortSignal,
): Promise<'connected' | 'failed' | 'over' | 'restart' | typeof RESTING | number> {
  const own = new AbortController();
  const giveUp = (): void => own.abort();
  const rest = (): void => own.abort(RESTING);
  const watchdog = createWatchdog(giveUp);
  const late = setTimeout(() => handlers.onConnected(false), NO_ANSWER);
  // A connection the system knows to be gone would otherwise look alive until the watchdog ends it.
  globalThis.addEventListener?.('offline', giveUp);
  // After an established connection breaks, the retry is as quick as after one that ended normally.
  let lasted: 'failed' | 'connected' = 'failed';
  open.add(rest);
  try {
    const response = await fetch(url, {
      credentials: 'include',
      // Firefox can make a request wait for another one's cache entry for the same URL: that of a page that is gone.
      cache: 'no-store',
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, own.signal]),
    });
    clearTimeout(late);
    const refused = await refusalIn(response, handlers);
    if (refused !== null || !response.body) return refused ?? 'failed';
    handlers.onConnected(true);
    lasted = 'connected';
    return await read(response.body, handlers, watchdog.feed);
  } catch {
    return own.signal.reason === RESTING ? RESTING : lasted;
  } finally {
    open.delete(rest);
    globalThis.removeEventListener?.('offline', giveUp);
    clearTimeout(late);
    watchdog.stop();
    own.abort();
  }
}

/** How an answer ends an attempt that brought no stream; null for one that did. */
async function refusalIn(
  response: Response,
  handlers: StreamHandlers,
): Promise<'failed' | 'over' | number | null> {
  if (response.ok) return null;
  if (response.status === 429) return waitAskedBy(response);
  if (response.status === 401) handlers.onUnauthorised();
  else if (await isGone(response)) handlers.onGone();
  else return 'failed';
  return 'over';
}

async function isGone(response: Response): Promise<boolean> {
  if (response.status !== 404) return false;
  const said: unknown = await response.json().catch(() => null); // a proxy's page says nothing of a company
  return new HttpError(404, said).code === UNKNOWN_COMPANY;
}

const waitAskedBy = ({ headers }: Response): number =>
  Math.max(FIRST_WAIT, Number(headers.get('retry-after') ?? Number.NaN) * 1000 || LONGEST_WAIT);

async function read(
  body: ReadableStream<Uint8Array>,
  handlers: StreamHandlers,
  alive: () => void,
): Promise<'connected' | 'over' | 'restart'> {
  // Not needed by the first page.
  const { createParser } = await import('eventsource-parser');
  let end: 'over' | 'restart' | undefined;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'batch') handlers.onBatch(JSON.parse(data) as Batch);
      if (event === 'epoch') handlers.onEpoch();
      if (event === 'upgrade') handlers.onUpgrade();
      if (event === 'inbox') handlers.onInbox();
      if (event === 'epoch' || event === 'upgrade') end = 'over';
      if (event === 'restart') end = 'restart';
    },
  });
  for await (const text of textChunks(body)) {
    alive();
    parser.feed(text);
    if (end) return end;
  }
  return 'connected';
}

/** Ends a silent connection: the server sends something at least every 15 seconds. */
function createWatchdog(bite: () => void): { feed: () => void; stop: () => void } {
  let timer = setTimeout(bite, SILENCE);
  return {
    feed: () => {
      clearTimeout(timer);
      timer = setTimeout(bite, SILENCE);
    },
    stop: () => clearTimeout(timer),
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      globalThis.removeEventListener?.('online', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake);
    globalThis.addEventListener?.('online', wake);
  });
}
