import { sql, type Kysely } from 'kysely';
import { builtInLabelFormats } from '#model/areas/setup/label-format/built-in-label-formats.ts';
import { makeRowTable } from '../make-rows.ts';
import { rolesWith, writeEach, type Written, type WrittenRow } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Companies get the built-in label formats as data, as those founded from now on do. Every role may see them, since
 * whoever prints labels chooses one; a role that manages the company may change them. What label settings hold stays as
 * it is: a size is read as the format of this size. [LBF6]
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('row_label_format') is not null as "isThere"`.execute(db);
  if (tables[0]?.isThere !== true)
    await makeRowTable(db, { name: 'labelFormat', keys: ['code'], document: true });
  await writeEach(db, async (company) => [
    ...(await lacking(db, company)),
    ...(await rolesWith(db, company, formatsFor)),
  ]);
}

/** The built-in formats that a company lacks. */
async function lacking(db: Kysely<Schema>, company: number): Promise<Written[]> {
  const { rows } = await sql<{ id: string }>`
    select id from row_label_format where company_id = ${company}`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return builtInLabelFormats
    .filter(({ id }) => !known.has(id))
    .map(({ id: document, ...data }) => {
      const before = { builtIn: true };
      return { kind: 'labelFormat', document, version: 1, type: 'provided', data, before, insert };
    });
}

async function insert(db: Kysely<Schema>, { company, seq, at, row }: WrittenRow): Promise<void> {
  await sql`
    insert into row_label_format (company_id, id, seq, state, open, changed_at, search, key_code, data)
    select ${company}, row ->> 'id', ${seq}, 'active', true, ${at}::timestamptz,
      lower(concat_ws(' ', row ->> 'code', row #>> '{name,en}', row #>> '{name,sv}')),
      lower(row ->> 'code'), row
      from (select ${row}::jsonb as row) as given`.execute(db);
}

const formatsFor = (held: readonly string[]): readonly string[] =>
  (held.includes('company.manage') ? ['view', 'create', 'edit', 'archive'] : ['view']).map(
    (action) => `labelFormat.${action}`,
  );
