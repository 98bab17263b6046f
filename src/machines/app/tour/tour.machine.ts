import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { nextStep, previousStep, type TourPlan } from './tour.rules.ts';

interface TourInput {
  readonly plans: readonly TourPlan[];
  /** The page where newcomers are offered a tour. */
  readonly home: string;
  /** Whether stopping a tour has to be confirmed. */
  readonly asksBeforeStop: boolean;
  readonly completed: readonly string[];
  readonly dontShowAgain: boolean;
  /** Whether a tour was already offered during this visit. */
  readonly offered: boolean;
}

interface TourContext extends TourInput {
  /** Selected in the dialog. */
  readonly picked: string | null;
  readonly current: string | null;
  readonly step: number;
  readonly total: number;
  /** Direction of travel through the steps. */
  readonly heading: 'on' | 'back';
  readonly missing: readonly number[];
}

type TourEvent =
  | { readonly type: 'arrive' | 'start'; readonly path: string }
  | { readonly type: 'pick'; readonly tour: string }
  | { readonly type: 'open' | 'tick' | 'untick' | 'close' | 'reset' }
  | { readonly type: 'next' | 'back' | 'complete' | 'skip' | 'cancel' | 'exit' }
  | { readonly type: 'pause' | 'resume' | 'lose' | 'confirm' | 'stay' | 'signOut' };

/** Why a step cannot be shown: its element is missing, or its page could not be opened. */
export type StepFailure = { readonly reason: 'missing' | 'blocked' };

interface StepPlace {
  readonly tour: string;
  readonly step: number;
}

const fresh = { picked: null, current: null, step: 0, total: 0, heading: 'on', missing: [] } as const;

const pathsOf = ({ plans }: TourContext, tour: string | null): readonly string[] =>
  plans.find(({ id }) => id === tour)?.paths ?? [];

/** The next step to try after a missing one; null if none is left in that direction. */
const passingOver = (context: TourContext): number | null => {
  const known = { ...context, missing: [...context.missing, context.step] };
  return context.heading === 'back' ? (previousStep(known) ?? nextStep(known)) : nextStep(known);
};

/**
 * Guided tours. Provided: `find` (opens a step's page and waits for its element; rejects with a `StepFailure`), `save`
 * (stores `completed` and `dontShowAgain`), `keepOffer`, `goToStart`, `tellCompleted`, `tellNothing`.
 */
