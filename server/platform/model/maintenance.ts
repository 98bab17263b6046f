import { sql } from 'kysely';
import type { Engine } from '#model/engine/engine.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { rebuild, type Difference } from './rebuild.ts';
import type { RowLayouts } from './row-layout.ts';

/** How long a command that is sent again is answered from memory. Devices give up earlier. */
const OUTCOME_DAYS = 30;

interface MaintenanceOptions {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly now: () => string;
  readonly companies: () => Promise<readonly number[]>;
  /** Told of each row that is not what its log says. */
  readonly onDifference: (company: number, difference: Difference) => void;
  readonly onFault: (error: unknown) => void;
  /** What other concerns do for a company at night. */
  readonly chores?: readonly Chore[];
}

/** Puts something of a company in order; `now` is a moment, UTC ISO. */
export type Chore = (company: number, now: string) => Promise<unknown>;

/** Forgets old outcomes, holds every company's rows against its log and does the chores, one company after the other. */
export async function maintain(options: MaintenanceOptions): Promise<void> {
  const { engine, database, layouts, chores = [], onFault } = options;
  for (const company of await options.companies()) {
    await database.withCompany(company, (trx) =>
      sql`delete from command where company_id = ${company}
        and at < ${options.now()}::timestamptz - ${OUTCOME_DAYS} * interval '1 day'`.execute(trx),
    );
    for (const difference of await rebuild(engine, database, layouts, company))
      options.onDifference(company, difference);
    for (const chore of chores) await chore(company, options.now()).catch(onFault);
  }
}

const DAY = 86_400_000;
const HOUR_OF_NIGHT = 2 * 3_600_000;

/** Maintains at two in the morning, UTC, in one process of those on a database. Returns what stops it. */
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

/** Does nothing where another process is at it. */
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
