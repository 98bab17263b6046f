import { mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asUser } from '#model/engine/actor.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';
import { createFileStore } from './file-store.ts';
import { sweepFiles } from './sweep-files.ts';
import { createThumbnails } from './thumbnails.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-05-04T08:00:00.000Z');
const after = (days: number): string => new Date(START + days * DAY).toISOString();

let now = after(0);
let server: CompanyApp;
let products: string[];
beforeAll(async () => {
  server = await openCompanyApp({ now: () => now });
  for (const company of [1, 2]) await foundCompany(server.platform.executor, company);
  products = ['A', 'B'].map(() => freshId());
  for (const [index, id] of products.entries())
    await mustPropose(server.platform.executor, 1, [createProduct({ sku: `P${index}` }, id)]);
});
afterAll(() => server.close());

const store = () => createFileStore(server.folder);
const sweep = (at: string, company = 1) => {
  const { database, platform } = server;
  const thumbnails = createThumbnails(join(server.folder, 'thumbnails'), store());
  return sweepFiles({ database, layouts: platform.layouts, files: store(), thumbnails })(company, at);
};
const stored = async (company = 1): Promise<string[]> =>
  (await readdir(join(server.folder, String(company)))).toSorted();

/** Stores content as an upload does; returns its hash. */
async function put(text: string, company = 1): Promise<string> {
  const incoming = await store().receive(company, Readable.from([Buffer.from(text)]));
  await incoming.keep();
  const path = join(server.folder, String(company), incoming.hash);
  await utimes(path, START / 1000, START / 1000);
  return incoming.hash;
}

/** Attaches content to a document of the first company; returns a function that removes it. */
async function attach(document: string, hash: string): Promise<() => Promise<unknown>> {
  const { executor } = server.platform;
  const id = freshId();
  const data = { about: 'product', id, name: 'a.txt', type: 'text/plain', size: 1, hash };
  const give = async (type: string, what: object): Promise<void> => {
    const command = { kind: 'file', document, type, data: what };
    const [settled] = await executor.systemPropose(1, [command], { by: asUser(FOUNDER) });
    expect(settled).toMatchObject({ seq: expect.any(Number) });
  };
  await give('attach', data);
  return () => give('remove', { id });
}

it('[FS8] content goes 30 days after the last document let go of it, and not before', async () => {
  const [first = '', second = ''] = products;
  const [shared, lone, kept] = [await put('shared'), await put('lone'), await put('kept')];
  const letGo = [await attach(first, shared), await attach(first, lone)];
  const letGoLast = await attach(second, shared);
  await attach(second, kept);
  now = after(40);
  for (const remove of letGo) await remove();
  expect(await sweep(after(69))).toBe(0);
  expect(await sweep(after(71))).toBe(1);
  expect(await stored()).toEqual([shared, kept].toSorted());
  now = after(80);
  await letGoLast();
  expect(await sweep(after(109))).toBe(0);
  expect(await sweep(after(111))).toBe(1);
  expect(await stored()).toEqual([kept]);
});

it('[FS8] what never came to a document goes too, once it is old; what just came in stays', async () => {
  const folder = join(server.folder, '2');
  await mkdir(folder, { recursive: true });
  const refused = await put('refused', 2);
  const broken = join(folder, 'broken.incoming');
  await writeFile(broken, 'half');
  await utimes(broken, START / 1000, START / 1000);
  expect(await sweep(after(29), 2)).toBe(0);
  const fresh = await put('fresh', 2);
  await utimes(join(folder, fresh), (START + 20 * DAY) / 1000, (START + 20 * DAY) / 1000);
  expect(await sweep(after(31), 2)).toBe(2);
  expect(await stored(2)).toEqual([fresh]);
  expect(refused).not.toBe(fresh);
});

it('[FS8] one that was being deleted when the server fell is deleted the next time', async () => {
  const hash = await put('half gone', 2);
  const path = join(server.folder, '2', hash);
  await rename(path, `${path}.going`);
  expect(await sweep(after(31), 2)).toBe(1);
  expect(await stored(2)).not.toContain(`${hash}.going`);
});

it('[FS8] a company without files, or of which nothing is known, has nothing to sweep', async () => {
  expect(await sweep(after(31), 99)).toBe(0);
});
