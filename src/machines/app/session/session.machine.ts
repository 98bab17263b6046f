import { assertEvent, assign, fromPromise, setup, type NonReducibleUnknown, type SnapshotFrom } from 'xstate';
import { adopted, isSignedIn, mayGoOn, nobody, nothingHeld, type SessionContext } from './session-context.ts';
import {
  failureOf,
  type FactorNeeded,
  type Factor,
  type HeldPermissions,
  type Profile,
  type SessionEvent,
  type SignedIn,
  type SignInAnswer,
  type SignInBy,
  type StoredSession,
  type WorkPlace,
} from './session.types.ts';

const provided = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() =>
    Promise.reject(new Error('provided where the application is put together')),
  );

/**
 * Who is signed in. Actors and actions without a body are provided: `rememberSession`, `rememberAbilities`,
 * `forgetSession`, `setSessionAside`, `wipeCopies` (which keep unsent work) and `rememberPerson` write to this device's storage;
 * `tellOtherTabs` signs out the other tabs, `tellSignedIn` lets them continue, `tellProfile` announces the changed
 * profile; the others navigate. A tab stays in the company it has open, whatever the other tabs do.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext, // a type witness, as setup() asks for
    events: {} as SessionEvent, // a type witness
    tags: {} as 'signedIn' | 'signingIn' | 'askingFactor' | 'settling' | 'leaving' | 'confirming' | 'expired', // a type witness
  },
  actors: {
    restoreSession: provided<StoredSession>(),
    signIn: provided<SignInAnswer, SignInBy>(),
    giveFactor: provided<SignedIn, Factor>(),
    signOut: provided<void>(),
    loadPermissions: provided<HeldPermissions, WorkPlace>(),
    loadProfile: provided<Profile>(),
  },
  guards: {
    hasUnsent: (_, { unsent }: { unsent: number }) => unsent > 0,
    personIsKnown: ({ context }) => context.user !== null,
    mayGoOn: ({ context }, answer: SignInAnswer) => mayGoOn(context, answer),
    needsFactor: (_, answer: SignInAnswer) => !isSignedIn(answer),
    isThePerson: ({ context }, { user }: { user: Profile }) => context.user?.id === user.id,
    mustStartOver: ({ context }, answer: SignedIn) => !mayGoOn(context, answer),
    lacksProfile: ({ context }) => context.wantsProfile && context.user === null,
  },
  actions: {
    adopt: assign((_, answer: StoredSession | FactorNeeded) => adopted(answer)),
    goOnAs: assign(({ context: { active } }, answer: SignInAnswer) => {
      if (!isSignedIn(answer)) return {};
      const open = answer.companies.find(({ id }) => id === active?.id);
      return adopted({ ...answer, active: open ?? answer.active });
    }),
    noteMethods: assign((_, answer: StoredSession | FactorNeeded) =>
      'methods' in answer ? { methods: answer.methods } : {},
    ),
    forgetMethods: assign({ methods: [] }),
    hold: assign((_, held: HeldPermissions) => ({
      redirects: {},
      warehouses: null,
      limits: null,
      tried: null,
      ...held,
    })),
    holdNothing: assign(nothingHeld),
    meet: assign((_, { user }: { user: Profile }) => ({ user })),
    clear: assign(nobody),
    clearError: assign({ error: null }),
    explain: assign((_, { error }: { error: unknown }) => ({ error: failureOf('signInFailed', error) })),
    noteUnsent: assign((_, { unsent }: { unsent: number }) => ({ unsent })),
    noteEntered: assign((_, { wantsProfile }: { wantsProfile: boolean }) => ({ wantsProfile })),
    profileTried: assign({ wantsProfile: false }),
    rememberSession: () => {},
    rememberAbilities: () => {},
    forgetSession: () => {},
    setSessionAside: () => {},
    wipeCopies: () => {},
    tellOtherTabs: () => {},
    tellSignedIn: () => {},
    rememberPerson: () => {},
    tellProfile: () => {},
    goToLogin: () => {},
    goToWork: () => {},
    checkRoute: () => {},
    reloadPage: () => {},
  },
}).createMachine({
  id: 'session',
  context: nobody,
  initial: 'restoring',
  on: {
    enterPage: {
      actions: { type: 'noteEntered', params: ({ event }) => ({ wantsProfile: event.authenticated }) },
    },
  },
  states: {
    restoring: {
      tags: 'settling',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: {
          target: 'authenticated.loadingPermissions',
          actions: { type: 'adopt', params: ({ event }) => event.output },
        },
        onError: { target: 'unauthenticated' },
      },
    },
    unauthenticated: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            signIn: { target: 'signingIn', actions: 'clearError' },
            signedInElsewhere: {
              target: '#session.authenticated.loadingPermissions',
              actions: { type: 'adopt', params: ({ event }) => event.as },
            },
          },
        },
        signingIn: {
          tags: 'signingIn',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'signIn');
              return event.credentials;
            },
            onDone: [
              {
                guard: { type: 'needsFactor', params: ({ event }) => event.output },
                target: 'askingFactor',
                actions: { type: 'noteMethods', params: ({ event }) => event.output },
              },
              {
                target: '#session.authenticated.arriving',
                actions: [
                  { type: 'adopt', params: ({ event }) => event.output },
                  'rememberSession',
                  'tellSignedIn',
                ],
              },
            ],
            onError: { target: 'idle', actions: { type: 'explain', params: ({ event }) => event } },
          },
        },
        askingFactor: {
          tags: 'askingFactor',
          on: {
            giveFactor: { target: 'givingFactor', actions: 'clearError' },
            cancel: { target: 'idle', actions: ['clearError', 'forgetMethods'] },
            signedInElsewhere: {
              target: '#session.authenticated.loadingPermissions',
              actions: { type: 'adopt', params: ({ event }) => event.as },
            },
          },
        },
        givingFactor: {
          tags: ['askingFactor', 'signingIn'],
          invoke: {
            id: 'giveFactor',
            src: 'giveFactor',
            input: ({ event }) => {
              assertEvent(event, 'giveFactor');
              return event.factor;
            },
            onDone: {
              target: '#session.authenticated.arriving',
              actions: [
                { type: 'adopt', params: ({ event }) => event.output },
                'rememberSession',
                'tellSignedIn',
              ],
            },
            onError: { target: 'askingFactor', actions: { type: 'explain', params: ({ event }) => event } },
          },
        },
      },
    },
    authenticated: {
      tags: 'signedIn',
      initial: 'ready',
      on: {
        signOut: [
          {
            guard: { type: 'hasUnsent', params: ({ event }) => event },
            target: '.confirmingSignOut',
            actions: { type: 'noteUnsent', params: ({ event }) => event },
          },
          { target: '.signingOut' },
        ],
        expire: [
          { guard: 'personIsKnown', target: '.expired', actions: ['clearError', 'wipeCopies'] },
          { target: 'unauthenticated', actions: ['clear', 'wipeCopies', 'setSessionAside', 'checkRoute'] },
        ],
        signedOutElsewhere: { target: 'unauthenticated', actions: ['clear', 'forgetSession', 'goToLogin'] },
        signedInElsewhere: {
          guard: { type: 'mustStartOver', params: ({ event }) => event.as },
          target: 'restoring',
          actions: ['clear', 'reloadPage'],
        },
        profileChanged: {
          guard: { type: 'isThePerson', params: ({ event }) => event },
          actions: [{ type: 'meet', params: ({ event }) => event }, 'rememberPerson', 'tellProfile'],
        },
        profileChangedElsewhere: {
          guard: { type: 'isThePerson', params: ({ event }) => event },
          actions: { type: 'meet', params: ({ event }) => event },
        },
      },
      states: {
        arriving: {
          tags: ['settling', 'signingIn'],
          invoke: {
            id: 'loadPermissions',
            src: 'loadPermissions',
            input: ({ context }) => ({ company: context.active?.id ?? null }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'hold', params: ({ event }) => event.output },
                'rememberAbilities',
                'goToWork',
              ],
            },
            onError: { target: 'ready', actions: ['holdNothing', 'rememberAbilities', 'goToWork'] },
          },
        },
        loadingPermissions: {
          tags: 'settling',
          invoke: {
            id: 'loadPermissions',
            src: 'loadPermissions',
            input: ({ context }) => ({ company: context.active?.id ?? null }),
            onDone: {
              target: 'ready',
              actions: [{ type: 'hold', params: ({ event }) => event.output }, 'rememberAbilities'],
            },
            onError: { target: 'ready', actions: ['holdNothing', 'rememberAbilities'] },
          },
        },
        ready: {
          always: { guard: 'lacksProfile', target: 'loadingProfile' },
          on: { reloadPermissions: { target: 'loadingPermissions' } },
        },
        loadingProfile: {
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            onDone: {
              target: 'ready',
              actions: [{ type: 'meet', params: ({ event }) => ({ user: event.output }) }, 'profileTried'],
            },
            onError: { target: 'ready', actions: 'profileTried' },
          },
        },
        confirmingSignOut: {
          tags: 'confirming',
          on: { confirm: { target: 'signingOut' }, cancel: { target: 'ready' } },
        },
        signingOut: {
          tags: 'leaving',
          entry: 'tellOtherTabs',
          on: { signOut: {}, expire: {} },
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: { target: '#session.unauthenticated', actions: ['clear', 'forgetSession', 'goToLogin'] },
            onError: { target: '#session.unauthenticated', actions: ['clear', 'forgetSession', 'goToLogin'] },
          },
        },
        expired: {
          tags: 'expired',
          initial: 'asking',
          on: {
            expire: {},
            signedInElsewhere: {
              guard: { type: 'mayGoOn', params: ({ event }) => event.as },
              target: 'loadingPermissions',
              actions: { type: 'goOnAs', params: ({ event }) => event.as },
            },
          },
          states: {
            asking: { on: { signIn: { target: 'signingIn', actions: 'clearError' } } },
            signingIn: {
              tags: 'signingIn',
              invoke: {
                id: 'signInAgain',
                src: 'signIn',
                input: ({ event }) => {
                  assertEvent(event, 'signIn');
                  return event.credentials;
                },
                onDone: [
                  {
                    guard: { type: 'needsFactor', params: ({ event }) => event.output },
                    target: 'askingFactor',
                    actions: { type: 'noteMethods', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'mayGoOn', params: ({ event }) => event.output },
                    target: '#session.authenticated.loadingPermissions',
                    actions: [
                      { type: 'goOnAs', params: ({ event }) => event.output },
                      'rememberSession',
                      'tellSignedIn',
                    ],
                  },
                  {
                    target: '#session.authenticated.arriving',
                    actions: [
                      { type: 'adopt', params: ({ event }) => event.output },
                      'rememberSession',
                      'tellSignedIn',
                      'reloadPage',
                    ],
                  },
                ],
                onError: { target: 'asking', actions: { type: 'explain', params: ({ event }) => event } },
              },
            },
            askingFactor: {
              tags: 'askingFactor',
              on: {
                giveFactor: { target: 'givingFactor', actions: 'clearError' },
                cancel: { target: 'asking', actions: ['clearError', 'forgetMethods'] },
              },
            },
            givingFactor: {
              tags: ['askingFactor', 'signingIn'],
              invoke: {
                id: 'giveFactorAgain',
                src: 'giveFactor',
                input: ({ event }) => {
                  assertEvent(event, 'giveFactor');
                  return event.factor;
                },
                onDone: [
                  {
                    guard: { type: 'mayGoOn', params: ({ event }) => event.output },
                    target: '#session.authenticated.loadingPermissions',
                    actions: [
                      { type: 'goOnAs', params: ({ event }) => event.output },
                      'rememberSession',
                      'tellSignedIn',
                    ],
                  },
                  {
                    target: '#session.authenticated.arriving',
                    actions: [
                      { type: 'adopt', params: ({ event }) => event.output },
                      'rememberSession',
                      'tellSignedIn',
                      'reloadPage',
                    ],
                  },
                ],
                onError: {
                  target: 'askingFactor',
                  actions: { type: 'explain', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
  },
});

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
