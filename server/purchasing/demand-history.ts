import { sql, type Transaction } from 'kysely';
import type { DemandWeek } from '#model/areas/purchasing/forecast/forecast.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { addDays, daysBetween } from '#model/values/moments.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { keyColumn, rowTable } from '#server/platform/db/table-names.ts';

/** Weeks that are looked back: two years, so that a season can show. */
const [WEEKS, WEEK] = [104, 7];

interface Asked {
  readonly company: number;
  readonly products: readonly string[];
  /** The company's day, and its time zone (IANA). */
  readonly today: string;
  readonly zone: string;
}

interface MovedDay {
  readonly product: string;
  readonly warehouse: string;
  readonly day: string;
  /** Thousandths: what came less what left, and what left for customers less what they brought back. */
  readonly net: number;
  readonly sold: number;
}

/**
 * What left for customers by week, and on how many days there was stock, by product and warehouse: whole weeks up to
 * yesterday, from the week of the first move on, the oldest first.
 */
export async function demandHistory(
  trx: Transaction<Schema>,
  asked: Asked,
): Promise<ReadonlyMap<string, readonly DemandWeek[]>> {
  const [moved, stock] = [await movedDays(trx, asked), await stockNow(trx, asked)];
  const places = Map.groupBy(moved, ({ product, warehouse }) => placeKey(product, warehouse));
  return new Map(
    [...places].map(([place, days]) => [place, weeksOf(days, stock.get(place) ?? 0, asked.today)]),
  );
}

async function movedDays(trx: Transaction<Schema>, { company, products, today, zone }: Asked) {
  const from = addDays(today, -WEEKS * WEEK);
  const wanted = sql`company_id = ${company} and product = any(${[...products]}::text[])
    and effective_at >= ${from}::timestamp at time zone ${zone}`;
  const day = sql`(effective_at at time zone ${zone})::date::text`;
  const { rows } = await sql<Record<'product' | 'warehouse' | 'day' | 'net' | 'sold', string>>`
    select product, warehouse, day, sum(net) as net, sum(sold) as sold from (
      select product, from_warehouse as warehouse, ${day} as day, -quantity as net,
             case when to_location = 'customer' then quantity else 0 end as sold
        from stock_move where ${wanted} and from_warehouse is not null
      union all
      select product, to_warehouse, ${day}, quantity, case when from_location = 'customer' then -quantity else 0 end
        from stock_move where ${wanted} and to_warehouse is not null) as ends
     group by product, warehouse, day order by day`.execute(trx);
  return rows.map((row): MovedDay => ({ ...row, net: Number(row.net), sold: Number(row.sold) }));
}

async function stockNow(trx: Transaction<Schema>, { company, products }: Asked) {
  const product = sql.ref(keyColumn('product'));
  const { rows } = await sql<{ product: string; warehouse: string; lying: string }>`
    select ${product} as product, data ->> 'warehouse' as warehouse, sum((data ->> 'onHand')::bigint) as lying
      from ${sql.table(rowTable('balance'))}
     where company_id = ${company} and ${product} = any(${[...products]}::text[]) and data ->> 'warehouse' is not null
     group by 1, 2`.execute(trx);
  return new Map(rows.map((row) => [placeKey(row.product, row.warehouse), Number(row.lying)]));
}

/** Counted back from what there is now: today's moves first, then each day before it. */
function weeksOf(days: readonly MovedDay[], lying: number, today: string): DemandWeek[] {
  const byDay = new Map(days.map((one) => [one.day, one]));
  const [first] = days;
  const age = first ? daysBetween(first.day, today) : 0;
  const count = Math.min(WEEKS, Math.floor(age / WEEK));
  let left = lying - (byDay.get(today)?.net ?? 0);
  const weeks: DemandWeek[] = [];
  for (let week = 0; week < count; week += 1) {
    let [quantity, daysInStock] = [0, 0];
    for (let back = week * WEEK + 1; back <= (week + 1) * WEEK; back += 1) {
      const moved = byDay.get(addDays(today, -back));
      const sold = moved?.sold ?? 0;
      if (left > 0 || sold > 0) daysInStock += 1;
      quantity += sold;
      left -= moved?.net ?? 0;
    }
    weeks.push({ quantity: Math.max(0, quantity), daysInStock });
  }
  return weeks.toReversed();
}
