import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { notificationsMachine } from '#machines/app/notifications/notifications.machine.ts';
import type { Toast } from '#machines/app/notifications/notifications.rules.ts';
import { mutantsOf } from '../kernel/mutate.ts';
import { appGates } from './app-gates.ts';
import { notificationsCase, restarts } from './notifications-case.ts';

type Action =
  | { readonly does: 'add'; readonly timeout: number | undefined }
  | { readonly does: 'close'; readonly index: number }
  | { readonly does: 'clear' | 'look' | 'look away' }
  | { readonly does: 'wait'; readonly ms: number };

/** A simulated clock sets timers at the end of a step, so times are multiples of a step. */
const STEP = 100;
const times = (most: number) => fc.integer({ min: 1, max: most }).map((steps) => steps * STEP);

const actions = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constant('add' as const),
      timeout: fc.option(times(60), { nil: undefined }),
    }),
    fc.record({ does: fc.constant('close' as const), index: fc.nat(3) }),
    fc.record({ does: fc.constantFrom('clear' as const, 'look' as const, 'look away' as const) }),
    fc.record({ does: fc.constant('wait' as const), ms: times(30) }),
  ),
  { maxLength: 40, size: 'max' },
);

/** The text's prediction, with times that run out: ids of what is shown, from the top, after each action. */
function told(walk: readonly Action[]): number[][] {
  let list: { id: number; left: number }[] = [];
  let [now, looking] = [0, false];
  return walk.map((action) => {
    if (action.does === 'add') {
      let id = now;
      while (list.some((one) => one.id === id)) id += 1;
      list.unshift({ id, left: action.timeout ?? 4000 });
    } else if (action.does === 'close') list = list.filter((_, index) => index !== action.index);
    else if (action.does === 'clear') list = [];
    else if (action.does === 'wait') {
      now += action.ms;
      if (!looking)
        list = list.map(({ id, left }) => ({ id, left: left - action.ms })).filter(({ left }) => left > 0);
    } else looking = action.does === 'look';
    return list.map(({ id }) => id);
  });
}

/** The same from the chart on a simulated clock. */
function shownBy(machine: AnyStateMachine, walk: readonly Action[]): number[][] {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  const list = (): readonly Toast[] => actor.getSnapshot().context.list;
  return walk.map((action) => {
    const at = clock.now();
    if (action.does === 'add') {
      const timeout = action.timeout === undefined ? {} : { timeout: action.timeout };
      actor.send({ type: 'add', at, notification: { type: 'info', message: 'said', ...timeout } });
    } else if (action.does === 'close') actor.send({ type: 'close', at, id: list()[action.index]?.id ?? -1 });
    else if (action.does === 'wait') for (let ms = 0; ms < action.ms; ms += STEP) clock.increment(STEP);
    else actor.send({ type: { clear: 'clear', look: 'hold', 'look away': 'release' }[action.does], at });
    return list().map(({ id }) => id);
  });
}

const agrees = (machine: AnyStateMachine, seed: number) =>
  fc.check(
    fc.property(actions, (walk) => {
      expect(shownBy(machine, walk)).toEqual(told(walk));
    }),
    { seed, numRuns: 300 },
  );

describe('notifications', () => {
  appGates(notificationsCase());

  test('[PATHS] on a simulated clock random walks show what the text says', () => {
    expect(agrees(notificationsMachine, 20261121).counterexample).toBeNull();
  });

  test('[PATHS] a timer that is not started anew is noticed on the clock', () => {
    const mutants = mutantsOf(notificationsMachine).filter(({ id }) => restarts.includes(id));
    expect(mutants.map(({ id }) => id).toSorted()).toEqual(restarts.toSorted());
    expect(mutants.filter(({ build }) => !agrees(build(), 7).failed).map(({ id }) => id)).toEqual([]);
  });
});
