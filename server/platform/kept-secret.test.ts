import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretOf } from './kept-secret.ts';

const secretKey = 'at least thirty-two random characters';

let folders: string[];
beforeEach(async () => {
  folders = [await mkdtemp(join(tmpdir(), 'lagra-one-')), await mkdtemp(join(tmpdir(), 'lagra-other-'))];
});
afterEach(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const inBoth = (key: string | undefined, name: 'push' | 'notifications'): Promise<string[]> =>
  Promise.all(folders.map((dataDir) => secretOf({ dataDir, secretKey: key }, name)));

test('[CFG5] secrets of servers with one SECRET_KEY are the same, each by its name, and in no folder', async () => {
  const [one = '', other] = await inBoth(secretKey, 'push');
  expect(one).toBe(other);
  expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  expect((await inBoth(secretKey, 'notifications'))[0]).not.toBe(one);
  expect((await inBoth(`${secretKey}.`, 'push'))[0]).not.toBe(one);
  expect(await Promise.all(folders.map((folder) => readdir(folder)))).toEqual([[], []]);
});

test('[CFG5] what is kept in the folder already goes on, and without SECRET_KEY each folder has its own', async () => {
  await writeFile(join(folders[0] ?? '', 'push.secret'), 'kept');
  expect((await inBoth(secretKey, 'push'))[0]).toBe('kept');
  const [one, other] = await inBoth(undefined, 'notifications');
  expect(one).not.toBe(other);
  expect(await inBoth(undefined, 'notifications')).toEqual([one, other]);
});
