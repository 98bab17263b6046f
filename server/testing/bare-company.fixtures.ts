import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Schema } from '#server/platform/db/schema.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A company without any event, in a database of its own that lives as long as the tests of the file. */
export interface BareCompany {
  readonly database: TestDatabase;
  readonly id: number;
  /** Works within the company as the database's owner, who may write in a log. */
  asOwner<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
}

/** Makes that company, founded at `now` (ISO, UTC), before the tests of a file; read it within them. */
export function bareCompany(now: string): BareCompany {
  let made: { readonly database: TestDatabase; readonly id: number } | undefined;
  const known = () => {
    if (made === undefined) throw new Error('the company is there from the first test on');
    return made;
  };
  beforeAll(async () => {
    const database = await createTestDatabase();
    const { rows } = await sql<{ id: number }>`
      insert into company (created_at) values (${now}) returning id`.execute(database.app.kysely);
    made = { database, id: rows[0]?.id ?? 0 };
  });
  afterAll(() => made?.database.dispose());
  return {
    get database() {
      return known().database;
    },
    get id() {
      return known().id;
    },
    asOwner: (work) =>
      known()
        .database.owner.kysely.transaction()
        .execute(async (trx) => {
          await sql`select set_config('app.company_id', ${String(known().id)}, true)`.execute(trx);
          return work(trx);
        }),
  };
}

/** For migrations from before the log was a chain: facts may be written without a hash again. */
export async function unchain(trx: Transaction<Schema>): Promise<void> {
  await sql`alter table event alter column hash drop not null`.execute(trx);
}
