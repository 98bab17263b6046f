import { expect, test } from 'vitest';
import { fold } from '#model/engine/fold.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { storeEqualsReplay } from './oracles.ts';
import { SimulatedServer } from './simulated-server.ts';
import { describeSeeds } from './simulation-tests.ts';

describeSeeds(1, Number(process.env['SEEDS'] ?? 75));

test('an oracle notices one wrong row', () => {
  const server = new SimulatedServer(engine);
  server.log.push(...companyWorld().log);
  server.restart();
  const first = server.log[0];
  if (!first) throw new Error('the company has no log');
  fold(engine, server.store, { ...first, version: 99 });
  expect(storeEqualsReplay(server)).not.toBeNull();
});
