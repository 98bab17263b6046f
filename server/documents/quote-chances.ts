import { sql, type Transaction } from 'kysely';
import type { CustomerChance } from '#model/engine/company-model.ts';
import type { Scope } from '#model/engine/scope.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** How many quotes to each customer were won, of all that were sent; as `chancesOf` counts those that a device holds. [SO81] */
export async function quoteChancesIn(
  trx: Transaction<Schema>,
  company: number,
  scope: Scope,
): Promise<readonly CustomerChance[]> {
  const within = scope === null ? sql`true` : sql`data ->> 'warehouse' = any(${[...scope]}::text[])`;
  const { rows } = await sql<CustomerChance>`
    select data ->> 'customer' as customer, count(*)::int as all,
           (count(*) filter (where (data ->> 'revision')::int > 0
              or data #>> '{state,commercial}' = 'ordered'
              or jsonb_array_length(coalesce(data #> '{quote,parts}', '[]')) > 0))::int as won
      from row_sales_order
     where company_id = ${company} and data ? 'quote' and ${within}
     group by 1 order by 1`.execute(trx);
  return rows;
}
