import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineAmount } from '../values/money.ts';
import { amountInKit, marksOf } from './kit-share.ts';
import type { OfKit, PricedLine } from './line-schemas.ts';
import { totals } from './line-totals.ts';

interface Part {
  readonly weight: number;
  readonly per: number;
  readonly vatRate: number;
}

const part: fc.Arbitrary<Part> = fc.record({
  weight: fc.oneof(fc.constant(0), fc.nat(10_000_000)),
  per: fc.integer({ min: 1, max: 50_000 }),
  vatRate: fc.constantFrom(0, 600, 1_200, 2_500),
});
const kit = fc.record({
  price: fc.nat(100_000_000),
  discount: fc.oneof(fc.constant(0), fc.nat(10_000)),
  kits: fc.integer({ min: 1, max: 500 }),
  cancelled: fc.nat(500),
  includesVat: fc.boolean(),
  parts: fc.array(part, { minLength: 1, maxLength: 12 }),
});

const ofKit = (price: number, discount: number, parts: readonly Part[]): OfKit[] => {
  const sold = { price, discount } as PricedLine; // only its price is asked for
  const marks = marksOf(parts.map(({ weight }) => weight));
  return marks.map((mark, index) => ({ kit: sold, per: parts[index]?.per ?? 1, optional: false, ...mark }));
};

test('[LN4] the shares of a kit add up to its price, for any prices, quantities and VAT classes', () => {
  fc.assert(
    fc.property(kit, ({ price, discount, kits, cancelled, includesVat, parts }) => {
      const shares = ofKit(price, discount, parts);
      const left = Math.max(0, kits - cancelled);
      const whole = lineAmount(left * 1_000, price, discount);
      const amounts = shares.map((share) => amountInKit(share, left * share.per));
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(whole);
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
      const lines = shares.map((share, index) => ({
        quantity: kits * share.per,
        cancelled: (kits - left) * share.per,
        price: null,
        discount: 0,
        vatRate: parts[index]?.vatRate ?? 0,
        ofKit: share,
      }));
      const { net, gross } = totals({ pricesIncludeVat: includesVat, lines });
      expect(includesVat ? gross : net).toBe(whole);
    }),
    { numRuns: 2_000, seed: 20261126 },
  );
});

test('[LN4] each share is within one minor unit of what its weight asks for', () => {
  fc.assert(
    fc.property(kit, ({ price, kits, parts }) => {
      const sum = parts.reduce((total, { weight }) => total + weight, 0);
      fc.pre(sum > 0);
      const whole = lineAmount(kits * 1_000, price);
      for (const [index, share] of ofKit(price, 0, parts).entries()) {
        const asked = (whole * (parts[index]?.weight ?? 0)) / sum;
        expect(Math.abs(amountInKit(share, kits * share.per) - asked)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 500, seed: 20261126 },
  );
});

test('[LN4] what weighs nothing is divided by the number of parts', () => {
  expect(marksOf([0, 0, 0])).toEqual([
    { from: 0, to: 1, all: 3 },
    { from: 1, to: 2, all: 3 },
    { from: 2, to: 3, all: 3 },
  ]);
});
