import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { NoTurn, Turns } from './turns.ts';

const limits = { most: 2, waitingEach: 3, waiting: 5, patience: 10_000 };

/** Work that goes on until it is ended by name. */
function works(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (party: number, name: string): Promise<string> =>
    turns.take(party, async () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      await promise;
      return name;
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await pause(0);
  };
  return { begun, ask, end };
}

it('[SGR3] two at a time, one of a party, and parties take turns', async () => {
  const { begun, ask, end } = works(new Turns(limits));
  const all = [ask(1, 'a1'), ask(1, 'a2'), ask(1, 'a3'), ask(2, 'b1'), ask(3, 'c1')];
  await pause(0);
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  // The first has asked for more, and earlier.
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  for (const name of ['b1', 'a2', 'c1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

it('[SGR3] who asks for too much, or waits too long, is told so, and takes nobody else’s place', async () => {
  const { begun, ask, end } = works(new Turns({ ...limits, patience: 30 }));
  const first = ask(1, 'a1');
  const waiting = ['a2', 'a3', 'a4'].map((name) => ask(1, name).catch((error: unknown) => error));
  await expect(ask(1, 'a5')).rejects.toThrow(NoTurn);
  const other = ask(2, 'b1');
  await pause(60);
  expect(await Promise.all(waiting)).toEqual([expect.any(NoTurn), expect.any(NoTurn), expect.any(NoTurn)]);
  await end('a1');
  await end('b1');
  expect([await first, await other, begun]).toEqual(['a1', 'b1', ['a1', 'b1']]);
});

it('[SGR3] work that fails gives its turn away', async () => {
  const turns = new Turns({ ...limits, most: 1 });
  const failing = turns.take(1, () => Promise.reject(new Error('it failed')));
  await expect(failing).rejects.toThrow('it failed');
  expect(await turns.take(2, () => Promise.resolve('done'))).toBe('done');
});
