import { sql } from 'kysely';
import type { Engine } from '#model/engine/engine.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { inSnapshot } from './company-snapshot.ts';
import { keepCheck } from './log-checks.ts';
import { rebuild, type Difference } from './rebuild.ts';
import type { RowLayouts } from './row-layout.ts';
import { wholeWalk, type Verdict } from './verify-log.ts';

/** How long a repeated command is answered with its stored outcome. Devices give up earlier. */
const OUTCOME_DAYS = 30;

interface MaintenanceOptions {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly now: () => string;
  readonly companies: () => Promise<readonly number[]>;
  /** Called for each row that differs from its log. */
  readonly onDifference: (company: number, difference: Difference) => void;
  /** Called with what walking each company's log came to. */
  readonly onVerified?: (company: number, verdict: Verdict) => void;
  readonly onFault: (error: unknown) => void;
  /** Nightly work of other modules for a company. */
  readonly chores?: readonly Chore[];
}

/** Maintenance work for a company; `now` is a timestamp, UTC ISO. */
export type Chore = (company: number, now: string) => Promise<unknown>;

/**
 * Deletes old outcomes and addresses, compares every company's rows with its log, walks its chain, keeps what both came to and does
 * the chores, one company after the other.
 */
export async function maintain(options: MaintenanceOptions): Promise<void> {
  const { engine, database, layouts, chores = [], onFault } = options;
  for (const company of await options.companies()) {
    await database.withCompany(company, (trx) =>
      sql`delete from command where company_id = ${company}
        and at < ${options.now()}::timestamptz - ${OUTCOME_DAYS} * interval '1 day'`.execute(trx),
    );
    await database.withCompany(company, (trx) => sql`select forget_old_addresses()`.execute(trx));
    const differences = await rebuild(engine, database, layouts, company);
    for (const difference of differences) options.onDifference(company, difference);
    const verdict = await inSnapshot(database, company, (trx) => wholeWalk(trx, company, layouts));
    options.onVerified?.(company, verdict);
    await database.withCompany(company, (trx) =>
      keepCheck(trx, company, { at: options.now(), verdict, differences }),
    );
    for (const chore of chores) await chore(company, options.now()).catch(onFault);
  }
}

const DAY = 86_400_000;
const HOUR_OF_NIGHT = 2 * 3_600_000;

/**
 * Runs maintenance at two in the morning, UTC, in one of the processes on a database. Returns a function that stops it.
 */
export function maintainNightly(options: MaintenanceOptions): () => void {
  let timer: NodeJS.Timeout;
  const plan = (): void => {
    const sinceNight = (Date.parse(options.now()) - HOUR_OF_NIGHT) % DAY;
    timer = setTimeout(() => void run().then(plan), DAY - sinceNight);
    timer.unref();
  };
  const run = (): Promise<void> => aloneOn(options.database, () => maintain(options)).catch(options.onFault);
  plan();
  return () => clearTimeout(timer);
}

/** Does nothing if another process is doing it. */
async function aloneOn(database: Database, work: () => Promise<void>): Promise<void> {
  await database.app.kysely.connection().execute(async (connection) => {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_lock(hashtext('lagra nightly')) as mine`.execute(connection);
    if (!rows[0]?.mine) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext('lagra nightly'))`.execute(connection);
    }
  });
}
