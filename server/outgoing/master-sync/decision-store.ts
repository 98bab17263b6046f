import { sql, type Transaction } from 'kysely';
import type { MatchDecision } from '#model/areas/integrations/pairing/decisions.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { SideOf } from './link-store.ts';

type Trx = Transaction<Schema>;

/** What people decided of a kind, as the company that invited sees it: it keeps the decisions of both. */
export async function decisionsOf(
  trx: Trx,
  { company, pairing }: SideOf,
  kind: string,
): Promise<readonly MatchDecision[]> {
  const rows = await trx
    .selectFrom('sync_decision')
    .select(['ours', 'theirs', 'yes'])
    .where('company_id', '=', company)
    .where('pairing', '=', pairing)
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ ours, theirs, yes }) => ({ ours: ours || null, theirs: theirs || null, yes }));
}

/** Writes decisions down; a later one of the same records counts. */
export async function keepDecisions(
  trx: Trx,
  { company, pairing }: SideOf,
  kind: string,
  decisions: readonly MatchDecision[],
): Promise<void> {
  await sql`
    insert into sync_decision (company_id, pairing, kind, ours, theirs, yes)
    select distinct on (ours, theirs) ${company}, ${pairing}, ${kind}, coalesce(ours, ''), coalesce(theirs, ''), yes
      from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as given(ours text, theirs text, yes boolean)
    on conflict (company_id, pairing, kind, ours, theirs) do update set yes = excluded.yes`.execute(trx);
}
