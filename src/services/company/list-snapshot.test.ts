import { expect, test } from 'vitest';
import { wholeAnswer } from '../stream/answer-lines.ts';
import { readSnapshot } from './list-snapshot.ts';

const bodyOf = (...lines: readonly object[]): ReadableStream<Uint8Array> =>
  new Blob([lines.map((line) => `${JSON.stringify(line)}\n`).join('')]).stream();

async function idsIn(...lines: readonly object[]): Promise<readonly (readonly string[])[]> {
  const pieces: (readonly string[])[] = [];
  for await (const rows of (await readSnapshot(bodyOf(...lines))).pieces)
    pieces.push(rows.map(({ id }) => id));
  return pieces;
}

test('[LI22] a list is read piece by piece, as of one event', async () => {
  const lines = [{ head: 7 }, { rows: [{ id: 'a' }, { id: 'b' }] }, { rows: [{ id: 'c' }] }, { end: 3 }];
  expect((await readSnapshot(bodyOf(...lines))).head).toBe(7);
  expect(await idsIn(...lines)).toEqual([['a', 'b'], ['c']]);
});

test('[LI22] a list that was cut off is no file', async () => {
  await expect(idsIn({ head: 7 }, { rows: [{ id: 'a' }] })).rejects.toThrow('incomplete');
  await expect(idsIn({ head: 7 }, { rows: [{ id: 'a' }] }, { end: 2 })).rejects.toThrow('incomplete');
  await expect(idsIn({ rows: [] })).rejects.toThrow('no beginning');
});

test('[EXP5] why a list is cut off is said by the server', async () => {
  const problem = { detail: 'The export took too long.', code: 'exportTooLong', params: { minutes: 30 } };
  await expect(idsIn({ head: 7 }, { rows: [{ id: 'a' }] }, { problem })).rejects.toMatchObject(problem);
  await expect(idsIn({ problem })).rejects.toMatchObject(problem);
});

test('[EXP5] so it is of lines that are kept as they are', async () => {
  const answer = (...lines: readonly object[]) =>
    wholeAnswer(new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  const entry = { id: 'a', problem: 'of its own' };
  expect(await (await answer(entry, entry)).text()).toHaveLength(2 * JSON.stringify(entry).length + 2);
  const problem = { detail: 'The export took too long.', code: 'exportTooLong' };
  await expect(answer(entry, { problem })).rejects.toMatchObject(problem);
  expect((await answer()).size).toBe(0);
});
