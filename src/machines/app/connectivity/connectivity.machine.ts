import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

export type ConnectivityEvent =
  /** The log stream is connected, or it is not: lost, or the first attempt failed. */
  | { readonly type: 'connected' | 'disconnected' }
  /** The server gives no stream: the session or the person has too many open. It is asked again later. */
  | { readonly type: 'crowded' }
  /** The server accepted what was sent, or sending failed. */
  | { readonly type: 'sent' | 'sendFailed' }
  /** Number of commands waiting for the server, and of refused ones not yet dismissed. */
  | { readonly type: 'counted'; readonly waiting: number; readonly refused: number }
  /** The server's model is newer than this page's. */
  | { readonly type: 'outdated' }
  /** The browser stores nothing: pending changes are lost when the page closes. */
  | { readonly type: 'unkept' }
  | { readonly type: 'openList' | 'closeList' };

interface Counts {
  readonly waiting: number;
  readonly refused: number;
}

/** This device's connection to the server, as the status pill shows it. */
export const connectivityMachine = setup({
  types: {
    context: {} as Counts, // a type witness, as setup() asks for
    events: {} as ConnectivityEvent, // a type witness
  },
  guards: {
    someWait: (_, { waiting }: Counts) => waiting > 0,
    someRefused: (_, { refused }: Counts) => refused > 0,
  },
  actions: {
    count: assign((_, { waiting, refused }: Counts) => ({ waiting, refused })),
  },
}).createMachine({
  id: 'connectivity',
  context: { waiting: 0, refused: 0 },
  type: 'parallel',
  states: {
    link: {
      initial: 'connecting',
      states: {
        /** No contact with the server yet: not worth showing to somebody who has just arrived. */
        connecting: {
          on: {
            connected: { target: 'online' },
            disconnected: { target: 'offline' },
            crowded: { target: 'crowded' },
            outdated: { target: 'outdated' },
          },
        },
        offline: {
          on: {
            connected: { target: 'online' },
            crowded: { target: 'crowded' },
            outdated: { target: 'outdated' },
          },
        },
        /** The server is there, but this page is one too many to follow the log. */
        crowded: {
          on: {
            connected: { target: 'online' },
            disconnected: { target: 'offline' },
            outdated: { target: 'outdated' },
          },
        },
        /** The log is received, but sending fails. */
        stalled: {
          on: {
            sent: { target: 'online' },
            disconnected: { target: 'offline' },
            crowded: { target: 'crowded' },
            outdated: { target: 'outdated' },
          },
        },
        online: {
          on: {
            sendFailed: { target: 'stalled' },
            disconnected: { target: 'offline' },
            crowded: { target: 'crowded' },
            outdated: { target: 'outdated' },
          },
        },
        /** Only a page reload leaves this state. */
        outdated: {},
      },
    },
    work: {
      initial: 'none',
      states: { none: {}, waiting: {} },
      on: {
        counted: [
          {
            guard: { type: 'someWait', params: ({ event }) => event },
            target: '.waiting',
            actions: { type: 'count', params: ({ event }) => event },
          },
          { target: '.none', actions: { type: 'count', params: ({ event }) => event } },
        ],
      },
    },
    refusals: {
      initial: 'none',
      states: { none: {}, some: {} },
      on: {
        counted: [
          { guard: { type: 'someRefused', params: ({ event }) => event }, target: '.some' },
          { target: '.none' },
        ],
      },
    },
    memory: {
      initial: 'kept',
      states: { kept: { on: { unkept: { target: 'unkept' } } }, unkept: {} },
    },
    list: {
      initial: 'closed',
      states: {
        closed: { on: { openList: { target: 'open' } } },
        open: { on: { closeList: { target: 'closed' } } },
      },
    },
  },
});

export type ConnectivityActor = ActorRefFrom<typeof connectivityMachine>;

/** What the pill shows; `count` is the number of commands concerned. */
export type Connectivity =
  | { readonly state: 'synced' | 'outdated' }
  | {
      readonly state: 'connecting' | 'sending' | 'offline' | 'crowded' | 'attention';
      readonly count: number;
    };

/** What needs attention comes first, then what blocks the rest. */
export function connectivityOf(snapshot: SnapshotFrom<typeof connectivityMachine>): Connectivity {
  const { waiting, refused } = snapshot.context;
  if (snapshot.matches({ refusals: 'some' })) return { state: 'attention', count: refused };
  if (snapshot.matches({ link: 'outdated' })) return { state: 'outdated' };
  if (snapshot.matches({ link: 'connecting' })) return { state: 'connecting', count: waiting };
  if (snapshot.matches({ link: 'crowded' })) return { state: 'crowded', count: waiting };
  if (!snapshot.matches({ link: 'online' })) return { state: 'offline', count: waiting };
  return snapshot.matches({ work: 'waiting' }) ? { state: 'sending', count: waiting } : { state: 'synced' };
}