export const tourMachine = setup({
  types: {
    context: {} as TourContext, // type witnesses, as setup() asks for
    events: {} as TourEvent,
    input: {} as TourInput,
    tags: {} as 'choosing' | 'ticked' | 'running' | 'seeking' | 'asking' | 'paused',
  },
  actors: { find: fromPromise<void, StepPlace>(() => Promise.reject(new Error('provided'))) },
  delays: { settle: 500 },
  guards: {
    isNewcomer: ({ context }, { path }: { path: string }) =>
      path === context.home && !context.offered && !context.dontShowAgain && context.completed.length === 0,
    isKnown: ({ context }, { tour }: { tour: string }) => context.plans.some(({ id }) => id === tour),
    startsHere: ({ context }, { path }: { path: string }) => pathsOf(context, context.picked)[0] === path,
    isChosen: ({ context }) => context.picked !== null,
    isFollowed: ({ context }) => nextStep(context) !== null,
    isLast: ({ context }) => nextStep(context) === null,
    isPreceded: ({ context }) => previousStep(context) !== null,
    isAstray: ({ context }, { path }: { path: string }) =>
      pathsOf(context, context.current)[context.step] !== path,
    isBlocked: (_, { reason }: StepFailure) => reason === 'blocked',
    leadsOn: ({ context }) => passingOver(context) !== null,
    hasShown: ({ context }) => context.missing.length < context.total - 1,
    asksBeforeStop: ({ context }) => context.asksBeforeStop,
  },
  actions: {
    clear: assign(fresh),
    noteOffer: assign({ offered: true }),
    pick: assign((_, { tour }: { tour: string }) => ({ picked: tour })),
    neverAgain: assign({ dontShowAgain: true }),
    forget: assign({ completed: [], dontShowAgain: false }),
    setOut: assign(({ context }) => ({
      ...fresh,
      current: context.picked,
      total: pathsOf(context, context.picked).length,
    })),
    goOn: assign(({ context }) => ({ step: nextStep(context) ?? context.step, heading: 'on' as const })),
    goBack: assign(({ context }) => ({
      step: previousStep(context) ?? context.step,
      heading: 'back' as const,
    })),
    passOver: assign(({ context }) => {
      const step = passingOver(context) ?? context.step;
      return {
        step,
        heading: step < context.step ? ('back' as const) : ('on' as const),
        missing: [...context.missing, context.step],
      };
    }),
    record: assign(({ context: { completed, current } }) =>
      current === null || completed.includes(current) ? {} : { completed: [...completed, current] },
    ),
    save: () => {},
    keepOffer: () => {},
    goToStart: (_, params: { path: string }) => void params,
    tellCompleted: (_, params: { leftOut: number }) => void params,
    tellNothing: () => {},
  },
}).createMachine({
  id: 'tour',
  context: ({ input }) => ({ ...input, ...fresh }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'clear',
      on: {
        open: { actions: ['noteOffer', 'keepOffer'], target: 'choosing' },
        arrive: {
          guard: { type: 'isNewcomer', params: ({ event }) => event },
          actions: ['noteOffer', 'keepOffer'],
          target: 'choosing',
        },
      },
    },
    choosing: {
      tags: 'choosing',
      initial: 'unticked',
      on: {
        pick: {
          guard: { type: 'isKnown', params: ({ event }) => event },
          actions: { type: 'pick', params: ({ event }) => event },
        },
        reset: { actions: ['forget', 'save'] },
        signOut: { target: 'idle' },
      },
      states: {
        unticked: {
          on: {
            tick: { target: 'ticked' },
            close: { target: '#tour.idle' },
            cancel: { target: '#tour.idle' },
            start: [
              {
                guard: { type: 'startsHere', params: ({ event }) => event },
                actions: 'setOut',
                target: '#tour.active',
              },
              { guard: 'isChosen', actions: 'setOut', target: '#tour.starting' },
            ],
          },
        },
        ticked: {
          tags: 'ticked',
          on: {
            untick: { target: 'unticked' },
            close: { actions: ['neverAgain', 'save'], target: '#tour.idle' },
            cancel: { actions: ['neverAgain', 'save'], target: '#tour.idle' },
            start: [
              {
                guard: { type: 'startsHere', params: ({ event }) => event },
                actions: ['setOut', 'neverAgain', 'save'],
                target: '#tour.active',
              },
              { guard: 'isChosen', actions: ['setOut', 'neverAgain', 'save'], target: '#tour.starting' },
            ],
          },
        },
      },
    },
    starting: {
      entry: {
        type: 'goToStart',
        params: ({ context }) => ({ path: pathsOf(context, context.current)[0] ?? context.home }),
      },
      after: { settle: { target: 'active' } },
      on: { signOut: { target: 'idle' } },
    },
    active: {
      tags: 'running',
      initial: 'seeking',
      on: {
        skip: [{ guard: 'asksBeforeStop', target: '.asking' }, { target: 'idle' }],
        cancel: [{ guard: 'asksBeforeStop', target: '.asking' }, { target: 'idle' }],
        exit: [{ guard: 'asksBeforeStop', target: '.asking' }, { target: 'idle' }],
        pause: { target: 'paused' },
        signOut: { target: 'idle' },
      },
      states: {
        seeking: {
          tags: 'seeking',
          invoke: {
            id: 'find',
            src: 'find',
            input: ({ context }) => ({ tour: context.current ?? '', step: context.step }),
            onDone: { target: 'shown' },
            onError: [
              {
                // The service rejects only with this.
                guard: { type: 'isBlocked', params: ({ event }) => event.error as StepFailure },
                target: '#tour.paused',
              },
              { guard: 'leadsOn', actions: 'passOver', target: 'seeking', reenter: true },
              {
                guard: 'hasShown',
                actions: ['record', 'save', tellCompleted(1)],
                target: '#tour.idle',
              },
              { actions: 'tellNothing', target: '#tour.idle' },
            ],
          },
        },
        shown: {
          on: {
            next: [
              { guard: 'isFollowed', actions: 'goOn', target: 'seeking' },
              { actions: ['record', 'save', tellCompleted(0)], target: '#tour.idle' },
            ],
            complete: {
              guard: 'isLast',
              actions: ['record', 'save', tellCompleted(0)],
              target: '#tour.idle',
            },
            back: { guard: 'isPreceded', actions: 'goBack', target: 'seeking' },
            lose: { target: 'seeking' },
            arrive: {
              guard: { type: 'isAstray', params: ({ event }) => event },
              target: '#tour.paused',
            },
          },
        },
        asking: {
          tags: 'asking',
          on: { confirm: { target: '#tour.idle' }, stay: { target: 'seeking' } },
        },
      },
    },
    paused: {
      tags: 'paused',
      on: {
        resume: { target: 'active' },
        cancel: [{ guard: 'asksBeforeStop', target: 'active.asking' }, { target: 'idle' }],
        signOut: { target: 'idle' },
      },
    },
  },
});

/** `more`: skipped steps not yet in `missing`. */
function tellCompleted(more: number) {
  return {
    type: 'tellCompleted' as const,
    params: ({ context }: { context: TourContext }) => ({ leftOut: context.missing.length + more }),
  };
}

export type TourActor = ActorRefFrom<typeof tourMachine>;
