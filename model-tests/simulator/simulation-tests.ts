import { expect, test } from 'vitest';
import { simulate, type Tally } from './simulation.ts';

/** Most runs are short, since people read the failing ones; every tenth has time to ship goods. */
const stepsOf = (seed: number): number => (seed % 10 === 0 ? 600 : 150);

/** Runs over a bad network, one for each seed from the first up to the last. */
export function describeSeeds(first: number, last: number): void {
  const seeds = last - first + 1;
  test(`${seeds} seeds over a bad network converge, and agree at every step`, { timeout: 480_000 }, () => {
    const tally: Tally = {
      commands: 0,
      accepted: 0,
      conflicts: 0,
      reloads: 0,
      restarts: 0,
      facts: new Set(),
    };
    for (let seed = first; seed <= last; seed++) expect(simulate(seed, stepsOf(seed), tally)).toBeNull();
    console.info(`simulated: ${JSON.stringify({ ...tally, facts: tally.facts.size })}`);
    for (const fact of [
      'salesOrder.released',
      'pick.finished',
      'shipment.shipped',
      'goodsReceipt.reversed',
      'stock.reserved',
      'lot.created',
    ])
      expect(tally.facts).toContain(fact);
    expect(tally.accepted).toBeGreaterThan(seeds);
    expect(tally.conflicts).toBeGreaterThan(seeds / 10);
  });
}
