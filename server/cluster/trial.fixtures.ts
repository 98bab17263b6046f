import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { engine } from '#machines/registry.ts';
import { createDemoDatabase } from '#server/testing/demo-database.ts';
import { urlOfDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { startHttpProxy } from './haproxy.fixtures.ts';
import { freePorts, startServers, type Servers } from './servers.fixtures.ts';

/** Three servers behind a proxy. */
export interface Trial {
  readonly folder: string;
  readonly database: TestDatabase;
  readonly servers: Servers;
  /** The proxy's address: each request goes to the next server. */
  readonly address: string;
  close(): Promise<void>;
}

const now = (): string => new Date().toISOString();

/** Opens them on the demo companies; `settings` may lead them to the database by another way. */
export async function openTrial(
  settings: (ownerUrl: string, folder: string) => Promise<Readonly<Record<string, string>>> = async () => ({}),
): Promise<Trial> {
  const { database } = await createDemoDatabase({ name: 'lagra_demo_whole', engine, now });
  const folder = await mkdtemp(join(tmpdir(), 'lagra-cluster-'));
  const DATABASE_URL = urlOfDatabase(inject('testServer').ownerUrl, database.name);
  const ports = await freePorts(3);
  const proxy = await startHttpProxy(folder, ports);
  const address = `http://127.0.0.1:${proxy.port}`;
  const servers = await startServers(ports, folder, {
    DATABASE_URL,
    PUBLIC_URL: address,
    ...(await settings(DATABASE_URL, folder)),
  });
  // The proxy learns of them by its next check.
  await vi.waitUntil(async () => (await fetch(`${address}/api/ready/`)).ok, { timeout: 10_000 });
  return {
    folder,
    database,
    servers,
    address,
    close: async () => {
      await proxy.stop();
      await servers.stop();
      await database.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
