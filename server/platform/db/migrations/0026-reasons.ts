import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { builtInReasons } from '#model/areas/setup/reason/built-in-reasons.ts';
import { chainLog, isChained } from '../chain-log.ts';
import { makeRowTable } from '../make-rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** A fact and the row it leaves, of a document whose row was `before`, if there was one. */
export interface Written {
  /** A reason, a role, or a kind that brings its own `insert`. */
  readonly kind: string;
  readonly document: string;
  readonly version: number;
  readonly type: string;
  readonly data: object;
  readonly before: object;
  /** Writes its row; those of reasons and roles are written here. */
  readonly insert?: (db: Kysely<Schema>, row: WrittenRow) => Promise<void>;
}

interface RoleRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly permissions: readonly string[];
}

/**
 * Companies get the built-in reasons as data, as those founded from now on do. Every role may see them, since whoever
 * acts chooses one; a role that manages the company may change them. All of it is in the log.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('row_reason') is not null as "isThere"`.execute(db);
  if (tables[0]?.isThere !== true)
    await makeRowTable(db, { name: 'reason', keys: ['code', 'choices'], document: true });
  await writeEach(db, async (id) => [...(await reasons(db, id)), ...(await rolesWith(db, id, reasonsFor))]);
}

/** Writes what each company lacks into its log. Rows are written one company after the other: outside one there are none. */
export async function writeEach(
  db: Kysely<Schema>,
  lacking: (company: number) => Promise<Written[]>,
): Promise<void> {
  const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    const { rows } = await sql<{ head: number }>`
      select head::int from company_head where company_id = ${id} and head > 0 for update`.execute(db);
    if (rows[0]) await write(db, id, rows[0].head, await lacking(id));
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}

/** The built-in reasons that a company lacks. */
export async function reasons(db: Kysely<Schema>, company: number): Promise<Written[]> {
  const { rows } = await sql<{ id: string }>`
    select id from row_reason where company_id = ${company}`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return builtInReasons
    .filter(({ id }) => !known.has(id))
    .map(({ id: document, ...data }) => {
      const before = { builtIn: true };
      return { kind: 'reason', document, version: 1, type: 'provided', data, before };
    });
}

const reasonsFor = (held: readonly string[]): readonly string[] =>
  (held.includes('company.manage') ? ['view', 'create', 'edit', 'archive'] : ['view']).map(
    (action) => `reason.${action}`,
  );

/** The roles that lack what goes with the permissions they have, as they are with it. */
export async function rolesWith(
  db: Kysely<Schema>,
  company: number,
  goingWith: (permissions: readonly string[]) => readonly string[],
): Promise<Written[]> {
  const { rows } = await sql<{ data: RoleRow }>`
    select data from row_role where company_id = ${company} and state = 'active' order by id`.execute(db);
  return rows.flatMap(({ data: row }) => {
    const { id: document, version, name, permissions } = row;
    const all = [...new Set([...permissions, ...goingWith(permissions)])].sort();
    if (permissions.length === 0 || all.length === permissions.length) return [];
    const data = { name, permissions: all };
    return [{ kind: 'role', document, version: version + 1, type: 'updated', data, before: row }];
  });
}

/** Writes facts at the end of a company's log, and their rows. */
async function write(
  db: Kysely<Schema>,
  company: number,
  head: number,
  facts: readonly Written[],
): Promise<void> {
  if (facts.length === 0) return;
  const [command, at] = [randomUUID(), new Date().toISOString()];
  const chained = await isChained(db);
  // The hash is filled in below, in the same transaction.
  const [column, value] = chained ? [sql`, hash`, sql`, ''::bytea`] : [sql``, sql``];
  for (const [index, { kind, document, version, type, data, before, insert }] of facts.entries()) {
    const seq = head + index + 1;
    await sql`
      insert into event (company_id, seq, kind, document, version, type, state, data, at, by, command, index${column})
      values (${company}, ${seq}, ${kind}, ${document}, ${version}, ${type}, '"active"', ${JSON.stringify(data)}::jsonb,
        ${at}::timestamptz, 'system', ${command}, ${index}${value})`.execute(db);
    const row = { createdAt: at, ...before, id: document, state: 'active', version, changedAt: at, ...data };
    const written = { company, seq, at, row: JSON.stringify(row) };
    await (insert ?? (kind === 'reason' ? writeReason : writeRole))(db, written);
  }
  await sql`update company_head set head = ${head + facts.length}, epoch = epoch + 1
    where company_id = ${company}`.execute(db);
  if (chained) await chainLog(db, company, head + 1);
}

export interface WrittenRow {
  readonly company: number;
  readonly seq: number;
  readonly at: string;
  /** As JSON. */
  readonly row: string;
}

async function writeReason(db: Kysely<Schema>, { company, seq, at, row }: WrittenRow): Promise<void> {
  await sql`
    insert into row_reason (company_id, id, seq, state, open, changed_at, search, key_code, key_choices, data)
    select ${company}, row ->> 'id', ${seq}, 'active', true, ${at}::timestamptz,
      lower(concat_ws(' ', row ->> 'code', row #>> '{name,en}', row #>> '{name,sv}')),
      (row ->> 'action') || ':' || lower(row ->> 'code'), row ->> 'action', row
      from (select ${row}::jsonb as row) as given`.execute(db);
}

async function writeRole(db: Kysely<Schema>, { company, seq, at, row }: WrittenRow): Promise<void> {
  await sql`update row_role set seq = ${seq}, changed_at = ${at}::timestamptz, data = ${row}::jsonb
    where company_id = ${company} and id = ${row}::jsonb ->> 'id'`.execute(db);
}
