import encode from 'jsbarcode';
import { expect, test } from 'vitest';
import { isEan13 } from './label-codes.ts';
import { barsOf, stretchesOf } from './bars.ts';

test.each([
  ['7350053850019', true],
  ['7350053850018', false],
  ['735005385001', false],
  ['SO-2026-00042', false],
])('[PAP2] %s is an EAN-13: %s', (text, is) => {
  expect(isEan13(text)).toBe(is);
});

test('[PAP2] an EAN-13 has its 95 modules between guards', () => {
  const bars = barsOf(encode, '7350053850019');
  expect(bars).toMatchObject({ format: 'EAN13' });
  expect(bars?.pattern).toMatch(/^101[01]{42}01010[01]{42}101$/);
});

test('[PAP2] anything else is a Code 128 that begins, checks and stops', () => {
  const bars = barsOf(encode, 'SO-2026-00042');
  expect(bars).toMatchObject({ format: 'CODE128' });
  expect(bars?.pattern).toMatch(/1100011101011$/);
  expect(bars?.pattern).not.toBe(barsOf(encode, 'SO-2026-00043')?.pattern);
});

test('[PAP2] what cannot be written in bars is not', () => {
  expect(barsOf(encode, 'SKÅP-1')).toBeNull();
});

test('[PAP2] bars are drawn where they are dark', () => {
  expect(stretchesOf('1100101')).toEqual([
    { at: 0, width: 2 },
    { at: 4, width: 1 },
    { at: 6, width: 1 },
  ]);
});
