import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Moves say who recorded them, between which warehouses, and what they changed in value: the ledger is read over all
 * products, by any of these, in the order in which goods moved. The log has always said so.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table stock_move add column by text, add column from_warehouse text,
    add column to_warehouse text, add column value bigint`.execute(db);
  await fill(db);
  await sql`alter table stock_move alter column by set not null`.execute(db);
  for (const name of ['product', 'from_location', 'to_location'])
    await sql`drop index if exists ${sql.table(`stock_move_${name}`)}`.execute(db);
  for (const column of ['product', 'from_location', 'to_location', 'by', 'from_warehouse', 'to_warehouse']) {
    const name = sql.table(`stock_move_${column}_when`);
    const some = column.endsWith('_warehouse') ? sql`where ${sql.ref(column)} is not null` : sql``;
    await sql`create index ${name} on stock_move
      (company_id, ${sql.ref(column)}, effective_at, seq, index) ${some}`.execute(db);
  }
  await sql`create index stock_move_when on stock_move (company_id, effective_at, seq, index)`.execute(db);
}

/**
 * What each move changed in value: entries follow their moves within one or two facts, one for each move into or out of
 * what the company owns, in the same order. Rows are written one company after the other: outside one there are none.
 */
async function fill(db: Kysely<Schema>): Promise<void> {
  await sql`do $$
    declare one int; outside text[] := array['supplier', 'customer', 'opening', 'loss', 'scrap'];
    begin
      for one in select id from company loop
        perform set_config('app.company_id', one::text, true);
        with moved as (
          select e.seq, e.by, e.command, (m.place - 1)::smallint as index,
                 m.move ->> 'fromWarehouse' as from_warehouse, m.move ->> 'toWarehouse' as to_warehouse,
                 (m.move ->> 'from' = any(outside)) <> (m.move ->> 'to' = any(outside)) as crosses, m.place
            from event e cross join lateral jsonb_array_elements(e.data -> 'moves') with ordinality as m(move, place)
           where e.company_id = one and e.kind = 'stock' and e.type = 'moved'),
        crossing as (
          select *, row_number() over (partition by seq order by place) as nth from moved where crosses),
        worth as (
          select e.seq, e.command, (v.entry ->> 'value')::bigint as value,
                 row_number() over (partition by e.seq order by v.place) as nth
            from event e cross join lateral jsonb_array_elements(e.data -> 'entries') with ordinality as v(entry, place)
           where e.company_id = one and e.kind = 'stock' and e.type = 'valued'
             and v.entry ->> 'type' in ('in', 'out')),
        valued as (
          select distinct on (c.seq, c.index) c.seq, c.index, w.value
            from crossing c join worth w on w.command = c.command and w.nth = c.nth and w.seq in (c.seq + 1, c.seq + 2)
           order by c.seq, c.index, w.seq)
        update stock_move as s
           set by = moved.by, from_warehouse = moved.from_warehouse, to_warehouse = moved.to_warehouse, value = valued.value
          from moved left join valued on valued.seq = moved.seq and valued.index = moved.index
         where s.company_id = one and s.seq = moved.seq and s.index = moved.index;
      end loop;
      perform set_config('app.company_id', '', true);
    end $$`.execute(db);
}
