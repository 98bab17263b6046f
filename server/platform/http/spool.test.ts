import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Spool, SpoolFull } from './spool.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lagra-spool-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function textOf(spool: Spool): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of spool.pieces()) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

it('[EXP4] what is written is read behind it, however late, and to its end', async () => {
  const spool = await Spool.open(folder, 1e9);
  const early = textOf(spool);
  const line = 'å'.repeat(100_000);
  await spool.write(line);
  await pause(5);
  await spool.write('end');
  spool.end();
  expect(await early).toBe(`${line}end`);
  await spool.close();
});

it('[EXP4] an error is told behind what was written before it', async () => {
  const spool = await Spool.open(folder, 1e9);
  await spool.write('half');
  spool.end(new Error('the database is gone'));
  const pieces = spool.pieces();
  expect(String((await pieces.next()).value)).toBe('half');
  await expect(pieces.next()).rejects.toThrow('the database is gone');
  await spool.close();
});

it('[EXP4] nothing of it is left, not even where the process ends in between', async () => {
  const spool = await Spool.open(folder, 1e9);
  await spool.write('some');
  expect(await readdir(folder)).toEqual([]);
  await spool.close();
});

it('[EXP3] takes no more room than it may', async () => {
  const spool = await Spool.open(folder, 10);
  await spool.write('12345');
  await expect(spool.write('678901')).rejects.toThrow(SpoolFull);
  await spool.close();
});
