import fc from 'fast-check';
import { expect, test } from 'vitest';
import { booksIn } from '#model/books/books-in.ts';
import { compareBooks } from '#model/books/compare-books.ts';
import type { Choice, Money } from '../landed-cost/landed-walk.fixtures.ts';
import { Billed } from './billed-walk.fixtures.ts';

const acts = [
  'buy',
  'sell',
  'comeBack',
  'sendBack',
  'unsend',
  'land',
  'unland',
  'reverse',
  'bill',
  'overbill',
  'twice',
  'credit',
  'unbill',
] as const;
type Act = (typeof acts)[number];
interface Step extends Choice {
  readonly act: Act;
}

const stepOf = (...chosen: readonly Act[]): fc.Arbitrary<Step> =>
  fc.record({
    act: fc.constantFrom(...chosen),
    on: fc.nat(99),
    pieces: fc.integer({ min: 1, max: 9 }),
    amount: fc.integer({ min: 1, max: 99_99 }),
    money: fc.constantFrom<Money>('SEK', 'EUR', 'USD'),
  });

function walk(steps: readonly Step[]): Billed {
  const company = new Billed();
  for (const one of steps) {
    const { length } = company.world.base.log;
    company[one.act](one);
    if (company.world.base.log.length > length) company.done.add(one.act);
    agree(company);
  }
  return company;
}

function agree(company: Billed): void {
  company.compare();
  expect(company.compared.map(([is]) => is)).toEqual(company.compared.map(([, shouldBe]) => shouldBe));
  company.compared.length = 0;
}

test('[ST27, SBL5, SBL8, SBL9, SBL10, SBL11] value of stock, its layers and the ledger are one, and what is billed is in stock, in cost of goods or accrued, whatever is bought, billed, credited, landed, sent back and reversed, in any currency', () => {
  const reached = new Set<string>();
  const step = stepOf(...acts, 'buy', 'buy', 'sell', 'bill', 'bill', 'bill', 'credit', 'unbill');
  fc.assert(
    fc.property(fc.array(step, { minLength: 12, maxLength: 30 }), (steps) => {
      const company = walk(steps);
      for (const act of company.done) reached.add(act);
      const { base } = company.world;
      expect(compareBooks(booksIn(base.store))).toEqual([]);
      expect(base.replayed()).toEqual(base.snapshot());
    }),
    { seed: 51, numRuns: 40 },
  );
  expect([...reached].sort()).toEqual([...acts].sort());
});

test('[SBL11, LC8] with every bill and landed cost reversed, stock is worth what it is without them, but for half a minor unit for each change of value that was rounded', () => {
  const step = stepOf(
    'buy',
    'buy',
    'buy',
    'sell',
    'bill',
    'bill',
    'credit',
    'unbill',
    'twice',
    'land',
    'unland',
  );
  fc.assert(
    fc.property(fc.array(step, { minLength: 12, maxLength: 30 }), (steps) => {
      const company = walk(steps);
      company.takeAllBack();
      agree(company);
      const bare = walk(steps.filter(({ act }) => act === 'buy' || act === 'sell'));
      expect(company.exact.quantity).toBe(bare.exact.quantity);
      const changes = company.world.entries().length + bare.world.entries().length;
      expect(Math.abs(company.exact.value - bare.exact.value)).toBeLessThanOrEqual(changes / 2);
    }),
    { seed: 51, numRuns: 40 },
  );
});
