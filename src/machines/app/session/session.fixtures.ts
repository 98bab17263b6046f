import { createActor, fromPromise, waitFor, type Actor, type NonReducibleUnknown } from 'xstate';
import { sessionMachine, type SessionSnapshot } from './session.machine.ts';
import type { Profile, SignedIn } from './session.types.ts';

export const astrid: Profile = {
  id: '019a0000-0000-7000-8000-000000000001',
  email: 'astrid@example.com',
  name: 'Astrid',
  locale: 'en',
  lastCompany: null,
};

const [nordlager, baltic] = [
  { id: 1, name: 'Nordlager AB' },
  { id: 2, name: 'Baltic Parts OÜ' },
];

export const astridSignedIn: SignedIn = { user: astrid, companies: [nordlager, baltic], active: nordlager };
export const administrator = { permissions: ['product.view'], role: 'Administrator', founder: false };

type Calls = Parameters<(typeof sessionMachine)['provide']>[0]['actors'];

const never = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => new Promise(() => {}));
export const gives = <Output, Input = NonReducibleUnknown>(output: Output) =>
  fromPromise<Output, Input>(async () => output);
export const fails = <Output, Input = NonReducibleUnknown>(error: unknown) =>
  fromPromise<Output, Input>(async () => {
    throw error;
  });

const effects = [
  'rememberSession',
  'rememberAbilities',
  'forgetSession',
  'setSessionAside',
  'wipeCopies',
  'tellOtherTabs',
  'tellSignedIn',
  'goToLogin',
  'goToWork',
  'checkRoute',
  'reloadPage',
  'rememberPerson',
  'tellProfile',
] as const;

/** A session whose calls stay pending unless given; `did` lists its effects in order. */
export function sessionTrial(actors: NonNullable<Calls> = {}) {
  const did: string[] = [];
  const noted = effects.map((name) => [name, () => void did.push(name)]);
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: fails(new Error('nothing kept')),
      signIn: never(),
      giveFactor: never(),
      signOut: never(),
      loadPermissions: never(),
      loadProfile: never(),
      ...actors,
    },
    actions: Object.fromEntries(noted) as Record<(typeof effects)[number], () => void>, // one entry per effect
  });
  const actor = createActor(machine).start();
  return { actor, did };
}

type SessionActor = Actor<typeof sessionMachine>;

/** Waits until the session is in a state; returns its context. */
export async function until(actor: SessionActor, state: Parameters<SessionSnapshot['matches']>[0]) {
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 });
  return context;
}
