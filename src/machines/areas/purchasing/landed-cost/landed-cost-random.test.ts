import fc from 'fast-check';
import { expect, test } from 'vitest';
import { booksIn } from '#model/books/books-in.ts';
import { compareBooks } from '#model/books/compare-books.ts';
import { Both, landingActs, ROLLS, stepOf } from './landed-walk.fixtures.ts';

const rolls = fc.array(fc.nat(), { minLength: ROLLS, maxLength: ROLLS });
const acts = [...landingActs, 'buy', 'buy', 'sell', 'land'] as const;

test('[ST5, ST25, ST27, LC5, LC7, LC8] value of stock, its layers and the ledger are one, whatever is bought, landed, sent back and reversed, in any currency', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.array(rolls, { minLength: 12, maxLength: 30 }), (all) => {
      const both = new Both();
      for (const one of all) {
        both.do(stepOf(acts, one));
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
  expect([...reached].sort()).toEqual([...landingActs].sort());
}, 30_000);
