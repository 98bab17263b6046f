import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect.ts';

/** In milliseconds: who asks for health or metrics waits no longer than this for the database. */
const PATIENCE = 2_000;

/** Whether the database answers the application within two seconds: null, or what is the matter. */
export function databaseProblem({ app }: Pick<Database, 'app'>): Promise<Error | null> {
  return withinPatience(sql`select 1`.execute(app.kysely)).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
}

/** Rejects where the database takes longer than two seconds, be it for want of a free connection. */
export async function withinPatience<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = after(PATIENCE, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`the database has not answered within ${PATIENCE} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
}
