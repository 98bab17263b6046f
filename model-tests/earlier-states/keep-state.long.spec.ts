import 'fake-indexeddb/auto';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkingEngine } from '#machines/checking-engine.ts';
import { stockFacts } from '#model/stock/stock.facts.ts';
import { replayRecording } from '#machines/app/recordings/replay-recording.ts';
import { factsIn, writeState } from './earlier-state.ts';
import { playState } from './play-state.ts';

/** `npm run keep-state -- NAME`: the name to keep this state under. */
const { KEEP_STATE: name = '' } = process.env;

const known = [...checkingEngine.types.values()].flatMap(({ kind, facts }) =>
  Object.keys(facts).map((fact) => `${kind}.${fact}`),
);
const inLedger = Object.keys(stockFacts).map((fact) => `stock.${fact}`);

test('[EST1] a state of today has every fact there is, waiting changes, and a recording that goes as it was', async () => {
  const { state, recording } = await playState();
  const written = factsIn(state);
  expect([...known, ...inLedger].filter((fact) => !written.has(fact))).toEqual([]);
  expect(state.device.waiting.length).toBeGreaterThan(5);
  expect((await replayRecording(recording)).divergence).toBeNull();
  if (name === '') return;
  writeState(name, state);
  const file = new URL(`../recordings/state-${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`);
});
