import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { extract, pack } from 'tar-stream';
import { engine } from '#machines/registry.ts';
import { createFileStore, type FileStore } from '#server/files/file-store.ts';
import { addJobs } from '#server/jobs/add-jobs.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { keptSecret } from '#server/platform/kept-secret.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { FOUNDER, freshId, mustPropose, testExecutor } from '#server/testing/company.fixtures.ts';
import { foundTwoWarehouses, trade, type TwoWarehouses } from '#server/testing/two-warehouses.fixtures.ts';
import { fileSource } from './backup-source.ts';
import { restoreBackup, type RestoredBackup } from './restore-backup.ts';
import { finished } from './finished.ts';
import { writeBackup, type Written } from './write-backup.ts';

export const KEY = 'a passphrase of more than sixteen letters';

/** An installation with two companies, people, a file, keys and a job that waits. */
export interface Installation {
  readonly database: TestDatabase;
  readonly executor: Executor;
  readonly files: FileStore;
  readonly folder: string;
  readonly world: TwoWarehouses;
  /** The hash of the file. */
  readonly file: string;
  close(): Promise<void>;
}

export const content = Buffer.from('a delivery note');

export async function installation(): Promise<Installation> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'lagra-backup-'));
  const executor = await testExecutor(database);
  const files = createFileStore(join(folder, 'files'));
  const now = sql<string>`now()`;
  const companies = [{ created_at: now }, { created_at: now }];
  await database.app.kysely.insertInto('company').values(companies).execute();
  await database.owner.kysely
    .insertInto('app_user')
    .values({
      id: FOUNDER,
      email: 'fia@example.com',
      name: 'Fia',
      password_hash: 'x',
      locale: 'en',
      created_at: now,
    })
    .execute();
  await sql`insert into session (id, token_hash, user_id, created_at, last_seen_at, expires_at, user_agent, ip, proven_at)
    values (${randomUUID()}, '\\x00', ${FOUNDER}, now(), now(), now(), '', '', now())`.execute(
    database.owner.kysely,
  );
  const world = await foundTwoWarehouses(executor, 1);
  await trade(executor, world, world.sites[0]);
  await foundTwoWarehouses(executor, 2);
  const file = await attach(executor, files, world.product);
  await keptSecret(folder, 'webhooks');
  await addJobs(database.app.kysely, [{ queue: 'mail', id: JOB, data: { template: 'it\\s\n"new"' } }]);
  const close = async (): Promise<void> => {
    await executor.close();
    await database.dispose();
    await rm(folder, { recursive: true, force: true });
  };
  return { database, executor, files, folder, world, file, close };
}

export const JOB = '019a0000-0000-7000-8000-0000000000aa';

async function attach(executor: Executor, files: FileStore, product: string): Promise<string> {
  const incoming = await files.receive(1, Readable.from([content]));
  await incoming.keep();
  const { hash, size } = incoming;
  await mustPropose(executor, 1, [
    {
      kind: 'file',
      document: product,
      type: 'attach',
      data: { about: 'product', id: freshId(), name: 'note.txt', type: 'text/plain', size, hash },
    },
  ]);
  return hash;
}

