import { sql, type Transaction } from 'kysely';
import { STOCK } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Moved, Valued } from '#model/stock/stock.facts.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** Writes the moves and values of ledger facts as rows that can be queried by product, location and document. */
export async function insertStock(trx: Trx, company: number, events: readonly LogEvent[]): Promise<void> {
  const stock = events.filter((event) => event.kind === STOCK);
  const moves = stock.filter((event) => event.type === 'moved').flatMap(movesOf);
  const values = stock.filter((event) => event.type === 'valued').flatMap(valuesOf);
  const written: Promise<unknown>[] = [];
  if (moves.length > 0)
    written.push(
      sql`
      insert into stock_move (company_id, seq, index, product, lot, quantity, from_location, to_location, effective_at, kind, document, line)
      select ${company}, given.* from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as given(
        seq bigint, index smallint, product text, lot text, quantity bigint, "from" text, "to" text, effective_at timestamptz,
        kind text, document text, line text)`.execute(trx),
    );
  if (values.length > 0)
    written.push(
      sql`
      insert into stock_value (company_id, seq, index, product, type, quantity, value, expensed, effective_at, kind, document)
      select ${company}, given.* from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(
        seq bigint, index smallint, product text, type text, quantity bigint, value bigint, expensed bigint,
        effective_at timestamptz, kind text, document text)`.execute(trx),
    );
  await together(written);
}

function movesOf(event: LogEvent) {
  const { effectiveAt, source, moves } = event.data as Moved; // the ledger wrote it
  return moves.map(({ product, lot, quantity, from, to, line }, index) => ({
    seq: event.seq,
    index,
    product,
    lot: lot ?? null,
    quantity,
    from,
    to,
    line,
    effective_at: effectiveAt,
    ...source,
  }));
}

function valuesOf(event: LogEvent) {
  const { effectiveAt, source, entries } = event.data as Valued; // the ledger wrote it
  return entries.map((entry, index) => ({
    seq: event.seq,
    index,
    ...entry,
    expensed: entry.expensed ?? 0,
    effective_at: effectiveAt,
    ...source,
  }));
}
