import { expect, it } from 'vitest';
import { isStorable } from './storable.ts';

it.each([
  ['plain text', 'Räksmörgås 🧦\n', true],
  ['a zero character', 'a\u0000', false],
  ['half a surrogate pair', '\ud83e', false],
  ['one deep in a list', { lines: [{ note: ['\udc00'] }] }, false],
  ['one in the name of a field', { ['\u0000']: 1 }, false],
  ['what holds no text', [1, null, true, { a: [] }], true],
])('[EX4] %s', (_, value, storable) => {
  expect(isStorable(value)).toBe(storable);
});

it('[EX4] nesting without end, without running out of stack', () => {
  expect(isStorable(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toBe(false);
  expect(isStorable(JSON.parse('['.repeat(50) + ']'.repeat(50)))).toBe(true);
});
