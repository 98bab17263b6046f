import { expect, test } from 'vitest';
import { foldedParts } from './folded-parts.ts';

test('[STO10] what is folded away stays so on this device', () => {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  } as Storage; // all that is used
  const parts = foldedParts(storage);
  expect(parts.isFolded('steps')).toBe(false);
  parts.fold('steps', true);
  expect([foldedParts(storage).isFolded('steps'), parts.isFolded('others')]).toEqual([true, false]);
  parts.fold('steps', false);
  expect(parts.isFolded('steps')).toBe(false);
});
