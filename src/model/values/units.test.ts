import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromOther, toOther } from './factor.ts';
import { lineAmount } from './money.ts';
import { sharesOf } from './round.ts';
import { priceFor, RATE_ONE, unitCostAt, valueBoughtAt } from './unit-cost.ts';
import { isSameUnit, roundedUp, stepOf, stockUnits, wholesOf } from './units.ts';

const box = { unit: 'box', numerator: 12, denominator: 1 };
const bag = { unit: 'bag', numerator: 1, denominator: 3 };
const factor = fc.record({
  numerator: fc.integer({ min: 1, max: 1_000_000 }),
  denominator: fc.integer({ min: 1, max: 1_000_000 }),
});
const ordered = fc.record({
  unit: fc.constantFrom('box', 'pallet', 'kg'),
  numerator: fc.integer({ min: 1, max: 5000 }),
  denominator: fc.integer({ min: 1, max: 5000 }),
});

test('[UN1] two boxes of twelve are 24 pieces; a third of a kilogram is no whole number of grams', () => {
  expect(toOther(2000, box)).toBe(24_000);
  expect(fromOther(24_000, box)).toBe(2000);
  expect(toOther(1000, bag)).toBeNull();
  expect(toOther(3000, bag)).toBe(1000);
});

test('[UN1] what converts, converts back to itself, whatever the factor', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), factor, (quantity, one) => {
      const there = toOther(quantity, one);
      return there === null || !Number.isSafeInteger(there) || fromOther(there, one) === quantity;
    }),
  );
  expect(fromOther(12_000, box)).toBe(1000);
});

test('[UN2] pieces, packs, boxes and units of one’s own are whole only; measures are not', () => {
  const ofPieces = stockUnits.map((unit) => [unit, stepOf(unit)]);
  expect(ofPieces).toEqual([
    ['pcs', 1000],
    ['pack', 1000],
    ['box', 1000],
    ['kg', 1],
    ['g', 1],
    ['l', 1],
    ['m', 1],
    ['h', 1],
  ]);
  expect(stepOf('pcs', box)).toBe(12_000);
  expect(stepOf('kg', bag)).toBe(1000);
  expect(stepOf('pcs', { unit: 'kg', numerator: 3, denominator: 1 })).toBe(3000);
  expect(stepOf('kg', { unit: 'g', numerator: 1, denominator: 1000 })).toBe(1);
  expect([roundedUp(13_000, 'pcs', box), roundedUp(12_000, 'pcs', box), roundedUp(1, 'pcs')]).toEqual([
    24_000, 12_000, 1000,
  ]);
});

test('[UN2] a quantity is told in wholes of a unit, and what is left over in the stock unit', () => {
  expect(wholesOf(19_000, box)).toEqual({ wholes: 1000, rest: 7000 });
  expect(wholesOf(24_000, box)).toEqual({ wholes: 2000, rest: 0 });
  expect(wholesOf(2500, bag)).toEqual({ wholes: 6000, rest: 500 });
});

test('[UN2] the step is the least quantity that comes out in both units', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('pcs', 'kg'),
      ordered,
      fc.integer({ min: 1, max: 60 }),
      (stock, unit, times) => {
        const step = stepOf(stock, unit);
        const comesOut = (quantity: number): boolean => {
          const of = fromOther(quantity, unit);
          return of !== null && of % stepOf(unit.unit) === 0 && quantity % stepOf(stock) === 0;
        };
        expect(comesOut(step * times)).toBe(true);
        expect(comesOut(step * times - 1)).toBe(step === 1);
      },
    ),
  );
});

test('[UN3] an amount is the quantity ordered times its price, with no step through the stock unit', () => {
  // 1000 boxes of 12 at 100.00: a piece at 8.3333 would lose 40 öre.
  expect(lineAmount(12_000_000, 100_0000, 0, box)).toBe(100_000_00);
  expect(lineAmount(12_000_000, unitCostAt(100_0000, 0, RATE_ONE, box))).toBe(99_999_60);
  expect(priceFor(8_3300, undefined, box)).toBe(99_9600);
  expect(priceFor(100_0000, box)).toBe(8_3333);
  expect(priceFor(100_0000, box, { numerator: 24, denominator: 1 })).toBe(200_0000);
});

test('[UN4] shares add up to the whole, and receipts in parts to the value of the line', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 }),
      (whole, weights) => {
        const shares = sharesOf(whole, weights);
        const isEmpty = weights.every((weight) => weight === 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(isEmpty ? 0 : whole);
        expect(shares.every((share) => share >= 0)).toBe(true);
      },
    ),
  );
  const terms = { price: 100_0000, discount: 0, rate: RATE_ONE, ...box };
  expect([valueBoughtAt(5000, terms), valueBoughtAt(12_000, terms)]).toEqual([41_67, 100_00]);
});

test('[UN1] units are the same by name and size', () => {
  expect(isSameUnit(undefined, undefined)).toBe(true);
  expect(isSameUnit(box, { ...box })).toBe(true);
  expect(isSameUnit(box, { ...box, numerator: 24 })).toBe(false);
  expect(isSameUnit(box, undefined)).toBe(false);
});
