import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { engine } from '#machines/registry.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { createDemoDatabase } from '#server/testing/demo-database.ts';
import { urlOfDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { startHttpProxy } from './haproxy.fixtures.ts';
import { freePorts, startServers, type Servers } from './servers.fixtures.ts';

type Settings = Readonly<Record<string, string>>;

/** Three servers behind a proxy. */
export interface Front {
  readonly servers: Servers;
  /** The proxy's address: each request goes to the next server. */
  readonly address: string;
  /** The files of letters that any of them has sent. */
  letters(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Trial extends Front {
  readonly database: TestDatabase;
}

/** Opens them on a database, with what they keep in a folder. */
export async function openFront(folder: string, settings: Settings): Promise<Front> {
  const ports = await freePorts(3);
  const proxy = await startHttpProxy(folder, ports);
  const address = `http://127.0.0.1:${proxy.port}`;
  const servers = await startServers(ports, folder, { PUBLIC_URL: address, ...settings });
  // The proxy learns of them by its next check.
  await vi.waitUntil(async () => (await fetch(`${address}/api/ready/`)).ok, { timeout: 10_000 });
  const outbox = (number: number): Promise<string[]> =>
    readdir(join(folder, `server${number + 1}`, 'outbox')).catch(() => []);
  return {
    servers,
    address,
    letters: async () => (await Promise.all(ports.map((_, number) => outbox(number)))).flat(),
    close: async () => {
      await proxy.stop();
      await servers.stop();
    },
  };
}

/** A folder that other users can enter, as long as the trial takes. */
export const trialFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'lagra-cluster-'));

/** Opens them on the demo companies; `settings` may lead them to the database by another way. */
export async function openTrial(
  settings: (ownerUrl: string, folder: string) => Promise<Settings> = async () => ({}),
): Promise<Trial> {
  const { database } = await createDemoDatabase({ name: 'lagra_demo_whole', engine, now });
  const folder = await trialFolder();
  const DATABASE_URL = urlOfDatabase(inject('testServer').ownerUrl, database.name);
  const front = await openFront(folder, { DATABASE_URL, ...(await settings(DATABASE_URL, folder)) });
  return {
    ...front,
    database,
    close: async () => {
      await front.close();
      await database.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
