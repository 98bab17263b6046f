import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Recording } from '#model/recordings/recording.ts';
import { testRecording } from './test-recording.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recordings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const recorded = (after: string): Recording => ({
  format: 'lagra-recording',
  version: 1,
  startedAt: '2026-05-04T08:00:00.000Z',
  endedAt: '2026-05-04T08:01:00.000Z',
  locale: 'en',
  typed: false,
  page: '/en/apps/picking',
  actors: {},
  entries: [
    {
      kind: 'command',
      at: 1500,
      id: 'c',
      document: { kind: 'pick', id: 'p' },
      type: 'pause',
      before: 'released',
      after,
      refused: null,
    },
  ],
});

async function run(args: readonly string[], files: Readonly<Record<string, unknown>> = {}) {
  const said: string[] = [];
  const code = await testRecording(args, {
    read: (file) => {
      const content = files[file];
      if (content === undefined) throw new Error('ENOENT');
      return typeof content === 'string' ? content : JSON.stringify(content);
    },
    keptIn: pathToFileURL(`${folder}/`),
    say: (line) => said.push(line),
  });
  return { code, said };
}

test('[RE2] a recording that goes as it was is told so, one that does not with its first divergence', async () => {
  expect(await run(['good.json'], { 'good.json': recorded('paused') })).toEqual({
    code: 0,
    said: ['1 entries, 1 steps over the charts', 'every step goes as it was recorded'],
  });
  expect(await run(['bad.json'], { 'bad.json': recorded('picked') })).toEqual({
    code: 1,
    said: [
      '1 entries, 0 steps over the charts',
      'entry 1, after 1.5 s: pick took pause from "released"',
      '  recorded: "picked"',
      '  today:    "paused"',
    ],
  });
});

test('[RE4] a recording is kept as a test under its name, once', async () => {
  const files = { 'a.json': recorded('paused') };
  expect((await run(['a.json', '--keep', 'paused-pick'], files)).code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'paused-pick.json'), 'utf8'))).toEqual(recorded('paused'));
  expect((await run(['a.json', '--keep', 'paused-pick'], files)).said.at(-1)).toBe(
    'paused-pick is kept already',
  );
  expect((await run(['a.json', '--keep', '../evil'], files)).code).toBe(2);
});

test('[RE3] what is no recording is refused in a sentence', async () => {
  const files = { 'a.json': '{', 'b.json': { ...recorded('paused'), version: 3 } };
  expect(await run(['a.json'], files)).toEqual({ code: 2, said: ['a.json: it is no JSON'] });
  expect((await run(['b.json'], files)).said).toEqual(['b.json: it is of version 3, this is 1']);
  expect((await run(['c.json'], files)).said).toEqual(['c.json: there is no such file']);
  expect((await run([])).said).toEqual(['npm run test:recording -- FILE [--keep name]']);
  expect((await run(['a.json', '--teleport'])).code).toBe(2);
});
