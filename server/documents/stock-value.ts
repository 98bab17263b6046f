import { sql, type Transaction } from 'kysely';
import { ownedPlaces } from '#model/stock/stock.places.ts';
import {
  worthLines,
  type ProductWorth,
  type WarehouseStock,
  type WorthLine,
} from '#model/stock/stock.worth.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/**
 * What the company had of each product at the end of a day of its time zone, by warehouse, and what that was worth. Read
 * from the ledger itself, by when goods moved: a fact about an earlier day counts on that day, whenever it was recorded.
 */
export async function stockValueAt(trx: Trx, company: number, day: string): Promise<readonly WorthLine[]> {
  const { rows: ends } = await sql<{ until: string }>`
    select ((${day}::date + 1)::timestamp at time zone
      coalesce((select data ->> 'timeZone' from row_company where company_id = ${company}), 'UTC'))::text as until`.execute(
    trx,
  );
  const until = ends[0]?.until;
  if (until === undefined) throw new Error('a day without an end');
  const [worth, stock] = await together([
    worthUntil(trx, company, until),
    stockUntil(trx, company, until),
  ] as const);
  return worthLines(worth, stock);
}

async function worthUntil(trx: Trx, company: number, until: string): Promise<readonly ProductWorth[]> {
  const { rows } = await sql<ProductWorth>`
    select product, sum(quantity)::bigint as quantity, sum(value)::bigint as value from stock_value
     where company_id = ${company} and effective_at < ${until}::timestamptz
     group by product having sum(quantity) <> 0 or sum(value) <> 0`.execute(trx);
  return rows;
}

/** Each end of a move that is a place of the company's adds or takes; goods on their way are in no warehouse. */
async function stockUntil(trx: Trx, company: number, until: string): Promise<readonly WarehouseStock[]> {
  const end = (column: string, sign: string) => sql`
    select move.product, place.warehouse, ${sql.raw(sign)} move.quantity as quantity
      from stock_move as move join place on place.id = move.${sql.ref(column)}
     where move.company_id = ${company} and move.effective_at < ${until}::timestamptz`;
  const { rows } = await sql<WarehouseStock>`
    with place as materialized (
      select id, key_warehouse as warehouse from row_location where company_id = ${company}
      union all select unnest(${[...ownedPlaces]}::text[]), null)
    select product, warehouse, sum(quantity)::bigint as quantity
      from (${end('to_location', '')} union all ${end('from_location', '-')}) as ends
     group by product, warehouse having sum(quantity) <> 0`.execute(trx);
  return rows;
}
