import { sql } from 'kysely';
import type { StateValue } from '#model/engine/rows.ts';
import { VALUE_PERMISSION } from '#model/flows/document-value.ts';
import { endOf, joinedAtOnce, stoodAt, toldOf, type FlowScope, type Trx } from './flow-queries.ts';

/** Documents in one state value, and their total value; null if unknown. */
export interface Standing {
  readonly state: StateValue;
  readonly documents: number;
  readonly value: number | null;
}

/** The documents in each state at the end of the period, and their value if the reader may know it. */
export async function standingOf(
  trx: Trx,
  scope: FlowScope,
  mayKnow: (permission: string) => boolean,
): Promise<readonly Standing[]> {
  const kind = scope.layout.table.name;
  const permission = VALUE_PERMISSION[kind];
  const knows = permission !== undefined && mayKnow(permission);
  const stood = sql`${toldOf(scope)} and ${stoodAt(scope, sql`at`, sql`until`)}`;
  const value = knows ? sql`sum(value)::bigint` : sql`null::bigint`;
  const found =
    knows && kind === 'product'
      ? stockValues(scope, stood)
      : sql<Standing & { state: string }>`
        select after as state, count(*)::int as documents, ${value} as value from flow_step
         where ${stood} group by after`;
  const { rows } = await joinedAtOnce(trx, () => found.execute(trx));
  return rows.map(({ state, ...figures }) => ({ ...figures, state: JSON.parse(state) as StateValue })); // kept as JSON
}

/** A product's value is that of its stock in the ledger. */
const stockValues = (scope: FlowScope, stood: ReturnType<typeof sql>) => sql<Standing & { state: string }>`
  select after as state, count(*)::int as documents, sum(coalesce(held.value, 0))::bigint as value
    from flow_step left join (
      select product, sum(value) as value from stock_value
       where company_id = ${scope.company} and seq <= coalesce((
         select seq from event where company_id = ${scope.company} and at < ${endOf(scope)} order by seq desc limit 1), 0)
       group by product) as held on held.product = document
   where ${stood} group by after`;
