import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Trx } from '#server/flows/flow-queries.ts';
import { urlOfDatabase } from '#server/testing/test-database.ts';
import { IMPORTER, importTrial, type ImportTrial } from './import.fixtures.ts';
import { retailText, smallTrade } from './retail/retail.fixtures.ts';

let trial: ImportTrial;
let folder: string;
const trade = (): string => join(folder, 'small-trade.csv');
beforeAll(async () => {
  trial = await importTrial();
  folder = await mkdtemp(join(tmpdir(), 'lagra-cli-'));
  await mkdir(join(folder, 'folder.csv'));
  await writeFile(trade(), retailText(smallTrade));
  await writeFile(join(folder, 'other.csv'), 'a,b\n1,2\n');
  await writeFile(join(folder, 'damaged.csv.gz'), Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]));
});
afterAll(async () => {
  await trial.close();
  await rm(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** Runs the command as a person in `folder` would, on the test's database. */
function command(...args: string[]): Promise<Ended> {
  const { ownerUrl, folder: secrets } = inject('testServer');
  const env = {
    ...process.env,
    INIT_CWD: folder,
    DATABASE_URL: urlOfDatabase(ownerUrl, trial.database.name),
    DATA_DIR: secrets,
    DEMO: '0',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/import/main.ts', ...args], { env }, (error, out, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, errors });
    });
  });
}

/** Lines on stderr other than the progress. */
const said = ({ errors }: Ended): string[] =>
  errors.split('\n').filter((line) => line !== '' && !line.includes('%'));

/** Steps of sales orders in the process map's summary. */
async function ordersTold(trx: Trx, company: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from flow_step where company_id = ${company} and kind = 'salesOrder'`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

describe('npm run import', () => {
  it('[IM9] tells how it is used', async () => {
    const { code, out, errors } = await command('--help');
    expect([code, errors]).toEqual([0, '']);
    for (const word of ['npm run import -- FILE', '--company', '--as', '--dry-run', '--user'])
      expect(out).toContain(word);
  });

  it.each([
    [[], 'name the file to import'],
    [['small-trade.csv', '--quick'], "Unknown option '--quick'"],
    [['nowhere.csv'], 'there is no file '],
    [['folder.csv'], 'folder.csv cannot be read: EISDIR'],
    [['damaged.csv.gz'], 'the packed file is damaged'],
    [['other.csv'], 'the header does not tell what the file holds'],
    [['other.csv', '--as', 'sales-orders'], 'sales orders need the header InvoiceNo,StockCode,'],
    [['small-trade.csv', '--user', 'eve@example.com'], 'nobody signs in as eve@example.com'],
    [['small-trade.csv', '--user', IMPORTER, '--company', 'Nowhere'], 'has no company Nowhere'],
  ])('[IM9] %j is one sentence and exit code 1', async (args, sentence) => {
    const before = await trial.everything();
    const ended = await command(...args);
    expect(said(ended)).toEqual([expect.stringContaining(sentence)]);
    expect([ended.code, ended.out]).toEqual([1, '']);
    expect(await trial.everything()).toEqual(before);
  });

  it('[IM2, IM11, IM12] rehearses and imports a file, shows how far it is and reports', async () => {
    const before = await trial.everything();
    const rehearsed = await command('small-trade.csv', '--user', IMPORTER, '--dry-run');
    expect([rehearsed.code, said(rehearsed)]).toEqual([0, []]);
    expect(rehearsed.out).toContain('into a new company, Small Trade: dry run, nothing written');
    expect(await trial.everything()).toEqual(before);
    const ended = await command('small-trade.csv', '--user', IMPORTER);
    expect([ended.code, said(ended)]).toEqual([0, []]);
    expect(ended.errors).toMatch(/sales orders +\[=+\] 100% 4\/4/);
    expect(ended.errors).toMatch(/process map +\[=+\] 100% 1\/1/);
    expect(ended.out).toMatch(/lines read +16\n +lines taken +7\n/);
    expect(ended.out).toContain(`Sign in as ${IMPORTER} to see it.`);
    const companies = await trial.deps.users.companiesOf(trial.importer);
    expect(companies).toMatchObject([{ name: 'Small Trade' }]);
    const [{ id } = { id: 0 }] = companies;
    expect(await trial.deps.database.withCompany(id, (trx) => ordersTold(trx, id))).toBeGreaterThan(0);
  });
});
