import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest';
import { engine } from '#machines/registry.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { connectDatabase, type Database } from '#server/platform/db/connect.ts';
import { migrateModel } from '#server/platform/db/migrate-model.ts';
import { seedPeople } from '#server/testing/demo-database.ts';
import { followLog } from '#server/testing/log-follower.ts';
import { deviceOf, writeOn } from './device.fixtures.ts';
import { startDatabaseProxy, type Haproxy } from './haproxy.fixtures.ts';
import { startPair, type Pair } from './standby.fixtures.ts';
import { SECRET_KEY } from './servers.fixtures.ts';
import { missing } from './tool.fixtures.ts';
import { openFront, trialFolder, type Front } from './trial.fixtures.ts';
import { mustBeWrittenOnce } from './written.fixtures.ts';

const EDITOR = 'admin@example.com';
const WRITERS = 8;
const away = missing('haproxy', 'psql', 'initdb', 'pg_basebackup');

describe.skipIf(away.length > 0)(`three servers whose primary is killed ${away.join()}`, () => {
  let folder: string;
  let pair: Pair;
  let proxy: Haproxy;
  let front: Front;
  beforeAll(async () => {
    folder = await trialFolder();
    pair = await startPair(folder);
    proxy = await startDatabaseProxy(folder, pair.ports, pair.check);
    const database = await connectTo(pair.ports[0]);
    await migrateModel(database.owner.kysely);
    await seedPeople(database, engine, now);
    await database.dispose();
    front = await openFront(folder, { DATABASE_URL: pair.urlAt(proxy.port) });
  });
  afterAll(async () => {
    await front?.close();
    await proxy?.stop();
    await pair?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const connectTo = (port: number): Promise<Database> =>
    connectDatabase({
      ownerUrl: pair.urlAt(port),
      secretDir: folder,
      secretKey: SECRET_KEY,
      log: () => undefined,
    });

  it('[MP9] lose nothing that was acknowledged, and go on with the standby that takes over', async () => {
    expect.hasAssertions();
    onTestFailed(() => console.error(front.servers.log(), front.servers.errors(), proxy.said()));
    const stop = new AbortController();
    const devices = await Promise.all(Array.from({ length: WRITERS }, () => deviceOf(front.address, EDITOR)));
    let answered = 0;
    const writing = devices.map((device) =>
      writeOn(
        {
          ...device,
          give: async (commands) => {
            const done = await device.give(commands);
            answered += 1;
            return done;
          },
        },
        stop.signal,
      ),
    );
    await vi.waitUntil(() => answered > 400, { timeout: 60_000 });
    await pair.killPrimary();
    await pair.promote();
    const before = answered;
    await vi.waitUntil(() => answered > before + 400, { timeout: 60_000 });
    stop.abort();
    const written = await Promise.all(writing);
    const database = await connectTo(pair.ports[1]);
    try {
      await mustBeWrittenOnce(database, written);
      await goesOn();
    } finally {
      await database.dispose();
    }
  });

  /** One hears again of what another writes, and jobs are run. */
  async function goesOn(): Promise<void> {
    const [one = '', other = ''] = front.servers.urls;
    const [reader, writer] = [await deviceOf(one, EDITOR), await deviceOf(other, EDITOR)];
    const stop = new AbortController();
    const { acknowledged } = await writeOn(
      {
        ...writer,
        give: (commands) => {
          stop.abort();
          return writer.give(commands);
        },
      },
      stop.signal,
    );
    const from = (acknowledged[0]?.seq ?? 0) + 1;
    const stream = await followLog(one, { cookie: reader.cookie }, `1?from=${from}`);
    const more = new AbortController();
    const writing = writeOn(writer, more.signal);
    await stream.until(from + 1);
    more.abort();
    await writing;
    stream.stop();
    await reader.post('auth/password/reset/', { email: EDITOR });
    await vi.waitUntil(async () => (await front.letters()).length > 0, { timeout: 45_000, interval: 200 });
  }
});
