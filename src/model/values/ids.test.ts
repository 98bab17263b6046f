import { expect, test } from 'vitest';
import { idWithin, mintedAt, uuidv7 } from './ids.ts';
import { id } from './schemas.ts';

test('[SO30] an id that follows from a name is always the same, as old as the outer one, and another for each name', () => {
  const outer = uuidv7(1_790_000_000_000, new Uint8Array(10));
  const names = Array.from({ length: 3_000 }, (_, index) => `${'0'.repeat(30)}${index}`);
  const ids = names.map((name) => idWithin(outer, name));
  expect(new Set(ids).size).toBe(names.length);
  expect(new Set(ids.map((one) => one.slice(-4))).size).toBeGreaterThan(2_500);
  expect(idWithin(outer, 'a')).toBe(idWithin(outer, 'a'));
  expect(mintedAt(idWithin(outer, 'a'))).toBe(1_790_000_000_000);
  expect(id.safeParse(idWithin(outer, 'a')).success).toBe(true);
});
