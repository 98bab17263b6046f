import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { transitionIds } from '#model/flows/transition-id.ts';
import { AppWatch } from './app-watch.ts';

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on', look: {} } },
    on: { on: { press: 'off', burn: 'broken' } },
    broken: { always: 'dark' },
    dark: {},
  },
});

function watched() {
  let now = 0;
  const watch = new AppWatch(() => ++now);
  const actor = createActor(lamp);
  watch.watch({ lamp: actor });
  actor.start();
  return { watch, actor };
}
const ids = transitionIds(lamp);

test('[WA1] every step is kept with where it led and how, and without its data', () => {
  const { watch, actor } = watched();
  actor.send({ type: 'press', secret: 'x' } as never); // more than the chart asks for
  actor.send({ type: 'burn' });
  expect(watch.actors.get('lamp')).toBe(actor);
  const steps = watch
    .steps()
    .map(({ taken, ...step }) => ({ ...step, taken: taken.map((one) => ids.get(one)) }));
  expect(steps).toEqual([
    { at: 1, actor: 'lamp', event: 'xstate.init', value: 'off', times: 1, taken: [] },
    { at: 2, actor: 'lamp', event: 'press', value: 'on', times: 1, taken: ['lamp.off --press--> lamp.on'] },
    {
      at: 3,
      actor: 'lamp',
      event: 'burn',
      value: 'dark',
      times: 1,
      taken: ['lamp.on --burn--> lamp.broken', 'lamp.broken --always--> lamp.dark'],
    },
  ]);
  expect(JSON.stringify(steps)).not.toContain('secret');
});

test('[WA1] the last 200 are kept', () => {
  const { watch, actor } = watched();
  for (let nth = 0; nth < 250; nth++) actor.send({ type: 'press' });
  expect(watch.steps()).toHaveLength(200);
  expect(watch.steps().at(-1)).toMatchObject({ at: 251, value: 'off' });
});

test('[WA2] what moves nothing and comes again is counted', () => {
  const { watch, actor } = watched();
  for (const type of ['gaze', 'gaze', 'gaze', 'press', 'gaze'] as const) actor.send({ type } as never); // not known to it
  expect(watch.steps().map(({ event, times }) => [event, times])).toEqual([
    ['xstate.init', 1],
    ['gaze', 3],
    ['press', 1],
    ['gaze', 1],
  ]);
});

test('[WA3] listeners hear at once and in order, subscribers once in a moment', async () => {
  const { watch, actor } = watched();
  await Promise.resolve();
  const heard: unknown[] = [];
  let told = 0;
  const stop = watch.listen((one) => heard.push(one.kind === 'actor' ? one.data : one.kind));
  const leave = watch.subscribe(() => told++);
  actor.send({ type: 'press' });
  watch.page('/dashboard');
  actor.send({ type: 'burn' });
  expect(heard).toEqual([{ type: 'press' }, 'page', { type: 'burn' }]);
  expect(told).toBe(0);
  await Promise.resolve();
  expect(told).toBe(1);
  stop();
  leave();
  watch.page('/');
  expect(heard).toHaveLength(3);
});
