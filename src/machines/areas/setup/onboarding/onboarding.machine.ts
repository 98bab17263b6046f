import { assign, fromPromise, setup } from 'xstate';
import { failureOf, type Failure } from '#machines/app/session/session.types.ts';

export type OnboardingStep = 'company' | 'warehouse' | 'products' | 'invite' | 'done';

/** How far a company is set up. */
export interface OnboardingProgress {
  readonly status: 'open' | 'skipped' | 'done';
  /** The step to resume at. */
  readonly step: OnboardingStep;
  readonly done: readonly OnboardingStep[];
}

interface OnboardingContext extends OnboardingProgress {
  readonly problem: Failure | null;
}

export type OnboardingEvent = { readonly type: 'next' | 'back' | 'skip' | 'retry' | 'goToWork' };

const provided = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('provided where the page is put together')));

/**
 * Setting up a company. Provided: `load` and `keep` call the server, `note` does so without waiting, `leave` goes to
 * the dashboard.
 */
export const onboardingMachine = setup({
  types: {
    context: {} as OnboardingContext, // a type witness, as setup() asks for
    events: {} as OnboardingEvent, // a type witness
    tags: {} as 'busy', // a type witness
  },
  actors: {
    load: provided<OnboardingProgress, void>(),
    keep: provided<void, OnboardingProgress>(),
  },
  guards: {
    isFinished: ({ context }) => context.status === 'done',
    isAt: ({ context }, { step }: { step: OnboardingStep }) => context.step === step,
  },
  actions: {
    take: assign((_, progress: OnboardingProgress) => ({ ...progress, problem: null })),
    explain: assign((_, { error }: { error: unknown }) => ({ problem: failureOf('failed', error) })),
    forgetProblem: assign({ problem: null }),
    reach: assign((_, { step }: { step: OnboardingStep }) => ({ step, status: 'open' as const })),
    finish: assign(({ context }, { step }: { step: OnboardingStep }) => ({
      done: [...new Set([...context.done, step])],
    })),
    note: (_, progress: OnboardingProgress) => void progress,
    leave: () => {},
  },
}).createMachine({
  id: 'onboarding',
  context: { status: 'open', step: 'company', done: [], problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'resuming', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'explain', params: ({ event }) => event } },
      },
    },
    unavailable: { on: { retry: { target: 'loading' }, goToWork: { target: 'left' } } },
    resuming: {
      always: [
        { guard: 'isFinished', target: 'finished' },
        { guard: { type: 'isAt', params: { step: 'warehouse' } }, target: 'warehouse' },
        { guard: { type: 'isAt', params: { step: 'company' } }, target: 'company' },
        { guard: { type: 'isAt', params: { step: 'products' } }, target: 'products' },
        { target: 'invite' },
      ],
    },
    company: {
      entry: { type: 'reach', params: { step: 'company' } },
      exit: 'forgetProblem',
      on: {
        next: { target: 'warehouse', actions: { type: 'finish', params: { step: 'company' } } },
        skip: { target: 'skipping' },
      },
    },
    warehouse: {
      entry: [
        { type: 'reach', params: { step: 'warehouse' } },
        { type: 'note', params: ({ context }) => context },
      ],
      exit: 'forgetProblem',
      on: {
        next: { target: 'products', actions: { type: 'finish', params: { step: 'warehouse' } } },
        back: { target: 'company' },
        skip: { target: 'skipping' },
      },
    },
    products: {
      entry: [
        { type: 'reach', params: { step: 'products' } },
        { type: 'note', params: ({ context }) => context },
      ],
      exit: 'forgetProblem',
      on: {
        next: { target: 'invite', actions: { type: 'finish', params: { step: 'products' } } },
        back: { target: 'warehouse' },
        skip: { target: 'skipping' },
      },
    },
    invite: {
      entry: [
        { type: 'reach', params: { step: 'invite' } },
        { type: 'note', params: ({ context }) => context },
      ],
      exit: 'forgetProblem',
      on: {
        next: { target: 'finishing', actions: { type: 'finish', params: { step: 'invite' } } },
        back: { target: 'products' },
        skip: { target: 'skipping' },
      },
    },
    finishing: {
      tags: 'busy',
      invoke: {
        id: 'keepFinished',
        src: 'keep',
        input: ({ context: { done } }) => ({ status: 'done', step: 'done', done }),
        onDone: { target: 'finished' },
        onError: { target: 'invite', actions: { type: 'explain', params: ({ event }) => event } },
      },
    },
    finished: { on: { goToWork: { target: 'left' }, back: { target: 'company' } } },
    skipping: {
      tags: 'busy',
      invoke: {
        id: 'keepSkipped',
        src: 'keep',
        input: ({ context: { step, done } }) => ({ status: 'skipped', step, done }),
        onDone: { target: 'left' },
        onError: { target: 'resuming', actions: { type: 'explain', params: ({ event }) => event } },
      },
    },
    left: { tags: 'busy', entry: 'leave' },
  },
});
