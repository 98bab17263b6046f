import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { onboardingMachine } from '#machines/areas/setup/onboarding/onboarding.machine.ts';
import type { OnboardingProgress } from '#machines/areas/setup/onboarding/onboarding.machine.ts';
import { registrationMachine } from '#machines/areas/setup/registration/registration.machine.ts';
import type { Begun, PaymentSetup } from '#machines/areas/setup/registration/registration.types.ts';
import { onboardingCalls } from '#services/account/onboarding-calls.ts';
import type { HttpClient } from '#services/http/http-client.ts';
import { race } from './race.ts';
import type { Scheduler } from './race.ts';

const company = { company: 'Nordlager', country: 'SE', currency: 'SEK', timeZone: 'Europe/Stockholm' };
const account = { name: 'Ann', email: 'ann@example.com', password: 'long enough for this' };
const card = { brand: 'visa', last4: '4242' };
const begun: Begun = {
  plans: [],
  draft: { token: 't', step: 'company', plan: 'small', company: null, card: null },
  returned: null,
};

/** A server that refuses the first card and the first account; what it has accepted is kept. */
function signUpServer(s: Scheduler) {
  const kept = { setups: 0, cards: 0, accounts: 0, open: 0, most: 0, withCard: false };
  let [cardsAsked, accountsAsked] = [0, 0];
  const answer = async (label: string): Promise<void> => {
    kept.open += 1;
    kept.most = Math.max(kept.most, kept.open);
    await s.schedule(Promise.resolve(), label);
    kept.open -= 1;
  };
  return {
    kept,
    setUp: async (): Promise<PaymentSetup> => {
      kept.setups += 1;
      const id = `setup ${kept.setups}`;
      await s.schedule(Promise.resolve(), `${id} is there`);
      return { provider: 'sandbox', id, elsewhere: null, methods: ['card'] };
    },
    attach: async () => {
      cardsAsked += 1;
      const isRefused = cardsAsked === 1;
      await answer(isRefused ? 'the card is refused' : 'the card is taken');
      if (isRefused) throw new Error('refused');
      kept.cards += 1;
      return card;
    },
    signUp: async (hasCard: boolean): Promise<void> => {
      accountsAsked += 1;
      const isRefused = accountsAsked === 1;
      await answer(isRefused ? 'the account is refused' : 'the account is made');
      if (isRefused) throw new Error('refused');
      kept.accounts += 1;
      kept.withCard = hasCard;
    },
  };
}

describe('a sign-up', () => {
  test('[PATHS] a card that is taken is known, and one account is made, however one presses', async () => {
    const failure = await race(
      'registration',
      'races: back and forth while the provider answers',
      'Nothing is taken behind the person’s back, and nothing twice.',
      async (s, watched) => {
        const { kept, setUp, attach, signUp } = signUpServer(s);
        const machine = registrationMachine.provide({
          actors: {
            begin: fromPromise<Begun, void>(() => s.schedule(Promise.resolve(begun), 'it begins')),
            setUpPayment: fromPromise(setUp),
            attachPayment: fromPromise(async () => {
              const taken = await attach();
              if (!actor.getSnapshot().matches({ payment: 'attaching' }))
                complaints.push('a card is taken, and forgotten');
              return taken;
            }),
            signUp: fromPromise(async ({ input }) => {
              await signUp(input.card !== null);
              if (!actor.getSnapshot().matches('registering')) complaints.push('an account is made unseen');
            }),
          },
        });
        const { actor, complaints } = watched(machine, {}, (snapshot) => {
          const { setup, card: held } = snapshot.context;
          if (held && kept.cards === 0) return 'a card that nobody took';
          if (snapshot.matches('registered') && kept.accounts !== 1) return `${kept.accounts} accounts`;
          return snapshot.matches({ payment: 'offering' }) && setup?.id !== `setup ${kept.setups}`
            ? 'what was prepared before is offered'
            : undefined;
        });
        const send = (event: Parameters<typeof actor.send>[0]) => ({
          label: event.type,
          builder: async () => actor.send(event),
        });
        const describeIt = send({ type: 'describeCompany', company });
        const pay = send({ type: 'pay', method: 'card' });
        const register = send({ type: 'register', account });
        const back = send({ type: 'back' });
        s.scheduleSequence([describeIt, pay, pay, register, register]);
        s.scheduleSequence([send({ type: 'payLater' }), back, pay, register]);
        s.scheduleSequence([back, describeIt, send({ type: 'payLater' })]);
        await s.waitIdle();
        const { value, context } = actor.getSnapshot();
        const isBusy = actor.getSnapshot().hasTag('busy');
        actor.stop();
        if (isBusy !== (value === 'registered')) complaints.push(`ends at ${JSON.stringify(value)}`);
        if (kept.accounts === 1 && kept.withCard !== (context.card !== null))
          complaints.push('another card than was registered');
        return kept.most > 1 ? [...complaints, `${kept.most} asked at once`] : complaints;
      },
    );
    expect(failure).toBeNull();
  });
});

