import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import { demoPeople } from '#server/demo/company-list.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { numberSeries } from '#server/documents/number-series.ts';
import { createFileStore, type FileStore } from '#server/files/file-store.ts';
import { createUserStore, type User } from '#server/accounts/identity/user-store.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { wholeWalk } from '#server/platform/model/verify-log.ts';
import { testExecutor } from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { LOG, MANIFEST, type Manifest } from './archive-format.ts';
import { openArchive } from './archive-reader.ts';
import { changedCopy } from './archive.fixtures.ts';
import { figuresOf } from './figures.ts';
import { restoreCompany } from './restore-company.ts';
import { writeArchive } from './write-archive.ts';

const NOW = '2026-05-06T12:00:00.000Z';
const COMPANY = 1;
let database: TestDatabase;
let executor: Executor;
let layouts: RowLayouts;
let files: FileStore;
let folder: string;
let path: string;
let written: Manifest;
const users = () => createUserStore(database.app, () => NOW);

beforeAll(async () => {
  database = await createTestDatabase();
  executor = await testExecutor(database);
  folder = await mkdtemp(join(tmpdir(), 'lagra-archive-'));
  files = createFileStore(join(folder, 'files'));
  await seedDemo({ engine, database, executor, files, users: users(), now: () => NOW });
  layouts = await readRowLayouts(database.app.kysely, engine);
  path = join(folder, 'export.zip');
  written = await exported(path);
});
afterAll(async () => {
  await executor.close();
  await database.dispose();
  await rm(folder, { recursive: true, force: true });
});

const exported = (to: string): Promise<Manifest> =>
  inSnapshot(database, COMPANY, async (trx) => {
    const how = { company: COMPANY, layouts, files, path: to, at: NOW, by: 'somebody' };
    const work = writeArchive(trx, how);
    for (;;) {
      const step = await work.next();
      if (step.done) return step.value;
    }
  });

const founder = async (): Promise<User> => {
  const found = await users().findByEmail('founder@example.com');
  if (!found) throw new Error('the demonstration has no founder');
  return found;
};

async function restored(file: string, name: string | null = null, known = users()) {
  const archive = await openArchive(file);
  try {
    const deps = { database, engine, layouts, files, users: known, now: () => NOW };
    const work = restoreCompany(deps, { archive, founder: await founder(), name });
    for (;;) {
      const step = await work.next();
      if (step.done) return step.value;
    }
  } finally {
    archive.close();
  }
}

