import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

export type ConnectivityEvent =
  /** The log is followed, or it is not: no more, or not at the first try. */
  | { readonly type: 'connected' | 'disconnected' }
  /** The server took what was sent, or did not. */
  | { readonly type: 'sent' | 'sendFailed' }
  /** Commands that wait for the server, and those that it refused and nobody has dealt with. */
  | { readonly type: 'counted'; readonly waiting: number; readonly refused: number }
  /** The server speaks a newer model than this page. */
  | { readonly type: 'outdated' }
  /** The browser keeps nothing: changes that wait are gone when the page is. */
  | { readonly type: 'unkept' }
  | { readonly type: 'openList' | 'closeList' };

interface Counts {
  readonly waiting: number;
  readonly refused: number;
}

/** How this device stands to the server, in the words of the pill. */
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
        /** Nothing was heard of the server yet: of no use to tell somebody who has only just come. */
        connecting: {
          on: {
            connected: { target: 'online' },
            disconnected: { target: 'offline' },
            outdated: { target: 'outdated' },
          },
        },
        offline: { on: { connected: { target: 'online' }, outdated: { target: 'outdated' } } },
        /** The log comes in, but what is sent does not arrive. */
        stalled: {
          on: {
            sent: { target: 'online' },
            disconnected: { target: 'offline' },
            outdated: { target: 'outdated' },
          },
        },
        online: {
          on: {
            sendFailed: { target: 'stalled' },
            disconnected: { target: 'offline' },
            outdated: { target: 'outdated' },
          },
        },
        /** Only another page leads out of this. */
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
  | { readonly state: 'connecting' | 'sending' | 'offline' | 'attention'; readonly count: number };

/** What needs somebody comes first, then what is in the way of the rest. */
export function connectivityOf(snapshot: SnapshotFrom<typeof connectivityMachine>): Connectivity {
  const { waiting, refused } = snapshot.context;
  if (snapshot.matches({ refusals: 'some' })) return { state: 'attention', count: refused };
  if (snapshot.matches({ link: 'outdated' })) return { state: 'outdated' };
  if (snapshot.matches({ link: 'connecting' })) return { state: 'connecting', count: waiting };
  if (!snapshot.matches({ link: 'online' })) return { state: 'offline', count: waiting };
  return snapshot.matches({ work: 'waiting' }) ? { state: 'sending', count: waiting } : { state: 'synced' };
}