describe('the setting up of a company', () => {
  /** The server keeps what reached it last; its second request gets lost. */
  function progressServer(s: Scheduler) {
    const server = {
      knows: { status: 'open', step: 'company', done: [] } as OnboardingProgress, // its initial value
      asked: 0,
      isLastLost: false,
    };
    const http = {
      send: async (_method: string, _path: string, _shape: unknown, options?: { json?: unknown }) => {
        const told = options?.json as OnboardingProgress | undefined; // sent by our own calls
        server.asked += 1;
        const isLost = server.asked === 2;
        server.isLastLost = isLost;
        await s.schedule(Promise.resolve(), told ? `${told.status} ${told.step} arrives` : 'it is known');
        if (isLost) throw new Error('lost');
        if (told) server.knows = told;
        return server.knows;
      },
    } as unknown as HttpClient; // all it is asked
    return { server, calls: onboardingCalls(http) };
  }

  test('[PATHS] where it was left is where it goes on, whatever arrives when', async () => {
    const failure = await race(
      'onboarding',
      'races: steps faster than their notes',
      'At rest the server knows it as it stands here.',
      async (s, watched) => {
        const { server, calls } = progressServer(s);
        const machine = onboardingMachine.provide({
          actors: {
            load: fromPromise<OnboardingProgress, void>(() => calls.load(1)),
            keep: fromPromise(({ input }) => calls.keep(1, input)),
          },
          actions: { note: (_, progress) => void calls.keep(1, progress).catch(() => {}) },
        });
        const { actor, complaints } = watched(machine, {}, (snapshot) =>
          snapshot.matches('finished') && server.knows.status !== 'done' ? 'nobody knows' : undefined,
        );
        const press = (type: 'next' | 'back' | 'skip' | 'retry') => ({
          label: type,
          builder: async () => actor.send({ type }),
        });
        s.scheduleSequence(Array.from({ length: 5 }, () => press('next')));
        s.scheduleSequence([press('back'), press('retry'), press('next')]);
        s.scheduleSequence([press('skip')]);
        await s.waitIdle();
        const { value, context } = actor.getSnapshot();
        const isBusy = actor.getSnapshot().hasTag('busy');
        actor.stop();
        const { status, step } = server.knows;
        const stands = value === 'finished' ? 'done' : value === 'left' ? 'skipped' : 'open';
        if (isBusy && value !== 'left') complaints.push(`ends at ${String(value)}`);
        // A lost note is sent again with the next one.
        if (!server.isLastLost && (status !== stands || (stands === 'open' && step !== context.step)))
          complaints.push(`${stands} at ${context.step}, and the server has ${status} ${step}`);
        return complaints;
      },
    );
    expect(failure).toBeNull();
  });
});
