import { sql, type Transaction } from 'kysely';
import type { TurnoverDay } from '#model/engine/company-model.ts';
import type { LedgerLine } from '#model/engine/ledger-answer.ts';
import type { Scope } from '#model/engine/scope.ts';
import type { Period } from '#model/values/period.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** A position in the ledger: the event and the line within it. */
export interface LedgerPlace {
  readonly seq: number;
  readonly index: number;
}

export interface MoveFilter {
  readonly product?: string | undefined;
  /** At either end of a move. */
  readonly location?: string | undefined;
  readonly document?: string | undefined;
  readonly lot?: string | undefined;
  /** Only with an end in one of these warehouses; null or absent: all. */
  readonly scope?: Scope;
  /** Only moves before this one. */
  readonly after?: LedgerPlace | undefined;
  readonly limit: number;
}

export interface MoveLine extends LedgerLine {
  readonly line: string | null;
}

/** Moves that begin or end in one of these warehouses. */
function endsWithin(company: number, scope: ReadonlySet<string>) {
  const places = sql`select id from row_location
    where company_id = ${company} and data ->> 'warehouse' = any(${[...scope]}::text[])`;
  return sql`(from_location in (${places}) or to_location in (${places}))`;
}

/** Moves older than one of them, by when goods moved. */
const before = (company: number, { seq, index }: LedgerPlace) => sql`
  (effective_at, seq, index) < (select effective_at, seq, index from stock_move
    where company_id = ${company} and seq = ${seq} and index = ${index})`;

/** Lines of the stock ledger, newest first by when goods moved, with their authors. */
export async function listMoves(trx: Trx, company: number, filter: MoveFilter): Promise<MoveLine[]> {
  const { product, location, document, lot, after, limit, scope = null } = filter;
  const conditions = [
    sql`company_id = ${company}`,
    ...(product === undefined ? [] : [sql`product = ${product}`]),
    ...(document === undefined ? [] : [sql`document = ${document}`]),
    ...(lot === undefined ? [] : [sql`lot = ${lot}`]),
    ...(scope === null ? [] : [endsWithin(company, scope)]),
    ...(after === undefined ? [] : [before(company, after)]),
  ];
  const matching = (end: string | null) => sql`
    (select * from stock_move where ${sql.join(conditions, sql` and `)}
       ${end === null ? sql`` : sql`and ${sql.ref(end)} = ${location}`}
      order by effective_at desc, seq desc, index desc limit ${limit})`;
  // One index per end: "from or to" in a single condition would read every move of the product.
  const found =
    location === undefined
      ? matching(null)
      : sql`${matching('from_location')} union all ${matching('to_location')}`;
  const { rows } = await sql<MoveLine>`
    select move.seq, move.index, move.product, move.lot, move.quantity, move.from_location as "from", move.to_location as "to",
           move.effective_at as "effectiveAt", move.kind, move.document, move.line, move.by
      from (${found}) as move
     order by move.effective_at desc, move.seq desc, move.index desc limit ${limit}`.execute(trx);
  return rows;
}

interface TurnoverFilter extends Period {
  readonly product: string;
  readonly scope?: Scope;
}

/** What of a product was sold and bought, by the day on which the goods moved; days without either are left out. */
export async function turnoverByDay(
  trx: Trx,
  company: number,
  { product, from, to, scope = null }: TurnoverFilter,
): Promise<TurnoverDay[]> {
  const { rows } = await sql<{ day: string; sold: string; bought: string }>`
    with zone as (select coalesce((select data ->> 'timeZone' from row_company where company_id = ${company}), 'UTC') as name)
    select to_char(effective_at at time zone zone.name, 'YYYY-MM-DD') as day,
           sum(case when to_location = 'customer' then quantity when from_location = 'customer' then -quantity else 0 end) as sold,
           sum(case when from_location = 'supplier' then quantity when to_location = 'supplier' then -quantity else 0 end) as bought
      from stock_move, zone
     where company_id = ${company} and product = ${product}
       and ${scope === null ? sql`true` : endsWithin(company, scope)}
       and effective_at >= ${from}::timestamp at time zone zone.name
       and effective_at < (${to}::date + 1)::timestamp at time zone zone.name
       and (from_location in ('customer', 'supplier') or to_location in ('customer', 'supplier'))
     group by 1 order by 1`.execute(trx);
  return rows.map(({ day, sold, bought }) => ({ day, sold: Number(sold), bought: Number(bought) }));
}
