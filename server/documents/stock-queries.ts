import { sql, type Transaction } from 'kysely';
import type { LedgerLine } from '#model/engine/company-model.ts';
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
  /** Only moves before this one. */
  readonly after?: LedgerPlace | undefined;
  readonly limit: number;
}

export interface MoveLine extends LedgerLine {
  readonly line: string | null;
  readonly lot: string | null;
}

/** Lines of the stock ledger, newest first, with their authors. */
export async function listMoves(trx: Trx, company: number, filter: MoveFilter): Promise<MoveLine[]> {
  const { product, location, document, after, limit } = filter;
  const conditions = [
    sql`company_id = ${company}`,
    ...(product === undefined ? [] : [sql`product = ${product}`]),
    ...(document === undefined ? [] : [sql`document = ${document}`]),
    ...(after === undefined ? [] : [sql`(seq, index) < (${after.seq}, ${after.index})`]),
  ];
  const matching = (end: string | null) => sql`
    (select * from stock_move where ${sql.join(conditions, sql` and `)}
       ${end === null ? sql`` : sql`and ${sql.ref(end)} = ${location}`}
      order by seq desc, index desc limit ${limit})`;
  // One index per end: "from or to" in a single condition would read every move of the product.
  const found =
    location === undefined
      ? matching(null)
      : sql`${matching('from_location')} union all ${matching('to_location')}`;
  const { rows } = await sql<MoveLine>`
    select move.seq, move.index, move.product, move.lot, move.quantity, move.from_location as "from", move.to_location as "to",
           move.effective_at as "effectiveAt", move.kind, move.document, move.line, event.by
      from (${found}) as move
      join event on event.company_id = move.company_id and event.seq = move.seq
     order by move.seq desc, move.index desc limit ${limit}`.execute(trx);
  return rows;
}
