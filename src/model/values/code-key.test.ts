import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeKey, trimmedCode } from './code-key.ts';

test.each([
  ['BOLT-8', 'bolt-8'],
  ['SKRUV-A\u030A', 'skruv-å'],
  ['SKRUV-\u00C5', 'skruv-å'],
  ['BO\u200BLT\u200D-8', 'bolt-8'],
  ['\uFEFFBOLT\u00AD-8\u2060', 'bolt-8'],
  ['\u202EBOLT-8\u202C', 'bolt-8'],
  ['BOLT\u0007-8', 'bolt-8'],
  ['BOLT\u00A0 8', 'bolt 8'],
  ['BOLT\u3164', 'bolt'],
  ['Bolt\t8', 'bolt 8'],
  ['BO\uFEFFLT-8', 'bolt-8'],
  ['BOLT \u200B 8', 'bolt 8'],
  ['\u200B', ''],
])('[PR1] %j is compared as %j', (code, key) => {
  expect(codeKey(code)).toBe(key);
});

test('[PR1] a key is its own key, and that of the code in any other form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (code) => {
      const key = codeKey(code);
      expect(codeKey(key)).toBe(key);
      expect(codeKey(code.normalize('NFD'))).toBe(key);
      expect(codeKey(` ${code}\u200B`)).toBe(key);
    }),
  );
});

test('[PR1] only what nobody sees is taken off the ends of a code, of any length', () => {
  expect(trimmedCode('\uFEFF\u00A0BO\u200B LT\u2060 ')).toBe('BO\u200B LT');
  expect(trimmedCode('\u200B \u2060')).toBe('');
  const long = `A${' '.repeat(200_000)}\u00C5`;
  expect(trimmedCode(long)).toBe(long);
});
