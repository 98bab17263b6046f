import { sql, type Kysely } from 'kysely';
import { builtInTerms } from '#model/areas/setup/payment-term/built-in-payment-terms.ts';
import { makeRowTable } from '../make-rows.ts';
import { rolesWith, writeEach, type Written, type WrittenRow } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Companies get the built-in payment terms as data, as those founded from now on do. Every role may see them, since
 * orders tell by them how they are paid; a role that manages the company may change them. What parties and categories
 * hold stays as it is: a number of days is read as the term with these days.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('row_payment_term') is not null as "isThere"`.execute(db);
  if (tables[0]?.isThere !== true)
    await makeRowTable(db, { name: 'paymentTerm', keys: ['code', 'default'], document: true });
  await writeEach(db, async (company) => [
    ...(await lacking(db, company)),
    ...(await rolesWith(db, company, termsFor)),
  ]);
}

/** The built-in terms that a company lacks. */
async function lacking(db: Kysely<Schema>, company: number): Promise<Written[]> {
  const { rows } = await sql<{ id: string }>`
    select id from row_payment_term where company_id = ${company}`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return builtInTerms
    .filter(({ id }) => !known.has(id))
    .map(({ id: document, ...data }) => {
      const before = { builtIn: true };
      return { kind: 'paymentTerm', document, version: 1, type: 'provided', data, before, insert };
    });
}

async function insert(db: Kysely<Schema>, { company, seq, at, row }: WrittenRow): Promise<void> {
  await sql`
    insert into row_payment_term (company_id, id, seq, state, open, changed_at, search, key_code, key_default, data)
    select ${company}, row ->> 'id', ${seq}, 'active', true, ${at}::timestamptz,
      lower(concat_ws(' ', row ->> 'code', row #>> '{name,en}', row #>> '{name,sv}')),
      lower(row ->> 'code'), case when (row ->> 'isDefault')::boolean then 'default' end, row
      from (select ${row}::jsonb as row) as given`.execute(db);
}

const termsFor = (held: readonly string[]): readonly string[] =>
  (held.includes('company.manage') ? ['view', 'create', 'edit', 'archive'] : ['view']).map(
    (action) => `paymentTerm.${action}`,
  );
