import { expect, test } from 'vitest';
import { chartOfSlug } from '#machines/chart-list.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { walkChart } from '#model/flows/chart-walk.ts';
import type { ProofStep } from '#model/flows/proof-report.ts';
import { playFailure } from './failed-path.ts';
import { play } from './played.ts';

async function played(slug: string, ...steps: readonly ProofStep[]) {
  const machine = await chartOfSlug(slug)?.load();
  if (!machine) throw new Error(`there is no ${slug}`);
  const walk = walkChart(machine);
  const path = playFailure(walk, chartShape(machine), steps);
  return { ...path, values: play(walk, path.steps).map(({ value }) => value) };
}
const step = (event: string | null, ...taken: string[]): ProofStep => ({
  label: `do ${event}`,
  event,
  taken,
});
const begin = (...taken: string[]): ProofStep => ({ label: '(a start)', event: 'xstate.init', taken });
const SUBMIT = 'submission.open --submit--> submission.sending';

test('[PL4] a failing path is played step by step, with the answers of guards that it needs', async () => {
  const { steps, stoppedAt, values } = await played('submission', begin(), step('submit', SUBMIT));
  expect(stoppedAt).toBeNull();
  expect(values).toEqual(['open', 'sending']);
  expect(steps[0]?.closed).toHaveLength(1);
  const link = await played('submission', begin('submission.open --always--> submission.following'));
  expect(link.values).toEqual(['following']);
  expect(link.steps[0]?.closed).toEqual([]);
});

test('[PL4] a step that the model refuses stays where it is', async () => {
  const { values, stoppedAt } = await played('submission', begin(), step('submit'), step('submit', SUBMIT));
  expect(stoppedAt).toMatchObject({ event: 'submit', taken: [] });
  expect(values).toEqual(['open']);
  const pick = await played('pick', begin(), step('claim'));
  expect(pick).toMatchObject({ stoppedAt: null, values: ['none', 'none'] });
});

test.each([
  ['an event that is not known', step(null)],
  ['an event that is none of the chart', step('conjure')],
  ['transitions that no answers lead to', step('submit', 'submission.sent --submit--> submission.open')],
])('[PL4] %s ends it there', async (_, made) => {
  const { values, stoppedAt } = await played('submission', begin(), made, step('submit', SUBMIT));
  expect(stoppedAt).toBe(made);
  expect(values).toEqual(['open']);
});

test('[PL4] a path that begins where the chart does not stays at the beginning', async () => {
  const paused = step('resume', 'pick.paused --resume[2]--> pick.released');
  const { steps, stoppedAt } = await played('pick', begin(), paused);
  expect(steps).toHaveLength(1);
  expect(stoppedAt).toBe(paused);
});
