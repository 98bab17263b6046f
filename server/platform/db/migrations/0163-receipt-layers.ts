import { sql, type Kysely } from 'kysely';
import type { RowTarget } from '#model/engine/engine.ts';
import type { Row } from '#model/engine/rows.ts';
import type { Valued } from '#model/stock/stock.facts.ts';
import { foldLayers } from '#model/stock/stock.layers.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { makeRowTable } from '../make-rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const PAGE = 5_000;

/** What is still here of each receipt: logs of before say what came in and left, so it is known of theirs too. [ST27] */
export async function up(db: Kysely<Schema>): Promise<void> {
  for (const name of ['layerPool', 'receiptLayer'])
    await makeRowTable(db, { name, keys: [], document: false });
  // Rows are read and written one company after the other: outside one there are none.
  const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    await fill(db, id);
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}

interface ValuedEvent {
  readonly seq: number;
  readonly data: Valued;
}

async function fill(db: Kysely<Schema>, company: number): Promise<void> {
  const layers = new Layers();
  for (let after = 0; ;) {
    const { rows } = await sql<ValuedEvent>`
      select seq, data from event
       where company_id = ${company} and kind = 'stock' and type = 'valued' and seq > ${after}
       order by seq limit ${PAGE}`.execute(db);
    for (const event of rows) layers.fold(event);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = last.seq;
  }
  for (const [table, rows] of layers.rows)
    for (let from = 0; from < rows.size; from += PAGE)
      await sql`
        insert into ${sql.table(rowTable(table))} (company_id, id, seq, state, open, changed_at, search, data)
        select ${company}, row.data ->> 'id', row.seq, null, true, null, '', row.data
          from jsonb_to_recordset(${JSON.stringify([...rows.values()].slice(from, from + PAGE))}::jsonb)
            as row(seq bigint, data jsonb)`.execute(db);
}

/** The units of a company's stock, folded from its log. */
class Layers implements RowTarget {
  readonly rows = new Map<string, Map<string, { readonly seq: number; readonly data: Row }>>();
  readonly #stock = new Map<string, number>();
  #seq = 0;

  fold({ seq, data: { source, entries } }: ValuedEvent): void {
    this.#seq = seq;
    for (const entry of entries) {
      const before = this.#stock.get(entry.product) ?? 0;
      foldLayers(this, source, entry, before);
      this.#stock.set(entry.product, before + entry.quantity);
    }
  }

  getRow(table: string, id: string): Row | undefined {
    return this.rows.get(table)?.get(id)?.data;
  }

  rowsBy(): readonly Row[] {
    return [];
  }

  put(table: string, row: Row): void {
    const rows = this.rows.get(table) ?? new Map<string, { readonly seq: number; readonly data: Row }>();
    this.rows.set(table, rows);
    rows.set(row.id, { seq: this.#seq, data: row });
  }

  remove(table: string, id: string): void {
    this.rows.get(table)?.delete(id);
  }
}
