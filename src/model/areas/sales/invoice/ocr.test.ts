import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOfOcr, ocrOf } from './ocr.ts';

test('[INV5] 12345 is paid with 1234574', () => {
  expect(ocrOf('12345')).toBe('1234574');
  expect(digitsOfOcr('1234574')).toBe('12345');
  expect(digitsOfOcr(' 12345 74 ')).toBe('12345');
});

test('[INV5] letters and signs of a number are no part of its reference; without digits there is none', () => {
  expect(ocrOf('F-12345')).toBe('1234574');
  expect(ocrOf('F')).toBeNull();
  expect(ocrOf('1'.repeat(24))).toBeNull();
  expect(digitsOfOcr('74')).toBeNull();
  expect(digitsOfOcr('12345A4')).toBeNull();
});

test('[INV5] what is made is read back, and one wrong or missing digit is noticed', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{1,23}$/),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (digits, place, by) => {
        const ocr = ocrOf(digits) ?? '';
        expect(digitsOfOcr(ocr)).toBe(digits);
        const at = place % ocr.length;
        const wrong = `${ocr.slice(0, at)}${(Number(ocr[at]) + by) % 10}${ocr.slice(at + 1)}`;
        expect(digitsOfOcr(wrong)).toBeNull();
      },
    ),
  );
});

test('[INV5] a reference that lost its last or first digit is none', () => {
  expect(digitsOfOcr('123457')).toBeNull();
  expect(digitsOfOcr('234574')).toBeNull();
});
