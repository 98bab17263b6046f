import { expect, it } from 'vitest';
import { together } from './pipelined.ts';

it('[DB7] waits for all that is under way before it says that one failed', async () => {
  const slow = Promise.withResolvers<string>();
  let told: unknown;
  const all = together([Promise.reject(new Error('first')), slow.promise]).catch((error: unknown) => {
    told = error;
  });
  await new Promise(setImmediate);
  expect(told).toBeUndefined();
  slow.resolve('done');
  await all;
  expect(told).toEqual(new Error('first'));
});

it('[DB7] gives what came of each, in order', async () => {
  expect(await together([Promise.resolve(1), Promise.resolve(2)])).toEqual([1, 2]);
});
