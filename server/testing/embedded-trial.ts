import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import {
  startEmbeddedPostgres,
  type EmbeddedOptions,
  type EmbeddedPostgres,
} from '#server/platform/db/supervisor.ts';

export interface Started extends EmbeddedPostgres {
  readonly lines: readonly string[];
  readonly error?: string;
}

/** What the supervisor's tests work with: a folder each, and starters in it. */
export interface EmbeddedTrial {
  /** The test's folder, which other users can pass through. */
  readonly area: string;
  readonly dataDir: string;
  /** What the supervisor logged in this test. */
  readonly said: string[];
  /** Provides a data folder that was already in use: saves the first start if that is not what is tested. */
  furnish(): void;
  start(options?: Partial<EmbeddedOptions>): Promise<EmbeddedPostgres>;
  /** A starter in a separate process; `told` is what it printed. */
  startElsewhere(options?: Partial<EmbeddedOptions>, as?: { uid?: number; gid?: number }): Promise<Elsewhere>;
  /** Ends a process with the test, if it is still running. */
  own(child: ChildProcess): ChildProcess;
}

export interface Elsewhere {
  readonly child: ChildProcess;
  readonly told: Started;
  order(word: 'finish' | 'throw' | 'stop'): void;
}

export const starterScript = join(import.meta.dirname, 'embedded-starter.ts');

/** Running, and not merely waiting to be reaped. */
export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Waits until the process has ended; throws if it does not. */
export const gone = (pid: number): Promise<boolean> =>
  vi.waitUntil(() => !alive(pid), { timeout: 15_000, interval: 20 });

export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

export const remember = (server: EmbeddedPostgres) =>
  query(server.ownerUrl, 'create table kept as select 42 as answer');
export const recall = (server: EmbeddedPostgres) => query(server.ownerUrl, 'select answer from kept');

/** Keeps owners and modes, which node:fs does not. */
export const copyFolder = (from: string, to: string): void => void execFileSync('cp', ['-a', from, to]);

interface Trial extends EmbeddedTrial {
  seed: string;
  area: string;
  readonly processes: ChildProcess[];
  readonly servers: EmbeddedPostgres[];
}

/** Call at the top of a test file: creates and clears the folders around each test. */
export function embeddedTrial(): EmbeddedTrial {
  const trial = makeTrial();
  beforeAll(async () => {
    trial.seed = await openFolder('lagra-seed-');
    const server = await startEmbeddedPostgres({ dataDir: join(trial.seed, 'data'), log: () => undefined });
    await server.stop();
  });
  afterAll(() => rm(trial.seed, { recursive: true, force: true }));
  beforeEach(async () => {
    trial.area = await openFolder('lagra-supervisor-');
    for (const list of [trial.processes, trial.servers, trial.said]) list.length = 0;
  });
  afterEach(async () => {
    for (const child of trial.processes) child.kill('SIGKILL');
    const stops = await Promise.allSettled(trial.servers.map((server) => server.stop()));
    for (const folder of await clustersIn(trial.area)) await endServerOf(folder);
    await rm(trial.area, { recursive: true, force: true });
    for (const stop of stops) if (stop.status === 'rejected') throw stop.reason;
  });
  return trial;
}

function makeTrial(): Trial {
  const trial: Trial = {
    seed: '',
    area: '',
    processes: [],
    servers: [],
    said: [],
    get dataDir() {
      return join(trial.area, 'data');
    },
    furnish: () => copyFolder(join(trial.seed, 'data'), trial.dataDir),
    start: async (options = {}) => {
      const log = (line: string): void => void trial.said.push(line);
      const server = await startEmbeddedPostgres({ dataDir: trial.dataDir, log, ...options });
      trial.servers.push(server);
      return server;
    },
    startElsewhere: (options = {}, as = {}) =>
      spawnStarter({ dataDir: trial.dataDir, ...options }, as, trial),
    own: (child) => {
      trial.processes.push(child);
      return child;
    },
  };
  return trial;
}

async function spawnStarter(
  options: object,
  as: { uid?: number; gid?: number },
  trial: EmbeddedTrial,
): Promise<Elsewhere> {
  const argument = JSON.stringify(options);
  const child = spawn(process.execPath, [starterScript, argument], {
    stdio: ['pipe', 'pipe', 'ignore'],
    ...as,
  });
  trial.own(child);
  const [line] = await once(createInterface(child.stdout), 'line');
  const told = JSON.parse(String(line)) as Started; // printed by embedded-starter.ts
  return { child, told, order: (word) => void child.stdin.write(`${word}\n`) };
}

async function openFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await chmod(folder, 0o711); // created closed, but the database may have to run as another user
  return folder;
}

async function clustersIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true });
  return found.filter((name) => name.endsWith('postmaster.pid')).map((name) => dirname(join(folder, name)));
}

async function endServerOf(folder: string): Promise<void> {
  const pid = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!command.includes(folder)) return;
  process.kill(pid, 'SIGQUIT');
  await gone(pid);
}
