import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Exports } from './exports.ts';

it('[EXP1] companies that export at once read three at a time, and one of each', async () => {
  const exports = new Exports(tmpdir());
  const open = new AbortController();
  let [now, most] = [0, 0];
  const begun: number[] = [];
  const read = (company: number): Promise<void> =>
    exports.read(
      company,
      async () => {
        begun.push(company);
        most = Math.max(most, (now += 1));
        await pause(5);
        now -= 1;
      },
      open.signal,
    );
  await Promise.all([1, 1, 2, 3, 4, 5].map(read));
  expect(most).toBe(3);
  expect(begun.slice(0, 3)).toEqual([1, 2, 3]);
  expect(begun).toHaveLength(6);
});
