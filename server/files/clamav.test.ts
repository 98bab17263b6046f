import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clamavScanner } from './clamav.ts';
import { clamd, EICAR } from './clamd.fixtures.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lagra-scan-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(content: Buffer | string): Promise<string> {
  const path = join(folder, 'content');
  await writeFile(path, content);
  return path;
}

test('[FS9] a file goes to the scanner whole, however many chunks it takes', async () => {
  const daemon = await clamd();
  const content = randomBytes(300_000);
  expect(await clamavScanner(daemon).find(await fileOf(content))).toBeNull();
  expect(daemon.received).toEqual([content]);
  await daemon.close();
});

test('[FS9] what is found goes by its name', async () => {
  const daemon = await clamd();
  expect(await clamavScanner(daemon).find(await fileOf(`before ${EICAR} after`))).toBe(
    'Eicar-Test-Signature',
  );
  await daemon.close();
});

test('[FS9] a scanner that does not take it, is silent or is away has not said that it is clean', async () => {
  const [small, silent, gone] = [await clamd({ most: 10 }), await clamd({ silent: true }), await clamd()];
  await gone.close();
  const path = await fileOf(randomBytes(100));
  await expect(clamavScanner(small).find(path)).rejects.toThrow('size limit exceeded');
  await expect(clamavScanner({ ...silent, patienceMs: 20 }).find(path)).rejects.toThrow('does not answer');
  await expect(clamavScanner(gone).find(path)).rejects.toThrow('ECONNREFUSED');
  await Promise.all([small.close(), silent.close()]);
});
