import { expect, test } from 'vitest';
import { fold } from '#model/engine/fold.ts';
import { engine } from '#machines/registry.ts';
import { simulate, type Tally } from './simulation.ts';
import { SimulatedServer } from './simulated-server.ts';
import { storeEqualsReplay } from './oracles.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

const SEEDS = Number(process.env['SEEDS'] ?? 1000);
/** Most runs are short, since a run that goes wrong is read by a person; every tenth has time to get goods out. */
const stepsOf = (seed: number): number => (seed % 10 === 0 ? 600 : 150);

test(`${SEEDS} seeds over a bad network converge, and agree at every step`, { timeout: 240_000 }, () => {
  const tally: Tally = { commands: 0, accepted: 0, conflicts: 0, reloads: 0, restarts: 0, facts: new Set() };
  for (let seed = 1; seed <= SEEDS; seed++) expect(simulate(seed, stepsOf(seed), tally)).toBeNull();
  console.info(`simulated: ${JSON.stringify({ ...tally, facts: tally.facts.size })}`);
  for (const fact of [
    'salesOrder.released',
    'pick.finished',
    'shipment.shipped',
    'goodsReceipt.reversed',
    'stock.reserved',
  ])
    expect(tally.facts).toContain(fact);
  expect(tally.accepted).toBeGreaterThan(SEEDS);
  expect(tally.conflicts).toBeGreaterThan(SEEDS / 10);
});

test('an oracle notices one wrong row', () => {
  const server = new SimulatedServer(engine);
  server.log.push(...companyWorld().log);
  server.restart();
  const first = server.log[0];
  if (!first) throw new Error('the company has no log');
  fold(engine, server.store, { ...first, version: 99 });
  expect(storeEqualsReplay(server)).not.toBeNull();
});
