import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { categoryIdOf, categoryToday } from '#model/areas/setup/party-category/category-id.ts';
import { siblingKey } from '#model/areas/setup/party-category/party-category.indexes.ts';
import { noCustomerDefaults } from '#model/areas/setup/party-category/no-customer-defaults.ts';
import { noSupplierDefaults } from '#model/areas/setup/party-category/no-supplier-defaults.ts';
import { makeIndex, makeRowTable } from '../make-rows.ts';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Db = Kysely<Schema>;
const parties = ['customer', 'supplier'] as const;
type Party = (typeof parties)[number];

const defaults = { customer: noCustomerDefaults, supplier: noSupplierDefaults };
const table = (party: Party) => sql.table(`row_${party}`);
const categories = (party: Party) => sql.table(`row_${party}_category`);

/**
 * The category of customers and suppliers was a text. Each distinct text becomes a category, told in the company's log,
 * and whoever had the text has the category; texts that differ in case stay apart, people merge them. Drafts follow, and
 * roles may do with categories what they may do with whom these are about.
 */
export async function up(db: Db): Promise<void> {
  for (const party of parties) {
    await makeTable(db, party);
    await makeLookup(db, party);
  }
  // Rows are written one company after the other: outside one there are none.
  const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    for (const party of parties) {
      await writeCategories(db, id, party);
      await pointToThem(db, id, party);
      await bringDrafts(db, id, party);
    }
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
  await writeEach(db, (company) => rolesWith(db, company, categoriesFor));
}

const isThere = async (db: Db, name: string): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select to_regclass(${name}) is not null as "is"`.execute(db);
  return rows[0]?.is === true;
};

async function makeTable(db: Db, party: Party): Promise<void> {
  if (await isThere(db, `row_${party}_category`)) return;
  await makeRowTable(db, { name: `${party}Category`, keys: ['parent', 'sibling'], document: true });
}

/** The look-up of who is in a category. */
async function makeLookup(db: Db, party: Party): Promise<void> {
  await sql`alter table ${table(party)} add column if not exists key_category text collate "C"`.execute(db);
  if (!(await isThere(db, `row_${party}_key_category`)))
    await makeIndex(db, `row_${party}`, 'key_category', sql`(company_id, key_category)`);
}

/** The texts that no category was made of yet, in the order of the alphabet. */
async function textsOf(db: Db, company: number, party: Party): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct trim(data ->> 'category') as text from ${table(party)}
     where company_id = ${company} and trim(data ->> 'category') <> '' order by 1`.execute(db);
  const { rows: known } = await sql<{ id: string }>`
    select id from ${categories(party)} where company_id = ${company}`.execute(db);
  const ids = new Set(known.map(({ id }) => id));
  const isMade = (text: string): boolean => ids.has(categoryToday(party, text) ?? '');
  return rows.map(({ text }) => text).filter((text) => !isMade(text));
}

async function writeCategories(db: Db, company: number, party: Party): Promise<void> {
  const texts = await textsOf(db, company, party);
  const { rows } = await sql<{ head: number }>`
    select head::int from company_head where company_id = ${company} for update`.execute(db);
  if (texts.length === 0 || !rows[0]) return;
  const [command, at] = [randomUUID(), new Date().toISOString()];
  for (const [index, text] of texts.entries()) {
    const seq = rows[0].head + index + 1;
    const document = categoryIdOf(party, text);
    const data = { name: text, parent: null, defaults: defaults[party] };
    await sql`
      insert into event (company_id, seq, kind, document, version, type, state, data, at, by, command, index)
      values (${company}, ${seq}, ${`${party}Category`}, ${document}, 1, 'adopted', '"active"',
        ${JSON.stringify(data)}::jsonb, ${at}::timestamptz, 'system', ${command}, ${index})`.execute(db);
    const row = { ...data, id: document, state: 'active', version: 1, createdAt: at, changedAt: at };
    await sql`
      insert into ${categories(party)}
        (company_id, id, seq, state, open, changed_at, search, key_parent, key_sibling, data)
      values (${company}, ${document}, ${seq}, 'active', true, ${at}::timestamptz, ${searchOf(text)}, null,
        ${siblingKey(null, text)}, ${JSON.stringify(row)}::jsonb)`.execute(db);
  }
  await sql`update company_head set head = head + ${texts.length}, epoch = epoch + 1
    where company_id = ${company}`.execute(db);
}

/** As the search text of any document: its name on one line, lower case. */
const searchOf = (name: string): string =>
  name.toLowerCase().replace(/\s+/g, ' ').slice(0, 500).toWellFormed();

/** Every row names its category by id; whoever is archived is in none that is looked up. */
async function pointToThem(db: Db, company: number, party: Party): Promise<void> {
  const { rows } = await sql<{ text: string }>`
    select distinct data ->> 'category' as text from ${table(party)}
     where company_id = ${company} and data ->> 'category' is not null`.execute(db);
  for (const { text } of rows) {
    const id = categoryToday(party, text);
    await sql`update ${table(party)}
      set data = jsonb_set(data, '{category}', ${JSON.stringify(id)}::jsonb),
        key_category = case when state = 'archived' then null else ${id} end
      where company_id = ${company} and data ->> 'category' = ${text}`.execute(db);
  }
}

/** A text of a draft that is a category by now; others stay what somebody has typed, which makes one when it is saved. */
async function bringDrafts(db: Db, company: number, party: Party): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from ${categories(party)} where company_id = ${company}`.execute(db);
  const known = new Set<string | null>([null, ...rows.map(({ id }) => id)]);
  for (const column of ['value', 'base'] as const) {
    const { rows: texts } = await sql<{ text: string }>`
      select distinct ${sql.ref(column)} ->> 'category' as text from draft
       where company_id = ${company} and form like ${`${party}.%`}
         and jsonb_typeof(${sql.ref(column)} -> 'category') = 'string'`.execute(db);
    for (const { text } of texts) {
      const id = categoryToday(party, text);
      if (!known.has(id)) continue;
      await sql`update draft
        set ${sql.ref(column)} = jsonb_set(${sql.ref(column)}, '{category}', ${JSON.stringify(id)}::jsonb)
        where company_id = ${company} and form like ${`${party}.%`}
          and ${sql.ref(column)} ->> 'category' = ${text}`.execute(db);
    }
  }
}

/** What somebody may do with a category is what they may do with who is in it; who may archive may merge, too. */
const follows = {
  view: 'view',
  create: 'create',
  edit: 'edit',
  archive: 'archive',
  merge: 'archive',
} as const;

const categoriesFor = (held: readonly string[]): readonly string[] =>
  parties.flatMap((party) =>
    Object.entries(follows)
      .filter(([, action]) => held.includes(`${party}.${action}`))
      .map(([gets]) => `${party}Category.${gets}`),
  );
