import { sql } from 'kysely';
import { limitsOf } from '#model/flows/dwell-limits.ts';
import type { WaitingDocument } from '#model/flows/flow-figures.ts';
import type { RowLayout } from '#server/platform/model/row-layout.ts';
import { documentName, type Trx } from './flow-queries.ts';

const HOUR = 3600;

/** Documents that wait in a state with a limit: the longest against it first, and how many are beyond it by state. */
export interface Waiting {
  readonly documents: readonly WaitingDocument[];
  readonly late: ReadonlyMap<string, number>;
}

/** Where nobody waits there is one row without a document. */
type Found = Omit<WaitingDocument, 'document'> & {
  readonly document: string | null;
  readonly late: Record<string, number> | null;
};

/** Who waits for how long, of the open documents of some kinds; `limit` bounds the list, not the counts. */
export async function waitingIn(
  trx: Trx,
  company: number,
  layouts: readonly RowLayout[],
  { now, limit, onlyLate = false }: { now: string; limit: number; onlyLate?: boolean },
): Promise<Waiting> {
  const parts = layouts.flatMap((layout) => standing(company, layout) ?? []);
  if (parts.length === 0) return { documents: [], late: new Map() };
  const { rows } = await sql<Found>`
    with stays as materialized (
      select *, extract(epoch from ${now}::timestamptz - since) / "limit" as share
        from (${sql.join(parts, sql` union all `)}) as standing where since is not null),
    late as (
      select jsonb_object_agg(state, many) as late
        from (select state, count(*) as many from stays where share > 1 group by state) as counts)
    select kind, document, name, state, since, "limit", late from late left join lateral (
      select * from stays where ${onlyLate ? sql`share > 1` : sql`true`}
       order by share desc, document limit ${limit}) as first on true`.execute(trx);
  const documents = rows.flatMap(({ kind, document, name, state, since, limit: longest }) =>
    document === null ? [] : [{ kind, document, name, state, since, limit: longest }],
  );
  return { documents, late: new Map(Object.entries(rows[0]?.late ?? {})) };
}

/** The open documents of a kind in states with a limit, each since it came there. */
function standing(company: number, { table, sqlTable }: RowLayout) {
  const limits = limitsOf(table.name).map((one) => ({ ...one, limit: one.hours * HOUR }));
  if (limits.length === 0) return null;
  const nameIn = (state: ReturnType<typeof sql>) =>
    sql`case timed.region when '' then ${state} #>> '{}' else ${state} ->> timed.region end`;
  // Ids of rows and of the log are of two collations: without the log's own its index is of no use.
  // The last change of the region is looked for from the newest event back: few are read of a document.
  return sql`
    select ${table.name}::text as kind, id as document, ${documentName(sql`doc.data`)} as name, timed.state,
           timed."limit", (
             select min(at) from event
              where company_id = ${company} and kind = ${table.name} and document = doc.id collate "default" and version > coalesce((
                select max(version) from event
                 where company_id = ${company} and kind = ${table.name} and document = doc.id collate "default" and version > 0
                   and ${nameIn(sql`event.state`)} is distinct from timed.name), 0)) as since
      from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb)
             as timed (state text, region text, name text, "limit" float8)
      join ${sql.table(sqlTable)} as doc
        on company_id = ${company} and open and timed.name = any(string_to_array(doc.state, '.'))
       and ${nameIn(sql`(doc.data -> 'state')`)} = timed.name`;
}
