import { sql, type Transaction } from 'kysely';
import type { Folding } from '#model/engine/engine.ts';
import { fold } from '#model/engine/fold.ts';
import type { Row } from '#model/engine/rows.ts';
import { Store } from '#model/engine/store.ts';
import type { AnyTable } from '#model/engine/table.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { eventColumns, toEvent, type EventRow } from './event-log.ts';

/** The rows of one document in these tables as they were after an event, folded from its own facts. */
export async function rowsAsOf(
  trx: Transaction<Schema>,
  { company, engine }: { readonly company: number; readonly engine: Folding },
  tables: readonly AnyTable[],
  { document, seq }: { readonly document: string; readonly seq: number },
): Promise<readonly (readonly [AnyTable, Row])[]> {
  const kinds = tables.map(({ name }) => name);
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from event
     where company_id = ${company} and document = ${document} and kind = any(${kinds}::text[]) and seq <= ${seq}
     order by seq`.execute(trx);
  const store = new Store(tables);
  for (const row of rows) fold(engine, store, toEvent(row), 'bulk');
  return tables.flatMap((table) => [...store.all(table.name).values()].map((row) => [table, row] as const));
}
