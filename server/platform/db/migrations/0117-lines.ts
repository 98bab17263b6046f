import { sql, type Kysely } from 'kysely';
import { makeRowTable } from '../make-rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Whose each line is: its id is no other document's any more. Logs of before are read for it; where two documents had
 * the same line, it is that of the first, unless that gave it away or was a receipt that was discarded, and the books
 * tell.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await makeRowTable(db, { name: 'line', keys: [], document: false });
  await sql`create temp table entered (
    id text not null, seq bigint not null, place bigint not null, kind text not null, document text not null, giver text)
    on commit drop`.execute(db);
  await fill(db);
}

/** The lines that facts of a company brought into documents, in the order of its log. */
const entering = `
        insert into entered
        with written as (
          select e.seq, e.kind, e.document, e.data ->> 'return' as giver, line.value as line, line.ordinality as place
            from event e
           cross join lateral jsonb_array_elements(
             case when jsonb_typeof(e.data -> 'lines') = 'array' then e.data -> 'lines' else '[]' end ||
             case when jsonb_typeof(e.data -> 'whole') = 'array' then e.data -> 'whole' else '[]' end)
             with ordinality as line
           where e.company_id = one and (e.kind, e.type) in (
             ('salesOrder', 'created'), ('salesOrder', 'updated'), ('salesOrder', 'confirmed'),
             ('salesOrder', 'amended'), ('salesOrder', 'recorded'), ('salesOrder', 'replacementAdded'),
             ('purchaseOrder', 'created'), ('purchaseOrder', 'updated'), ('purchaseOrder', 'amended'),
             ('goodsReceipt', 'created'), ('goodsReceipt', 'counted'),
             ('movement', 'created'), ('movement', 'updated'),
             ('adjustment', 'created'), ('adjustment', 'updated'),
             ('assembly', 'released'), ('customerReturn', 'created'), ('customerReturn', 'updated'),
             ('supplierReturn', 'created'), ('supplierReturn', 'updated')))
        select line ->> 'id', seq, place, kind, document, giver
          from written
         where line ? 'id'
           and not (kind = 'customerReturn' and line ->> 'id' = coalesce(
             (line ->> 'shipment') || ':' || coalesce(line ->> 'shipmentLine', ''), line ->> 'orderLine', ''))
           and not (kind = 'supplierReturn' and starts_with(line ->> 'id', (line ->> 'receiptLine') || ':'))
        union all
        select line #>> '{ofKit,kit,id}', seq, place, kind, document, giver
          from written where line #>> '{ofKit,kit,id}' is not null
        union all
        select exchanged.value ->> 'id', e.seq, 0, e.kind, e.document, null
          from event e cross join lateral jsonb_array_elements(e.data -> 'exchange') as exchanged
         where e.company_id = one and e.kind = 'customerReturn' and e.type = 'updated'
           and jsonb_typeof(e.data -> 'exchange') = 'array'
        union all
        select grade.value ->> 'id', e.seq, 0, e.kind, e.document, null
          from event e cross join lateral jsonb_array_elements(e.data -> 'lines') as line
         cross join lateral jsonb_array_elements(line.value -> 'grades') as grade
         where e.company_id = one and e.kind = 'customerReturn' and e.type = 'graded'
           and grade.value ->> 'grade' = 'replace';`;

/** The first document that had a line; then those that it was given to, or that took it after it was discarded. */
const owning = `
        insert into row_line (company_id, id, seq, state, open, changed_at, search, data)
        select distinct on (id) one, id, seq, null, true, null::timestamptz, '',
               jsonb_build_object('id', id, 'kind', kind, 'document', document)
          from entered order by id, seq, place;

        for taker in
          select * from entered
           where id in (select id from entered group by id having count(distinct document) > 1)
           order by seq, place
        loop
          select data ->> 'kind' as kind, data ->> 'document' as document into holder
            from row_line where company_id = one and id = taker.id;
          if holder.document = taker.giver or (holder.kind = 'goodsReceipt' and exists (
            select from event as e where e.company_id = one and e.document = holder.document
               and e.kind = 'goodsReceipt' and e.type = 'discarded' and e.seq < taker.seq))
          then
            update row_line
               set seq = taker.seq,
                   data = jsonb_build_object('id', taker.id, 'kind', taker.kind, 'document', taker.document)
             where company_id = one and id = taker.id;
          end if;
        end loop;`;

/** Rows are written one company after the other: outside one there are none. */
async function fill(db: Kysely<Schema>): Promise<void> {
  await sql`do $$
    declare
      one int;
      taker record;
      holder record;
    begin
      for one in select id from company loop
        perform set_config('app.company_id', one::text, true);
        truncate entered;
        ${sql.raw(entering)}
        ${sql.raw(owning)}
      end loop;
      perform set_config('app.company_id', '', true);
    end $$`.execute(db);
}
