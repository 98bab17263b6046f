import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mustBeWhole } from '#server/platform/db/must-be-whole.ts';
import { readSecretOf } from '#server/platform/kept-secret.ts';
import { createProduct, mustPropose } from '#server/testing/company.fixtures.ts';
import {
  allRows,
  allShapes,
  backedUp,
  changedBackup,
  content,
  cutOff,
  emptyPlace,
  flipped,
  installation,
  JOB,
  KEY,
  sumOf,
  type EmptyPlace,
  type Installation,
} from './backup.fixtures.ts';
import { CLOSING, OPENING, type Closing, type Opening } from './backup-format.ts';

let home: Installation;
let plain: string;
let sealed: string;
const places: EmptyPlace[] = [];
const place = async (template?: string): Promise<EmptyPlace> => {
  const made = await emptyPlace(template);
  places.push(made);
  return made;
};

beforeAll(async () => {
  home = await installation();
  plain = (await backedUp(home)).path;
  sealed = (await backedUp(home, { backupKey: KEY, secretKey: 'one secret key of thirty-two letters' })).path;
});
afterEach(async () => {
  for (const one of places.splice(0)) await one.close();
});
afterAll(() => home.close());

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'taken',
    (error: Error) => `${error.name}: ${error.message}`,
  );

const left = async ({ database, folder }: EmptyPlace) => ({
  tables: Object.keys(await allRows(database)),
  schemas: (
    await sql<{ name: string }>`select nspname as name from pg_namespace
      where nspname in ('migrations', 'jobs', 'lagra_search', 'lagra_restoring')`.execute(
      database.owner.kysely,
    )
  ).rows,
  files: (await readdir(folder, { recursive: true })).filter((name) => /[0-9a-f]{64}|secret/.test(name)),
});
const nothing = { tables: [], schemas: [], files: [] };

/** [BK2] Files of documents, jobs that wait, and numbers that go on where they were. */
async function holdsTheRest({ app, owner }: EmptyPlace['database'], files: EmptyPlace['files']) {
  const found = await files.open(1, home.file);
  expect(Buffer.concat((await found?.stream.toArray()) ?? [])).toEqual(content);
  const { rows: jobs } = await sql<{ id: string; data: unknown }>`
    select id, data from jobs.job where name = 'mail'`.execute(owner.kysely);
  expect(jobs).toEqual([{ id: JOB, data: { template: 'it\\s\n"new"' } }]);
  const { rows } = await sql<{ id: number }>`
    insert into company (created_at) values (now()) returning id`.execute(app.kysely);
  expect(rows).toEqual([{ id: 3 }]);
}

describe('a backup', () => {
  it('[BK1, BK2, BK3, BK9, BK10, BK11] comes back as every row of every table, but sessions, and names the keys it needs', async () => {
    const { database, files, folder, restore } = await place();
    const restored = await restore(plain);
    expect(restored).toMatchObject({ companies: 2, files: 1, jobs: 1, cut: null, faults: [], doubts: [] });
    expect(restored.facts).toBeGreaterThan(50);
    const [was, is] = [await allRows(home.database), await allRows(database)];
    const sets = (all: typeof was) => ({ ...all, session: [], company_head: [] });
    expect(sets(is)).toEqual(sets(was));
    expect([was['session']?.length, is['session']?.length]).toEqual([1, 0]);
    const head = (rows: readonly string[] = []) => rows.map((row) => ({ ...JSON.parse(row), epoch: 0 }));
    expect(head(is['company_head'])).toEqual(head(was['company_head']));
    expect(JSON.parse(is['company_head']?.[0] ?? '').epoch).toBeGreaterThan(1_000_000);
    expect(await allShapes(database)).toEqual(await allShapes(home.database));
    expect(restored.lacking).toEqual([
      'webhooks.secret of the DATA_DIR that was backed up is not in this one: copy it here before the server starts.',
    ]);
    expect(await readSecretOf(folder, 'webhooks')).toBeUndefined();
    await holdsTheRest(database, files);
  });

  it('[BK1] is of one moment: what is written while it is made is not in it', async () => {
    const before = await allRows(home.database);
    const { path, written } = await backedUp(home, {}, () =>
      mustPropose(home.executor, 2, [createProduct({ sku: 'LATER' })]),
    );
    const facts = before['event']?.length;
    expect(written).toMatchObject({
      companies: 2,
      facts,
      files: 1,
      missing: 0,
      keysBeside: ['webhooks.secret'],
    });
    const { database, restore } = await place();
    expect(await restore(path)).toMatchObject({ facts });
    expect((await allRows(database))['row_product']).toEqual(before['row_product']);
  });
});

