import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { tourInput } from './tour.fixtures.ts';
import { tourMachine, type StepFailure } from './tour.machine.ts';

interface Trial {
  readonly completed?: readonly string[];
  readonly dontShowAgain?: boolean;
  readonly offered?: boolean;
  readonly asksBeforeStop?: boolean;
  /** Result of looking for each step; found by default. */
  readonly finds?: Readonly<Record<number, StepFailure['reason']>>;
}

const plans = [
  { id: 'short', paths: ['/home', '/home'] },
  { id: 'long', paths: ['/list', '/form', '/list', '/list'] },
];

function trial({ finds = {}, ...kept }: Trial = {}) {
  const did: unknown[] = [];
  const offers: string[] = [];
  const sought: number[] = [];
  const missing: Record<number, StepFailure['reason']> = { ...finds };
  const clock = new SimulatedClock();
  const machine = tourMachine.provide({
    actors: {
      find: fromPromise(async ({ input: { step } }) => {
        sought.push(step);
        const reason = missing[step];
        if (reason !== undefined) throw { reason } satisfies StepFailure;
      }),
    },
    actions: {
      save: ({ context: { completed, dontShowAgain } }) => did.push({ completed, dontShowAgain }),
      keepOffer: () => offers.push('offered'),
      goToStart: (_, { path }) => did.push(`to ${path}`),
      tellCompleted: (_, { leftOut }) => did.push(`completed, ${leftOut} left out`),
      tellNothing: () => did.push('nothing shown'),
    },
  });
  const input = tourInput({ plans, home: '/home', offered: false, ...kept });
  const actor = createActor(machine, { input, clock }).start();
  const settled = async () => (await waitFor(actor, (state) => !state.hasTag('seeking'))).context;
  const begin = async (tour: string, path: string) => {
    for (const event of [{ type: 'open' }, { type: 'pick', tour }, { type: 'start', path }] as const)
      actor.send(event);
    return settled();
  };
  const send = async (...types: ('next' | 'back' | 'complete' | 'pause' | 'resume' | 'lose')[]) => {
    for (const type of types) {
      actor.send({ type });
      await settled();
    }
    return actor.getSnapshot().context;
  };
  const isAt = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]): boolean =>
    actor.getSnapshot().matches(state);
  return { actor, clock, did, offers, sought, missing, begin, send, isAt };
}

describe('the picker', () => {
  test('[TOUR1] opens with nothing chosen and no tick, and does not start without a choice', () => {
    const { actor, did, isAt } = trial();
    actor.send({ type: 'open' });
    actor.send({ type: 'pick', tour: 'short' });
    actor.send({ type: 'tick' });
    actor.send({ type: 'untick' });
    actor.send({ type: 'cancel' });
    actor.send({ type: 'open' });
    expect(actor.getSnapshot().context.picked).toBeNull();
    actor.send({ type: 'start', path: '/home' });
    actor.send({ type: 'pick', tour: 'unheard of' });
    actor.send({ type: 'start', path: '/home' });
    expect(isAt({ choosing: 'unticked' })).toBe(true);
    expect(did).toEqual([]);
  });

  test.each(['close', 'cancel'] as const)('[TOUR2] %s keeps the tick, and without it nothing', (type) => {
    const ticked = trial();
    ticked.actor.send({ type: 'open' });
    ticked.actor.send({ type: 'tick' });
    ticked.actor.send({ type });
    expect(ticked.did).toEqual([{ completed: [], dontShowAgain: true }]);
    const plain = trial({ dontShowAgain: true });
    plain.actor.send({ type: 'open' });
    plain.actor.send({ type });
    expect(plain.did).toEqual([]);
    expect(plain.actor.getSnapshot().context.dontShowAgain).toBe(true);
  });

  test('[TOUR2] starting keeps the tick before the tour begins', () => {
    const { actor, did } = trial();
    actor.send({ type: 'open' });
    actor.send({ type: 'pick', tour: 'long' });
    actor.send({ type: 'tick' });
    actor.send({ type: 'start', path: '/home' });
    expect(did).toEqual([{ completed: [], dontShowAgain: true }, 'to /list']);
  });

  test('[TOUR8] is offered to a newcomer once a visit, on the dashboard', () => {
    const { actor, offers, isAt } = trial();
    actor.send({ type: 'arrive', path: '/list' });
    expect(isAt('idle')).toBe(true);
    actor.send({ type: 'arrive', path: '/home' });
    expect(isAt('choosing')).toBe(true);
    actor.send({ type: 'close' });
    actor.send({ type: 'arrive', path: '/home' });
    expect(isAt('idle')).toBe(true);
    expect(offers).toEqual(['offered']);
  });

  test('[TOUR8] is not offered to whoever has opened it', () => {
    const { actor, isAt } = trial();
    actor.send({ type: 'open' });
    actor.send({ type: 'close' });
    actor.send({ type: 'arrive', path: '/home' });
    expect(isAt('idle')).toBe(true);
  });

  test.each([{ completed: ['short'] }, { dontShowAgain: true }, { offered: true }])(
    '[TOUR8] is not offered to others: %j',
    (kept) => {
      const { actor, isAt } = trial(kept);
      actor.send({ type: 'arrive', path: '/home' });
      expect(isAt('idle')).toBe(true);
    },
  );

  test('[TOUR11] forgets what was completed, and the flag', () => {
    const { actor, did } = trial({ completed: ['short'], dontShowAgain: true });
    actor.send({ type: 'open' });
    actor.send({ type: 'reset' });
    expect(did).toEqual([{ completed: [], dontShowAgain: false }]);
  });
});