const companies = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from company`.execute(database.owner.kysely)).rows[0]
    ?.n ?? -1;

it('[CX1] holds every table, fact and file, each with its sum', async () => {
  const archive = await openArchive(path);
  expect(archive.manifest).toEqual(written);
  const names = written.parts.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([LOG, ...[...layouts.keys()].map((table) => `tables/${table}.csv`)]),
  );
  const file = written.parts.find(({ name }) => name.startsWith('files/'));
  const content = Buffer.concat(await (await archive.open(file?.name ?? '')).toArray());
  expect(`files/${createHash('sha256').update(content).digest('hex')}`).toBe(file?.name);
  const lines = Buffer.concat(await (await archive.open(LOG)).toArray())
    .toString()
    .trimEnd()
    .split('\n');
  expect([lines.length, JSON.parse(lines.at(-1) ?? '').hash]).toEqual([written.log.facts, written.log.end]);
  const product = Buffer.concat(await (await archive.open('tables/product.csv')).toArray()).toString();
  expect(product).toMatch(/^\uFEFFid,.*sku/);
  archive.close();
});

it('[CX5, CX7, WKF14, BOK14] comes back as another company with the same figures, whose numbers go on and whose workflows are off', async () => {
  const { company, name, figures, doubts } = await restored(path, 'Nordlager Två AB');
  expect(doubts).toEqual([]);
  expect([name, figures.onHand, figures.value]).toEqual([
    'Nordlager Två AB',
    written.figures.onHand,
    written.figures.value,
  ]);
  expect(figures.onHand).toBeGreaterThan(0);
  expect(figures.tables['salesOrder']).toEqual(written.figures.tables['salesOrder']);
  expect(await rebuild(engine, database, layouts, company)).toEqual([]);
  const [walk, before, after, now] = await Promise.all([
    inSnapshot(database, company, (trx) => wholeWalk(trx, company, layouts)),
    inSnapshot(database, COMPANY, (trx) => numberSeries(trx, COMPANY)),
    inSnapshot(database, company, (trx) => numberSeries(trx, company)),
    inSnapshot(database, company, (trx) => figuresOf(trx, company, layouts)),
  ]);
  const on = async (of: number) =>
    database.withCompany(of, (trx) =>
      sql`select id from row_workflow where company_id = ${of} and state = 'enabled'`.execute(trx),
    );
  expect((await on(COMPANY)).rows.length).toBeGreaterThan(0);
  expect((await on(company)).rows).toEqual([]);
  expect(walk.broken).toBeNull();
  expect(after.length).toBeGreaterThan(5);
  expect(after).toEqual(before.filter(({ name: series }) => !series.startsWith('LG')));
  expect(now.onHand).toBe(written.figures.onHand);
  const kept = await files.used(company);
  expect(kept).toBeGreaterThan(0);
  const moves = async (of: number) =>
    database.withCompany(
      of,
      async (trx) =>
        (
          await sql`select sum(quantity)::bigint as moved, sum(value)::bigint as worth from stock_move where company_id = ${of}`.execute(
            trx,
          )
        ).rows,
    );
  expect(await moves(company)).toEqual(await moves(COMPANY));
});

it('[CX8] has its people by their addresses, and who restores it as founder; others stay names', async () => {
  const other = '019a0000-0000-7000-8000-0000000000ff';
  const own = users();
  const known = {
    ...own,
    findByEmail: async (email: string) => {
      const user = await own.findByEmail(email);
      if (!user || email === 'founder@example.com') return user;
      return email === 'sales@example.com' ? { ...user, id: other } : undefined;
    },
  };
  const { company } = await restored(path, null, known);
  const { rows } = await database.withCompany(company, (trx) =>
    sql<{ email: string; user: string; founder: boolean }>`
      select data ->> 'email' as email, data ->> 'user' as "user", (data ->> 'founder')::boolean as founder
        from row_member where company_id = ${company}`.execute(trx),
  );
  const of = (email: string) => rows.find((row) => row.email === email);
  expect(of('founder@example.com')).toMatchObject({ founder: true });
  expect(of('sales@example.com')?.user).toBe(other);
  const viewer = demoPeople.find(({ email }) => email === 'viewer@example.com');
  expect(of('viewer@example.com')?.user).toBe(viewer?.user);
});

it('[CX6] is refused in a sentence where it is damaged, foreign or newer, and leaves nothing', async () => {
  const before = await companies();
  const at = (name: string): string => join(folder, name);
  await writeFile(at('text.zip'), 'not a zip');
  const refused = (file: string) =>
    restored(file).then(
      () => 'taken',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  const copy = (name: string, part: string, change: (text: string) => string | null) =>
    changedCopy(path, at(name), (one, text) => (one === part ? change(text) : text));
  const newer = (text: string) => text.replace('"format": 1', '"format": 2');
  const foreign = (text: string) => text.replace('"Lagra"', '"Another"');
  const lied = (text: string) => text.replace(/"onHand": \d+/, '"onHand": 7');
  expect([
    await refused(at('text.zip')),
    await refused(at('nowhere.zip')),
    await refused(await copy('newer.zip', MANIFEST, newer)),
    await refused(await copy('foreign.zip', MANIFEST, foreign)),
    await refused(await copy('changed.zip', 'tables/product.csv', (text) => `${text}x`)),
    await refused(await copy('missing.zip', LOG, () => null)),
    await refused(await copy('figures.zip', MANIFEST, lied)),
  ]).toEqual([
    'UnfitArchive: The file is no export of a company.',
    `UnfitArchive: There is no file ${at('nowhere.zip')}.`,
    'UnfitArchive: The file was written by a newer version of Lagra (format 2): update this one first.',
    'UnfitArchive: The file is no export of a company.',
    'UnfitArchive: The file is damaged: tables/product.csv is not what was exported.',
    `UnfitArchive: The file is not whole: ${LOG} is missing.`,
    expect.stringContaining('The figures are not those of the export: onHand'),
  ]);
  expect(await companies()).toBe(before);
});

it('[CX6] a log whose facts were changed is refused, also where its sum was', async () => {
  const changed = (text: string): string => text.replace('"Nordlager AB"', '"Nordlager XY"');
  const first = join(folder, 'first.zip');
  let log = '';
  await changedCopy(path, first, (name, text) => (name === LOG ? (log = changed(text)) : text));
  const sum = createHash('sha256').update(log).digest('hex');
  const forged = await changedCopy(path, join(folder, 'forged.zip'), (name, text) => {
    if (name !== MANIFEST) return name === LOG ? log : text;
    const { parts, ...rest } = JSON.parse(text) as Manifest;
    return JSON.stringify({
      ...rest,
      parts: parts.map((part) =>
        part.name === LOG ? { ...part, sha256: sum, bytes: Buffer.byteLength(log) } : part,
      ),
    });
  });
  await expect(restored(forged)).rejects.toThrow(/The log is not what was written: fact \d+ differs/);
});
