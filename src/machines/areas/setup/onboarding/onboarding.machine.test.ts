import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { onboardingMachine, type OnboardingEvent, type OnboardingProgress } from './onboarding.machine.ts';

const fresh: OnboardingProgress = { status: 'open', step: 'company', done: [] };

/** An onboarding with the given progress; `did` lists what was noted, saved and done. */
function trial(progress: OnboardingProgress | Error = fresh, keeps = () => Promise.resolve()) {
  const did: unknown[] = [];
  let stored = progress;
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        load: fromPromise(async () => {
          if (stored instanceof Error) throw stored;
          return stored;
        }),
        keep: fromPromise<void, OnboardingProgress>(async ({ input }) => {
          did.push(['keep', input]);
          await keeps();
        }),
      },
      actions: {
        note: (_, { status, step, done }) => void did.push(['note', { status, step, done }]),
        leave: () => void did.push('leave'),
      },
    }),
  ).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy') || state.matches('left'));
  const send = async (...types: readonly OnboardingEvent['type'][]) => {
    await settled();
    for (const type of types) actor.send({ type });
    return (await settled()).value;
  };
  return { actor, did, settled, send, store: (next: OnboardingProgress) => (stored = next) };
}

describe('beginning', () => {
  test.each([
    [fresh, 'company'],
    [{ ...fresh, step: 'warehouse', done: ['company'] }, 'warehouse'],
    [{ status: 'skipped', step: 'products', done: ['company', 'warehouse'] }, 'products'],
    [{ ...fresh, step: 'invite' }, 'invite'],
    [{ ...fresh, step: 'done' }, 'invite'],
    [{ status: 'done', step: 'done', done: [] }, 'finished'],
  ] as const)('[ONB1] goes on where it was left: %j', async (progress, state) => {
    expect((await trial(progress).settled()).value).toBe(state);
  });

  test('[ONB4] where the server does not tell says so, and is tried again or left', async () => {
    const one = trial(new Error('no answer'));
    expect((await one.settled()).value).toBe('unavailable');
    expect(one.actor.getSnapshot().context.problem).toEqual({ code: 'failed', detail: null });
    one.store(fresh);
    expect(await one.send('retry')).toBe('company');
    expect(await trial(new Error('no answer')).send('goToWork')).toBe('left');
  });
});

test('[ONB2] the steps are noted as they are taken, and finishing is kept', async () => {
  const { did, send, actor } = trial();
  expect(await send('next', 'next', 'next', 'next')).toBe('finished');
  expect(did).toEqual([
    ['note', { status: 'open', step: 'warehouse', done: ['company'] }],
    ['note', { status: 'open', step: 'products', done: ['company', 'warehouse'] }],
    ['note', { status: 'open', step: 'invite', done: ['company', 'warehouse', 'products'] }],
    ['keep', { status: 'done', step: 'done', done: ['company', 'warehouse', 'products', 'invite'] }],
  ]);
  actor.send({ type: 'goToWork' });
  expect(did.at(-1)).toBe('leave');
});

test('[ONB2] going back keeps what was done', async () => {
  const { actor, send } = trial();
  expect(await send('next', 'next', 'next', 'back', 'back', 'back')).toBe('company');
  expect(actor.getSnapshot().context.done).toEqual(['company', 'warehouse', 'products']);
});

describe('skipping', () => {
  test.each([
    [[], fresh],
    [['next'], { ...fresh, step: 'warehouse', done: ['company'] }],
    [['next', 'next'], { ...fresh, step: 'products', done: ['company', 'warehouse'] }],
    [['next', 'next', 'next'], { ...fresh, step: 'invite', done: ['company', 'warehouse', 'products'] }],
  ] as const)('[ONB3] after %j is kept with the step before one goes to work', async (taken, progress) => {
    const { did, send } = trial();
    expect(await send(...taken, 'skip')).toBe('left');
    expect(did.slice(-2)).toEqual([['keep', { ...progress, status: 'skipped' }], 'leave']);
  });

  test('[ONB4] that cannot be kept stays at its step and says so', async () => {
    const { actor, send } = trial(fresh, () => Promise.reject({ detail: 'Later.' }));
    expect(await send('next', 'skip')).toBe('warehouse');
    expect(actor.getSnapshot().context.problem?.detail).toBe('Later.');
  });
});

test('[ONB4] finishing that cannot be kept can be tried again', async () => {
  let works = false;
  const { send } = trial(fresh, () => (works ? Promise.resolve() : Promise.reject(new Error('no'))));
  expect(await send('next', 'next', 'next', 'next')).toBe('invite');
  works = true;
  expect(await send('next')).toBe('finished');
});

test('[ONB7] who has finished can go back to the beginning', async () => {
  const { send, actor } = trial({ status: 'done', step: 'done', done: ['company'] });
  expect(await send('back')).toBe('company');
  expect(actor.getSnapshot().context).toMatchObject({ status: 'open', step: 'company', done: ['company'] });
});
