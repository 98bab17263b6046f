import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import { createUserStore } from '#server/accounts/identity/user-store.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import {
  FOUNDER,
  foundCompany,
  testExecutor,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportDeps } from '../open-import.ts';
import { silent } from './progress.ts';
import { readInput } from './read-input.ts';
import { runImport } from './run-import.ts';

/** Imports into the test's own database, with one user. */
export interface ImportTrial {
  readonly database: TestDatabase;
  readonly deps: ImportDeps;
  readonly folder: string;
  /** The importing user's id. */
  readonly importer: string;
  /** Writes a file and imports it; returns the report with its counts. */
  run(content: string | Buffer, over?: Over, deps?: ImportDeps): Promise<Report>;
  /** A company in SEK with a warehouse WH and bins, founded by the importer. */
  found(): Promise<FoundedCompany>;
  /** Row counts of all tables in the schema, over all companies. */
  everything(): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
}

/** Options, and the file name without extension. */
type Over = Partial<ImportOptions> & { readonly name?: string };

export interface Report {
  readonly text: string;
  /** The number after some words; undefined if they do not occur. */
  count(words: string): number | undefined;
}

const NOW = '2026-05-06T12:00:00.000Z';
export const IMPORTER = 'fia@example.com';

export async function importTrial(): Promise<ImportTrial> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'lagra-import-'));
  const deps = await depsOn(database);
  return {
    database,
    deps,
    folder,
    importer: FOUNDER,
    run: (content, over, used = deps) => runText(used, folder, content, over),
    found: () => foundIn(deps),
    everything: () => countEverything(database),
    close: async () => {
      await deps.executor.close();
      await database.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function depsOn(database: TestDatabase): Promise<ImportDeps> {
  const now = (): string => NOW;
  const users = createUserStore(database.app, now);
  const names = { email: IMPORTER, name: 'Fia Founder', locale: 'en', passwordHash: 'none' } as const;
  await users.insert([{ id: FOUNDER, ...names }]);
  const layouts = await readRowLayouts(database.app.kysely, engine);
  return { engine, database, layouts, executor: await testExecutor(database), users, now };
}

async function runText(
  deps: ImportDeps,
  folder: string,
  content: string | Buffer,
  { name = 'small-trade', ...over }: Over = {},
): Promise<Report> {
  const file = join(folder, `${name}.csv`);
  await writeFile(file, content);
  const options: ImportOptions = {
    file,
    as: null,
    company: 'new',
    dryRun: false,
    user: IMPORTER,
    sheet: null,
    ignoreOtherColumns: false,
    vat: null,
    otherCurrencies: null,
    ...over,
  };
  const input = await readInput(options, silent);
  return reportFrom(await runImport(deps, options, input, { progress: silent, folder, began: 0 }));
}

async function foundIn({ database, executor }: ImportDeps): Promise<FoundedCompany> {
  const { id } = await database.app.kysely
    .insertInto('company')
    .values({ created_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  return foundCompany(executor, id);
}

function reportFrom(text: string): Report {
  const counts = text.split('\n').flatMap((line) => {
    const [, words, figure] = /^ *(\S.*?) +([\d,]+)$/.exec(line) ?? [];
    return words && figure ? [[words, Number(figure.replaceAll(',', ''))] as const] : [];
  });
  const known = new Map(counts);
  return { text, count: (words) => known.get(words) };
}

async function countEverything({ owner }: TestDatabase): Promise<Record<string, number>> {
  const { rows } = await owner.pool.query<{ name: string; rows: number }>(`
    select c.relname as name,
           (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', c.relname), false, true, '')))[1]::text::int as rows
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}
