import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openBucket, type Bucket } from '#server/platform/objects/bucket.fixtures.ts';
import { followLog, stretchOf } from '#server/testing/log-follower.ts';
import { readHead } from '#server/platform/model/event-log.ts';
import { deviceOf, writeOn } from './device.fixtures.ts';
import { startPgbouncer, type Pgbouncer } from './pgbouncer.fixtures.ts';
import { mustShareFiles } from './shared-files.fixtures.ts';
import { missing } from './tool.fixtures.ts';
import { openTrial, type Trial } from './trial.fixtures.ts';
import { mustBeWrittenOnce } from './written.fixtures.ts';

const COMPANY = 1;
const EDITOR = 'admin@example.com';
const COMMANDS = 800;
const away = missing('haproxy', 'pgbouncer');

describe.skipIf(away.length > 0)(`three servers through pgbouncer ${away.join()}`, () => {
  let trial: Trial;
  let pgbouncer: Pgbouncer;
  let bucket: Bucket;
  beforeAll(async () => {
    trial = await openTrial(async (ownerUrl, folder) => {
      pgbouncer = await startPgbouncer(folder, inject('testServer').adminUrl);
      bucket = await openBucket(folder, 'lagra');
      return {
        DATABASE_URL: pgbouncer.through(ownerUrl),
        DATABASE_DIRECT_URL: ownerUrl,
        FILES_TO: 's3://lagra/files',
        S3_ENDPOINT: bucket.s3.endpoint ?? '',
        AWS_ACCESS_KEY_ID: bucket.s3.credentials?.accessKeyId ?? '',
        AWS_SECRET_ACCESS_KEY: bucket.s3.credentials?.secretAccessKey ?? '',
      };
    });
  });
  afterAll(async () => {
    await trial?.close();
    await pgbouncer?.stop();
    await bucket?.close();
  });

  it('[MP5] hand out files, thumbnails and exports of others, in a bucket', async () => {
    expect.hasAssertions();
    await mustShareFiles(trial, await deviceOf(trial.address, EDITOR));
  });

  it('[MP8] write, tell and run jobs in transaction mode', async () => {
    const head = await trial.database.withCompany(COMPANY, (trx) => readHead(trx, COMPANY));
    const from = (head?.head ?? 0) + 1;
    const { cookie } = await deviceOf(trial.address, EDITOR);
    const stream = await followLog(trial.servers.urls[0] ?? '', { cookie }, `${COMPANY}?from=${from}`);
    const stop = new AbortController();
    let given = 0;
    const writing = Array.from({ length: 8 }, async () => {
      const device = await deviceOf(trial.address, EDITOR);
      const counting: typeof device = {
        ...device,
        give: (commands) => {
          if ((given += 1) >= COMMANDS) stop.abort();
          return device.give(commands);
        },
      };
      return writeOn(counting, stop.signal);
    });
    const written = await Promise.all(writing);
    const last = Math.max(...written.flatMap(({ acknowledged }) => acknowledged.map(({ seq }) => seq)));
    await stream.until(last);
    expect(stretchOf(stream.batches)).toEqual({ from, to: last });
    stream.stop();
    await mustBeWrittenOnce(trial.database, written);
    expect(trial.servers.errors()).toBe('');
    const admin = new pg.Client({ connectionString: trial.database.adminUrl }); // others do not see from where
    await admin.connect();
    const { rows } = await admin.query<{ through: string; count: number }>(
      `select application_name as through, count(*)::int as count from pg_stat_activity
        where datname = current_database() and usename = 'lagra_app' and client_addr is not null group by 1`,
    );
    await admin.end();
    expect(rows).toEqual([{ through: 'lagra', count: expect.any(Number) }]);
    expect(rows[0]?.count).toBeLessThanOrEqual(8);
    await fetch(`${trial.address}/api/auth/password/reset/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EDITOR }),
    });
    await vi.waitUntil(async () => (await trial.letters()).length > 0, { timeout: 45_000, interval: 200 });
  });
});
