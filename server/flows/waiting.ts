import { sql } from 'kysely';
import type { WaitingDocument } from '#model/flows/flow-figures.ts';
import type { RowLayout } from '#server/platform/model/row-layout.ts';
import { namesOfDocuments } from '../platform/model/document-names.ts';
import { endOf, joinedAtOnce, stoodAt, type FlowScope, type Trx } from './flow-queries.ts';

const HOUR = 3600;

/** Documents waiting in a state with a limit: the longest overdue first, and the number beyond the limit by state. */
export interface Waiting {
  /** The reference time: now, or the end of the period if that is earlier. */
  readonly at: string;
  readonly documents: readonly WaitingDocument[];
  readonly late: ReadonlyMap<string, number>;
}

/** Kinds of documents of a company at the end of a period, and their limits in hours, by state. */
export interface WaitingScope extends Pick<FlowScope, 'company' | 'range' | 'timeZone' | 'access'> {
  readonly layouts: readonly RowLayout[];
  readonly limits: ReadonlyMap<string, number>;
}

/** If none is waiting, there is one row without a document. */
type Found = Omit<WaitingDocument, 'document' | 'name'> & {
  readonly at: string;
  readonly document: string | null;
  readonly late: Record<string, number> | null;
};

/**
 * How long each document that was open at the end of the period has waited; `limit` bounds the list, not the counts.
 */
export async function waitingIn(
  trx: Trx,
  scope: WaitingScope,
  { now, limit, onlyLate = false }: { now: string; limit: number; onlyLate?: boolean },
): Promise<Waiting> {
  const { company, layouts, access } = scope;
  const kinds = layouts.map(({ table }) => table.name);
  const limits = [...scope.limits].map(([state, hours]) => ({ state, limit: hours * HOUR }));
  const { rows } = await joinedAtOnce(trx, () =>
    sql<Found>`
    with stays as materialized (
      select stay.kind, stay.document, stay.state, stay.entered as since, timed."limit",
             extract(epoch from least(${now}::timestamptz, ${endOf(scope)}) - stay.entered) / timed."limit" as share
        from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as timed (state text, "limit" float8)
        join flow_stay as stay on stay.state = timed.state
        join flow_step as step
          on step.company_id = ${company} and step.kind = stay.kind and step.document = stay.document and step.open
         and ${stoodAt(scope, sql`step.at`, sql`step.until`)}
       where stay.company_id = ${company} and stay.kind = any(${kinds}::text[])
         and (stay.about = '' or stay.about = any(${[...access.tables]}::text[]))
         and ${stoodAt(scope, sql`stay.entered`, sql`stay.left_at`)}),
    late as (
      select least(${now}::timestamptz, ${endOf(scope)}) as at, jsonb_object_agg(state, many) as late
        from (select state, count(*) as many from stays where share > 1 group by state) as counts)
    select late.at, kind, document, state, since, "limit", late from late left join lateral (
      select * from stays where ${onlyLate ? sql`share > 1` : sql`true`}
       order by share desc, document limit ${limit}) as first on true`.execute(trx),
  );
  const waiting = rows.flatMap(({ kind, document, state, since, limit: longest }) =>
    document === null ? [] : [{ kind, document, state, since, limit: longest }],
  );
  const names = await namesOfDocuments(trx, { company, layouts }, waiting);
  const documents = waiting.map((one) => ({
    ...one,
    name: names.get(`${one.kind}/${one.document}`) ?? null,
  }));
  return { at: rows[0]?.at ?? now, documents, late: new Map(Object.entries(rows[0]?.late ?? {})) };
}
