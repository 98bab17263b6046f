import { sql, type RawBuilder, type Transaction } from 'kysely';
import { MOST_COUNTED, type LedgerAsk } from '#model/engine/ledger-answer.ts';
import type { Scope } from '#model/engine/scope.ts';
import { askedMoments } from '#server/lists/asked-moments.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { documentsNumbered, type Reader, type StoredMove } from './stock-ledger-names.ts';

type Trx = Transaction<Schema>;
type Sql = RawBuilder<unknown>;

/** A position in the ledger: when goods moved, the event, and the line within it. */
export interface LedgerCursor {
  /** Milliseconds of the epoch: moments are stored as precisely as that. */
  readonly at: number;
  readonly seq: number;
  readonly index: number;
}

export const cursorText = ({ at, seq, index }: LedgerCursor): string => `${at}.${seq}.${index}`;

export function cursorIn(text: string): LedgerCursor {
  const [at = 0, seq = 0, index = 0] = text.split('.').map(Number);
  return { at, seq, index };
}

export interface LedgerPart {
  readonly after: LedgerCursor | null;
  readonly limit: number;
}

/** A question to the ledger as its statements need it; null where nothing can answer it. */
export interface LedgerQuestion {
  readonly conditions: readonly Sql[];
  /** Of a move's ends, any; none: whatever they are. */
  readonly ends: Ends | null;
  readonly isNewest: boolean;
}

interface Ends {
  readonly from: string;
  readonly to: string;
  readonly values: readonly string[];
}

/**
 * What is asked of the ledger by somebody who sees the warehouses of a scope. Days are of the company's time zone.
 * [LG1] [LG2]
 */
export async function ledgerQuestion(
  trx: Trx,
  layouts: RowLayouts,
  reader: Reader,
  ask: LedgerAsk,
): Promise<LedgerQuestion | null> {
  const { company } = reader;
  const seen = warehousesOf(ask, reader.access.scope);
  const numbered = ask.number === '' ? null : await documentsNumbered(trx, layouts, reader, ask.number);
  if (seen?.length === 0 || numbered?.length === 0) return null;
  const { from, to } = await askedMoments(trx, company, ask);
  const conditions = [
    sql`company_id = ${company}`,
    ...among('product', ask.products),
    ...among('lot', ask.lots),
    ...among('document', ask.documents),
    ...among('document', numbered ?? []),
    ...among('by', ask.people),
    ...(from === null ? [] : [sql`effective_at >= ${from}::timestamptz`]),
    ...(to === null ? [] : [sql`effective_at < ${to}::timestamptz`]),
  ];
  const within = seen && { from: 'from_warehouse', to: 'to_warehouse', values: seen };
  const isNewest = ask.order === 'newest';
  if (ask.places.length === 0) return { conditions, ends: within, isNewest };
  const places = { from: 'from_location', to: 'to_location', values: ask.places };
  return { conditions: within ? [...conditions, either(within)] : conditions, ends: places, isNewest };
}

/** The warehouses asked for that a reader may see; null: all. */
function warehousesOf({ warehouses }: LedgerAsk, scope: Scope): readonly string[] | null {
  if (warehouses.length > 0) return warehouses.filter((id) => scope === null || scope.has(id));
  return scope === null ? null : [...scope];
}

/** One value by equality: an index that begins with the column then gives the order, too. */
function among(column: string, values: readonly string[]): readonly Sql[] {
  if (values.length === 0) return [];
  if (values.length === 1) return [sql`${sql.ref(column)} = ${values[0]}`];
  return [sql`${sql.ref(column)} = any(${[...values]}::text[])`];
}

const either = ({ from, to, values }: Ends): Sql =>
  sql`(${sql.ref(from)} = any(${[...values]}::text[]) or ${sql.ref(to)} = any(${[...values]}::text[]))`;

/** A page of moves in order, with what each changed in value. [LG3] */
export async function ledgerMoves(
  trx: Trx,
  { conditions, ends, isNewest }: LedgerQuestion,
  { after, limit }: LedgerPart,
): Promise<readonly StoredMove[]> {
  const [direction, beyond] = isNewest ? ['desc', '<'] : ['asc', '>'];
  const order = sql.raw(['effective_at', 'seq', 'index'].map((name) => `${name} ${direction}`).join(', '));
  const begun =
    after === null
      ? []
      : [
          sql`(effective_at, seq, index) ${sql.raw(beyond)} (${new Date(after.at).toISOString()}::timestamptz, ${after.seq}, ${after.index})`,
        ];
  const found = branchesOf([...conditions, ...begun], ends).map(
    (where) => sql`(select * from stock_move where ${where} order by ${order} limit ${limit})`,
  );
  const { rows } = await sql<StoredMove>`
    select seq, index, product, lot, quantity, from_location as "from", to_location as "to",
           effective_at as "effectiveAt", kind, document, by, value
      from (${sql.join(found, sql` union all `)}) as move order by ${order} limit ${limit}`.execute(trx);
  return rows;
}

/** How many moves there are, at most `MOST_COUNTED` and one. */
export async function ledgerCount(trx: Trx, { conditions, ends }: LedgerQuestion): Promise<number> {
  const most = MOST_COUNTED + 1;
  const found = branchesOf(conditions, ends).map(
    (where) => sql`(select 1 from stock_move where ${where} limit ${most})`,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from (${sql.join(found, sql` union all `)}) as found limit ${most}) as counted`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/**
 * The conditions of the parts of an answer, each of which one index reads in order: "from or to" in a single one would
 * read every move. A move with both its ends among the values is in the first of them alone.
 */
function branchesOf(conditions: readonly Sql[], ends: Ends | null): readonly Sql[] {
  const all = (...more: readonly Sql[]): Sql => sql.join([...conditions, ...more], sql` and `);
  if (!ends) return [all()];
  const [from, to] = [sql.ref(ends.from), sql.ref(ends.to)];
  return ends.values.flatMap((value) => [
    all(sql`${from} = ${value}`),
    all(sql`${to} = ${value}`, sql`(${from} is null or ${from} <> all(${[...ends.values]}::text[]))`),
  ]);
}
