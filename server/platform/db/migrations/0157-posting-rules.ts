import { sql, type Kysely } from 'kysely';
import { builtInAccounts } from '#model/areas/setup/account/built-in-accounts.ts';
import { builtInPostingRules } from '#model/areas/setup/posting-rule/built-in-posting-rules.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { fixedId } from '#model/values/ids.ts';
import { makeRowTable } from '../make-rows.ts';
import { rolesWith, writeEach, type Written, type WrittenRow } from './0026-reasons.ts';
import { insertAccount } from './0061-accounts.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const ACCOUNTING = 'Accounting';

/**
 * Companies get the accounts of sales and payments, the rules that post to them, and the role Accounting, as those founded
 * from now on do. Who may see or keep accounts sees or keeps the rules; who manages roles and edits customers or orders
 * sets how VAT is charged to them. All of it is in the log. [ACN4] [PRU5] [RO17]
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('row_posting_rule') is not null as "isThere"`.execute(db);
  if (rows[0]?.isThere !== true)
    await makeRowTable(db, { name: 'postingRule', keys: ['purpose', 'account'], document: true });
  await writeEach(db, async (company) => {
    const known = await accountsOf(db, company);
    return [
      ...missingAccounts(known),
      ...(await missingRules(db, company, known)),
      ...(await rolesWith(db, company, goingWith)),
      ...(await accounting(db, company)),
    ];
  });
}

const goingWith = (held: readonly string[]): readonly string[] => [
  ...held.flatMap((one) => (one.startsWith('account.') ? [one.replace('account.', 'postingRule.')] : [])),
  ...['customer', 'salesOrder'].flatMap((kind) =>
    held.includes('role.manage') && held.includes(`${kind}.edit`) ? [`${kind}.overrideVat`] : [],
  ),
];

/** The ids of a company's accounts by their numbers; two have never the same. */
export async function accountsOf(db: Kysely<Schema>, company: number): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; number: string }>`
    select id, key_number as number from row_account where company_id = ${company}`.execute(db);
  return new Map(rows.map(({ number, id }) => [number, id]));
}

/** The built-in accounts whose numbers a company has on no account of its own. */
export const missingAccounts = (known: ReadonlyMap<string, string>): Written[] =>
  builtInAccounts
    .filter(({ number }) => !known.has(number))
    .map(({ id: document, ...data }) => ({
      kind: 'account',
      document,
      version: 1,
      type: 'provided',
      data,
      before: { builtIn: true },
      insert: insertAccount,
    }));

/** The built-in rules that a company lacks, each with the account that it has of the number. */
export async function missingRules(
  db: Kysely<Schema>,
  company: number,
  known: ReadonlyMap<string, string>,
): Promise<Written[]> {
  const { rows } = await sql<{ id: string }>`
    select id from row_posting_rule where company_id = ${company}`.execute(db);
  const there = new Set(rows.map(({ id }) => id));
  const numbers = new Map(builtInAccounts.map(({ id, number }) => [id, number]));
  return builtInPostingRules
    .filter(({ id }) => !there.has(id))
    .map(({ id: document, ...rule }) => {
      const data = { ...rule, account: known.get(numbers.get(rule.account) ?? '') ?? rule.account };
      const before = { builtIn: true };
      return {
        kind: 'postingRule',
        document,
        version: 1,
        type: 'provided',
        data,
        before,
        insert: insertRule,
      };
    });
}

async function insertRule(db: Kysely<Schema>, { company, seq, at, row }: WrittenRow): Promise<void> {
  await sql`
    insert into row_posting_rule
      (company_id, id, seq, state, open, changed_at, search, key_purpose, key_account, data)
    select ${company}, row ->> 'id', ${seq}, 'active', true, ${at}::timestamptz, '', row ->> 'purpose', row ->> 'account', row
      from (select ${row}::jsonb as row) as source`.execute(db);
}

/** The role of those who keep the books, where a company has none of its name, and none that was made so before. */
async function accounting(db: Kysely<Schema>, company: number): Promise<Written[]> {
  const document = fixedId(`role/${ACCOUNTING}/${company}`);
  const { rows } = await sql`
    select 1 from row_role where company_id = ${company}
      and (id = ${document} or key_name = ${ACCOUNTING.toLowerCase()})`.execute(db);
  if (rows.length > 0) return [];
  const data = { name: ACCOUNTING, permissions: [...builtInRoles[ACCOUNTING]].sort() };
  const before = { builtIn: true };
  return [{ kind: 'role', document, version: 1, type: 'provided', data, before, insert: insertRole }];
}

async function insertRole(db: Kysely<Schema>, { company, seq, at, row }: WrittenRow): Promise<void> {
  await sql`
    insert into row_role (company_id, id, seq, state, open, changed_at, search, key_name, data)
    select ${company}, row ->> 'id', ${seq}, 'active', true, ${at}::timestamptz, lower(row ->> 'name'),
      lower(row ->> 'name'), row
      from (select ${row}::jsonb as row) as source`.execute(db);
}
