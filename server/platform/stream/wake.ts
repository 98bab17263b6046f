import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** Says that a company's log has come to `head`; `process` is who wrote it. */
export interface Wake {
  readonly company: number;
  readonly head: number;
  readonly epoch: number;
  readonly process: string;
}

export const wakeChannel = 'lagra_log';

/** Wakes other processes when the transaction commits; once a batch, since a commit with a notice locks out others. */
export async function notifyWake(
  trx: Transaction<Schema>,
  { company, head, epoch, process }: Wake,
): Promise<void> {
  await sql`select pg_notify(${wakeChannel}, ${`${company}:${head}:${epoch}:${process}`})`.execute(trx);
}

/** Reads a notice; undefined for one that is not ours. */
export function readWake(payload: string): Wake | undefined {
  const [, company, head, epoch, process] = /^(\d+):(\d+):(\d+):(\S+)$/.exec(payload) ?? [];
  if (process === undefined) return undefined;
  return { company: Number(company), head: Number(head), epoch: Number(epoch), process };
}
