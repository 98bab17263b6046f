import { type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { GatheringClient, pipelined, PreparingClient, together, type Pipelined } from './pipelined.ts';
import { appUrlOf, ensureAppRole } from './roles.ts';
import type { Schema } from './schema.ts';
import { valueTypes } from './value-types.ts';

/** One role's access to the database. `pool` and `kysely` share the same connections. */
export interface Access {
  readonly url: string;
  /** Leads past a pooler of transactions, for what needs a session of its own: to listen, or to hold a lock. */
  readonly directUrl: string;
  readonly pool: pg.Pool;
  readonly kysely: Kysely<Schema>;
  /** A transaction that sees no company's rows: see `Pipelined`. */
  readonly transact: Pipelined<Schema>['transact'];
}

export interface Database {
  /** The owner of the tables: for migrations only. */
  readonly owner: Access;
  /** The application: subject to row-level security, sees no company's rows outside `withCompany`. */
  readonly app: Access;
  /** Runs `work` in one transaction that sees and writes only this company's rows. Rolled back if it throws. */
  withCompany<T>(
    companyId: number,
    work: (trx: Transaction<Schema>) => Promise<T>,
    plans?: QueryPlans,
  ): Promise<T>;
  dispose(): Promise<void>;
}

/**
 * Whether PostgreSQL plans a statement for its actual values. For a company its statistics do not know yet it expects
 * one row, and then reads all of that company's rows to find one by id.
 */
export type QueryPlans = 'forValues' | 'forAnyValues';

export interface ConnectOptions {
  readonly ownerUrl: string;
  /** [DB10] Where `ownerUrl` leads through a pooler of transactions: past it; undefined where there is none. */
  readonly directUrl?: string | undefined;
  /** Where a secret may be stored (DATA_DIR), needed if the owner's URL has no password. */
  readonly secretDir: string;
  /** What that secret is derived from instead. */
  readonly secretKey?: string | undefined;
  readonly log: (line: string) => void;
  /** Connections of the application's pool; 10 by default. */
  readonly connections?: number;
}

/** Creates the application's role if needed and opens the pools. Does not migrate. Throws DatabaseSetupError. */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const { ownerUrl, directUrl = ownerUrl, log, connections = 10 } = options;
  const password = await ensureAppRole(directUrl, { dataDir: options.secretDir, ...options });
  const owner = access({ url: directUrl, directUrl, name: 'lagra migrations', max: 2, log });
  const urls = { url: appUrlOf(ownerUrl, password), directUrl: appUrlOf(directUrl, password) };
  const app = access({ ...urls, name: 'lagra', max: connections, log });
  return {
    owner,
    app,
    withCompany: (companyId, work, plans) =>
      app.transact(async (trx) => {
        mustBeCompany(companyId);
        // Sent with the first statement of the work, which it precedes.
        const [, result] = await together([enterCompany(trx, companyId, plans), work(trx)]);
        return result;
      }),
    dispose: async () => {
      await Promise.all([owner.kysely.destroy(), app.kysely.destroy()]);
    },
  };
}

/** Restricts the rest of this transaction to a company. For migrations that write rows, one company after the other. */
export async function enterCompany(
  trx: Transaction<Schema>,
  companyId: number,
  plans: QueryPlans = 'forValues',
): Promise<void> {
  mustBeCompany(companyId);
  const mode = plans === 'forAnyValues' ? 'force_generic_plan' : 'force_custom_plan';
  await sql`
    select set_config('app.company_id', ${String(companyId)}, true), set_config('plan_cache_mode', ${mode}, true)`.execute(
    trx,
  );
}

function mustBeCompany(id: number): void {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw new RangeError(`${id} is no company's id`);
}

interface AccessOptions extends Pick<Access, 'url' | 'directUrl'> {
  readonly name: string;
  readonly max: number;
  readonly log: (line: string) => void;
}

/**
 * [DB10] A pooler of transactions gives each to another connection: there nothing is prepared by name, and no setting is
 * asked for at the start. A statement that is not kept is planned for its values anyway.
 */
function access({ url, directUrl, name, max, log }: AccessOptions): Access {
  const isPooled = url !== directUrl;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    types: valueTypes,
    Client: isPooled ? GatheringClient : PreparingClient,
    pipeline: true,
    // Prepared or not, a statement is planned for its values unless a transaction says otherwise.
    ...(!isPooled && { options: '-c plan_cache_mode=force_custom_plan' }),
  });
  // Without a listener, a broken idle connection ends the process; the pool replaces it automatically.
  // One that breaks while it is borrowed says so to who asks it, and to nobody else.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  // One that ends together with the database says nothing that matters.
  pool.on('error', (error) => pool.ending || log(`a database connection broke: ${error.message}`));
  return { url, directUrl, pool, ...pipelined<Schema>(pool) };
}
