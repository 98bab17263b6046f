import { expect, test } from 'vitest';
import { inStockUnits } from './typed-units.ts';

const units = [
  { unit: { unit: 'box', numerator: 12, denominator: 1 }, names: ['box', 'låda', 'lådor'] },
  { unit: { unit: 'bag', numerator: 1, denominator: 3 }, names: ['bag'] },
];

test.each([
  ['3 box', '36'],
  ['3 box + 4', '40'],
  ['3lådor+4', '40'],
  ['1 000 BOX', '12000'],
  ['3 bag + 0,5', '1,5'],
  ['1,5 box', '18'],
  ['1.500 box', '1.500 box'],
  ['1 bag', '1 bag'],
  ['3 bo', '3 bo'],
  ['3 box +', '3 box +'],
  ['36', '36'],
  ['', ''],
])('[GR17] %j is counted as %j', (typed, counted) => {
  expect(inStockUnits(typed, units, 'sv')).toBe(counted);
});

test.each([
  ['1,500 box + 0.5', '18000.5'],
  ['1.500 box', '18'],
])('[GR17] %j is counted as %j in English', (typed, counted) => {
  expect(inStockUnits(typed, units, 'en')).toBe(counted);
});
