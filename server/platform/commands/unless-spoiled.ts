import { sql, type Transaction } from 'kysely';
import { isOutage } from '#server/platform/db/outage.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Does some of a transaction's work; what throws in it is undone, and the rest of the transaction goes on. Where the
 * database is away, everything is lost.
 */
export async function unlessSpoiled<T>(
  trx: Transaction<Schema>,
  work: () => Promise<T>,
): Promise<{ readonly done: T } | { readonly fault: unknown }> {
  await sql`savepoint apart`.execute(trx);
  try {
    const done = await work();
    await sql`release savepoint apart`.execute(trx);
    return { done };
  } catch (fault) {
    if (isOutage(fault)) throw fault;
    await sql`rollback to savepoint apart`.execute(trx);
    return { fault };
  }
}
