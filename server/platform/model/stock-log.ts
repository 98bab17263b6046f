import { sql, type Transaction } from 'kysely';
import { STOCK } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Moved, Valued } from '#model/stock/stock.facts.ts';
import { isOutside } from '#model/stock/stock.places.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** Writes the moves and values of ledger facts as rows that can be queried by product, place, person and document. */
export async function insertStock(trx: Trx, company: number, events: readonly LogEvent[]): Promise<void> {
  const stock = events.filter((event) => event.kind === STOCK);
  const moves = stock.flatMap((event, at) =>
    event.type === 'moved' ? movesOf(event, worthAfter(stock, at)) : [],
  );
  const values = stock.filter((event) => event.type === 'valued').flatMap(valuesOf);
  const written: Promise<unknown>[] = [];
  if (moves.length > 0)
    written.push(
      sql`
      insert into stock_move (company_id, seq, index, product, lot, quantity, from_location, to_location, from_warehouse,
        to_warehouse, value, by, effective_at, kind, document, line)
      select ${company}, given.* from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as given(
        seq bigint, index smallint, product text, lot text, quantity bigint, "from" text, "to" text, from_warehouse text,
        to_warehouse text, value bigint, by text, effective_at timestamptz, kind text, document text, line text)`.execute(
        trx,
      ),
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

/**
 * What the moves of a fact changed in value, in their order: the entries of what came in and went out that follow it
 * before the next moves.
 */
function worthAfter(stock: readonly LogEvent[], at: number): readonly number[] {
  const moved = stock[at];
  for (const event of stock.slice(at + 1)) {
    if (event.type === 'moved' || event.command !== moved?.command) return [];
    if (event.type !== 'valued') continue;
    const { entries } = event.data as Valued; // the ledger wrote it
    return entries.filter(({ type }) => type === 'in' || type === 'out').map(({ value }) => value);
  }
  return [];
}

function movesOf(event: LogEvent, worth: readonly number[]) {
  const { effectiveAt, source, moves } = event.data as Moved; // the ledger wrote it
  let valued = 0;
  return moves.map(({ product, lot, quantity, from, to, fromWarehouse, toWarehouse, line }, index) => ({
    seq: event.seq,
    index,
    product,
    lot: lot ?? null,
    quantity,
    from,
    to,
    from_warehouse: fromWarehouse,
    to_warehouse: toWarehouse,
    value: isOutside(from) === isOutside(to) ? null : (worth[valued++] ?? null),
    by: event.by,
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
