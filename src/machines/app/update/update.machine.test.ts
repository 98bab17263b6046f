import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { updateMachine } from './update.machine.ts';

/** A page with its own clock; `answers` are given to the checks in turn, the last one repeatedly. */
function trial(answers: readonly (boolean | Error)[], writes = false) {
  const page = { writes, checks: 0, reloads: 0, takeovers: 0 };
  const clock = new SimulatedClock();
  const machine = updateMachine.provide({
    actors: {
      check: fromPromise(async () => {
        const answer = answers[Math.min(page.checks++, answers.length - 1)] ?? false;
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
    guards: { isWriting: () => page.writes },
    actions: { takeOver: () => void page.takeovers++, reloadPage: () => void page.reloads++ },
  });
  const actor = createActor(machine, { clock }).start();
  const state = async (): Promise<unknown> => {
    const { value } = await waitFor(actor, (snapshot) => !snapshot.matches({ looking: 'checking' }));
    return typeof value === 'string' ? value : value.looking;
  };
  return { actor, clock, page, state };
}

describe('looking', () => {
  test('[UPD1] happens from time to time, and when the page is looked at again', async () => {
    const { actor, clock, page, state } = trial([false]);
    expect(page.checks).toBe(0);
    clock.increment(300_000);
    expect(await state()).toBe('waiting');
    actor.send({ type: 'look' });
    expect([await state(), page.checks]).toEqual(['waiting', 2]);
  });

  test('[UPD1] that fails says nothing, and is done again', async () => {
    const { clock, state } = trial([new Error('no answer'), true]);
    clock.increment(300_000);
    expect(await state()).toBe('waiting');
    clock.increment(300_000);
    expect(await state()).toBe('offered');
  });
});

describe('a newer build', () => {
  test('[UPD2] is loaded when the person says so, and not before', async () => {
    const { actor, clock, page, state } = trial([true]);
    actor.send({ type: 'look' });
    expect(await state()).toBe('offered');
    clock.increment(10_000_000);
    actor.send({ type: 'settle' });
    expect([page.takeovers, page.reloads]).toEqual([0, 0]);
    actor.send({ type: 'reload' });
    expect([page.takeovers, page.reloads]).toEqual([1, 0]);
    actor.send({ type: 'replaced' });
    actor.send({ type: 'replaced' });
    expect(page.reloads).toBe(1);
  });

  test('[UPD3] waits for the end of a form', async () => {
    const { actor, clock, page, state } = trial([true], true);
    actor.send({ type: 'look' });
    expect(await state()).toBe('held');
    actor.send({ type: 'settle' });
    actor.send({ type: 'reload' });
    expect([await state(), page.reloads]).toEqual(['held', 0]);
    page.writes = false;
    clock.increment(15_000);
    expect(await state()).toBe('offered');
  });

  test('[UPD3] is offered on the next page once nothing is written', async () => {
    const { actor, page, state } = trial([true], true);
    actor.send({ type: 'look' });
    await state();
    page.writes = false;
    actor.send({ type: 'settle' });
    expect(await state()).toBe('offered');
  });

  test('[UPD4] that is put off is offered again', async () => {
    const { actor, clock, state } = trial([true]);
    actor.send({ type: 'look' });
    await state();
    actor.send({ type: 'putOff' });
    expect(await state()).toBe('waiting');
    clock.increment(300_000);
    expect(await state()).toBe('offered');
  });
});

describe('a build that takes over', () => {
  test('[UPD5] in another tab loads this one anew, once', () => {
    const { actor, page } = trial([false]);
    actor.send({ type: 'replaced' });
    actor.send({ type: 'replaced' });
    expect([page.takeovers, page.reloads]).toEqual([0, 1]);
  });

  test('[UPD5] leaves who writes in peace until they are done', () => {
    const { actor, clock, page } = trial([false], true);
    actor.send({ type: 'replaced' });
    clock.increment(15_000);
    actor.send({ type: 'settle' });
    expect(page.reloads).toBe(0);
    page.writes = false;
    clock.increment(15_000);
    expect(page.reloads).toBe(1);
  });

  test('[UPD5] loads anew on the next page of who was writing', () => {
    const { actor, page } = trial([false], true);
    actor.send({ type: 'replaced' });
    page.writes = false;
    actor.send({ type: 'settle' });
    expect(page.reloads).toBe(1);
  });

  test('[UPD6] is not waited for longer than 5 seconds', async () => {
    const { actor, clock, page, state } = trial([true]);
    actor.send({ type: 'look' });
    await state();
    actor.send({ type: 'reload' });
    clock.increment(4999);
    expect(page.reloads).toBe(0);
    clock.increment(1);
    expect(page.reloads).toBe(1);
  });
});
