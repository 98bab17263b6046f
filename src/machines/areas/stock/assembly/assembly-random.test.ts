import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rows } from '#model/engine/rows.ts';
import { broken } from '#machines/areas/sales/sales-order/sales-invariants.fixtures.ts';
import { BuildingWorld } from './assembly.fixtures.ts';

const move = fc.record({
  word: fc.constantFrom(
    'release',
    'release',
    'build',
    'build',
    'build',
    'unbuild',
    'reverse',
    'cancel',
    'closeShort',
    'order',
    'buy',
  ),
  which: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 3 }),
});
interface Move {
  readonly word: string;
  readonly which: number;
  readonly quantity: number;
}
const reason = { reason: 'other' };

/** Does it as far as it may be done: on a new document, or on one of the newest. */
function play(world: BuildingWorld, { word, which, quantity }: Move): void {
  const { base, sales } = world;
  const pieces = quantity * 1_000;
  const isMade = word === 'release' || word === 'unbuild';
  if (isMade) {
    const id = world.draft({ quantity: pieces, mode: word === 'unbuild' ? 'unbuild' : 'build' });
    return void world.do(id, 'release');
  }
  if (word === 'order')
    return void sales.confirmed([{ product: which % 2 ? world.chair : world.leg, quantity: pieces }]);
  if (word === 'buy')
    return void sales.stock(world.leg, which % 2 ? world.first : world.second, pieces, 1_2345 * quantity);
  const id = [...base.store.all('assembly').keys()].toSorted().at(-1 - which);
  if (id !== undefined) world.do(id, word, word === 'build' ? { quantity: pieces } : reason);
}

/** What building has cost beyond components, minor units, less what was reversed: all else is worth what it was. */
const spentOn = (world: BuildingWorld): number =>
  [...world.base.store.all('assembly').keys()]
    .map((id) => world.row(id))
    .filter(({ mode, state }) => mode === 'build' && state !== 'reversed')
    .reduce((sum, { built }) => sum + (built / 1_000) * 150, 0);

test('[AS5, AS8, AS9, AS11] whatever is built and taken back, places sum to zero and no value is lost or made', () => {
  let built = 0;
  fc.assert(
    fc.property(fc.array(move, { minLength: 10, maxLength: 30 }), (moves) => {
      const world = new BuildingWorld().stocked(9);
      world.sales.stock(world.cushion, world.second, 3_000, 4_4444);
      for (const one of moves) {
        const [worth, spent, bought] = [world.worth(), spentOn(world), world.value(world.leg)];
        play(world, one);
        expect(broken(world.base)).toEqual([]);
        const gained = world.worth() - worth;
        // What comes back may be worth another average by now.
        const others: Readonly<Record<string, number>> = {
          buy: world.value(world.leg) - bought,
          reverse: gained,
        };
        expect(gained).toBe(others[one.word] ?? spentOn(world) - spent);
      }
      built += world.base.log.filter(({ type }) => type === 'built').length;
      const worths = [...world.base.store.all('valuation').values()] as Rows['valuation'][];
      expect(worths.filter(({ quantity, value }) => quantity < 0 || value < 0)).toEqual([]);
      expect(worths.filter(({ quantity, value }) => quantity === 0 && value !== 0)).toEqual([]);
      expect(world.base.replayed()).toEqual(world.base.snapshot());
    }),
    { numRuns: 40 },
  );
  expect(built).toBeGreaterThan(20);
});
