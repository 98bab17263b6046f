import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** A company's log has reached `head`; `process` is the writer. */
export interface Wake {
  readonly company: number;
  readonly head: number;
  readonly epoch: number;
  readonly process: string;
}

export const wakeChannel = 'lagra_log';

/**
 * Notifies other processes when the transaction commits; once per batch, since a commit with a notice blocks others.
 */
export async function notifyWake(
  trx: Transaction<Schema>,
  { company, head, epoch, process }: Wake,
): Promise<void> {
  await sql`select pg_notify(${wakeChannel}, ${`${company}:${head}:${epoch}:${process}`})`.execute(trx);
}

/**
 * Notifies people of a company, wherever they are connected, that their inbox has changed; when the transaction
 * commits.
 */
export async function notifyPeople(
  trx: Transaction<Schema>,
  company: number,
  users: readonly string[],
): Promise<void> {
  const payloads = [...new Set(users)].map((user) => `inbox:${company}:${user}`);
  await sql`select pg_notify(${wakeChannel}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    trx,
  );
}

/** Notifies every process that sessions have ended: their streams end with them. */
export async function notifySessionsEnded(
  kysely: Kysely<Schema>,
  sessions: readonly string[],
): Promise<void> {
  if (sessions.length === 0) return;
  const payloads = sessions.map((session) => `session:${session}`);
  await sql`select pg_notify(${wakeChannel}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    kysely,
  );
}

/** Notifies every process that what it remembers of sessions may no longer be so. */
export async function notifySessionsChanged(kysely: Kysely<Schema>): Promise<void> {
  await sql`select pg_notify(${wakeChannel}, ${SESSIONS_CHANGED})`.execute(kysely);
}

const SESSIONS_CHANGED = 'sessions';

export const saysSessionsChanged = (payload: string): boolean => payload === SESSIONS_CHANGED;

/** The session in such a notice; undefined for any other. */
export const readSessionEnded = (payload: string): string | undefined => /^session:(\S+)$/.exec(payload)?.[1];

/** Parses a notice about an inbox; undefined for any other. */
export function readPerson(payload: string): { company: number; user: string } | undefined {
  const [, company, user] = /^inbox:(\d+):(\S+)$/.exec(payload) ?? [];
  return user === undefined ? undefined : { company: Number(company), user };
}

/** Parses a notice; undefined if it is not ours. */
export function readWake(payload: string): Wake | undefined {
  const [, company, head, epoch, process] = /^(\d+):(\d+):(\d+):(\S+)$/.exec(payload) ?? [];
  if (process === undefined) return undefined;
  return { company: Number(company), head: Number(head), epoch: Number(epoch), process };
}
