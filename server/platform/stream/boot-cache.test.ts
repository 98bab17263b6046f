import { expect, it } from 'vitest';
import { BootCache, type BootBlob } from './boot-cache.ts';
import { GrowingBlob } from './growing-blob.ts';

const today = '2026-11-01T00:00:00.000Z';
const asking = { asOf: 100, since: today, epoch: 1, notBefore: 40 };

/** A bootstrap of five bytes as of an event. */
function bootAt(asOf: number, gzip = new GrowingBlob(), since = today): BootBlob {
  gzip.push(Buffer.from('12345'));
  return { etag: `${asOf}`, start: { company: 1, asOf, epoch: 1, schema: 's', access: 'a', since }, gzip };
}

function madeAt(asOf: number, since = today): BootBlob {
  const boot = bootAt(asOf, undefined, since);
  boot.gzip.end();
  return boot;
}

/** Whether the bootstrap is given to who asks. */
function isGiven(boot: BootBlob, asked: Partial<typeof asking> = {}): boolean {
  const cache = new BootCache({ mostBytes: 1000, mostBehind: 50 });
  cache.put('a', boot);
  return cache.find('a', { ...asking, ...asked }) === boot;
}

it('[SY2] those kept are the latest of each group, the least used go first when there are too many bytes', () => {
  const cache = new BootCache({ mostBytes: 12, mostBehind: 50 });
  const find = (group: string) => cache.find(group, asking)?.etag;
  for (const [group, asOf] of [
    ['a', 98],
    ['a', 99],
    ['b', 100],
  ] as const)
    cache.put(group, madeAt(asOf));
  expect(find('a')).toBe('99');
  cache.put('c', madeAt(100));
  expect(['a', 'b', 'c'].filter(find)).toEqual(['a', 'c']);
});

it('[SY2] one that came to nothing is forgotten, unless another has taken its place', () => {
  const cache = new BootCache({ mostBytes: 12, mostBehind: 50 });
  const [failed, newer] = [bootAt(99), bootAt(100)];
  cache.put('a', failed);
  cache.put('a', newer);
  cache.drop('a', failed);
  expect(cache.find('a', asking)).toBe(newer);
  cache.drop('a', newer);
  expect(cache.find('a', asking)).toBeUndefined();
});

it('[SY14] one may lie behind by so many events, or be in the making; it is of this day and not ahead of the log', () => {
  expect([isGiven(madeAt(100)), isGiven(madeAt(50)), isGiven(madeAt(49))]).toEqual([true, true, false]);
  expect(isGiven(bootAt(49))).toBe(true);
  expect(isGiven(madeAt(101))).toBe(false);
  expect(isGiven(madeAt(100, '2026-10-31T00:00:00.000Z'))).toBe(false);
});

it('[SY15] one from before the last change of the reader’s access is not given to them, even in the making', () => {
  expect([isGiven(madeAt(90), { notBefore: 90 }), isGiven(madeAt(90), { notBefore: 91 })]).toEqual([
    true,
    false,
  ]);
  expect(isGiven(bootAt(90), { notBefore: 91 })).toBe(false);
});

it('[BK11] one from before the company was restored is given to nobody', () => {
  expect([isGiven(madeAt(100), { epoch: 2 }), isGiven(madeAt(100), { epoch: 1001 })]).toEqual([true, false]);
});
