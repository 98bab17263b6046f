import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addJobs } from '#server/jobs/add-jobs.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { openBucket, type Bucket } from '#server/platform/objects/bucket.fixtures.ts';
import type { StorePlace } from '#server/platform/objects/store-place.ts';
import { findRun, lastFailed, lastProven } from '#server/platform/objects/backup-runs.ts';
import type { BackupStore } from './backup-store.ts';
import { openStore } from './open-store.ts';
import { emptyPlace, installation, KEY, type Installation } from './backup.fixtures.ts';
import { addressSource } from './s3-store.ts';
import { handleBackups, type BackupSettings } from './scheduled-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { finished } from './finished.ts';
import { engine } from '#machines/registry.ts';

let home: Installation;
let store: Bucket;
let s3: BackupSettings['s3'];
let now = '';
const faults: string[] = [];
const runners: JobRunner[] = [];

beforeAll(async () => {
  home = await installation();
  store = await openBucket(home.folder, 'backups');
  ({ s3 } = store);
});
beforeEach(async () => {
  now = '2026-05-06T02:00:10.000Z';
  await sql`truncate backup_run, mail`.execute(home.database.owner.kysely);
  await sql`delete from jobs.job`.execute(home.database.owner.kysely);
});
afterEach(async () => {
  faults.length = 0;
  for (const one of runners.splice(0)) await one.close();
});
afterAll(async () => {
  await store.close();
  await home.close();
});

const inFolder = (): StorePlace => ({ kind: 'folder', folder: join(home.folder, 'backups') });
const inBucket: StorePlace = { kind: 's3', bucket: 'backups', prefix: 'of/lagra' };

/** A process that takes part in the jobs. */
function process(backupTo: StorePlace | undefined, over: Partial<BackupSettings> = {}): JobRunner {
  const { database, files, folder } = home;
  const jobs = createJobRunner({ database, onFault: (error) => faults.push(String((error as Error).cause)) });
  const settings = {
    backupTo,
    backupAt: { hour: 2, minute: 0 },
    backupKey: KEY,
    secretKey: undefined,
    s3,
    dataDir: folder,
    operatorEmail: 'operator@example.com',
    ...over,
  };
  const queue = createMailQueue(database.app, () => now);
  handleBackups({ settings, database, files, jobs, queue, now: () => now, log: { info: () => undefined } });
  runners.push(jobs);
  return jobs;
}

const due = () => addJobs(home.database.app.kysely, [{ queue: 'backup', key: 'daily' }]);
const db = () => home.database.app.kysely;

async function again(jobs: JobRunner): Promise<void> {
  await sql`update jobs.job set start_after = now() - interval '1 second'`.execute(
    home.database.owner.kysely,
  );
  await jobs.drain('backup');
}

describe.each([
  ['a folder', inFolder],
  ['a store that speaks S3', () => inBucket],
])('into %s', (_, place) => {
  it('[BK14, BK15] is made once a day by all processes together, and read back from there', async () => {
    for (const one of [process(place()), process(place())]) {
      await due();
      await one.drain('backup');
      now = '2026-05-06T02:09:00.000Z';
    }
    expect(faults).toEqual([]);
    const kept = await openStore(place(), s3);
    expect(await kept.list()).toEqual(['lagra-2026-05-06T02-00-10Z.backup']);
    const proven = await lastProven(db());
    expect(proven).toMatchObject({
      place: place().kind,
      isEncrypted: true,
      error: '',
      endedAt: '2026-05-06T02:00:10.000Z',
    });
    expect(proven?.proof?.files).toBe(1);
    expect(Object.keys(proven?.proof?.logs ?? {})).toEqual(['1', '2']);
    expect(proven?.bytes).toBeGreaterThan(1000);
  });

  it('[BK16] keeps the last of seven days, four weeks and twelve months, and what is not its own', async () => {
    const kept = await openStore(place(), s3);
    for (const day of ['03-30', '03-31', '05-07', '05-08', '05-09', '05-11', '05-12', '05-13'])
      await kept.put(`lagra-2026-${day}T02-00-10Z.backup`, Readable.from([Buffer.from('x')]));
    now = '2026-05-14T02:00:10.000Z';
    const one = process(place());
    await due();
    await one.drain('backup');
    expect(faults).toEqual([]);
    expect((await kept.list()).map((name) => name.slice(11, 16))).toEqual([
      '03-31',
      '05-07',
      '05-08',
      '05-09',
      '05-11',
      '05-12',
      '05-13',
      '05-14',
    ]);
  });
});

it('[BK13] is restored from the store itself', async () => {
  now = '2026-05-20T02:00:10.000Z';
  const one = process(inBucket);
  await due();
  await one.drain('backup');
  const place = await emptyPlace();
  const source = await addressSource('s3://backups/of/lagra/lagra-2026-05-20T02-00-10Z.backup', s3);
  const { database, files, folder } = place;
  const deps = {
    database,
    engine,
    files,
    dataDir: folder,
    backupKey: KEY,
    secretKey: undefined,
    now: () => now,
  };
  expect(await finished(restoreBackup(deps, { source, until: null }))).toMatchObject({
    companies: 2,
    files: 1,
  });
  await expect(addressSource('s3://backups/nothing', s3)).rejects.toThrow(
    'There is no backup s3://backups/nothing.',
  );
  await place.close();
});

describe('one that fails', () => {
  it('[BK17] is tried three times, then told by mail and known of, until one is made', async () => {
    const blocked = join(home.folder, 'blocked');
    await writeFile(blocked, '');
    const one = process({ kind: 'folder', folder: blocked });
    await due();
    await one.drain('backup');
    expect(await lastFailed(db())).toBeUndefined();
    await again(one);
    await again(one);
    const failed = await lastFailed(db());
    expect(failed?.error).toMatch(/EEXIST|ENOTDIR/);
    expect(faults).toHaveLength(3);
    const { rows } = await sql<{ recipient: string; template: string; about: string }>`
      select recipient, template, data ->> 'about' as about from mail`.execute(home.database.owner.kysely);
    expect(rows).toEqual([
      { recipient: 'operator@example.com', template: 'backupFailed', about: failed?.id },
    ]);
    expect(await findRun(db(), failed?.id ?? '')).toEqual(failed);
    now = '2026-05-07T02:00:00.000Z';
    const other = process(inFolder());
    await due();
    await other.drain('backup');
    expect(await lastFailed(db())).toBeUndefined();
  });

  it('[BK15] is one that cannot be read back, which is taken away; one of a damaged installation is kept', async () => {
    const place: StorePlace = { kind: 'folder', folder: join(home.folder, 'others') };
    const kept: BackupStore = await openStore(place, s3);
    await rm(join(home.folder, 'files', '1', home.file));
    const one = process(place);
    await due();
    await one.drain('backup');
    expect(faults).toEqual([
      'UnfitBackup: It was made, but 1 files that documents name are not in DATA_DIR/files.',
    ]);
    expect(await kept.list()).toHaveLength(1);
    expect(await lastProven(db())).toBeUndefined();
    expect(await readdir(place.folder)).toEqual(await kept.list());
  });
});
