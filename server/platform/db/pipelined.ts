import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import {
  AbortedTransactionError,
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { inSpan } from '#server/platform/observe/spans.ts';

/**
 * A connection that sends what is asked for in one turn of the loop in one write: system calls took a quarter of the
 * server's time.
 */
export class GatheringClient extends pg.Client {
  #isGathering = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown; // pg overloads it nine times
    this.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      this.#gather();
      if (typeof text !== 'string' || !Array.isArray(values)) return query(text, values, ...rest);
      const asked = this.asked(text, values);
      if (rest.length > 0) return query(asked, ...rest); // with a callback
      return inSpan(
        () => spanOf(text),
        () => query(asked) as Promise<unknown>,
      );
    }) as typeof this.query;
  }

  protected asked(text: string, values: unknown[]): pg.QueryConfig {
    return { text, values };
  }

  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = (this as unknown as { readonly connection: { readonly stream: Duplex } }).connection; // pg does not declare it
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}

/**
 * Prepares each statement once, named after its text: parsing and rewriting one that writes rows from JSON takes longer
 * than running it.
 */
export class PreparingClient extends GatheringClient {
  protected override asked(text: string, values: unknown[]): pg.QueryConfig {
    return { name: nameOf(text), text, values };
  }
}

/** Values go beside a statement's text; the few that are written into it are left out. */
const spanOf = (text: string) => ({
  name: /\w+/.exec(text)?.[0] ?? 'statement',
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.replaceAll(/'(?:[^']|'')*'/g, "'…'") },
  onlyWithin: true,
});

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Kysely over a pool of pipelining connections. */
export interface Pipelined<Schema> {
  readonly kysely: Kysely<Schema>;
  /**
   * Runs `work` in one transaction whose statements are sent as they are asked for, without waiting for one another's
   * answers: Kysely's own transactions send one at a time. Rolled back if `work` throws, or if a statement failed, even one
   * that `work` did not wait for.
   */
  transact<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
}

export function pipelined<Schema>(pool: pg.Pool): Pipelined<Schema> {
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PipeliningDriver({ pool }),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const driver: Driver = dialect.createDriver();
  const kysely = new Kysely<Schema>({ dialect: { ...dialect, createDriver: () => driver } });
  const transact = <T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> =>
    kysely.getExecutor().provideConnection(async (connection) => {
      const failed: unknown[] = [];
      const noted = (error: unknown): never => {
        failed.push(error);
        throw error;
      };
      let isOver = false;
      const executor = kysely.getExecutor().withConnectionProvider({
        provideConnection: async (consumer) => {
          // The connection may be another company's by now.
          if (isOver) throw new Error('the transaction is over');
          return consumer(connection).catch(noted);
        },
      });
      await driver.beginTransaction(connection, {});
      try {
        const result = await work(
          new Transaction<Schema>({ config: { dialect }, dialect, driver, executor }),
        );
        await new Promise(setImmediate); // what was asked for and not waited for is sent before the commit
        isOver = true;
        await driver.commitTransaction(connection);
        return result;
      } catch (error) {
        isOver = true;
        await driver.rollbackTransaction(connection).catch(() => undefined);
        throw error instanceof AbortedTransactionError ? (failed[0] ?? error) : error;
      }
    });
  return { kysely, transact };
}

/** Sends a transaction's `begin` with its first statement. */
class PipeliningDriver extends PostgresDriver {
  /** Fails only if the connection does, and then everything after it fails too. */
  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    const begin = `begin${isolation}${accessMode ? ` ${accessMode}` : ''}`;
    connection.executeQuery(CompiledQuery.raw(begin)).catch(() => undefined);
  }
}

/** Waits for all even if one fails, so that nothing of a transaction is still running when it is rolled back. */
export async function together<const T extends readonly Promise<unknown>[]>(work: T) {
  await Promise.allSettled(work);
  return Promise.all(work);
}
