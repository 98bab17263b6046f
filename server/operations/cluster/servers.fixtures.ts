import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type ServerProcess } from '#server/main.fixtures.ts';
import { freePort } from '#server/testing/door.ts';
import { endWithTests } from './tool.fixtures.ts';

/** Several servers of one database, each as on a machine of its own: with a DATA_DIR that the others do not see. */
export interface Servers {
  readonly ports: readonly number[];
  readonly urls: readonly string[];
  /** Ends one as an operator does, and starts it again at its port once it has ended; resolves once it takes requests. */
  restart(number: number): Promise<void>;
  /** What was complained of by any of them. */
  errors(): string;
  /** What they have written in their logs since they were started last. */
  log(): string;
  stop(): Promise<void>;
}

/** As all of them have it. */
export const SECRET_KEY = 'of all servers of the trial, at least 32 characters';
/** Milliseconds that a start may take, on a machine that does other things. */
const PATIENCE = 60_000;

export async function freePorts(count: number): Promise<readonly number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}

/** Trials run beside other tests on the same database server: few connections each. */
const common = {
  SECRET_KEY,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'warn',
  SHUTDOWN_DELAY: '1',
  DATABASE_CONNECTIONS: '4',
};

/** Starts one at each of these ports. */
export async function startServers(
  ports: readonly number[],
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<Servers> {
  const errors: string[] = [];
  const start = async (number: number): Promise<ServerProcess> => {
    const DATA_DIR = join(folder, `server${number + 1}`);
    await mkdir(DATA_DIR, { recursive: true });
    const own = { DATA_DIR, FILES_TO: join(folder, 'shared'), PORT: String(ports[number]) };
    const server = await startServer({ ...common, ...own, ...settings });
    endWithTests(server.child);
    await ready(server);
    return server;
  };
  const running = await Promise.all(ports.map((_, number) => start(number)));
  const end = async (server: ServerProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
    server?.child.kill(signal);
    const code = await server?.ended;
    errors.push(server?.errors() ?? '');
    if (signal === 'SIGTERM' && code !== 0) errors.push(`ended with ${code}: ${server?.out()}`);
  };
  return {
    ports,
    urls: running.map(({ url }) => url),
    restart: async (number) => {
      await end(running[number], 'SIGTERM');
      running[number] = await start(number);
    },
    errors: () => [...errors, ...running.map((server) => server.errors())].filter(Boolean).join('\n'),
    log: () => running.map((server) => server.out()).join('\n'),
    stop: async () => void (await Promise.all(running.map((server) => end(server, 'SIGTERM')))),
  };
}

async function ready(server: ServerProcess): Promise<void> {
  for (const begun = performance.now(); !server.out().includes('ready http'); await pause(50))
    if (server.child.exitCode !== null || performance.now() - begun > PATIENCE)
      throw new Error(`a server has not started: ${server.out()} ${server.errors()}`);
}
