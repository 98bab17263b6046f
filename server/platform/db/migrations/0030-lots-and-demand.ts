import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Stock is told apart by lot, which balances are looked up by. Demand is that of any document, not of sales orders alone:
 * reservations name the kind of theirs. The log keeps what it said; it is read as today's.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table row_balance add column if not exists key_lot text collate "C"`.execute(db);
  await sql`create index if not exists row_balance_key_lot on row_balance (company_id, key_lot)
    where key_lot is not null`.execute(db);
  await sql`create index if not exists stock_move_lot on stock_move (company_id, lot, seq, index) where lot is not null`.execute(
    db,
  );
  await sql`alter table row_reservation rename column key_order to key_document`.execute(db);
  await sql`alter index row_reservation_key_order rename to row_reservation_key_document`.execute(db);
  // Rows are written one company after the other: outside one there are none.
  await sql`do $$
    declare one int;
    begin
      for one in select id from company loop
        perform set_config('app.company_id', one::text, true);
        update row_reservation
           set data = (data - 'order') || jsonb_build_object('kind', 'salesOrder', 'document', data -> 'order')
         where company_id = one and data ? 'order';
      end loop;
      perform set_config('app.company_id', '', true);
    end $$`.execute(db);
}
