import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import {
  cellAt,
  crossWorkbook,
  entityWorkbook,
  hugePicture,
  manyParts,
  nestedDrawing,
  packedText,
  paintedWorkbook,
  stringsWorkbook,
} from './bombs.fixtures.ts';
import { camtBombs } from '#server/invoicing/bank-files/camt-bombs.fixtures.ts';
import { camtEntry, camtFixture } from '#server/invoicing/bank-files/camt.fixtures.ts';
import { spawnChild } from './child-process.ts';
import { Readers } from './readers.ts';
import { ReadingChild } from './reading.ts';

vi.setConfig({ testTimeout: 240_000 });
afterEach(() => void vi.unstubAllEnvs());

const ask = { name: 'file', sheet: null };
const table = (readers: Readers, company: number, content: Buffer) =>
  readers.read('table', { company, content, ask });
const refusalOf = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => 'it was read',
    (error: { refusal?: unknown }) => error.refusal ?? error,
  );
/** Of all that ask for nothing else: a child is started once. */
const readers = new Readers();
const small = Buffer.from('Artikelnr;Benämning\n1;Skruv\n');

it.each([
  ['a packed text', async () => packedText(), 'filePackedTight', 200],
  ['a last cell in the last row', () => cellAt('XFD1048576'), 'importTooManyLines', 100_000],
  ['a last cell in the last column', () => cellAt('XFD90000'), 'importTooManyCells', 4_000_000],
  ['a long row and a long column', crossWorkbook, 'importTooManyCells', 4_000_000],
  ['a million strings', stringsWorkbook, 'filePackedTight', 200],
  ['thousands of parts', manyParts, 'fileTooManyEntries', 2000],
  ['an endless line', async () => Buffer.from(`a;b\n${'a'.repeat(5_000_000)}`), 'importLineTooLong', 4],
  ['a wide line', async () => Buffer.from(`a;b\n${';'.repeat(20_000)}\n`), 'importTooManyColumns', 16_384],
])('[SGR5] %s is refused before there is room for it: %s', async (_, made, code, most) => {
  expect(await refusalOf(table(readers, 1, await made()))).toEqual({ code, params: { most } });
});

it('[SGR5] entities of a workbook are not expanded', async () => {
  expect(await refusalOf(table(readers, 1, await entityWorkbook()))).toEqual({ code: 'importDamaged' });
});

it('[SGR5] what is only painted reaches nowhere', async () => {
  const { answer } = await table(readers, 1, await paintedWorkbook());
  expect(answer.table).toMatchObject({ heads: ['Artikelnr', 'Benämning'], lines: 1 });
});

it.each(camtBombs)('[SGR5] a bank’s file with %s is refused', async (_, made, code) => {
  const reading = readers.read('bankFile', { company: 1, content: made(), ask: {} });
  expect(await refusalOf(reading)).toMatchObject({ code });
});

it('[SGR1] a bank’s file is read in a child', async () => {
  const { answer, parts } = await readers.read('bankFile', {
    company: 1,
    content: camtFixture(camtEntry()),
    ask: {},
  });
  expect(answer).toEqual({ type: 'camt.054', message: 'M-2026-1' });
  expect(parts.map((part) => JSON.parse(part.toString()).length)).toEqual([1]);
});

it.each(['thumbnail', 'logo'] as const)(
  '[SGR5] a %s of too many pixels is refused by its head',
  async (name) => {
    const reading =
      name === 'logo'
        ? readers.read('logo', { company: 1, content: hugePicture(), ask: {} })
        : readers.read('thumbnail', { company: 1, content: hugePicture(), ask: { size: '64' } });
    expect(await refusalOf(reading)).toEqual({ code: 'pictureTooManyPixels', params: { most: 52 } });
  },
);

it('[SGR2] a reading that does not end is killed, and others are read and answered meanwhile', async () => {
  const hasty = new Readers({ seconds: 3, megabytes: 1000 });
  let isOver = false;
  const endless = refusalOf(hasty.read('logo', { company: 1, content: nestedDrawing(), ask: {} })).finally(
    () => (isOver = true),
  );
  await pause(0);
  const { answer } = await table(hasty, 2, small);
  expect([answer.table.lines, isOver]).toEqual([1, false]);
  expect(await endless).toEqual({ code: 'fileTakesTime', params: { most: 3 } });
  // The company itself is read for again.
  expect((await table(hasty, 1, small)).answer.table.lines).toBe(1);
});

it('[SGR2] a reading that takes too much memory is killed', async () => {
  const narrow = new Readers({ seconds: 60, megabytes: 150 });
  const content = Buffer.from(
    `Artikelnr;Namn;Pris;Antal;Plats;Vikt\n${'1234567;Skruv av stål;12,50;100;A-01-02;0,25\n'.repeat(95_000)}`,
  );
  expect(await refusalOf(table(narrow, 1, content))).toEqual({
    code: 'fileTakesMemory',
    params: { most: 150 },
  });
});

it('[SGR2] content that breaks off ends its child and nobody else’s', async () => {
  const content = async () => ({
    size: 100,
    stream: Readable.from(broken()),
  });
  await expect(readers.read('table', { company: 1, content, ask })).rejects.toThrow('the disk is gone');
  expect((await table(readers, 1, small)).answer.table.lines).toBe(1);
});

async function* broken(): AsyncGenerator<Buffer> {
  yield Buffer.from('Artikelnr');
  throw new Error('the disk is gone');
}

it.each([
  ['an answer of another shape', /too_small/],
  ['more than it may give', /fileHoldsTooMuch/],
  ['a refusal of another shape', /invalid_union/],
  ['no JSON', /JSON/],
])('[SGR1] %s of a child is not believed, and ends it', async (lie, why) => {
  const child = new ReadingChild(fileURLToPath(new URL('lying.fixtures.ts', import.meta.url)));
  const lying = { lie } as never; // so that it knows which
  await expect(child.read('logo', { ask: lying, content: small })).rejects.toThrow(why);
  expect(child.isFit).toBe(false);
});

/** Processes that this one has started. */
const children = (): readonly string[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);

it('[SGR3] readings of many companies take two children, and those of one company one', async () => {
  const fresh = new Readers();
  const before = new Set(children());
  let most = 0;
  let seen: readonly string[] = [];
  const looking = setInterval(() => {
    const now = children().filter((child) => !before.has(child));
    // One that has been killed may be seen once more.
    most = Math.max(most, now.filter((child) => seen.includes(child)).length);
    seen = now;
  }, 5);
  await Promise.all([1, 2, 3, 4, 1, 2].map((company) => table(fresh, company, small)));
  clearInterval(looking);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});

it('[SGR4] the child knows no secret, writes nothing, runs nothing, and reads nothing but its code', async () => {
  vi.stubEnv('SECRET_KEY', 'a secret of the server');
  const child = spawnChild(fileURLToPath(new URL('prying.fixtures.ts', import.meta.url)));
  const { managed, settings } = JSON.parse(await text(child.stdout as Readable));
  expect(managed).toEqual([]);
  expect(settings).toEqual(['MALLOC_ARENA_MAX', 'TZ', 'UV_THREADPOOL_SIZE']);
});
