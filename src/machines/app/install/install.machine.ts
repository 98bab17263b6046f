import { fromPromise, setup } from 'xstate';

/** `available`: the browser can install the application. `install`: the person asks for it. */
type InstallEvent = { readonly type: 'available' | 'install' | 'installed' };

/**
 * Offers to install the application if the browser can. Provided: `ask`, which resolves with true if the person agreed.
 */
export const installMachine = setup({
  types: {
    events: {} as InstallEvent, // a type witness, as setup() asks for
    tags: {} as 'offered', // a type witness
  },
  actors: { ask: fromPromise<boolean>(() => Promise.reject(new Error('provided'))) },
  guards: { agreed: (_, { agreed }: { agreed: boolean }) => agreed },
}).createMachine({
  id: 'install',
  initial: 'unavailable',
  states: {
    unavailable: { on: { available: { target: 'offered' } } },
    offered: {
      tags: 'offered',
      on: { install: { target: 'asking' }, installed: { target: 'installed' } },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          {
            guard: { type: 'agreed', params: ({ event }) => ({ agreed: event.output }) },
            target: 'installed',
          },
          // A browser asks only once per offer.
          { target: 'unavailable' },
        ],
        onError: { target: 'unavailable' },
      },
      on: { installed: { target: 'installed' } },
    },
    installed: { on: { available: { target: 'offered' } } },
  },
});
