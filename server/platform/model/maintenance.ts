import { sql } from 'kysely';
import type { BookFault } from '#model/books/books.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { inSnapshot } from './company-snapshot.ts';
import { keepCheck } from './log-checks.ts';
import { judgeRows, type Difference } from './rebuild.ts';
import type { RowLayouts } from './row-layout.ts';
import { wholeWalk, type Verdict } from './verify-log.ts';

/** How long a repeated command is answered with its stored outcome. Devices give up earlier. */
const OUTCOME_DAYS = 30;

interface MaintenanceOptions {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly now: () => string;
  /** Called for each row that differs from its log. */
  readonly onDifference: (company: number, difference: Difference) => void;
  /** Called for each place where books contradict each other. */
  readonly onBookFault?: (company: number, fault: BookFault) => void;
  /** Called with what walking each company's log came to. */
  readonly onVerified?: (company: number, verdict: Verdict) => void;
  readonly onFault: (error: unknown) => void;
  /** Nightly work of other modules for a company. */
  readonly chores?: readonly Chore[];
}

/** Maintenance work for a company; `now` is a timestamp, UTC ISO. */
export type Chore = (company: number, now: string) => Promise<unknown>;

/**
 * Deletes old outcomes and addresses of a company, compares its rows with its log and its books with each other, walks
 * its chain, keeps what all came to and does the chores.
 */
export async function maintain(options: MaintenanceOptions, company: number): Promise<void> {
  const { engine, database, layouts, chores = [], onFault } = options;
  await database.withCompany(company, (trx) =>
    sql`delete from command where company_id = ${company}
      and at < ${options.now()}::timestamptz - ${OUTCOME_DAYS} * interval '1 day'`.execute(trx),
  );
  await database.withCompany(company, (trx) => sql`select forget_old_addresses()`.execute(trx));
  const { differences, books } = await judgeRows(engine, database, layouts, company);
  for (const difference of differences) options.onDifference(company, difference);
  for (const fault of books) options.onBookFault?.(company, fault);
  const verdict = await inSnapshot(database, company, (trx) => wholeWalk(trx, company, layouts));
  options.onVerified?.(company, verdict);
  await database.withCompany(company, (trx) =>
    keepCheck(trx, company, { at: options.now(), verdict, differences, books }),
  );
  for (const chore of chores) await chore(company, options.now()).catch(onFault);
}
