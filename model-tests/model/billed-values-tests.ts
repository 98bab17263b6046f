import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLLS, stepOf, type Step } from '#machines/areas/purchasing/landed-cost/landed-walk.fixtures.ts';
import { Billed, billingActs } from '#machines/areas/purchasing/supplier-bill/billed-walk.fixtures.ts';
import { booksIn } from '#model/books/books-in.ts';
import { compareBooks } from '#model/books/compare-books.ts';

type Act = (typeof billingActs)[number];

/** How many walks, begun with which seed, of how many steps at most. */
interface Walks {
  readonly seed: number;
  readonly runs: number;
  readonly longest: number;
}

/** Some acts are done more often than others. */
const allActs: readonly Act[] = [
  ...billingActs,
  ...(['buy', 'buy', 'sell', 'bill', 'bill', 'bill', 'credit', 'unbill'] as const),
];
/** Those that change no more of stock than what comes in and is sold. */
const bareActs: readonly Act[] = [
  ...(['buy', 'buy', 'buy', 'sell', 'bill', 'bill', 'halves', 'credit', 'lower', 'unbill'] as const),
  ...(['twice', 'land', 'unland'] as const),
];

const rolls = fc.array(fc.nat(), { minLength: ROLLS, maxLength: ROLLS });
const stepsOf = (acts: readonly Act[], longest: number): fc.Arbitrary<readonly Step<Act>[]> =>
  fc.array(rolls, { minLength: 12, maxLength: longest }).map((all) => all.map((one) => stepOf(acts, one)));

function walk(steps: readonly Step<Act>[]): Billed {
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

/** Goods are bought, billed, landed, sold and sent back, and all of it is taken back, in any order and currency. */
export const describeBilledValues = ({ seed, runs, longest }: Walks): void =>
  describe(`${runs} walks from seed ${seed}`, () => {
    test('[ST27, SBL5, SBL8, SBL9, SBL10, SBL11, GR18, GR53] value of stock, its layers and the ledger are one; what is billed is in stock, in cost of goods or was received and not billed, of which nothing is left once all is billed and credited', () => {
      const reached = new Set<string>();
      const walks = fc.property(stepsOf(allActs, longest), (steps) => {
        const company = walk(steps);
        company.settle();
        agree(company);
        for (const act of company.done) reached.add(act);
        const { base } = company.world;
        expect(compareBooks(booksIn(base.store))).toEqual([]);
        expect(base.replayed()).toEqual(base.snapshot());
      });
      fc.assert(walks, { seed, numRuns: runs });
      expect([...reached].sort()).toEqual([...billingActs].sort());
    });

    test('[SBL11, LC8] with every bill and landed cost reversed, stock is worth what it is without them, but for half a minor unit for each change of value that was rounded', () => {
      const walks = fc.property(stepsOf(bareActs, longest), (steps) => {
        const company = walk(steps);
        company.takeAllBack();
        company.compare();
        agree(company);
        const bare = walk(steps.filter(({ act }) => act === 'buy' || act === 'sell'));
        expect(company.exact.quantity).toBe(bare.exact.quantity);
        const changes = company.world.entries().length + bare.world.entries().length;
        expect(Math.abs(company.exact.value - bare.exact.value)).toBeLessThanOrEqual(changes / 2);
      });
      fc.assert(walks, { seed, numRuns: Math.ceil(runs / 2) });
    });
  });
