import { sql, type Transaction } from 'kysely';
import type { BookFault } from '#model/books/books.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Difference } from './rebuild.ts';
import type { LogBreak, Verdict } from './verify-log.ts';

type Trx = Transaction<Schema>;

/** What a night found in a company. */
export interface LogCheck {
  /** Moment, UTC ISO. */
  readonly at: string;
  readonly checked: number;
  readonly hash: string;
  readonly broken: LogBreak | null;
  /** Rows that differ from the log. */
  readonly differences: readonly Pick<Difference, 'table' | 'id'>[];
  /** Where books contradict each other. */
  readonly books: readonly BookFault[];
}

interface Found {
  readonly at: string;
  readonly verdict: Verdict;
  readonly differences: readonly Difference[];
  readonly books: readonly BookFault[];
}

/** [AUD7] Keeps what a night found; of a row that differs, which it is. */
export async function keepCheck(
  trx: Trx,
  company: number,
  { at, verdict, differences, books }: Found,
): Promise<void> {
  const { checked, hash, broken } = verdict;
  const rows = differences.map(({ table, id }) => ({ table, id }));
  await sql`
    insert into log_check (company_id, at, checked, hash, broken, differences, books)
    values (${company}, ${at}, ${checked}, ${hash}, ${broken && JSON.stringify(broken)}::jsonb,
            ${JSON.stringify(rows)}::jsonb, ${JSON.stringify(books)}::jsonb)
    on conflict do nothing`.execute(trx);
}

/** The last check; none before the first night. */
export async function lastCheck(trx: Trx, company: number): Promise<LogCheck | undefined> {
  const { rows } = await sql<LogCheck>`
    select at, checked, hash, broken, differences, books from log_check where company_id = ${company}
     order by at desc limit 1`.execute(trx);
  return rows[0];
}
