import { expect, test } from 'vitest';
import { reachableStorage } from './reachable-storage.ts';

test('[STO2] a storage that the browser keeps shut is stood in for as long as the page lasts', () => {
  const kept = reachableStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  kept.setItem('a', '1');
  kept.setItem('b', '2');
  kept.removeItem('a');
  expect([kept.length, kept.key(0), kept.key(1), kept.getItem('a'), kept.getItem('b')]).toEqual([
    1,
    'b',
    null,
    null,
    '2',
  ]);
  kept.clear();
  expect(kept.length).toBe(0);
});

test('[STO2] a storage that is there is itself', () => {
  const there = reachableStorage(() => {
    throw new Error('none');
  });
  expect(reachableStorage(() => there)).toBe(there);
});
