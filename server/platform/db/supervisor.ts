import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installedBinaries, usableBinaries } from './embedded-binaries.ts';
import {
  adminName,
  databaseName,
  ensureCluster,
  ownerName,
  passwordOf,
  provision,
  readSecret,
} from './embedded-cluster.ts';
import type pg from 'pg';
import { stopWithProcess } from './embedded-exit.ts';
import { leaveLease, takeLease } from './embedded-lease.ts';
import { choosePlace, defaultFallbacks } from './embedded-place.ts';
import { connectRunning, launch, shutDown, type Home, type Running } from './embedded-server.ts';
import { EmbeddedDatabaseError } from './embedded-user.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** The package's `native` folder, if not the installed one. */
  readonly binaries?: string;
  /** Where the data may go if the database's user cannot enter `dataDir`. */
  readonly fallbacks?: readonly string[];
}

/** A server in use by this process. `stop` releases it, and stops it if nobody else uses it. */
export interface EmbeddedPostgres {
  /** Database `lagra` as its owner, an ordinary role: for migrations and roles. */
  readonly ownerUrl: string;
  /** The cluster's superuser: for tests and repairs, never for the application. */
  readonly adminUrl: string;
  /** Where the data is. */
  readonly folder: string;
  readonly pid: number;
  /** True if the server was already running: another process's, or left by one that was killed. */
  readonly attached: boolean;
  stop(): Promise<void>;
}

const patienceMs = 60_000;

/**
 * Starts, or joins, the PostgreSQL of a data folder. Ends with the process: signals are handled only if nobody else
 * does, so a server that drains its requests first calls `stop` itself. Throws EmbeddedDatabaseError.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    const home = await findHome(options);
    const { running, attached } = await acquire(home, 0);
    const secret = await readSecret(home.folder);
    const where = running.socket === undefined ? '' : `&host=${encodeURIComponent(running.socket)}`;
    const url = (role: string, database: string): string =>
      `postgres://${role}:${passwordOf(role, secret)}@127.0.0.1:${running.port}/${database}?sslmode=disable${where}`;
    const { folder } = home;
    const stop = holdOn(home, running, options.log);
    return {
      ownerUrl: url(ownerName, databaseName),
      adminUrl: url(adminName, 'postgres'),
      folder,
      pid: running.pid,
      attached,
      stop,
    };
  } catch (error) {
    throw explained(error, options.dataDir);
  }
}

async function findHome({ dataDir, log, binaries, fallbacks }: EmbeddedOptions): Promise<Home> {
  const place = await choosePlace(resolve(dataDir), fallbacks ?? defaultFallbacks(), log);
  const usable = await usableBinaries(
    binaries ?? installedBinaries(),
    dirname(place.folder),
    place.user,
    log,
  );
  return { ...place, binaries: usable };
}

/** Joins the running server or starts one; of several starters one starts and the others join. */
async function acquire(home: Home, port: number): Promise<{ running: Running; attached: boolean }> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(50)) {
    await ensureCluster(home.folder, home.binaries, home.user);
    const found = await connectRunning(home.folder);
    const outcome = found ? { running: found, attached: true } : await launch(home, port);
    if (outcome === 'busy') continue;
    const { running } = outcome;
    try {
      await takeLease(running.client);
      await provision(running.client, await readSecret(home.folder));
      return outcome;
    } catch (error) {
      await running.client.end().catch(() => undefined);
      if (!isShutdown(error)) throw error; // else the last user stopped it while we joined: start our own
    }
  }
  throw new EmbeddedDatabaseError(
    `The database in ${home.folder} is held by another server that cannot be reached. ` +
      `${join(home.folder, 'postmaster.pid')} names it, ${join(home.folder, 'server.log')} says more.`,
  );
}

/**
 * Holds the lease, restarts a killed server on its port, and releases the lease when the process ends, at the latest.
 */
function holdOn(home: Home, first: Running, log: (line: string) => void): () => Promise<void> {
  let current = first;
  let reviving: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  const watch = (): void => {
    detachable(current.client).unref(); // the lease alone must not keep a finished script running
    current.client.once('end', () => {
      if (!stopping) reviving = revive();
    });
  };
  const revive = async (): Promise<void> => {
    log('the database server went away; bringing it back');
    try {
      current = (await acquire(home, first.port)).running;
      watch();
      log('the database server is back');
    } catch (error) {
      log(`the database server did not come back: ${String(error)}`);
    }
  };
  const release = async (): Promise<void> => {
    forget();
    await reviving;
    const { client, pid } = current;
    detachable(client).ref();
    const last = await leaveLease(client).catch(() => false);
    if (last) await shutDown(home, pid);
    await client.end().catch(() => undefined);
  };
  const stop = (): Promise<void> => (stopping ??= release());
  const forget = stopWithProcess(home, stop);
  watch();
  return stop;
}

// pg has both methods (lib/client.js); its typings lack them.
const detachable = (client: pg.Client) => client as pg.Client & { ref(): void; unref(): void };

const isShutdown = (error: unknown): boolean =>
  error instanceof Error &&
  ('code' in error ? String(error.code).startsWith('57P') || error.code === 'ECONNRESET' : true);

function explained(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(code)) return error;
  return new EmbeddedDatabaseError(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}`, {
    cause: error,
  });
}
