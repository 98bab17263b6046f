import type { Transaction } from 'kysely';
import { enterCompany, type Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Reads a company in one snapshot, across any number of statements and concurrent writes. */
export function inSnapshot<T>(
  database: Database,
  company: number,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return database.app.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await enterCompany(trx, company);
      return work(trx);
    });
}