describe('a tour', () => {
  test('[TOUR4] begins at once where it starts, at step 0 with its total set', async () => {
    const { begin, isAt, did } = trial();
    const { current, step, total } = await begin('short', '/home');
    expect([current, step, total]).toEqual(['short', 0, 2]);
    expect(isAt({ active: 'shown' })).toBe(true);
    expect(did).toEqual([]);
  });

  test('[TOUR4] goes to its first page and begins 500 ms later', async () => {
    const { begin, clock, did, sought } = trial();
    await begin('long', '/home');
    clock.increment(499);
    expect([did, sought]).toEqual([['to /list'], []]);
    clock.increment(1);
    expect(sought).toEqual([0]);
  });

  test('[TOUR5] goes on to its total, and completes after the last step', async () => {
    const { begin, send, did, isAt } = trial();
    await begin('long', '/list');
    expect((await send('next', 'next', 'back', 'next', 'next')).step).toBe(3);
    await send('next');
    expect(isAt('idle')).toBe(true);
    expect(did).toEqual([{ completed: ['long'], dontShowAgain: false }, 'completed, 0 left out']);
  });

  test('[TOUR5] does not go below 0, and is not completed before its last step', async () => {
    const { begin, send } = trial();
    await begin('long', '/list');
    expect(await send('back', 'complete')).toMatchObject({ current: 'long', step: 0 });
  });

  test('[TOUR6] is recorded once, however often it is completed', async () => {
    const { begin, send } = trial();
    for (const _ of [1, 2]) {
      await begin('short', '/home');
      await send('next', 'complete');
    }
    await begin('long', '/list');
    expect((await send('next', 'next', 'next', 'complete')).completed).toEqual(['short', 'long']);
  });

  test.each(['skip', 'cancel', 'exit'] as const)('[TOUR6] is not recorded after %s', async (type) => {
    const { actor, begin, did, isAt } = trial();
    await begin('short', '/home');
    actor.send({ type });
    expect(isAt('idle')).toBe(true);
    expect([did, actor.getSnapshot().context.completed]).toEqual([[], []]);
  });

  test('[TOUR7] waits while it is paused, and goes on where it was', async () => {
    const { actor, begin, send, isAt } = trial();
    await begin('long', '/list');
    await send('next', 'pause');
    for (const type of ['next', 'back', 'exit', 'skip', 'open'] as const) actor.send({ type });
    expect(isAt('paused')).toBe(true);
    expect((await send('resume')).step).toBe(1);
    expect(isAt({ active: 'shown' })).toBe(true);
  });

  test('[TOUR7] is paused by going to another page, and by a page that cannot be left', async () => {
    const { actor, begin, send, missing, isAt } = trial();
    await begin('long', '/list');
    actor.send({ type: 'arrive', path: '/list' });
    expect(isAt({ active: 'shown' })).toBe(true);
    actor.send({ type: 'arrive', path: '/form' });
    expect(isAt('paused')).toBe(true);
    missing[0] = 'blocked';
    await send('resume');
    expect(isAt('paused')).toBe(true);
  });
});

describe('a step without its element', () => {
  test('[TOUR9] is left out on the way on, and the search begins anew for the next', async () => {
    const { begin, send, sought } = trial({ finds: { 1: 'missing', 2: 'missing' } });
    await begin('long', '/list');
    expect(await send('next')).toMatchObject({ step: 3, missing: [1, 2] });
    expect(sought).toEqual([0, 1, 2, 3]);
    expect((await send('back')).step).toBe(0);
  });

  test('[TOUR9] is left out on the way back; where none is left there, one goes on', async () => {
    const { begin, send, missing } = trial();
    await begin('long', '/list');
    await send('next', 'next');
    missing[0] = missing[1] = 'missing';
    expect(await send('back')).toMatchObject({ step: 2, missing: [1, 0], heading: 'on' });
  });

  test('[TOUR9] that has gone from the page is looked for again', async () => {
    const { begin, send, missing, sought } = trial();
    await begin('long', '/list');
    missing[0] = 'missing';
    expect((await send('lose')).step).toBe(1);
    expect(sought).toEqual([0, 0, 1]);
  });

  test('[TOUR9] at the end completes the tour and says how many were left out', async () => {
    const { begin, send, did } = trial({ finds: { 1: 'missing', 2: 'missing', 3: 'missing' } });
    await begin('long', '/list');
    await send('next');
    expect(did).toEqual([{ completed: ['long'], dontShowAgain: false }, 'completed, 3 left out']);
  });

  test('[TOUR9] like all others ends the tour unrecorded, and that is said', async () => {
    const { begin, did, isAt } = trial({ finds: { 0: 'missing', 1: 'missing' } });
    expect((await begin('short', '/home')).completed).toEqual([]);
    expect(isAt('idle')).toBe(true);
    expect(did).toEqual(['nothing shown']);
  });
});

describe('stopping', () => {
  test('[TOUR10] asks where that is enabled, and can be taken back', async () => {
    const { actor, begin, isAt } = trial({ asksBeforeStop: true });
    await begin('short', '/home');
    actor.send({ type: 'exit' });
    expect(isAt({ active: 'asking' })).toBe(true);
    actor.send({ type: 'stay' });
    expect(isAt('active')).toBe(true);
    actor.send({ type: 'skip' });
    actor.send({ type: 'confirm' });
    expect(isAt('idle')).toBe(true);
  });

  test('[TOUR12] comes with the end of the session, whatever is shown', async () => {
    const { actor, begin, isAt, did } = trial();
    actor.send({ type: 'open' });
    actor.send({ type: 'tick' });
    actor.send({ type: 'signOut' });
    expect(isAt('idle')).toBe(true);
    await begin('short', '/home');
    actor.send({ type: 'signOut' });
    expect(isAt('idle')).toBe(true);
    expect(did).toEqual([]);
  });
});
