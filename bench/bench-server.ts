import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { engine } from '#machines/registry.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { companyBusiness } from '#server/company-business.ts';
import { createExecutor, type Executor } from '#server/platform/commands/executor.ts';
import { connectDatabase, type Database } from '#server/platform/db/connect.ts';
import { migrateModel } from '#server/platform/db/migrate-model.ts';
import { startEmbeddedPostgres } from '#server/platform/db/supervisor.ts';
import { readRowLayouts, type RowLayouts } from '#server/platform/model/row-layout.ts';

/** A real PostgreSQL (fsync on) and the product's own executor on it, in this process. */
export interface BenchServer {
  readonly folder: string;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly executor: Executor;
  /** Begins the log of a new company and returns its number. */
  newCompany(): Promise<number>;
  /**
   * Address of the whole server, run as its own process as `npm start` does; each number is another process on the same
   * database, started at the first call.
   */
  serve(number?: number): Promise<string>;
  close(): Promise<void>;
}

/** @param kept a folder to use and keep; without it a temporary one is created and removed */
export async function openBenchServer(kept: string | undefined): Promise<BenchServer> {
  const folder = kept === undefined ? await mkdtemp(join(tmpdir(), 'lagra-bench-')) : resolve(kept);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711); // the database may have to run as another user
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: console.error });
  const database = await connectDatabase({
    ownerUrl: postgres.ownerUrl,
    secretDir: folder,
    log: console.error,
  });
  await migrateModel(database.owner.kysely);
  const layouts = await readRowLayouts(database.app.kysely, engine);
  const onFault = (error: unknown): void => console.error('fault', error);
  const settings = { now, onFault, business: companyBusiness, secret: 'bench' };
  const executor = createExecutor({ engine, database, layouts, ...settings });
  const processes = processesOn(folder);
  return {
    folder,
    database,
    layouts,
    executor,
    newCompany: async () => {
      const { rows } = await database.app.pool.query<{ id: number }>(
        'insert into company (created_at) values ($1) returning id',
        [now()],
      );
      const id = rows[0]?.id;
      if (id === undefined) throw new Error('the database gave out no company number');
      return id;
    },
    serve: processes.serve,
    close: async () => {
      await processes.close();
      await executor.close();
      await database.dispose();
      await postgres.stop();
      if (kept === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Processes of the whole server, by number, each started when it is asked for. */
function processesOn(folder: string) {
  const children: ChildProcess[] = [];
  const addresses: Promise<string>[] = [];
  const start = (): Promise<string> => {
    const child = startServer(folder);
    children.push(child);
    return addressOf(child);
  };
  return {
    serve: (number = 0): Promise<string> => (addresses[number] ??= start()),
    close: () => Promise.all(children.map(ended)),
  };
}

/** Runs on the same data folder, so it joins the PostgreSQL already running there. */
function startServer(folder: string): ChildProcess {
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'error' };
  const root = resolve(import.meta.dirname, '..');
  return spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
    if (!child.stdout) return fail(new Error('the server has no output'));
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = /^ready (\S+)/.exec(line) ?? [];
      if (address) found(address.replace('localhost', '127.0.0.1'));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolved) => {
    child.once('exit', () => resolved());
    child.kill('SIGTERM');
  });
}
