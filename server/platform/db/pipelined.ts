import { createHash } from 'node:crypto';
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';

/**
 * A connection that prepares each statement once, named after its text. Parsing and rewriting one that writes rows from
 * JSON takes longer than running it.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown; // pg overloads it nine times
    this.query = ((text: unknown, values?: unknown, ...rest: unknown[]) =>
      typeof text === 'string' && Array.isArray(values)
        ? query({ name: nameOf(text), text, values }, ...rest)
        : query(text, values, ...rest)) as typeof this.query;
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Kysely over a pool of pipelining connections: a transaction's `begin` is sent with its first statement. */
export function pipelinedKysely<Schema>(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PipeliningDriver({ pool }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

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
