import { expect, test } from 'vitest';
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
