import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, realpath, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { adminName, readSecret } from './embedded-cluster.ts';
import { EmbeddedDatabaseError, runTool, spawnOptions } from './embedded-user.ts';
import type { Place } from './embedded-place.ts';

/** A data folder, its user, and binaries that this user can run. */
export interface Home extends Place {
  readonly binaries: string;
}

/** A server that has proved, over this connection, to serve our folder. */
export interface Running {
  readonly client: pg.Client;
  readonly pid: number;
  readonly port: number;
  /** The folder of its Unix socket, a quarter cheaper than TCP on the loopback; undefined where it has none. */
  readonly socket: string | undefined;
}

const keepLogBytes = 5_000_000;
const stopPatienceMs = 60_000;
/** Bytes that macOS has room for, with the ending of its lock's name; Linux has four more. */
const LONGEST_SOCKET = 97;

/**
 * Connects to the server named in postmaster.pid, if it is ready. The file may be stale and its pid and port used by
 * another program, so the server must know the folder's secret (scram proves it both ways) and report the folder as its
 * own.
 */
export async function connectRunning(folder: string): Promise<Running | undefined> {
  const file = await readPidFile(folder);
  if (file?.status !== 'ready') return undefined;
  const client = new pg.Client({
    host: '127.0.0.1',
    port: file.port,
    user: adminName,
    password: await readSecret(folder),
    database: 'postgres',
    ssl: false,
    application_name: 'lagra supervisor',
    connectionTimeoutMillis: 1500,
  });
  client.on('error', () => undefined); // an idle connection broke; 'end' follows and is handled
  try {
    await client.connect();
    const answer = await client.query<{ data_directory: string }>('show data_directory');
    const served = await realpath(answer.rows[0]?.data_directory ?? '');
    if (served === (await realpath(folder))) return { client, ...file };
  } catch {
    // Not there, not ready, or not ours: in each case there is no server to join at the moment.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

/**
 * Starts a server on the port (0: a free one) and waits until it is ready. `busy` if another server or starter holds
 * the folder or the port: try again. Throws with the server's own message if it cannot start.
 */
export async function launch(
  home: Home,
  port: number,
): Promise<{ running: Running; attached: boolean } | 'busy'> {
  const logPath = join(home.folder, 'server.log');
  const from = await turnLog(logPath);
  const log = await open(logPath, 'a', 0o600);
  const env: Record<string, string> = {};
  const recycled = await recycledPid(home.folder);
  // Tells PostgreSQL that this pid is not a server's; it still checks the shared memory named in postmaster.pid. Safer
  // than deleting the file, which would skip that check.
  if (recycled !== undefined) env.PG_GRANDPARENT_PID = String(recycled);
  const child = spawn(
    join(home.binaries, 'bin', 'postgres'),
    serverArguments(home.folder, port || (await freePort())),
    {
      ...spawnOptions(home.user, env),
      detached: true, // its own process group: Ctrl-C reaches this process alone, which then stops the server in order
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  child.unref();
  try {
    const running = await untilReady(home.folder, child);
    return running ? { running, attached: running.pid !== child.pid } : await whyItEnded(logPath, from);
  } finally {
    await log.close();
  }
}

/**
 * Stops this server cleanly: rolls back open transactions, checkpoints, ends. pg_ctl's own waiting would continue if a
 * newcomer immediately started the next server on the folder, so only its signal is used.
 */
export async function shutDown(home: Home, pid: number): Promise<void> {
  const args = ['stop', '--pgdata', home.folder, '--mode', 'fast', '--no-wait', '--silent'];
  const result = await runTool(join(home.binaries, 'bin', 'pg_ctl'), args, home.user);
  for (const end = Date.now() + stopPatienceMs; Date.now() < end; await delay(20)) {
    if (!isAlive(pid) || (await readPidFile(home.folder))?.pid !== pid) return;
  }
  throw new EmbeddedDatabaseError(`The database server (process ${pid}) did not stop. ${result.output}`);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** An eighth of the machine's memory, from PostgreSQL's default up to a gigabyte; taken as it is used. */
const sharedMegabytes = (memory: number): number =>
  Math.min(1024, Math.max(128, Math.floor(memory / 8 / 2 ** 20)));

function serverArguments(folder: string, port: number): string[] {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(folder, port),
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: `${sharedMegabytes(totalmem())}MB`,
    effective_cache_size: `${Math.floor(totalmem() / 2 ** 21)}MB`,
    random_page_cost: '1.1',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  };
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** The data folder, which its own user alone can enter; none where the platform knows none, or where its path is too long. */
const socketFolder = (folder: string, port: number): string =>
  process.platform !== 'win32' && Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= LONGEST_SOCKET
    ? folder
    : '';

async function untilReady(folder: string, child: ChildProcess): Promise<Running | undefined> {
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  for (;;) {
    if (ended) return undefined;
    const running = await connectRunning(folder);
    if (running) return running;
    await delay(20);
  }
}

async function whyItEnded(logPath: string, from: number): Promise<'busy'> {
  const said = (await readFile(logPath)).subarray(from).toString('utf8').trim();
  const passing = [
    'lock file "postmaster.pid"',
    'pre-existing shared memory',
    'could not bind',
    'could not create any TCP',
  ];
  if (passing.some((words) => said.includes(words))) return 'busy';
  throw new EmbeddedDatabaseError(`The database server did not start: ${said || `see ${logPath}`}`);
}

async function turnLog(logPath: string): Promise<number> {
  const size = await stat(logPath).then(
    (found) => found.size,
    () => 0,
  );
  if (size < keepLogBytes) return size;
  await rename(logPath, `${logPath}.1`);
  return 0;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Lines of postmaster.pid: pid, folder, start, port, socket folder, address, shared memory, status. */
async function readPidFile(folder: string) {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n').map((line) => line.trim());
  const [pid, port] = [Number(lines?.[0]), Number(lines?.[3])];
  if (!lines || !Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return { pid, port, socket: lines[4] || undefined, status: lines[7] ?? '' };
}

/** The pid in a stale postmaster.pid, if it now certainly belongs to something other than a server of this folder. */
async function recycledPid(folder: string): Promise<number | undefined> {
  const file = await readPidFile(folder);
  if (!file) return undefined;
  const command = await commandOf(file.pid);
  if (command === undefined) return undefined;
  const isPostgres = /postgres|postmaster/i.test(command[0] ?? '');
  const served = command[command.indexOf('-D') + 1] ?? '';
  const servesAnother = command.includes('-D') && isAbsolute(served) && served !== folder;
  return !isPostgres || servesAnother ? file.pid : undefined;
}

/** A process's command line as words, empty if it has ended but is not reaped; undefined if it is gone. */
async function commandOf(pid: number): Promise<string[] | undefined> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
    return text?.split('\0').filter((word) => word !== '');
  }
  if (process.platform === 'win32') return undefined;
  const result = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => undefined);
  return result?.stdout.trim().split(' ');
}
