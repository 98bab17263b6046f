import { sql, type Kysely } from 'kysely';
import { makeRowTable } from '../make-rows.ts';

/**
 * Whose each line is: its id is no other document's any more. Logs of before are read for it; where two documents had
 * the same line, it is that of the first, and the books tell.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeRowTable(db, { name: 'line', keys: [], document: false });
  await fill(db);
}

/** Rows are written one company after the other: outside one there are none. */
async function fill(db: Kysely<unknown>): Promise<void> {
  await sql`do $$
    declare one int;
    begin
      for one in select id from company loop
        perform set_config('app.company_id', one::text, true);
        with written as (
          select e.seq, e.kind, e.document, e.type, e.data, line.value as line, line.ordinality as place
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
             ('supplierReturn', 'created'), ('supplierReturn', 'updated'))),
        named as (
          select seq, kind, document, type, place, data, line ->> 'id' as id
            from written
           where line ? 'id'
             and not (kind = 'customerReturn' and line ->> 'id' = coalesce(
               (line ->> 'shipment') || ':' || coalesce(line ->> 'shipmentLine', ''), line ->> 'orderLine', ''))
             and not (kind = 'supplierReturn' and starts_with(line ->> 'id', (line ->> 'receiptLine') || ':'))
          union all
          select seq, kind, document, type, place, data, line #>> '{ofKit,kit,id}'
            from written where line #>> '{ofKit,kit,id}' is not null
          union all
          select e.seq, e.kind, e.document, e.type, 0, e.data, exchanged.value ->> 'id'
            from event e cross join lateral jsonb_array_elements(e.data -> 'exchange') as exchanged
           where e.company_id = one and e.kind = 'customerReturn' and e.type = 'updated'
             and jsonb_typeof(e.data -> 'exchange') = 'array'
          union all
          select e.seq, e.kind, e.document, e.type, 0, e.data, grade.value ->> 'id'
            from event e cross join lateral jsonb_array_elements(e.data -> 'lines') as line
           cross join lateral jsonb_array_elements(line.value -> 'grades') as grade
           where e.company_id = one and e.kind = 'customerReturn' and e.type = 'graded'
             and grade.value ->> 'grade' = 'replace'),
        first as (
          select distinct on (id) id, seq, kind, document from named order by id, seq, place),
        given as (
          select distinct on (named.id) named.id, named.seq, named.kind, named.document
            from named join first on first.id = named.id and first.document = named.data ->> 'return'
           where named.kind = 'salesOrder' and named.type = 'replacementAdded'
           order by named.id, named.seq),
        owned as (
          select id, coalesce(given.seq, first.seq) as seq, coalesce(given.kind, first.kind) as kind,
                 coalesce(given.document, first.document) as document
            from first left join given using (id))
        insert into row_line (company_id, id, seq, state, open, changed_at, search, data)
        select one, id, seq, null, true, null, '',
               jsonb_build_object('id', id, 'kind', kind, 'document', document)
          from owned;
      end loop;
      perform set_config('app.company_id', '', true);
    end $$`.execute(db);
}
