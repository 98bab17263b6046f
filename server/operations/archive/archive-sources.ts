import { sql, type Transaction } from 'kysely';
import { CSV_MARK, csvText } from '#model/values/csv-cell.ts';
import { chainColumns } from '#server/platform/db/chain-log.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { ChainedEvent } from '#server/platform/db/log-chain.ts';
import type { RowLayout } from '#server/platform/model/row-layout.ts';

type Trx = Transaction<Schema>;

/** A piece of a part, and how many rows it holds. */
export interface Piece {
  readonly text: string;
  readonly rows: number;
}

const PAGE = 2000;

/** A fact of the log with its hash (hex), as a line of an export holds it. */
export type LoggedFact = ChainedEvent & { readonly hash: string };

/** The log, a line a fact, in order; the caller gives a snapshot. */
export async function* logPieces(trx: Trx, company: number): AsyncGenerator<Piece> {
  for (let from = 1; ;) {
    const { rows } = await sql<LoggedFact>`
      select ${chainColumns}, encode(hash, 'hex') as hash from event
       where company_id = ${company} and seq >= ${from} order by seq limit ${PAGE}`.execute(trx);
    const last = rows.at(-1);
    if (!last) return;
    yield { text: rows.map((row) => `${JSON.stringify(row)}\n`).join(''), rows: rows.length };
    from = last.seq + 1;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** A table as CSV: its rows' fields, in order of their names; what is no plain value is JSON. */
export async function* tablePieces(
  trx: Trx,
  company: number,
  { sqlTable }: RowLayout,
): AsyncGenerator<Piece> {
  const table = sql.table(sqlTable);
  const { rows: named } = await sql<{ key: string }>`
    select distinct key collate "C" as key from ${table} cross join lateral jsonb_object_keys(data) as key
     where company_id = ${company} and key <> 'id' order by 1`.execute(trx);
  const columns = ['id', ...named.map(({ key }) => key)];
  yield { text: `${CSV_MARK}${columns.map(csvText).join(',')}\r\n`, rows: 0 };
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; data: Fields }>`
      select id, data from ${table} where company_id = ${company} and id > ${after}
       order by id limit ${PAGE}`.execute(trx);
    const last = rows.at(-1);
    if (!last) return;
    const lines = rows.map(({ data }) => `${columns.map((column) => cell(data[column])).join(',')}\r\n`);
    yield { text: lines.join(''), rows: rows.length };
    after = last.id;
  }
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return csvText(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The hashes of all files that its documents have or had, and of its logo. */
export async function attachedHashes(trx: Trx, company: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct entry ->> 'hash' as hash
      from row_file cross join lateral jsonb_array_elements(data -> 'entries') as entry
     where company_id = ${company}
    union
    select data -> 'logo' ->> 'hash' from row_company
     where company_id = ${company} and data -> 'logo' ->> 'hash' is not null order by 1`.execute(trx);
  return rows.map(({ hash }) => hash);
}

/** Everybody with an account who was ever a member. */
export async function peopleOf(trx: Trx, company: number) {
  const { rows } = await sql<{ user: string; name: string; email: string }>`
    select data ->> 'user' as "user", data ->> 'name' as name, data ->> 'email' as email from row_member
     where company_id = ${company} and data ->> 'user' is not null order by id`.execute(trx);
  return rows;
}

/** What the manifest says of the company and its log. */
export async function headOf(trx: Trx, company: number) {
  const { rows } = await sql<{ name: string; currency: string; facts: number; end: string }>`
    select data ->> 'name' as name, data ->> 'currency' as currency, head::int as facts,
           encode(hash, 'hex') as "end"
      from company_head join row_company using (company_id) where company_id = ${company}`.execute(trx);
  const [head] = rows;
  if (!head) throw new Error(`company ${company} was never founded`);
  return head;
}
