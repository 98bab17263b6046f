import type pg from 'pg';
import { jobSchema } from '#server/platform/db/job-queues.ts';
import { searchSchema } from '#server/platform/db/make-finder.ts';
import { UnfitBackup } from './unfit-backup.ts';
import { restoringSchema } from '#server/platform/db/must-be-whole.ts';

/** [BK7] Throws UnfitBackup unless nothing is there; what a restoring that was cut off has left is cleared away. */
export async function mustBeEmpty(client: pg.Client): Promise<void> {
  if (await isThere(client, restoringSchema)) return clearDatabase(client);
  const { rows } = await client.query<{ tables: number; companies: boolean }>(`
    select count(*)::int as tables, coalesce(bool_or(relname = 'company'), false) as companies from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  if (rows[0]?.tables === 0 && !(await isThere(client, 'migrations'))) return;
  const { rows: named } =
    rows[0]?.companies === true ? await client.query('select id from company') : { rows: [] };
  throw new UnfitBackup(
    `The database is not empty (${named.length} ${named.length === 1 ? 'company' : 'companies'}): restore into a new one, ` +
      'by a DATA_DIR of its own or the DATABASE_URL of an empty database.',
  );
}

async function isThere(client: pg.Client, schema: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  return rowCount === 1;
}

/** [BK8] Notes that a database is being restored, so that no server starts on half of it. */
export const beginRestoring = (client: pg.Client) => client.query(`create schema ${restoringSchema}`);

export const endRestoring = (client: pg.Client) => client.query(`drop schema ${restoringSchema}`);

/** [BK8] Empties a database that was empty before: all or nothing. */
export async function clearDatabase(client: pg.Client): Promise<void> {
  await client.query('begin');
  try {
    for (const schema of ['migrations', jobSchema, searchSchema])
      await client.query(`drop schema if exists ${schema} cascade`);
    const { rows } = await client.query<{ drop: string }>(`
      select format('drop table if exists %s cascade', oid::regclass) as drop from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      union all
      select format('drop function if exists %s cascade', oid::regprocedure) from pg_proc as p
       where pronamespace = 'public'::regnamespace and not exists (
         select from pg_depend where objid = p.oid and classid = 'pg_proc'::regclass and deptype = 'e')`);
    for (const { drop } of rows) await client.query(drop);
    await client.query(`drop schema if exists ${restoringSchema}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
