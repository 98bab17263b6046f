import { sendTo, setup, type ActorRefFrom, type CallbackActorLogic, type EventObject } from 'xstate';
import { MOST_TRIES, pauseAfter } from './sync.rules.ts';

/** Signals from the device's company session to the chart. */
export type SyncSignal =
  | { readonly type: 'localReady' }
  | { readonly type: 'localEmpty' }
  | { readonly type: 'progressed'; readonly done: number; readonly total: number }
  | { readonly type: 'bootstrapped' }
  | { readonly type: 'bootstrapFailed' }
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | { readonly type: 'counted'; readonly waiting: number }
  | { readonly type: 'outdated' }
  | { readonly type: 'accessChanged' }
  | { readonly type: 'expired' };

export type SyncIntent = { readonly type: 'retry' };

interface SyncContext {
  readonly user: string;
  readonly company: number;
  readonly done: number;
  readonly total: number;
  readonly waiting: number;
  /** Failed attempts in a row, counted only as far as the pause keeps growing. */
  readonly tries: number;
}
export interface SyncInput {
  readonly user: string;
  readonly company: number;
}

const machine = setup({
  types: {
    context: {} as SyncContext,
    events: {} as SyncSignal | SyncIntent,
    input: {} as SyncInput,
  },
  actors: {
    /** Opens the company on this device and reports; provided by the composition root. */
    company: {} as CallbackActorLogic<EventObject, SyncInput>,
  },
  actions: {
    startAgain: sendTo('company', { type: 'start' }),
    tellExpired: () => {},
    startOver: () => {},
  },
  delays: {
    /** Milliseconds; the provided implementation adds jitter. */
    pause: ({ context }) => pauseAfter(context.tries, 0.5),
  },
});

const keepCount = machine.assign(({ event, context }) =>
  event.type === 'counted' ? { waiting: event.waiting } : context,
);
const countTry = machine.assign(({ context: { tries } }) => ({ tries: Math.min(tries + 1, MOST_TRIES) }));
const forgetTries = machine.assign({ tries: 0 });
const forgetProgress = machine.assign({ done: 0, total: 0 });
const keepProgress = machine.assign(({ event, context }) =>
  event.type === 'progressed' ? { done: event.done, total: event.total } : context,
);

/** How far this device is in sync with the server, for one company. */
export const syncMachine = machine.createMachine({
  id: 'sync',
  context: ({ input }) => ({ ...input, done: 0, total: 0, waiting: 0, tries: 0 }),
  invoke: {
    id: 'company',
    src: 'company',
    input: ({ context }) => ({ user: context.user, company: context.company }),
  },
  on: {
    counted: { actions: keepCount },
    expired: { actions: 'tellExpired' },
    accessChanged: { actions: 'startOver' },
  },
  initial: 'opening',
  states: {
    opening: {
      on: { localReady: 'usable', localEmpty: 'bootstrapping' },
    },
    bootstrapping: {
      entry: forgetProgress,
      on: {
        progressed: { actions: keepProgress },
        bootstrapped: 'usable',
        bootstrapFailed: { target: 'broken', actions: countTry },
      },
    },
    broken: {
      after: { pause: { target: 'opening', actions: 'startAgain' } },
      on: {
        retry: { target: 'opening', actions: 'startAgain' },
        localEmpty: 'bootstrapping',
        localReady: 'usable',
      },
    },
    usable: {
      entry: forgetTries,
      initial: 'offline',
      on: { outdated: '.outdated', localEmpty: 'bootstrapping' },
      states: {
        offline: { on: { connected: 'online' } },
        online: { on: { disconnected: 'offline' } },
        outdated: {},
      },
    },
  },
});
export type SyncActor = ActorRefFrom<typeof syncMachine>;
