import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csvFolderSpec } from '#model/areas/integrations/connector/specs/csv-specs.ts';
import type { PulledTable } from '#model/areas/integrations/connector/connector.ts';
import { epoch } from '#model/values/clock.fixtures.ts';
import { describeConnector, type OtherSide } from '../describe-connector.fixtures.ts';
import { connectorContextFixture } from '../connector-context.fixtures.ts';
import { csvConnector } from './csv.connector.ts';
import { csvChanges, csvFiles, timesIn } from './csv.fixtures.ts';
import { localFiles } from './local-files.ts';

let root = '';
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'lagra-folders-'))));
afterEach(() => rm(root, { recursive: true, force: true }));

const settings = { folder: 'in/erp', when: 'daily', between: 'semicolon' };
const connector = () => csvConnector(csvFolderSpec, localFiles({ folders: root }));
const before = new Date(epoch() - 60_000);

async function put(name: string, text: string, at = before): Promise<void> {
  await mkdir(join(root, '1', 'in', 'erp'), { recursive: true });
  const path = join(root, '1', 'in', 'erp', name);
  await writeFile(path, text);
  await utimes(path, at, at);
}

async function texts(): Promise<string[]> {
  const out = join(root, '1', 'in', 'erp', 'out');
  const names = await readdir(out).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(out, name), 'utf8')));
}

const idOf = (name: string, text: string): string => `${name} ${before.getTime()} ${Buffer.byteLength(text)}`;

async function open(): Promise<OtherSide> {
  for (const [name, text] of csvFiles) await put(name, text);
  return {
    given: (over) => connectorContextFixture({ settings, ...over }),
    holds: { tables: csvFiles.map(([name, text]) => idOf(name, text)) },
    changes: csvChanges,
    has: async (change) => timesIn(await texts(), change),
    close: async () => undefined,
  };
}

describeConnector(
  { ...csvConnector(csvFolderSpec, (given) => localFiles({ folders: root })(given)) },
  {
    settings,
    secrets: {},
    wrong: { settings: { ...settings, folder: 'nowhere' } },
    faulty: [
      { settings: { ...settings, when: 'never' }, field: 'when' },
      { settings: { ...settings, between: 3 }, field: 'between' },
      { settings: { ...settings, folder: 'x'.repeat(201) }, field: 'folder' },
    ],
    open,
  },
);

describe('a folder of the server', () => {
  const given = (over: object = {}) => connectorContextFixture({ settings: { ...settings, ...over } });
  const pull = (over: object = {}) => connector().pull?.(given(over), 'tables', null);

  it('[CNX3] is below that of the company: no name and no link leads out of it', async () => {
    await put('one.csv', 'sku\nA');
    await mkdir(join(root, '2'), { recursive: true });
    await writeFile(join(root, '2', 'theirs.csv'), 'sku\nB');
    await symlink(join(root, '2'), join(root, '1', 'aside'));
    await symlink(join(root, '2', 'theirs.csv'), join(root, '1', 'in', 'erp', 'link.csv'));
    for (const folder of ['../2', 'in/../../2', '/etc', 'aside', 'in/erp/../../../2', 'in\\..\\2'])
      await expect(pull({ folder }), folder).rejects.toMatchObject({ refusal: { code: 'connectorFolder' } });
    const page = await pull();
    expect(page?.items.map((item) => (item.is === 'table' ? item.name : ''))).toEqual(['one.csv']);
    await symlink(join(root, '2'), join(root, '1', 'in', 'erp', 'done'));
    const table = page?.items[0] as PulledTable;
    const report = { isTaken: true, taken: 1, rejected: 0, csv: '' };
    await expect(connector().settled?.(given(), table, report)).rejects.toMatchObject({
      refusal: { code: 'connectorFolder' },
    });
    expect(await readdir(join(root, '2'))).toEqual(['theirs.csv']);
    await expect(localFiles({ folders: null })(given())).rejects.toMatchObject({
      refusal: { code: 'connectorFolder' },
    });
  });

  it('[CNX8] a file that is still being written is left for the next time, and others are no tables', async () => {
    await put('growing.csv', 'sku\nA', new Date(epoch()));
    await put('picture.png', 'x');
    await put('.hidden.csv', 'sku\nA');
    expect((await pull())?.items).toEqual([]);
  });

  it('[CNX8] a file is moved with a report beside it, and once more after a crash', async () => {
    await put('one.csv', 'sku\nA');
    const [table] = ((await pull())?.items ?? []) as PulledTable[];
    if (!table) throw new Error('no file');
    const settle = (report: object) =>
      connector().settled?.(given(), table, { isTaken: true, taken: 1, rejected: 0, csv: '', ...report });
    await settle({});
    await settle({});
    const done = await readdir(join(root, '1', 'in', 'erp', 'done'));
    expect(done.filter((name) => name.endsWith('-one.csv'))).toHaveLength(1);
    expect(done.some((name) => name.endsWith('-one.csv.report.csv'))).toBe(true);
    await put('two.csv', 'sku\nB');
    const [bad] = ((await pull())?.items ?? []) as PulledTable[];
    if (!bad) throw new Error('no file');
    await connector().settled?.(given(), bad, { isTaken: false, taken: 0, rejected: 1, csv: 'why' });
    const failed = await readdir(join(root, '1', 'in', 'erp', 'failed'));
    const report = failed.find((name) => name.endsWith('.report.csv')) ?? '';
    expect(await readFile(join(root, '1', 'in', 'erp', 'failed', report), 'utf8')).toBe('why');
  });

  it('[CNX6] lines of a day are in its file, in cells that no spreadsheet takes for formulas', async () => {
    await put('one.csv', 'sku\nA');
    const changes = [csvChanges['shipments'], csvChanges['stock']].flatMap((one) => (one ? [one] : []));
    await connector().pushAll?.(given(), changes);
    const names = await readdir(join(root, '1', 'in', 'erp', 'out'));
    expect(names.toSorted()).toEqual(['shipments-2026-05-04.csv', 'stock-BOLT-M8-000000d2.csv']);
    const [shipments = ''] = await texts();
    expect(shipments.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFshipment;shipped;order;customer;sku;quantity;carrier;tracking',
      `SHP-1;2026-05-04T08:00:00.000Z;SO-1;C-1;BOLT-M8;2.5;"PostNord; Sverige";'=1+1`,
    ]);
  });
});
