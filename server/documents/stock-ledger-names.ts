import { sql, type Transaction } from 'kysely';
import type { LedgerMove } from '#model/engine/ledger-answer.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';

type Trx = Transaction<Schema>;

/** Who reads. */
export type Reader = Pick<CompanyAccess, 'company' | 'access'>;

/** Moves as they are stored: what their documents are called is in those. */
export type StoredMove = Omit<LedgerMove, 'number'>;

/**
 * The moves as a reader may see them: with the numbers of documents, which a device need not hold, and without values
 * if costs are not for them. [LG3]
 */
export async function visibleMoves(
  trx: Trx,
  layouts: RowLayouts,
  { company, access }: Reader,
  moves: readonly StoredMove[],
): Promise<LedgerMove[]> {
  const byKind = Map.groupBy(moves, ({ kind }) => kind);
  const seen = [...byKind].filter(([kind]) => access.tables.has(kind));
  const found = await together(
    seen.flatMap(([kind, some]) => {
      const layout = layouts.get(kind);
      return layout ? [numbersOf(trx, company, layout.sqlTable, some)] : [];
    }),
  );
  const numbers = new Map(found.flat().map(({ id, number }) => [id, number]));
  const seesCosts = access.tables.has('valuation');
  return moves.map((move) => ({
    ...move,
    number: numbers.get(move.document) ?? null,
    value: seesCosts ? move.value : null,
  }));
}

/** The documents with this number, in whatever case, among those that the reader may see. */
export async function documentsNumbered(
  trx: Trx,
  layouts: RowLayouts,
  { company, access }: Reader,
  number: string,
): Promise<readonly string[]> {
  const forms = [number, number.toLowerCase(), number.toUpperCase()];
  const numbered = [...layouts.values()].filter(
    ({ table, keys }) => keys.includes('number') && access.tables.has(table.name),
  );
  const asked = numbered.map(
    ({ sqlTable }) => sql`
      select id from ${sql.table(sqlTable)} where company_id = ${company} and key_number = any(${forms}::text[])`,
  );
  if (asked.length === 0) return [];
  const { rows } = await sql<{ id: string }>`${sql.join(asked, sql` union all `)}`.execute(trx);
  return rows.map(({ id }) => id);
}

async function numbersOf(trx: Trx, company: number, table: string, moves: readonly StoredMove[]) {
  const ids = [...new Set(moves.map(({ document }) => document))];
  const { rows } = await sql<{ id: string; number: string | null }>`
    select id, data ->> 'number' as number from ${sql.table(table)}
     where company_id = ${company} and id = any(${ids}::text[])`.execute(trx);
  return rows;
}
