import { sql, type Kysely } from 'kysely';
import { incoterms } from '#model/areas/setup/delivery-term/incoterms.ts';
import { makeRowTable } from '../make-rows.ts';
import { rolesWith, writeEach, type Written, type WrittenRow } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Companies get the rules of Incoterms 2020 as data, as those founded from now on do. Every role may see delivery terms; a
 * role that manages the company may change them.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('row_delivery_term') is not null as "isThere"`.execute(db);
  if (tables[0]?.isThere !== true)
    await makeRowTable(db, { name: 'deliveryTerm', keys: ['code'], document: true });
  await writeEach(db, async (company) => [
    ...(await lacking(db, company)),
    ...(await rolesWith(db, company, termsFor)),
  ]);
}

/** The built-in terms that a company lacks. */
async function lacking(db: Kysely<Schema>, company: number): Promise<Written[]> {
  const { rows } = await sql<{ id: string }>`
    select id from row_delivery_term where company_id = ${company}`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return incoterms
    .filter(({ id }) => !known.has(id))
    .map(({ id: document, ...data }) => {
      const before = { builtIn: true };
      return { kind: 'deliveryTerm', document, version: 1, type: 'provided', data, before, insert };
    });
}

async function insert(db: Kysely<Schema>, { company, seq, at, row }: WrittenRow): Promise<void> {
  await sql`
    insert into row_delivery_term (company_id, id, seq, state, open, changed_at, search, key_code, data)
    select ${company}, row ->> 'id', ${seq}, 'active', true, ${at}::timestamptz,
      lower(concat_ws(' ', row ->> 'code', row #>> '{name,en}', row #>> '{name,sv}')), lower(row ->> 'code'), row
      from (select ${row}::jsonb as row) as given`.execute(db);
}

const termsFor = (held: readonly string[]): readonly string[] =>
  (held.includes('company.manage') ? ['view', 'create', 'edit', 'archive'] : ['view']).map(
    (action) => `deliveryTerm.${action}`,
  );
