import { execFile, execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from '#server/testing/door.ts';
import { listening, startTool, toolAt, type Tool } from './tool.fixtures.ts';

const run = promisify(execFile);

/** Debian's PostgreSQL with a standby that follows it by streaming replication, and holds all that is committed. */
export interface Pair {
  readonly ports: readonly [primary: number, standby: number];
  /** The owner's URL of the database at a port. */
  urlAt(port: number): string;
  /** A program that says whether the server at an address (its third and fourth argument) takes writes. */
  readonly check: string;
  /** Kills the primary and all its processes at once, as a machine ends that loses its power. */
  killPrimary(): Promise<void>;
  /** Has the standby take over. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

const DATABASE = 'lagra';
const OWNER = 'lagra_owner';

const settings = (port: number): string => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
wal_level = replica
hot_standby = on
`;

/** Whom PostgreSQL runs as: it refuses to run as root. */
function somebody(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function startPair(folder: string): Promise<Pair> {
  const as = somebody();
  await chmod(folder, 0o755);
  const home = join(folder, 'databases');
  await mkdir(home, { mode: 0o700 });
  if (as.uid !== undefined && as.gid !== undefined) await chown(home, as.uid, as.gid);
  const [first, second] = [await freePort(), await freePort()];
  const [primaryData, standbyData] = [join(home, 'primary'), join(home, 'standby')];
  const tool = (name: string, args: readonly string[]) =>
    run(toolAt(name) ?? name, args, { ...as, cwd: home });
  const serve = async (data: string, port: number, more: readonly string[] = []): Promise<Tool> => {
    const server = startTool('postgres', ['-D', data, '-p', String(port), ...more], { ...as, cwd: home });
    await listening(port, server);
    // It listens before it takes connections.
    await vi.waitUntil(() => takesConnections(port), { timeout: 20_000, interval: 100 });
    return server;
  };

  const plain = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await tool('initdb', ['-D', primaryData, ...plain]);
  await writeFile(join(primaryData, 'postgresql.auto.conf'), settings(first));
  const primary = await serve(primaryData, first);
  await ask(first, `create role ${OWNER} login createrole`);
  await ask(first, `create database ${DATABASE} owner ${OWNER}`);
  const from = `host=127.0.0.1 port=${first} user=postgres application_name=standby`;
  await tool('pg_basebackup', ['-d', from, '-D', standbyData, '-R', '-C', '-S', 'standby', '-c', 'fast']);
  const standby = await serve(standbyData, second);
  await waitForStandby(first);
  return {
    ports: [first, second],
    urlAt: (port) => `postgres://${OWNER}@127.0.0.1:${port}/${DATABASE}`,
    check: await checkIn(folder),
    killPrimary: () => killWhole(primary),
    promote: async () => void (await tool('pg_ctl', ['promote', '-D', standbyData, '-w'])),
    stop: async () => {
      await primary.stop('SIGINT');
      await standby.stop('SIGINT');
    },
  };
}

/** Commits wait for it from now on: only once it is there, so that it waits for none itself when it has taken over. */
async function waitForStandby(port: number): Promise<void> {
  await ask(port, `alter system set synchronous_standby_names = 'standby'`);
  await ask(port, 'select pg_reload_conf()');
  await vi.waitUntil(
    async () => (await ask(port, 'select sync_state from pg_stat_replication'))[0]?.['sync_state'] === 'sync',
    { timeout: 20_000, interval: 100 },
  );
}

/** With all its processes at once, as when its machine loses power. */
async function killWhole(server: Tool): Promise<void> {
  const pid = server.child.pid ?? 0;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean);
  const killed = server.stop('SIGKILL');
  for (const child of children) kill(Number(child));
  await killed;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}

const takesConnections = (port: number): Promise<boolean> =>
  ask(port, 'select 1').then(
    () => true,
    () => false,
  );

async function ask(port: number, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function checkIn(folder: string): Promise<string> {
  const file = join(folder, 'takes-writes.sh');
  await writeFile(
    file,
    `#!/bin/sh
exec ${toolAt('psql')} "host=$3 port=$4 user=postgres dbname=postgres connect_timeout=1" \\
  -Atqc 'select 1 / (not pg_is_in_recovery())::int' >/dev/null 2>&1
`,
    { mode: 0o755 },
  );
  return file;
}
