import { sql } from 'kysely';
import { pathRules, type PathRule } from '#model/flows/conformance.ts';
import type { FlowRange, UnusualDocument } from '#model/flows/flow-figures.ts';
import type { RowLayout } from '#server/platform/model/row-layout.ts';
import { namesOfDocuments } from '../platform/model/document-names.ts';
import { firstWithin, within, type Trx } from './flow-queries.ts';

/** Documents of some kinds of a company, over a range of days in its time zone. */
export interface PathScope {
  readonly company: number;
  readonly layouts: readonly RowLayout[];
  readonly range: FlowRange;
  readonly timeZone: string;
}

/** Rules as the query reads them: conditions a rule does not have are null. */
const asked = ({ id, kind, fact, from, least = 1, share, daysAfter }: PathRule) => ({
  id,
  kind,
  fact,
  region: from?.region ?? null,
  states: from?.states ?? null,
  least,
  share: share ?? null,
  after: daysAfter?.fact ?? null,
  days: daysAfter?.days ?? null,
});

/** Documents that match a rule from an event on, each with its reasons. */
function offPath({ company, layouts, range, timeZone }: PathScope, first: number) {
  const kinds = new Set(layouts.map(({ table }) => table.name));
  const rules = pathRules.filter(({ kind }) => kinds.has(kind)).map(asked);
  const facts = [...new Set(rules.map(({ fact }) => fact))];
  const stood = sql`case rule.region when '' then prior.state #>> '{}' else prior.state ->> rule.region end`;
  return sql`
    select kind, document, max(seq) as seq, max(at) as at,
           jsonb_agg(jsonb_build_object('rule', rule, 'times', times) order by rule) as reasons
      from (
        select rule.id as rule, event.kind, event.document, count(*) as times, max(event.seq) as seq, max(event.at) as at,
               rule.fact, rule.share, count(*) over (partition by rule.id, event.kind) as many
          from event
          join jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as rule (
                 id text, kind text, fact text, region text, states jsonb, least int, after text, days int,
                 share float8)
            on rule.kind = event.kind and rule.fact = event.type
          left join event as prior
            on prior.company_id = ${company} and prior.kind = event.kind and prior.document = event.document
           and prior.version = event.version - 1 and prior.version > 0
         where event.company_id = ${company} and event.seq >= ${first} and event.version > 0 and event.kind = any(${[...kinds]}::text[])
           and event.type = any(${facts}::text[]) and ${within({ range, timeZone }, sql`event.at`)}
           and (rule.region is null or rule.states ? (${stood}))
           and (rule.after is null or event.at - (
                 select max(at) from event as earlier
                  where earlier.company_id = ${company} and earlier.kind = event.kind
                    and earlier.document = event.document and earlier.type = rule.after
                    and earlier.version between 1 and event.version - 1) > make_interval(days => rule.days))
         group by rule.id, event.kind, event.document, rule.least, rule.fact, rule.share
        having count(*) >= rule.least) as broken
     where share is null or many <= share * (
           select count(distinct document) from event as usual
            where usual.company_id = ${company} and usual.seq >= ${first} and usual.kind = broken.kind and usual.type = broken.fact
              and usual.version > 0 and ${within({ range, timeZone }, sql`usual.at`)})
     group by kind, document`;
}

/** One page of them, latest first, and the total. */
export async function unusualDocuments(
  trx: Trx,
  scope: PathScope,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<{ readonly documents: UnusualDocument[]; readonly count: number }> {
  const first = await firstWithin(trx, scope);
  if (first === null) return { documents: [], count: 0 };
  const older = page.before === undefined ? sql`true` : sql`seq < ${page.before}`;
  const { rows } = await sql<Omit<UnusualDocument, 'name'> & { count: number }>`
    with found as materialized (${offPath(scope, first)})
    select *, (select count(*)::int from found) as count from found
     where ${older} order by seq desc limit ${page.limit}`.execute(trx);
  const count = rows[0]?.count ?? (await countUnusual(trx, scope, first));
  const names = await namesOfDocuments(trx, scope, rows);
  const documents = rows.map(({ seq, kind, document, at, reasons }) => {
    const name = names.get(`${kind}/${document}`) ?? null;
    return { seq, kind, document, name, at, reasons };
  });
  return { documents, count };
}

async function countUnusual(trx: Trx, scope: PathScope, first: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${offPath(scope, first)}) as found`.execute(trx);
  return rows[0]?.count ?? 0;
}
