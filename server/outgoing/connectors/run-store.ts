import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Keeper } from './secret-store.ts';

type Trx = Transaction<Schema>;

/** How far a connection is; moments as UTC ISO. */
export interface RunState {
  readonly pulledAt: string | null;
  readonly ranAt: string | null;
  /** It is not to be asked anything before. */
  readonly notBefore: string | null;
}

export async function runState(trx: Trx, { company, connection }: Keeper): Promise<RunState> {
  const run = await trx
    .selectFrom('connection_run')
    .select(['pulled_at as pulledAt', 'ran_at as ranAt', 'not_before as notBefore'])
    .where('company_id', '=', company)
    .where('connection', '=', connection)
    .executeTakeFirst();
  return run ?? { pulledAt: null, ranAt: null, notBefore: null };
}

/** Notes a run; what is left out stays. */
export async function noteRun(
  trx: Trx,
  { company, connection }: Keeper,
  { ranAt, pulledAt, notBefore }: Partial<RunState>,
): Promise<void> {
  await trx
    .insertInto('connection_run')
    .values({
      company_id: company,
      connection,
      ran_at: ranAt ?? null,
      pulled_at: pulledAt ?? null,
      not_before: notBefore ?? null,
    })
    .onConflict((is) =>
      is.columns(['company_id', 'connection']).doUpdateSet({
        ran_at: ({ fn }) => fn.coalesce('excluded.ran_at', 'connection_run.ran_at'),
        // What is undefined stays.
        pulled_at: pulledAt,
        not_before: notBefore,
      }),
    )
    .execute();
}

export async function cursorOf(
  trx: Trx,
  { company, connection }: Keeper,
  flow: string,
): Promise<string | null> {
  const kept = await trx
    .selectFrom('connection_cursor')
    .select('cursor')
    .where('company_id', '=', company)
    .where('connection', '=', connection)
    .where('flow', '=', flow)
    .executeTakeFirst();
  return kept?.cursor ?? null;
}

export async function keepCursor(
  trx: Trx,
  { company, connection }: Keeper,
  flow: string,
  cursor: string,
): Promise<void> {
  await trx
    .insertInto('connection_cursor')
    .values({ company_id: company, connection, flow, cursor })
    .onConflict((is) => is.columns(['company_id', 'connection', 'flow']).doUpdateSet({ cursor }))
    .execute();
}
