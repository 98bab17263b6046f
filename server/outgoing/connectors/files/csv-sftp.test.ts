import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { csvSftpSpec } from '#model/areas/integrations/connector/specs/csv-specs.ts';
import type { PulledTable } from '#model/areas/integrations/connector/connector.ts';
import { epoch } from '#model/values/clock.fixtures.ts';
import { describeConnector, type OtherSide } from '../describe-connector.fixtures.ts';
import { connectorContextFixture, nearReach } from '../connector-context.fixtures.ts';
import { csvConnector } from './csv.connector.ts';
import { csvChanges, csvFiles, timesIn } from './csv.fixtures.ts';
import { sftpFiles } from './sftp-files.ts';
import { openSftpServer, sftpUser } from './sftp-server.fixtures.ts';

const connector = csvConnector(csvSftpSpec, sftpFiles(nearReach()));
const settings = {
  host: '127.0.0.1',
  port: 22,
  user: sftpUser.user,
  folder: 'erp',
  when: 'daily',
  between: 'semicolon',
};
const secrets = { password: sftpUser.password };
const before = new Date(Math.floor(epoch() / 1000) * 1000 - 60_000);

async function server() {
  const root = await mkdtemp(join(tmpdir(), 'lagra-sftp-'));
  await mkdir(join(root, 'erp'));
  for (const [name, text] of csvFiles) {
    await writeFile(join(root, 'erp', name), text);
    await utimes(join(root, 'erp', name), before, before);
  }
  const running = await openSftpServer(root);
  const close = async (): Promise<void> => {
    await running.close();
    await rm(root, { recursive: true, force: true });
  };
  const given = (over: object = {}) =>
    connectorContextFixture({
      secrets,
      ...over,
      settings: { ...settings, ...Object(Object(over).settings), port: running.port },
    });
  const outside = async (folder: string): Promise<string[]> =>
    readdir(join(root, 'erp', folder)).catch(() => []);
  return { ...running, root, close, given, outside };
}

async function open(): Promise<OtherSide> {
  const { given, close, root, outside, cut } = await server();
  return {
    given,
    cut,
    close,
    holds: {
      tables: csvFiles.map(([name, text]) => `${name} ${before.getTime()} ${Buffer.byteLength(text)}`),
    },
    changes: csvChanges,
    has: async (change) => {
      const names = await outside('out');
      const texts = await Promise.all(names.map((name) => readFile(join(root, 'erp', 'out', name), 'utf8')));
      return timesIn(texts, change);
    },
  };
}

describeConnector(connector, {
  settings,
  secrets,
  wrong: { secrets: { password: 'another long password' } },
  faulty: [
    { settings: { ...settings, host: 'sftp://files.example.com' }, field: 'host' },
    { settings: { ...settings, port: 70_000 }, field: 'port' },
    { settings: { ...settings, user: '' }, field: 'user' },
    { settings: { ...settings, fingerprint: 'abc' }, field: 'fingerprint' },
  ],
  open,
});

describe('an SFTP server', () => {
  it('[CNX3] shows its key at the test, and another one is not believed', async () => {
    const { given, close } = await server();
    const tested = await connector.test(given());
    const key = /SHA256:\S+/.exec(tested.is === 'ok' ? tested.name : '')?.[0] ?? '';
    expect(key).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
    expect(await connector.test(given({ settings: { fingerprint: key } }))).toMatchObject({ is: 'ok' });
    const other = `SHA256:${'A'.repeat(43)}`;
    await expect(connector.test(given({ settings: { fingerprint: other } }))).rejects.toMatchObject({
      refusal: { code: 'connectorHostKey', params: { answer: key } },
    });
    await close();
  });

  it('[CNX3] is not reached in a private network, unless the operator allows it', async () => {
    const { given, close } = await server();
    const outside = csvConnector(csvSftpSpec, sftpFiles({ ...nearReach(), network: false }));
    for (const host of ['127.0.0.1', 'localhost'])
      await expect(outside.test(given({ settings: { host } }))).rejects.toMatchObject({
        refusal: { code: 'connectorAddress' },
      });
    await close();
  });

  it('[CNX8] has its files moved, with a report beside', async () => {
    const { given, close, outside } = await server();
    const page = await connector.pull?.(given(), 'tables', null);
    const table = page?.items[0] as PulledTable;
    const report = { isTaken: true, taken: 1, rejected: 0, csv: '' };
    for (const _ of [1, 2]) await connector.settled?.(given(), table, report);
    const done = await outside('done');
    expect(done.filter((name) => name.endsWith('-products-01.csv'))).toHaveLength(1);
    expect(await outside('.')).not.toContain('products-01.csv');
    await close();
  });
});
