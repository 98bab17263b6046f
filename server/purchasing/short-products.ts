import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import { keyColumn, rowTable } from '#server/platform/db/table-names.ts';

/**
 * The products that may lack something in some warehouse (`mayLack`, in the database), or whose rules look at a forecast, in the order of their ids: of the
 * many that a company has, those alone are looked at day by day. [RPL1]
 */
export async function shortProducts(trx: Transaction<Schema>, company: number): Promise<readonly string[]> {
  const { rows } = await sql<{ product: string }>`
    with stock as materialized (
      select id, ${sql.ref(keyColumn('product'))} as product,
             (data ->> 'onHand')::bigint - (data ->> 'outgoing')::bigint as left_over
        from ${sql.table(rowTable('availability'))} where company_id = ${company}
    ), rules as materialized (
      select p.id as product, p.id || ':' || (rule ->> 'warehouse') as place, (rule ->> 'min')::bigint as least,
             rule ->> 'demand' as demand
        from ${sql.table(rowTable('product'))} as p, jsonb_array_elements(p.data -> 'reorder') as rule
       where p.company_id = ${company} and p.state <> 'archived'
    )
    select product from stock where left_over < 0
    union
    select rules.product from rules left join stock on stock.id = rules.place
     where coalesce(stock.left_over, 0) < rules.least or rules.demand = 'forecast'
     order by product`.execute(trx);
  return rows.map(({ product }) => product);
}
