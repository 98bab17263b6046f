import fc from 'fast-check';
import { expect, test } from 'vitest';
import { booksIn } from '#model/books/books-in.ts';
import { compareBooks } from '#model/books/compare-books.ts';
import { Both, type Money, type Step } from './landed-walk.fixtures.ts';

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(
    'buy',
    'buy',
    'buy',
    'sell',
    'sell',
    'comeBack',
    'sendBack',
    'unsend',
    'land',
    'land',
    'unland',
    'reverse',
  ),
  on: fc.nat(99),
  pieces: fc.integer({ min: 1, max: 9 }),
  amount: fc.integer({ min: 1, max: 99_99 }),
  money: fc.constantFrom<Money>('SEK', 'EUR', 'USD'),
});

test('[ST5, ST25, ST27, LC5, LC7, LC8] value of stock, its layers and the ledger are one, whatever is bought, landed, sent back and reversed, in any currency', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 12, maxLength: 30 }), (steps) => {
      const both = new Both();
      for (const one of steps) {
        both.do(one);
        both.compare();
        expect(both.compared.map(([is]) => is)).toEqual(both.compared.map(([, shouldBe]) => shouldBe));
        both.compared.length = 0;
      }
      for (const act of both.done) reached.add(act);
      const { base } = both.world;
      expect(compareBooks(booksIn(base.store))).toEqual([]);
      expect(base.replayed()).toEqual(base.snapshot());
    }),
    { seed: 51, numRuns: 50 },
  );
  expect([...reached].sort()).toEqual([
    'buy',
    'comeBack',
    'land',
    'reverse',
    'sell',
    'sendBack',
    'unland',
    'unsend',
  ]);
});
