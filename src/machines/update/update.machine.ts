import { fromPromise, setup } from 'xstate';

/** `look`: the page is looked at again. `settle`: another page was reached. */
type UpdateEvent = { readonly type: 'look' | 'settle' | 'reload' | 'putOff' };

/** Offers a newer build. Provided: `check` (is there one), `isWriting` (a form is in the middle), `reloadPage`. */
export const updateMachine = setup({
  types: {
    events: {} as UpdateEvent, // a type witness, as setup() asks for
    tags: {} as 'offered', // a type witness
  },
  actors: { check: fromPromise<boolean>(() => Promise.reject(new Error('provided'))) },
  guards: {
    isNewer: (_, { newer }: { newer: boolean }) => newer,
    isWriting: () => false,
  },
  delays: { interval: 300_000, aWhile: 15_000 },
  actions: { reloadPage: () => {} },
}).createMachine({
  id: 'update',
  initial: 'waiting',
  states: {
    waiting: {
      after: { interval: { target: 'checking' } },
      on: { look: { target: 'checking' } },
    },
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        onDone: [
          { guard: { type: 'isNewer', params: ({ event }) => ({ newer: event.output }) }, target: 'found' },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting' },
      },
    },
    found: { always: [{ guard: 'isWriting', target: 'held' }, { target: 'offered' }] },
    held: {
      after: { aWhile: { target: 'found' } },
      on: { settle: { target: 'found' } },
    },
    offered: {
      tags: 'offered',
      on: { reload: { target: 'reloading' }, putOff: { target: 'waiting' } },
    },
    reloading: { entry: 'reloadPage' },
  },
});
