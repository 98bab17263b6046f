import type { Transaction } from 'kysely';
import { asSystem } from '#model/engine/actor.ts';
import type { Database } from '../db/connect.ts';
import type { Schema } from '../db/schema.ts';
import type { Executor } from './executor.ts';

export interface Expiring {
  readonly database: Pick<Database, 'withCompany'>;
  readonly executor: Pick<Executor, 'systemPropose'>;
  /** UTC ISO. */
  readonly now: () => string;
}

/** The documents whose time is over, and what else was read with them. */
interface Due {
  readonly rows: readonly { readonly id: string }[];
}

/**
 * Expires documents of a kind, one command each.
 * @param dueAt finds those whose time is over at a moment (UTC ISO)
 * @param type the command that does it
 * @returns what it found
 */
export async function expireDue<D extends Due>(
  { database, executor, now }: Expiring,
  company: number,
  kind: string,
  dueAt: (trx: Transaction<Schema>, at: string) => Promise<D>,
  type = 'expire',
): Promise<D> {
  const at = now();
  const due = await database.withCompany(company, (trx) => dueAt(trx, at));
  for (const { id } of due.rows) {
    const expire = { kind, document: id, type, data: {} };
    await executor.systemPropose(company, [expire], { by: asSystem, at }); // refused where another process was first
  }
  return due;
}
