import { sql } from 'kysely';
import type { StoodDocument } from '#model/flows/flow-figures.ts';
import { stoodAt, toldOf, type FlowScope, type Trx } from './flow-queries.ts';
import { documentName } from '#server/platform/model/document-names.ts';

/** The documents in a state at the end of the period, latest arrivals first, before a given step. */
export async function documentsIn(
  trx: Trx,
  scope: FlowScope,
  state: string,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<StoodDocument[]> {
  const older = page.before === undefined ? sql`true` : sql`seq < ${page.before}`;
  const { rows } = await sql<StoodDocument>`
    select stay.seq, stay.document, stay.entered as since, ${documentName(sql`doc.data`)} as name
      from (
        select seq, document, entered from flow_stay
         where ${toldOf(scope)} and state = ${state} and ${older} and ${stoodAt(scope, sql`entered`, sql`left_at`)}
         order by seq desc limit ${page.limit}) as stay
      left join ${sql.table(scope.layout.sqlTable)} as doc
        on doc.company_id = ${scope.company} and doc.id = stay.document collate "C"
     order by stay.seq desc`.execute(trx);
  return rows;
}
