import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { keepCalls, shareCounts, type Call } from './call-store.ts';
import type { CallWindow } from './call-window.ts';

/** Milliseconds that calls wait to be kept together. */
const EVERY = 1000;
/** Of one company: what comes faster than it can be kept is not. */
const MOST_WAITING = 20_000;

/** Keeps what clients did, and shares how often they called. */
export interface CallRecorder {
  record(company: number, call: Call): void;
  /** [APC7] Shares what was counted of a company here, and learns what others have. */
  share(company: number): Promise<void>;
  /** Keeps what waits now. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface RecorderDeps {
  readonly database: Pick<Database, 'withCompany'>;
  readonly window: CallWindow;
  readonly onFault: (error: unknown) => void;
}

/** No call is written by itself: a second's calls of a company are written together. [APC9] */
export function createCallRecorder({ database, window, onFault }: RecorderDeps): CallRecorder {
  const waiting = new Map<number, Call[]>();
  const sharing = new Map<number, Promise<void>>();
  const share = (company: number): Promise<void> => {
    const underWay =
      sharing.get(company) ??
      database
        .withCompany(company, (trx) => shareWindow(trx, company, window))
        .catch(onFault)
        .finally(() => sharing.delete(company));
    sharing.set(company, underWay);
    return underWay;
  };
  const writeOne = (company: number, calls: readonly Call[]): Promise<void> =>
    database.withCompany(company, async (trx) => {
      await keepCalls(trx, company, calls);
      await shareWindow(trx, company, window);
    });
  const flush = inTurn(async () => {
    const all = [...waiting];
    waiting.clear();
    for (const [company, calls] of all) await writeOne(company, calls).catch(onFault);
  });
  const timer = setInterval(() => void (waiting.size > 0 && flush()), EVERY);
  timer.unref();
  return {
    record: (company, call) => {
      const calls = waiting.get(company) ?? [];
      if (calls.length >= MOST_WAITING) return;
      calls.push(call);
      waiting.set(company, calls);
    },
    share,
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Work that waits for the one before it. */
function inTurn(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(work));
}

/** Tells other processes what this one has counted, and learns what they have. */
async function shareWindow(trx: Transaction<Schema>, company: number, window: CallWindow): Promise<void> {
  const counts = window.take(company);
  if (counts.length === 0) return;
  for (const { client, minute, count } of await shareCounts(trx, company, counts))
    window.learn({ company, client }, minute, count);
}
