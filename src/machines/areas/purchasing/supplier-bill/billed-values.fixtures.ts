import fc from 'fast-check';
import { expect } from 'vitest';
import { booksIn } from '#model/books/books-in.ts';
import { compareBooks } from '#model/books/compare-books.ts';
import { stepsOf, type Step } from '../landed-cost/landed-walk.fixtures.ts';
import { Billed, billingActs } from './billed-walk.fixtures.ts';

type BillingStep = Step<(typeof billingActs)[number]>;

/** How many walks, begun with which seed, of how many steps at most. */
interface Walks {
  readonly seed: number;
  readonly numRuns: number;
  readonly longest: number;
}

function walk(steps: readonly BillingStep[]): Billed {
  const company = new Billed();
  for (const one of steps) {
    const { length } = company.world.base.log;
    company[one.act](one);
    if (company.world.base.log.length > length) company.done.add(one.act);
    company.compare();
    agree(company);
  }
  return company;
}

function agree(company: Billed): void {
  expect(company.compared.map(([is]) => is)).toEqual(company.compared.map(([, shouldBe]) => shouldBe));
  company.compared.length = 0;
}

/**
 * The value of stock, its layers and the ledger are one after each step, and what is received and not billed is that of the
 * goods; nothing of it is left once all is billed and credited. Each act is done in some walk.
 */
export function expectOneValue({ seed, numRuns, longest }: Walks): void {
  const reached = new Set<string>();
  const steps = stepsOf(
    longest,
    ...billingActs,
    'buy',
    'buy',
    'sell',
    'bill',
    'bill',
    'bill',
    'credit',
    'unbill',
  );
  fc.assert(
    fc.property(steps, (all) => {
      const company = walk(all);
      company.settle();
      agree(company);
      for (const act of company.done) reached.add(act);
      const { base } = company.world;
      expect(compareBooks(booksIn(base.store))).toEqual([]);
      expect(base.replayed()).toEqual(base.snapshot());
    }),
    { seed, numRuns },
  );
  expect([...reached].sort()).toEqual([...billingActs].sort());
}

/** With every bill and landed cost reversed, stock is worth what it is without them, but for what was rounded. */
export function expectNothingLeftOfBills({ seed, numRuns, longest }: Walks): void {
  const steps = stepsOf(
    longest,
    'buy',
    'buy',
    'buy',
    'sell',
    'bill',
    'bill',
    'halves',
    'credit',
    'lower',
    'unbill',
    'twice',
    'land',
    'unland',
  );
  fc.assert(
    fc.property(steps, (all) => {
      const company = walk(all);
      company.takeAllBack();
      company.compare();
      agree(company);
      const bare = walk(all.filter(({ act }) => act === 'buy' || act === 'sell'));
      expect(company.exact.quantity).toBe(bare.exact.quantity);
      const changes = company.world.entries().length + bare.world.entries().length;
      expect(Math.abs(company.exact.value - bare.exact.value)).toBeLessThanOrEqual(changes / 2);
    }),
    { seed, numRuns },
  );
}
