import { expect, test } from 'vitest';
import { createProgress } from './progress.mjs';

/** Progress on a clock that stands still until it is moved, and what it says. */
function progressAt() {
  const clock = { now: 0 };
  const said: string[] = [];
  return {
    clock,
    said,
    progress: createProgress(
      (line) => void said.push(line),
      () => clock.now,
    ),
  };
}

test('[FST3] the terminal says what is done, now and then how far it is, and how long it took', () => {
  const { clock, said, progress } = progressAt();
  for (const done of [0, 1, 2]) progress.tell('drawing', done, 232);
  clock.now = 4000;
  progress.tell('drawing', 120, 232);
  progress.tell('drawing', 121, 232);
  clock.now = 9000;
  progress.end('drawing');
  expect(said).toEqual(['Drawing charts …', '  Drawing charts 120 of 232', '  Drawing charts: done in 9 s']);
});

test('[FST3] who asks meanwhile hears of every step under way', () => {
  const { progress } = progressAt();
  progress.begin('building');
  progress.tell('seeding', 2, 3);
  expect(progress.steps()).toEqual([{ phase: 'building' }, { phase: 'seeding', done: 2, of: 3 }]);
  progress.end('building');
  expect(progress.steps().map(({ phase }) => phase)).toEqual(['seeding']);
});

test('[FST3] the end of a step that never began is no line', () => {
  const { said, progress } = progressAt();
  progress.end('installing');
  expect(said).toEqual([]);
});
