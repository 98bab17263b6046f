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

/** From which end the ledger is read: what moved until the day, or what there is now less what moved since. */
interface Reading {
  /** Moment at which the day ends, as PostgreSQL writes it. */
  readonly until: string;
  readonly isBackwards: boolean;
}

/**
 * What the company had of each product at the end of a day of its time zone, by warehouse, and what that was worth. Read
 * from the ledger itself, by when goods moved: a fact about an earlier day counts on that day, whenever it was recorded.
 */
export async function stockValueAt(trx: Trx, company: number, day: string): Promise<readonly WorthLine[]> {
  return stockValueRead(trx, company, await readingOf(trx, company, day));
}

/** The same, from one end of the ledger or the other: both add up to the same. */
export async function stockValueRead(
  trx: Trx,
  company: number,
  reading: Reading,
): Promise<readonly WorthLine[]> {
  const [worth, stock] = await together([
    worthUntil(trx, company, reading),
    stockUntil(trx, company, reading),
  ] as const);
  return worthLines(worth, stock);
}

/** Days that are nearer to today than to the first move are reached sooner from what there is now. */
async function readingOf(trx: Trx, company: number, day: string): Promise<Reading> {
  const { rows } = await sql<{ until: string; back: boolean }>`
    with ends as (select (${day}::date + 1)::timestamp at time zone
      coalesce((select data ->> 'timeZone' from row_company where company_id = ${company}), 'UTC') as until)
    select until::text, coalesce(until - (select effective_at from stock_move where company_id = ${company}
      order by effective_at limit 1) > now() - until, false) as back from ends`.execute(trx);
  const [found] = rows;
  if (!found) throw new Error('a day without an end');
  return { until: found.until, isBackwards: found.back };
}

/** The moment and the sign of what is read of the ledger. */
const moved = ({ until, isBackwards }: Reading) => ({
  when: sql`effective_at ${sql.raw(isBackwards ? '>=' : '<')} ${until}::timestamptz`,
  sign: sql.raw(isBackwards ? '-' : ''),
});

async function worthUntil(trx: Trx, company: number, reading: Reading): Promise<readonly ProductWorth[]> {
  const { when, sign } = moved(reading);
  const now = sql`select id, (data ->> 'quantity')::bigint, (data ->> 'value')::bigint
                    from row_valuation where company_id = ${company} union all`;
  const { rows } = await sql<ProductWorth>`
    select product, sum(quantity)::bigint as quantity, sum(value)::bigint as value from (
      ${reading.isBackwards ? now : sql``}
      select product, ${sign} quantity, ${sign} value from stock_value where company_id = ${company} and ${when}
    ) as parts (product, quantity, value)
     group by product having sum(quantity) <> 0 or sum(value) <> 0`.execute(trx);
  return rows;
}

/** Each end of a move that is a place of the company's adds or takes; goods on their way are in no warehouse. */
async function stockUntil(trx: Trx, company: number, reading: Reading): Promise<readonly WarehouseStock[]> {
  const { when, sign } = moved(reading);
  const owned = sql`any(${[...ownedPlaces]}::text[])`;
  const end = (side: string, taken: string) => sql`
    select product, ${sql.ref(`${side}_warehouse`)}, ${sign} ${sql.raw(taken)} quantity
      from stock_move where company_id = ${company} and ${when}
       and (${sql.ref(`${side}_warehouse`)} is not null or ${sql.ref(`${side}_location`)} = ${owned})`;
  const now = sql`
    select key_product, data ->> 'warehouse', (data ->> 'onHand')::bigint from row_balance
     where company_id = ${company} and (data ->> 'warehouse' is not null or data ->> 'location' = ${owned})
    union all`;
  const { rows } = await sql<WarehouseStock>`
    select product, warehouse, sum(quantity)::bigint as quantity
      from (${reading.isBackwards ? now : sql``} ${end('to', '')} union all ${end('from', '-')})
        as ends (product, warehouse, quantity)
     group by product, warehouse having sum(quantity) <> 0`.execute(trx);
  return rows;
}
