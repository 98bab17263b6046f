import { assign, fromPromise, setup } from 'xstate';
import {
  failureOf,
  type CompanyEntry,
  type Failure,
  type HeldPermissions,
  type WorkPlace,
} from '#machines/app/session/session.types.ts';

export interface CompanySwitchInput {
  readonly companies: readonly CompanyEntry[];
  readonly active: CompanyEntry | null;
  /**
   * Where to go next: false reloads the same page, true (standalone, as after choosing a company) opens the dashboard.
   */
  readonly standalone: boolean;
}

interface CompanySwitchContext extends CompanySwitchInput {
  readonly wanted: CompanyEntry | null;
  readonly error: Failure | null;
}

type CompanySwitchEvent = { readonly type: 'switchCompany'; readonly company: number };

/**
 * Switches the active company. Provided: `switchCompany` asks the server, `loadPermissions` loads the permissions in
 * the other company, `rememberCompany` and `rememberAbilities` write to this device's storage. Both exits reload the
 * page, so that nothing of the previous company stays in memory.
 */
export const companySwitchMachine = setup({
  types: {
    context: {} as CompanySwitchContext, // a type witness, as setup() asks for
    events: {} as CompanySwitchEvent, // a type witness
    input: {} as CompanySwitchInput, // a type witness
    tags: {} as 'switching', // a type witness
  },
  actors: {
    switchCompany: fromPromise<void, { company: number }>(() => Promise.reject(new Error('provided'))),
    loadPermissions: fromPromise<HeldPermissions, WorkPlace>(() => Promise.reject(new Error('provided'))),
  },
  guards: {
    isOtherOfOwn: ({ context }, { company }: { company: number }) =>
      company !== context.active?.id && context.companies.some(({ id }) => id === company),
    isStandalone: ({ context }) => context.standalone,
  },
  actions: {
    want: assign(({ context }, { company }: { company: number }) => ({
      wanted: context.companies.find(({ id }) => id === company) ?? null,
      error: null,
    })),
    activate: assign(({ context }) => ({ active: context.wanted, wanted: null })),
    stay: assign((_, { error }: { error: unknown }) => ({
      wanted: null,
      error: failureOf('switchFailed', error),
    })),
    rememberCompany: () => {},
    rememberAbilities: (_, held: HeldPermissions) => void held,
    reloadPage: () => {},
    goToDashboard: () => {},
  },
}).createMachine({
  id: 'companySwitch',
  context: ({ input }) => ({ ...input, wanted: null, error: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        switchCompany: {
          guard: { type: 'isOtherOfOwn', params: ({ event }) => event },
          target: 'switching',
          actions: { type: 'want', params: ({ event }) => event },
        },
      },
    },
    switching: {
      tags: 'switching',
      invoke: {
        id: 'switchCompany',
        src: 'switchCompany',
        input: ({ context }) => ({ company: context.wanted?.id ?? 0 }),
        onDone: [
          {
            guard: 'isStandalone',
            target: 'left',
            actions: ['activate', 'rememberCompany', 'goToDashboard'],
          },
          { target: 'reloading', actions: ['activate', 'rememberCompany'] },
        ],
        onError: { target: 'idle', actions: { type: 'stay', params: ({ event }) => event } },
      },
    },
    reloading: {
      tags: 'switching',
      invoke: {
        id: 'loadPermissions',
        src: 'loadPermissions',
        input: ({ context }) => ({ company: context.active?.id ?? null }),
        onDone: {
          target: 'left',
          actions: [{ type: 'rememberAbilities', params: ({ event }) => event.output }, 'reloadPage'],
        },
        onError: {
          target: 'left',
          actions: [
            { type: 'rememberAbilities', params: { permissions: [], role: null, founder: false } },
            'reloadPage',
          ],
        },
      },
    },
    left: { tags: 'switching' },
  },
});
