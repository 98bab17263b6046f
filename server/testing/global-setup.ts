import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase, type Database } from '#server/platform/db/connect.ts';
import { migrateModel } from '#server/platform/db/migrate-model.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/platform/db/supervisor.ts';
import { templateName, urlOfDatabase } from './test-database.ts';

/** One server for the run, with a migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lagra-test-'));
  await chmod(folder, 0o711); // created closed, but the database may have to run as another user
  const guard = watchOver(folder);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => undefined });
  const end = async (): Promise<void> => {
    await server.stop();
    guard?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server, folder);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('testServer', { adminUrl: server.adminUrl, ownerUrl: server.ownerUrl, folder });
  project.provide('statements', await statementsFolder(project.name));
  return end;
}

/** Where the tests of a project leave what they sent to the database; empty at the start of a run. */
async function statementsFolder(project: string): Promise<string> {
  const folder = join(import.meta.dirname, '../../.cache/statements', project);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * A shell that waits for the end of this process, which closes its input however it ends, kill -9 included, and then
 * removes the server and its files. The pid file can be trusted here: nobody else has ever used the folder.
 */
function watchOver(folder: string) {
  if (process.platform === 'win32') return undefined;
  const script = `cat >/dev/null; pid=$(head -n 1 "$1/data/postgres/postmaster.pid") || pid=
    if [ -n "$pid" ]; then kill -QUIT "$pid"; while kill -0 "$pid"; do sleep 0.1; done; fi; rm -rf "$1"`;
  const guard = spawn('/bin/sh', ['-c', script, 'sh', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return guard;
}

async function makeTemplate(server: EmbeddedPostgres, folder: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`create database ${templateName} owner lagra_owner`);
  await admin.end();
  const ownerUrl = urlOfDatabase(server.ownerUrl, templateName);
  const database = await connectDatabase({ ownerUrl, secretDir: folder, log: () => undefined });
  try {
    await migrateModel(database.owner.kysely);
    await keepCompanyTables(database);
  } finally {
    await database.dispose();
  }
}

/** The tables of companies, by which the statements of the tests are judged [DB9]. */
async function keepCompanyTables({ owner }: Database): Promise<void> {
  const { rows } = await owner.pool.query<{ table_name: string }>(`
    select table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' order by table_name`);
  const folder = join(import.meta.dirname, '../../.cache/statements');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'tables.json'), JSON.stringify(rows.map((row) => row.table_name)));
}
