import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { createTestDatabase, ensureTemplate, urlOfDatabase } from '#server/testing/test-database.ts';

const root = resolve(import.meta.dirname, '../..');

export interface JourneyServer {
  /** `http://localhost:…` */
  readonly origin: string;
  close(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** The demo companies as one server seeded them. */
export interface Demo {
  /** The migrated database with the demo data in it. */
  readonly template: string;
  /** The environment in which it is seeded and served. */
  readonly settings: Settings;
}
const today: Demo = { template: 'lagra_demo_template', settings: {} };

/**
 * The server as `npm start` runs it, on its own demo database, serving the built app; optionally with other environment
 * settings, or with the demo of another day.
 */
export async function startJourneyServer(settings: Settings = {}, demo = today): Promise<JourneyServer> {
  if (!existsSync(join(root, 'dist/index.html')))
    throw new Error('there is no build in dist/: npm run build');
  const isDemo = settings['DEMO'] !== '0';
  if (isDemo) await ensureTemplate(demo.template, (url) => seed(url, demo.settings));
  const database = await createTestDatabase(isDemo ? demo.template : undefined);
  const url = urlOfDatabase(inject('testServer').ownerUrl, database.name);
  const server = serve(url, { ...demo.settings, ...settings });
  try {
    const origin = await addressOf(server);
    const close = async (): Promise<void> => {
      await end(server);
      await database.dispose();
    };
    return { origin, close };
  } catch (error) {
    await database.dispose();
    throw error;
  }
}

/** A server seeds the demo data before it is ready. */
async function seed(url: string, settings: Settings): Promise<void> {
  const server = serve(url, settings);
  await addressOf(server);
  await end(server);
}

function serve(databaseUrl: string, settings: Settings): ChildProcess {
  const { folder } = inject('testServer');
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    // Only the first server of a run compiles its modules.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    // So that visitors can have addresses of their own.
    TRUST_PROXY: '1',
    ...settings,
  };
  return spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    server.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
    if (!server.stdout) return fail(new Error('the server has no output'));
    createInterface(server.stdout).on('line', (line) => {
      const [, address] = /^ready (\S+)/.exec(line) ?? [];
      if (address) found(address);
    });
  });
}

function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((ended) => {
    server.once('exit', () => ended());
    server.kill('SIGTERM');
  });
}
