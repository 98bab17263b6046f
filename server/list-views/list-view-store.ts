import { sql, type Transaction } from 'kysely';
import type { ListSetting, ListView, OwnedView } from '#model/list-view/list-view.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** Maximum number of views per person and company. */
const MOST = 200;

const json = (part: unknown) => sql`${JSON.stringify(part)}::jsonb`;

/** A person's list views in a company and those shared by others, sorted by name. */
export async function viewsFor(trx: Trx, company: number, user: string): Promise<OwnedView[]> {
  const { rows } = await sql<OwnedView>`
    select id, list, name, is_shared as "isShared", query, layout, user_id = ${user} as "isOwn" from list_view
     where company_id = ${company} and (is_shared or user_id = ${user}) order by lower(name), id`.execute(
    trx,
  );
  return rows;
}

export type Kept = 'kept' | 'notYours' | 'tooMany';

/** Adds a view, or changes one of the person's own. */
export async function putView(
  trx: Trx,
  company: number,
  user: string,
  view: ListView,
  now: string,
): Promise<Kept> {
  const { id, list, name, isShared, query, layout } = view;
  const { rows } = await sql<{ isKnown: boolean; count: number }>`
    select coalesce(bool_or(id = ${id}), false) as "isKnown", count(*)::int as count from list_view
     where company_id = ${company} and user_id = ${user}`.execute(trx);
  if (!rows[0]?.isKnown && (rows[0]?.count ?? 0) >= MOST) return 'tooMany';
  const { numAffectedRows } = await sql`
    insert into list_view (company_id, id, user_id, list, name, is_shared, query, layout, changed_at)
    values (${company}, ${id}, ${user}, ${list}, ${name}, ${isShared}, ${json(query)}, ${json(layout)}, ${now})
    on conflict (company_id, id) do update set list = excluded.list, name = excluded.name,
      is_shared = excluded.is_shared, query = excluded.query, layout = excluded.layout,
      changed_at = excluded.changed_at
    where list_view.user_id = ${user}`.execute(trx);
  return numAffectedRows === 1n ? 'kept' : 'notYours';
}

/** Deletes one of the person's own views; others' views stay, and a missing one is no error. */
export async function removeView(trx: Trx, company: number, user: string, id: string): Promise<void> {
  await sql`delete from list_view where company_id = ${company} and user_id = ${user} and id = ${id}`.execute(
    trx,
  );
}

export async function settingsOf(trx: Trx, company: number, user: string): Promise<ListSetting[]> {
  const { rows } = await sql<ListSetting>`
    select list, layout, view from list_setting where company_id = ${company} and user_id = ${user}`.execute(
    trx,
  );
  return rows;
}

export async function putSetting(
  trx: Trx,
  company: number,
  user: string,
  { list, layout, view }: ListSetting,
  now: string,
): Promise<void> {
  await sql`
    insert into list_setting (company_id, user_id, list, layout, view, changed_at)
    values (${company}, ${user}, ${list}, ${json(layout)}, ${view}, ${now})
    on conflict (company_id, user_id, list) do update set layout = excluded.layout, view = excluded.view,
      changed_at = excluded.changed_at`.execute(trx);
}