it('[BOK14] a backup says whose books contradicted each other in the last night', async () => {
  const at = '2026-05-05T02:00:00.000Z';
  const fault = {
    problem: 'placesDoNotSum',
    kind: 'product',
    document: 'p',
    params: { found: 1, expected: 0 },
  };
  const check = (company: number, books: readonly object[]) =>
    home.database.withCompany(company, (trx) =>
      sql`insert into log_check (company_id, at, checked, hash, differences, books)
          values (${company}, ${at}, 0, '', '[]', ${JSON.stringify(books)}::jsonb)`.execute(trx),
    );
  await check(1, []);
  await check(2, [fault, fault]);
  const { written } = await backedUp(home);
  expect(written.doubts).toEqual([{ company: 2, at, places: 2 }]);
});

describe('an encrypted backup', () => {
  it('[BK3, BK4] shows nothing, and brings the keys of DATA_DIR along', async () => {
    const bytes = await readFile(sealed);
    expect(bytes.subarray(0, 13).toString()).toBe('LAGRA-BACKUP ');
    const { folder, restore } = await place();
    const { lacking } = await restore(sealed, { backupKey: KEY });
    expect(await readSecretOf(folder, 'webhooks')).toBe(await readSecretOf(home.folder, 'webhooks'));
    expect(lacking).toEqual([
      'SECRET_KEY is not the one of the backup: without it second factors and stored secrets cannot be read.',
    ]);
  });

  it('[BK4, BK8] is refused without its key, with another, changed and cut off, and leaves nothing', async () => {
    const target = await place();
    const { restore } = target;
    expect([
      await refusal(restore(sealed)),
      await refusal(restore(sealed, { backupKey: `${KEY}!` })),
      await refusal(restore(await flipped(sealed, 0.5), { backupKey: KEY })),
      await refusal(restore(await flipped(sealed, 0.999), { backupKey: KEY })),
      await refusal(restore(await cutOff(sealed, 0.7), { backupKey: KEY })),
    ]).toEqual([
      'UnfitBackup: The backup is encrypted: set BACKUP_KEY to its key.',
      'UnfitBackup: BACKUP_KEY is not the key that this backup was encrypted with.',
      expect.stringMatching(/^UnfitBackup: The backup is damaged: (a piece of it was changed|it ends)/),
      expect.stringMatching(/^UnfitBackup: The backup is damaged: it ends/),
      expect.stringMatching(/^UnfitBackup: The backup is damaged: it ends/),
    ]);
    expect(await left(target)).toEqual(nothing);
  });
});

