import { sql, type Kysely } from 'kysely';
import { builtInAccounts } from '#model/areas/setup/account/built-in-accounts.ts';
import { makeRowTable } from '../make-rows.ts';
import { rolesWith, writeEach, type Written, type WrittenRow } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const actions = ['view', 'create', 'edit', 'archive'];

/**
 * Companies get the built-in accounts as data, as those founded from now on do, and reasons are looked up by the
 * account they name. Every role may see accounts; one that manages the company may change them. All of it is in the log.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('row_account') is not null as "isThere"`.execute(db);
  if (rows[0]?.isThere !== true)
    await makeRowTable(db, { name: 'account', keys: ['number'], document: true });
  await sql`alter table row_reason add column if not exists key_account text collate "C"`.execute(db);
  await sql`create index if not exists row_reason_key_account on row_reason (company_id, key_account)
    where key_account is not null`.execute(db);
  await writeEach(db, async (company) => [
    ...(await accounts(db, company)),
    ...(await rolesWith(db, company, accountsFor)),
  ]);
}

const accountsFor = (held: readonly string[]): readonly string[] =>
  (held.includes('company.manage') ? actions : ['view']).map((action) => `account.${action}`);

/** The built-in accounts that a company lacks. */
async function accounts(db: Kysely<Schema>, company: number): Promise<Written[]> {
  const { rows } = await sql<{ id: string }>`
    select id from row_account where company_id = ${company}`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return builtInAccounts
    .filter(({ id }) => !known.has(id))
    .map(({ id: document, ...data }) => {
      const before = { builtIn: true };
      return { kind: 'account', document, version: 1, type: 'provided', data, before, insert: insertAccount };
    });
}

/** Writes the row of an account. */
export async function insertAccount(
  db: Kysely<Schema>,
  { company, seq, at, row }: WrittenRow,
): Promise<void> {
  await sql`
    insert into row_account (company_id, id, seq, state, open, changed_at, search, key_number, data)
    select ${company}, row ->> 'id', ${seq}, 'active', true, ${at}::timestamptz,
      lower(concat_ws(' ', row ->> 'number', row #>> '{name,en}', row #>> '{name,sv}')), row ->> 'number', row
      from (select ${row}::jsonb as row) as given`.execute(db);
}
