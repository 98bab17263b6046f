import { expect, test } from 'vitest';
import { namedId } from './ids.ts';
import { id } from './schemas.ts';

test('[SO30] an id that follows from a name is always the same, and another for each name', () => {
  const names = Array.from({ length: 3_000 }, (_, index) => `${'0'.repeat(30)}${index}/${index % 7}`);
  const ids = names.map(namedId);
  expect(new Set(ids).size).toBe(names.length);
  expect(new Set(ids.map((one) => one.slice(-4))).size).toBeGreaterThan(2_500);
  expect(namedId('a')).toBe(namedId('a'));
  expect(id.safeParse(namedId('a')).success).toBe(true);
});
