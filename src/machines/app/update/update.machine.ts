import { fromPromise, setup } from 'xstate';

/**
 * `look`: the page became visible, or a newer version arrived. `settle`: another page was reached. `replaced`: this
 * page's tabs are now served by another version than the one they were opened with.
 */
type UpdateEvent = { readonly type: 'look' | 'settle' | 'reload' | 'putOff' | 'replaced' };

/**
 * Offers a newer build. Provided: `check` (is one fully on this device?), `isWriting` (is a form being filled in?),
 * `takeOver` (makes it serve every tab, which sends `replaced` to each; immediate if nothing has to take over) and
 * `reloadPage`.
 */
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
  delays: { interval: 300_000, aWhile: 15_000, patience: 5_000 },
  actions: { takeOver: () => {}, reloadPage: () => {} },
}).createMachine({
  id: 'update',
  initial: 'looking',
  states: {
    looking: {
      initial: 'waiting',
      on: { replaced: { target: 'replaced' } },
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
              {
                guard: { type: 'isNewer', params: ({ event }) => ({ newer: event.output }) },
                target: 'found',
              },
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
          on: { reload: { target: '#update.taking' }, putOff: { target: 'waiting' } },
        },
      },
    },
    taking: {
      entry: 'takeOver',
      after: { patience: { target: 'reloading' } },
      on: { replaced: { target: 'reloading' } },
    },
    replaced: { always: [{ guard: 'isWriting', target: 'finishing' }, { target: 'reloading' }] },
    finishing: {
      after: { aWhile: { target: 'replaced' } },
      on: { settle: { target: 'replaced' } },
    },
    reloading: { entry: 'reloadPage' },
  },
});