describe('what is refused', () => {
  const json = (change: (value: Opening & Closing) => object) => (bytes: Buffer) =>
    Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString()))));
  const changed = (entry: string | RegExp, change: (bytes: Buffer) => Buffer | null) =>
    changedBackup(plain, (name, bytes) =>
      (typeof entry === 'string' ? name === entry : entry.test(name)) ? change(bytes) : bytes,
    );

  it('[BK6, BK8] is damaged, foreign, not whole or newer, each in a sentence, and nothing is left', async () => {
    const target = await place();
    const tried = async (path: string) => refusal(target.restore(path));
    const newer = json((value) => ({ ...value, migrations: [...value.migrations, '9999-later'] }));
    expect([
      await tried(`${plain}.not`),
      await tried(
        await changed(
          OPENING,
          json((value) => ({ ...value, format: 2 })),
        ),
      ),
      await tried(
        await changed(
          OPENING,
          json((value) => ({ ...value, product: 'Another' })),
        ),
      ),
      await tried(await changed(OPENING, newer)),
      await tried(await changed(CLOSING, () => null)),
      await tried(await changed(/^tables\/app_user/, () => null)),
      await tried(await changed(/^tables\/app_user/, (bytes) => Buffer.concat([bytes, Buffer.from('x')]))),
      await tried(await changed(/^files/, () => Buffer.from('another note!!!'))),
      await tried(await changed(/^files/, () => null)),
      await tried(await cutOff(plain, 0.6)),
    ]).toEqual([
      `UnfitBackup: There is no file ${plain}.not.`,
      'UnfitBackup: The backup was made by a newer version of Lagra (format 2): update this one first.',
      'UnfitBackup: The file is no backup.',
      'UnfitBackup: The backup was made by a newer version of Lagra (its database has 9999-later): update this one first.',
      'UnfitBackup: The backup is damaged: it ends too early.',
      'UnfitBackup: The backup is damaged: tables/app_user/0 is missing.',
      'UnfitBackup: The backup is damaged: tables/app_user/0 is not what was written.',
      'UnfitBackup: The backup is damaged: a file of company 1 is not what was written.',
      'UnfitBackup: The backup is damaged: files are missing.',
      expect.stringMatching(/^UnfitBackup: The backup is damaged: it /),
    ]);
    expect(await left(target)).toEqual(nothing);
  });

  /** Changed with its sum, as somebody would who knows the format. */
  const forged = async (table: string, change: (text: string) => string): Promise<string> => {
    const part = `tables/${table}/1`;
    let bytes = Buffer.alloc(0);
    await changedBackup(plain, (name, found) => {
      if (name.startsWith(`${part}/`)) bytes = Buffer.from(change(Buffer.concat([bytes, found]).toString()));
      return found;
    });
    const again = (name: string, found: Buffer): Buffer | null => {
      if (name === `${part}/000000`) return bytes;
      if (name !== CLOSING) return found;
      const { parts, ...rest } = JSON.parse(found.toString()) as Closing;
      const sum = { sha256: sumOf(bytes), bytes: bytes.length };
      return Buffer.from(
        JSON.stringify({
          ...rest,
          parts: parts.map((one) => (one.name === part ? { ...one, ...sum } : one)),
        }),
      );
    };
    return changedBackup(plain, again);
  };

  it('[BK5, BK10] has a changed log, or rows that are not what it says, and nothing is left', async () => {
    const target = await place();
    const log = await forged('event', (text) => text.replace('"Company 1"', '"Company X"'));
    const rows = await forged('row_product', (text) => text.replace('"BOLT"', '"NUTS"'));
    expect([await refusal(target.restore(log)), await refusal(target.restore(rows))]).toEqual([
      'UnfitBackup: The log of company 1 is not what was written, at fact 1; it was so when the backup was made.',
      expect.stringMatching(
        /^UnfitBackup: What was restored is not what its logs say: company 1: product .* is not what its log says/,
      ),
    ]);
    expect(await left(target)).toEqual(nothing);
  });

  it('[BK7] goes into a database that is not empty, which stays as it is', async () => {
    const target = await place('lagra_template');
    const before = await allRows(target.database);
    expect(await refusal(target.restore(plain))).toBe(
      'UnfitBackup: The database is not empty (0 companies): restore into a new one, by a DATA_DIR of its own or the DATABASE_URL of an empty database.',
    );
    expect(await allRows(target.database)).toEqual(before);
  });

  it('[BK8] a restoring that was killed lets no server start, and is begun again', async () => {
    const { database, restore } = await place();
    await sql`create schema lagra_restoring`.execute(database.owner.kysely);
    await sql`create table public.company (id int)`.execute(database.owner.kysely);
    await expect(mustBeWhole(database.owner.kysely)).rejects.toThrow(/was not to its end/);
    expect(await restore(plain)).toMatchObject({ companies: 2 });
    await mustBeWhole(database.owner.kysely);
  });
});
