import { expect, test } from 'vitest';
import { tellAtStart } from './tell-at-start.ts';

const settled = (): Promise<void> => new Promise((done) => void setImmediate(done));

/** Companies 1, 2 and 3; each is summarised on command. */
function start() {
  const told: number[] = [];
  const faults: unknown[] = [];
  const waiting: { done: () => void; fail: (error: Error) => void }[] = [];
  const stop = tellAtStart({
    companies: async () => [1, 2, 3],
    tell: async (company) => {
      told.push(company);
      await new Promise<void>((done, fail) => void waiting.push({ done, fail }));
    },
    onFault: (error) => void faults.push(error),
  });
  const go = async (way: 'done' | 'fail'): Promise<void> => {
    waiting.shift()?.[way](new Error('gone'));
    await settled();
  };
  return { told, faults, stop, go };
}

test('[FM8] a server that starts tells every company, one after the other', async () => {
  const { told, faults, go } = start();
  await settled();
  expect(told).toEqual([1]);
  for (const _ of [1, 2, 3]) await go('done');
  expect([told, faults]).toEqual([[1, 2, 3], []]);
});

test('[FM8] one that stops meanwhile tells no more, and complains of nothing', async () => {
  const { told, faults, stop, go } = start();
  await settled();
  stop();
  await go('fail');
  expect([told, faults]).toEqual([[1], []]);
});

test('[FM8] what goes wrong there is told to who runs the server', async () => {
  const { faults, go } = start();
  await settled();
  await go('fail');
  expect(faults).toEqual([new Error('gone')]);
});
