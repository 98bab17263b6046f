import { sql, type RawBuilder, type Transaction } from 'kysely';
import type {
  SupplierFiguresAnswer,
  SupplierPeriod,
} from '#model/areas/purchasing/supplier/supplier-figures.api.ts';
import type { Scope } from '#model/engine/scope.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { keyColumn, rowTable } from '#server/platform/db/table-names.ts';

interface Asked {
  readonly company: number;
  readonly supplier: string;
  /** The warehouses whose orders count; null: all. */
  readonly scope: Scope;
  /** The company's day, and its time zone (IANA). */
  readonly today: string;
  readonly zone: string;
}

type Counts = Omit<SupplierPeriod, 'spend' | 'prices'>;
type Prices = NonNullable<SupplierPeriod['prices']>;
type Sql = RawBuilder<unknown>;

interface PeriodRow extends Counts, Prices {
  readonly period: 'all' | 'year';
  readonly since: string;
  readonly spend: number;
}

/** How a supplier delivers, over all time and the last 12 months. [SUF1–SUF8] */
export async function supplierFigures(
  trx: Transaction<Schema>,
  asked: Asked,
): Promise<SupplierFiguresAnswer> {
  const { today } = asked;
  const { rows } = await sql<PeriodRow>`
    with ordered as materialized (${ordersOf(asked)}), line as materialized (${lines}),
         arrived as materialized (${arrivals(asked)}), kept as materialized (${promisesKept(today)}),
         priced as materialized (${pricesBefore}), spent as materialized (${spentOn})
    select period, since::text as since, placed.*, delivery.*, receipt.*, spending.*, change.*
      from (values ('all', '-infinity'::date), ('year', (${today}::date - interval '12 months')::date + 1))
           as periods (period, since)
     cross join lateral (select count(*)::int as orders from ordered where ordered_on >= since) as placed
     cross join lateral (
       select count(*)::int as due, count(*) filter (where complete_on <= promised_on)::int as "onTime",
              percentile_disc(0.5) within group (order by days_late) as "daysLate",
              count(*) filter (where first_on is not null or state = 'closed')::int as arrived,
              count(*) filter (where complete_on = first_on)::int as "inFull"
         from kept where promised_on >= since) as delivery
     cross join lateral (
       select count(*)::int as received, count(*) filter (where rejected > 0)::int as rejected
         from arrived where day >= since) as receipt
     cross join lateral (
       select coalesce(sum(amount), 0)::bigint as spend from spent where ordered_on >= since) as spending
     cross join lateral (
       select count(*)::int as compared, count(*) filter (where net > before)::int as raised,
              count(*) filter (where net < before)::int as lowered,
              percentile_disc(0.5) within group (order by round((net / nullif(before, 0) - 1) * 10000)::int)
                filter (where net <> before) as median
         from priced where before is not null and ordered_on >= since) as change`.execute(trx);
  const [all, year] = [
    rows.find(({ period }) => period === 'all'),
    rows.find((row) => row.period === 'year'),
  ];
  if (!all || !year) throw new Error('two periods are always answered');
  return { today, since: year.since, year: periodOf(year), all: periodOf(all) };
}

/** [SUF1] */
const ordersOf = ({ company, supplier, scope }: Asked): Sql => sql`
  select id, (data ->> 'orderedOn')::date as ordered_on, data ->> 'expectedOn' as expected_on,
         data -> 'state' ->> 'commercial' as state, data ->> 'currency' as currency,
         (data ->> 'rate')::numeric as rate, data -> 'lines' as lines
    from ${sql.table(rowTable('purchaseOrder'))}
   where company_id = ${company} and ${sql.ref(keyColumn('supplier'))} = ${supplier}
     and data ->> 'orderedOn' is not null and data -> 'state' ->> 'commercial' <> 'cancelled'
     and ${scope === null ? sql`true` : sql`data ->> 'warehouse' = any(${[...scope]}::text[])`}`;

/** `net`: ten-thousandths less discount, in basis points of them. */
const lines = sql`
  select ordered.id as "order", ordered_on, state, currency, rate, place, line ->> 'id' as id,
         line ->> 'product' as product, (line ->> 'quantity')::numeric as quantity,
         (line ->> 'received')::numeric as received,
         coalesce(line ->> 'firstPromisedOn', line ->> 'promisedOn', expected_on)::date as promised_on,
         (line ->> 'price')::numeric * (10000 - (line ->> 'discount')::numeric) as net,
         line -> 'orderedIn' as unit, coalesce((line -> 'orderedIn' ->> 'numerator')::numeric, 1) as numerator,
         coalesce((line -> 'orderedIn' ->> 'denominator')::numeric, 1) as denominator
    from ordered cross join lateral jsonb_array_elements(lines) with ordinality as entry (line, place)`;

/** A receipt that is corrected is posted again, later: its goods came when it was posted first. [SUF5] */
const arrivals = ({ company, zone }: Asked): Sql => sql`
  select receipt.id, counted ->> 'orderLine' as line,
         (coalesce(first.at, receipt.data ->> 'effectiveAt')::timestamptz at time zone ${zone})::date as day,
         sum((counted ->> 'quantity')::bigint) as accepted, sum((counted ->> 'rejected')::bigint) as rejected
    from ordered
    join ${sql.table(rowTable('goodsReceipt'))} as receipt on receipt.company_id = ${company}
         and receipt.${sql.ref(keyColumn('order'))} = ordered.id and split_part(receipt.state, '.', 1) = 'posted'
    left join lateral (
      select event.data ->> 'effectiveAt' as at from event
       where event.company_id = ${company} and event.document = receipt.id and event.kind = 'goodsReceipt'
         and event.type = 'posted'
       order by event.seq limit 1) as first on true
   cross join lateral jsonb_array_elements(receipt.data -> 'lines') as counted
   where counted ->> 'orderLine' is not null
   group by 1, 2, 3`;

/** When each line was complete, and how late. [SUF2] [SUF3] [SUF4] */
const promisesKept = (today: string): Sql => sql`
  select *, case when complete_on > promised_on then complete_on - promised_on
                 when complete_on is null and state <> 'closed' then ${today}::date - promised_on end as days_late
    from (
      select line.id, state, promised_on, min(day) as first_on,
             min(day) filter (where so_far >= quantity) as complete_on
        from line left join (
          select line, day, sum(accepted) over (partition by line order by day) as so_far from arrived) as came
          on came.line = line.id
       where promised_on is not null
       group by line.id, state, promised_on) as days
   where promised_on < ${today}::date or complete_on is not null`;

/** [SUF6] */
const pricesBefore = sql`
  select ordered_on, net,
         lag(net) over (partition by product, currency, unit order by ordered_on, "order", place) as before
    from line where net is not null`;

/** A quotient of what is not negative, rounded half up as sums are, exactly. */
const rounded = (amount: Sql, by: Sql): Sql => sql`div(2 * ${amount} + ${by}, 2 * ${by})`;

/** [SUF7] Rounded as orders are: line by line, then at the rate. */
const spentOn = sql`
  select ordered_on, ${rounded(sql`sum(amount) * rate`, sql`1000000`)} as amount
    from (
      select "order", ordered_on, rate,
             ${rounded(
               sql`(case when state = 'closed' then received else quantity end) * coalesce(net, 0) * denominator`,
               sql`(1000000000 * numerator)`,
             )} as amount
        from line) as part
   group by "order", ordered_on, rate`;

const periodOf = (row: PeriodRow): SupplierPeriod => {
  const { period: _, since: __, compared, raised, lowered, median, ...rest } = row;
  return { ...rest, prices: { compared, raised, lowered, median } };
};
