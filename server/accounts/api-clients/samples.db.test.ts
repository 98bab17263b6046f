import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sampleOf,
  type SampleLanguage,
  type SampleRequest,
} from '#model/areas/integrations/api-client/samples.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { callerOf, type Caller } from './api-clients.fixtures.ts';

const run = promisify(execFile);
let server: WholeServer;
let client: Caller;
let at: string;
let folder: string;

beforeAll(async () => {
  server = await openWholeServer();
  folder = await mkdtemp(join(tmpdir(), 'lagra-samples-'));
  const [{ id: company } = { id: 0 }] = server.companies;
  client = await callerOf(server, company, await server.cookieOf('founder@example.com'), {
    permissions: ['product.view', 'product.create'],
  });
  at = `${await server.listen()}/api/core/companies/${company}/documents/`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const runners: Readonly<Record<SampleLanguage, { file: string; program: string }>> = {
  curl: { file: 'sample.sh', program: 'sh' },
  typescript: { file: 'sample.mts', program: process.execPath },
  python: { file: 'sample.py', program: 'python3' },
};

const isThere = (program: string): Promise<boolean> =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  );
const runnable: Readonly<Record<SampleLanguage, boolean>> = {
  curl: await isThere('curl'),
  typescript: true,
  python: await isThere('python3'),
};

/** What a sample prints; throws where it fails. */
async function printed(language: SampleLanguage, request: SampleRequest, secret = client.secret) {
  const { file, program } = runners[language];
  const path = join(folder, file);
  await writeFile(path, sampleOf(language, request));
  const { stdout } = await run(program, [path], { env: { ...process.env, LAGRA_SECRET: secret } });
  return stdout;
}

describe('the requests to copy', () => {
  it.for(['curl', 'typescript', 'python'] as const)(
    '[APC11] run as they are: %s',
    async (language, { skip }) => {
      skip(!runnable[language], 'its program is not installed');
      const product = randomUUID();
      // With what shells and quotes trip over.
      const name = `It's 1/2" $HOME \\ \`${language}\``;
      const data = { ...productFixture({ sku: `S-${language.toUpperCase()}` }), name: { en: name, sv: '' } };
      await printed(language, { method: 'POST', url: `${at}product/${product}/create/`, body: { data } });
      const read = await client.call('GET', `documents/product/${product}/`);
      expect(read.json().row).toMatchObject({ sku: `S-${language.toUpperCase()}`, name: { en: name } });
      expect(await printed(language, { method: 'GET', url: `${at}product/` })).toContain(
        `S-${language.toUpperCase()}`,
      );
      await expect(
        printed(language, { method: 'GET', url: `${at}product/` }, 'lagra_live_1'),
      ).rejects.toThrow('401');
    },
  );
});
