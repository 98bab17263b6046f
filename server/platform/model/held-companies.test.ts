import { expect, it } from 'vitest';
import { HeldCompanies } from './held-companies.ts';

const HEAD = 7;

/** Held companies of ten bytes each, unless they grow; with room for so many bytes. */
function holding(mostBytes: number) {
  const held = new HeldCompanies((company) => ({ company, size: 10 }), mostBytes);
  const use = (company: number, size = 10): void =>
    held.keep(company, HEAD, Object.assign(held.take(company, HEAD), { size }));
  return { held, use };
}

it('[HD1] the least recently used company leaves first, whichever it is', () => {
  const { held, use } = holding(30);
  const made = [1, 2, 3].map((company) => held.take(company, HEAD));
  for (const cache of made) held.keep(cache.company, HEAD, cache);
  use(1);
  use(4);
  expect(held.size).toBe(30);
  expect([3, 1, 2].map((company) => held.take(company, HEAD) === made[company - 1])).toEqual([
    true,
    true,
    false,
  ]);
});

it('[HD1] one that grows takes the room of others, and leaves itself if it is more than all of it', () => {
  const { held, use } = holding(30);
  for (const company of [1, 2, 3]) use(company);
  use(3, 25);
  expect(held.size).toBe(25);
  use(3, 31);
  expect(held.size).toBe(0);
});

it('[HD2] none leaves while it is being decided on, however long ago it was begun', () => {
  const { held, use } = holding(30);
  const busy = held.take(1, HEAD);
  const rested = held.take(2, HEAD);
  held.keep(2, HEAD, rested);
  use(3);
  use(4); // the first one was used least recently
  expect([held.size, held.take(2, HEAD) === rested]).toEqual([30, false]);
  held.keep(1, HEAD + 1, busy);
  expect(held.take(1, HEAD + 1)).toBe(busy);
});

it('[HD3] what another process has written to since begins anew, and so does what was dropped', () => {
  const { held, use } = holding(30);
  use(1);
  const before = held.take(1, HEAD);
  held.keep(1, HEAD, before);
  const behind = held.take(1, HEAD + 1);
  expect([behind === before, held.size]).toEqual([false, 10]);
  held.drop(1);
  expect([held.take(1, HEAD + 1) === behind, held.size]).toEqual([false, 10]);
});