/** Backs it up into a new file; `meanwhile` is done once it has begun. */
export async function backedUp(
  { database, files, folder }: Installation,
  over: { readonly backupKey?: string; readonly secretKey?: string } = {},
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<{ readonly path: string; readonly written: Written }> {
  const path = join(folder, `${randomUUID()}.backup`);
  const ownerUrl = database.owner.url;
  const deps = { ownerUrl, files, dataDir: folder, backupKey: undefined, secretKey: undefined, ...over };
  const work = writeBackup(deps, (bytes) => pipeline(bytes, createWriteStream(path, { flags: 'wx' })));
  await work.next();
  await meanwhile();
  const written = await finished(work);
  return { path, written };
}

/** A place to restore into. */
export interface EmptyPlace {
  readonly database: TestDatabase;
  readonly files: FileStore;
  readonly folder: string;
  restore(
    path: string,
    over?: { readonly until?: string; readonly backupKey?: string; readonly secretKey?: string },
  ): Promise<RestoredBackup>;
  close(): Promise<void>;
}

export async function emptyPlace(template = 'template1'): Promise<EmptyPlace> {
  const database = await createTestDatabase(template);
  const folder = await mkdtemp(join(tmpdir(), 'lagra-restore-'));
  const files = createFileStore(join(folder, 'files'));
  return {
    database,
    files,
    folder,
    restore: async (path, { until = null, backupKey, secretKey } = {}) => {
      const now = (): string => '2030-01-01T00:00:00.000Z';
      const deps = { database, engine, files, dataDir: folder, backupKey, secretKey, now };
      return finished(restoreBackup(deps, { source: await fileSource(path), until }));
    },
    close: async () => {
      await database.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function asAdmin<T>({ adminUrl }: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

type Listed = Readonly<Record<string, readonly string[]>>;

/** All rows of all tables, as text and in an order of its own. */
export const allRows = (database: TestDatabase): Promise<Listed> =>
  asAdmin(database, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    );
    const all: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${name}" t order by 1`,
      );
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  });

/** Columns, indexes, rights and security of all tables, what runs by itself, and who may call what. */
export const allShapes = (database: TestDatabase): Promise<Listed> =>
  asAdmin(database, async (client) => {
    const shapes: Record<string, string> = {
      columns: `select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull) from pg_attribute
        join pg_class c on c.oid = attrelid where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
      indexes: "select indexdef from pg_indexes where schemaname = 'public'",
      rights: `select concat_ws(' ', relname, relrowsecurity, relforcerowsecurity,
        array(select acl::text from unnest(relacl) as acl order by 1)) from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      policies: "select concat_ws(' ', tablename, policyname, qual, with_check) from pg_policies",
      triggers:
        "select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal",
      functions:
        "select concat_ws(' ', oid::regprocedure, proacl) from pg_proc where pronamespace in ('public'::regnamespace, 'lagra_search'::regnamespace)",
      migrations: 'select name from migrations.kysely_migration',
    };
    const all: Record<string, string[]> = {};
    for (const [name, query] of Object.entries(shapes)) {
      const { rows } = await client.query<{ said: string }>(
        `select said from (${query}) as shape (said) order by said collate "C"`,
      );
      all[name] = rows.map(({ said }) => said);
    }
    return all;
  });

/** A copy of an unencrypted backup with some entries changed; null leaves one out. */
export async function changedBackup(
  from: string,
  change: (name: string, bytes: Buffer) => Buffer | null,
): Promise<string> {
  const to = `${from}.${randomUUID()}`;
  const [entries, out] = [extract(), pack()];
  const reading = pipeline(createReadStream(from), createZstdDecompress(), entries);
  const writing = pipeline(out, createZstdCompress(), createWriteStream(to));
  for await (const entry of entries) {
    const bytes = change(entry.header.name, Buffer.concat(await Readable.from(entry).toArray()));
    if (bytes) out.entry({ name: entry.header.name, size: bytes.length }, bytes);
  }
  out.finalize();
  await Promise.all([reading, writing]);
  return to;
}

/** A copy with one byte changed, at a share of its length. */
export async function flipped(from: string, share: number): Promise<string> {
  const bytes = await readFile(from);
  const at = Math.floor(bytes.length * share);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  const to = `${from}.${randomUUID()}`;
  await writeFile(to, bytes);
  return to;
}

/** A copy that ends early. */
export async function cutOff(from: string, share: number): Promise<string> {
  const bytes = await readFile(from);
  const to = `${from}.${randomUUID()}`;
  await writeFile(to, bytes.subarray(0, Math.floor(bytes.length * share)));
  return to;
}

export const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
