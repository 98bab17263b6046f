import { expect, test } from 'vitest';
import { vatClasses, vatRates } from './vat-rates.ts';
import { vatRateAmong } from './vat.ts';
import { unionMembers } from '#model/vat/union.ts';

test.each([...unionMembers, 'NO', 'GB', 'CH'])('[SO8] %s has a rate for every class today', (country) => {
  for (const vatClass of vatClasses) expect(vatRateAmong([], vatClass, country, '2026-11-23')).not.toBeNull();
});

test.each([
  ['food', 'SE', '2026-03-31', 1200],
  ['food', 'SE', '2026-04-01', 600],
  ['standard', 'FI', '2024-08-31', 2400],
  ['standard', 'FI', '2024-09-01', 2550],
  ['restaurant', 'DE', '2025-12-31', 1900],
  ['restaurant', 'DE', '2026-01-01', 700],
  ['food', 'DK', '2026-05-04', 2500],
  ['standard', 'US', '2026-05-04', null],
] as const)('[SO8] %s in %s on %s carries %s', (vatClass, country, on, rate) => {
  expect(vatRateAmong([], vatClass, country, on)).toBe(rate);
});

test('[SO8] no two rates of a class are in force on the same day', () => {
  const clash = vatRates.filter((one, index) =>
    vatRates
      .slice(index + 1)
      .some(
        (other) =>
          other.country === one.country &&
          other.vatClass === one.vatClass &&
          one.from <= (other.to ?? '9999') &&
          other.from <= (one.to ?? '9999'),
      ),
  );
  expect(clash).toEqual([]);
});
