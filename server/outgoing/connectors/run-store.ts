import { sql, type Transaction } from 'kysely';
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
  const { rows } =
    await sql<RunState>`select pulled_at as "pulledAt", ran_at as "ranAt", not_before as "notBefore"
    from connection_run where company_id = ${company} and connection = ${connection}`.execute(trx);
  return rows[0] ?? { pulledAt: null, ranAt: null, notBefore: null };
}

/** Notes a run; what is left out stays. */
export async function noteRun(
  trx: Trx,
  { company, connection }: Keeper,
  { ranAt, pulledAt, notBefore }: Partial<RunState>,
): Promise<void> {
  await sql`insert into connection_run as one (company_id, connection, ran_at, pulled_at, not_before)
    values (${company}, ${connection}, ${ranAt ?? null}, ${pulledAt ?? null}, ${notBefore ?? null})
    on conflict (company_id, connection) do update set ran_at = coalesce(excluded.ran_at, one.ran_at),
      pulled_at = ${pulledAt === undefined ? sql`one.pulled_at` : sql`excluded.pulled_at`},
      not_before = ${notBefore === undefined ? sql`one.not_before` : sql`excluded.not_before`}`.execute(trx);
}

export async function cursorOf(
  trx: Trx,
  { company, connection }: Keeper,
  flow: string,
): Promise<string | null> {
  const { rows } = await sql<{ cursor: string }>`select cursor from connection_cursor
    where company_id = ${company} and connection = ${connection} and flow = ${flow}`.execute(trx);
  return rows[0]?.cursor ?? null;
}

export async function keepCursor(
  trx: Trx,
  { company, connection }: Keeper,
  flow: string,
  cursor: string,
): Promise<void> {
  await sql`insert into connection_cursor (company_id, connection, flow, cursor)
    values (${company}, ${connection}, ${flow}, ${cursor})
    on conflict (company_id, connection, flow) do update set cursor = excluded.cursor`.execute(trx);
}
