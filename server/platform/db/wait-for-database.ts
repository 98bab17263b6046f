import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseSetupError } from './roles.ts';

export interface WaitOptions {
  readonly url: string;
  /** How long it may be away. */
  readonly seconds: number;
  readonly log: (line: string) => void;
}

/** In milliseconds. */
const BETWEEN = 500;
const ANSWER = 5_000;
/** A line at the first failure, whenever the reason changes, and this often. */
const LINES = 10_000;

/**
 * [OB1] Resolves once the database takes connections. Throws DatabaseSetupError, with one sentence, where it has not within
 * the time, and at once where it answers and refuses: waiting would not help.
 */
export async function waitForDatabase({ url, seconds, log }: WaitOptions): Promise<void> {
  const begun = performance.now();
  const told = { reason: '', at: 0 };
  for (;;) {
    const problem = await problemOf(url);
    if (problem === null) return;
    const { host } = new URL(url);
    if (!problem.isAway)
      throw new DatabaseSetupError(`The database of DATABASE_URL (${host}) refuses: ${problem.reason}.`);
    const waited = performance.now() - begun;
    if (waited >= seconds * 1000)
      throw new DatabaseSetupError(
        `The database of DATABASE_URL (${host}) has not answered within ${seconds} seconds (DATABASE_WAIT): ${problem.reason}.`,
      );
    if (problem.reason !== told.reason || waited - told.at >= LINES) {
      log(`waiting for the database (${host}): ${problem.reason}`);
      Object.assign(told, { reason: problem.reason, at: waited });
    }
    await pause(BETWEEN);
  }
}

interface Problem {
  readonly isAway: boolean;
  readonly reason: string;
}

async function problemOf(url: string): Promise<Problem | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lagra start',
    connectionTimeoutMillis: ANSWER,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return null;
  } catch (error) {
    return { isAway: isAway(error), reason: reasonOf(error) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Nobody listens, or the database starts, stops, or has no connection to spare. */
const isAway = (error: unknown): boolean =>
  /^(08|53|57)|^(ECONN|EAI_AGAIN|ENOTFOUND|ETIMEDOUT|EHOST|ENET|EPIPE|ENOENT)/.test(codeOf(error)) ||
  /timeout|terminated|ended/i.test(error instanceof Error ? error.message : '');

/** Of one address that leads to several machines, every attempt has an error, and the whole has no message. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message.replace(/\.$/, '')) || codeOf(error) || String(error);
