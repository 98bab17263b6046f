import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { keepSession, restoreSession } from '#services/storage/stored-session.ts';
import type { Driver } from '../kernel/walk.ts';
import type { AppSurvey } from '../model/app-case.ts';
import { foreign } from '../model/company-switch-case.ts';
import { withoutFactor, type SessionAnswers } from '../model/session-answers.ts';
import type { Device, Person, SessionServer } from './session-server.ts';

/** Asks the server for its real answers: the payloads the chart is explored with. */
export async function askAnswers(server: SessionServer): Promise<SessionAnswers> {
  const device = server.device();
  const { nord, fjord } = server.companies;
  const { calls } = device;
  const detailed = await rejected(signInWrongly(server, device));
  const asBea = await signIn(server, device, 'bea', nord);
  const asAnnElsewhere = await signIn(server, device, 'ann', fjord);
  const ofFounder = await calls.loadPermissions(null);
  const asAnn = await signIn(server, device, 'ann', nord);
  const switchRefused = await rejected(calls.switchCompany(foreign));
  const ofSales = await calls.loadPermissions(null);
  const profile = await calls.loadProfile();
  const silent = await rejected(device.offline(() => calls.loadProfile()));
  return { asAnn, asBea, asAnnElsewhere, ofSales, ofFounder, profile, detailed, switchRefused, silent };
}

/** Drives a chart that makes calls: each call's outcome is what the server answers at that moment. */
export function liveDriver(
  { system }: AppSurvey,
  happen: (label: string, word: string, snapshot: AnyMachineSnapshot) => Promise<AnyEventObject>,
  begin: () => Promise<void>,
): Driver {
  let snapshot: AnyMachineSnapshot | undefined;
  const here = (): AnyMachineSnapshot => {
    if (!snapshot) throw new Error('nothing has begun');
    return snapshot;
  };
  return {
    start: async (label) => {
      snapshot = system.starts.find((start) => start.label === label)?.state;
      await begin();
    },
    offer: async (label, word) => {
      const step = system.step(here(), await happen(label, word, here()));
      if (step.accepted) snapshot = step.next;
      return { accepted: step.accepted };
    },
    key: async () => system.key(here()),
  };
}

/** What happens to a session: signing in and out, other tabs, an end decided by the server. */
export function sessionDriver(survey: AppSurvey, server: SessionServer): Driver {
  const { nord, fjord } = server.companies;
  let device = server.device();
  const change: Happening = async (label, snapshot) => {
    const event = eventOf(survey, label, snapshot);
    const person = event['user'].id === server.users.ann ? 'ann' : 'bea';
    return { ...event, user: { ...event['user'], ...(await rename(server, person, event['user'].name)) } };
  };
  const happenings: Record<string, Happening> = {
    'profile changed': change,
    'profile changed elsewhere': change,
    'restore succeeds': async () => {
      const storages = { shared: new MemoryStorage(), own: new MemoryStorage() };
      keepSession(storages, await signIn(server, device, 'ann', nord));
      return done('restoreSession', await restoreSession(storages));
    },
    'restore fails': async () =>
      failed(
        'restoreSession',
        await rejected(restoreSession({ shared: new MemoryStorage(), own: new MemoryStorage() })),
      ),
    'sign in succeeds': async (label) => {
      const person = label.includes('Bea') ? 'bea' : 'ann';
      const company = label.includes('elsewhere') ? fjord : nord;
      return done(childOf(label), await signIn(server, device, person, company));
    },
    'sign in fails': async (label) => {
      const attempt = (): Promise<unknown> => signInWrongly(server, device);
      return failed(
        childOf(label),
        await rejected(label.includes('silently') ? device.offline(attempt) : attempt()),
      );
    },
    'sign out succeeds': async () => {
      const former = new Map(device.cookies);
      await device.calls.signOut();
      await mustBeUnknown(server, former);
      return done('signOut', undefined);
    },
    'sign out fails': async () =>
      failed('signOut', await rejected(device.offline(() => device.calls.signOut()))),
    'signed out elsewhere': async () => {
      await device.calls.signOut();
      return { type: 'signedOutElsewhere' };
    },
    'signed in elsewhere': async (label) => {
      const person = label.includes('Bea') ? 'bea' : 'ann';
      return { type: 'signedInElsewhere', as: await signIn(server, device, person, nord) };
    },
    expire: async () => {
      await endSessions(server);
      await mustBeUnknown(server, device.cookies);
      return { type: 'expire' };
    },
    'permissions arrive': async (label) => {
      const company = label.includes('founder') ? fjord : nord;
      return done('loadPermissions', await device.calls.loadPermissions(company));
    },
    'permissions fail': async () =>
      failed('loadPermissions', await rejected(device.offline(() => device.calls.loadPermissions(null)))),
    'profile arrives': async () => {
      await server.workedIn('ann', nord);
      return done('loadProfile', await device.calls.loadProfile());
    },
    'profile fails': async () =>
      failed('loadProfile', await rejected(device.offline(() => device.calls.loadProfile()))),
  };
  const begin = async (): Promise<void> => void (device = server.device());
  return liveDriver(survey, withoutCalls(survey, happenings), begin);
}

type Happening = (label: string, snapshot: AnyMachineSnapshot) => Promise<AnyEventObject>;

/** What a person does needs no answer: it happens as the chart's alphabet says. */
export function withoutCalls(survey: AppSurvey, happenings: Readonly<Record<string, Happening>>) {
  return async (label: string, word: string, snapshot: AnyMachineSnapshot): Promise<AnyEventObject> =>
    happenings[word]?.(label, snapshot) ?? eventOf(survey, label, snapshot);
}

function eventOf({ system }: AppSurvey, label: string, snapshot: AnyMachineSnapshot): AnyEventObject {
  const offer = system.offers(snapshot).find((candidate) => candidate.label === label);
  if (!offer) throw new Error(`${label} cannot happen here`);
  return offer.event;
}

/** The server's answer to a new name; the old one is restored, since the walk's other answers contain it. */
async function rename(server: SessionServer, person: Person, name: string) {
  const device = server.device();
  const { user } = withoutFactor(await device.calls.signIn(server.credentials(person)));
  const changed = await device.settings.changeProfile({ name });
  await device.settings.changeProfile({ name: user.name });
  return changed;
}

export async function signIn(server: SessionServer, { calls }: Device, person: Person, lastCompany: number) {
  await server.workedIn(person, lastCompany);
  return withoutFactor(await calls.signIn(server.credentials(person)));
}

const signInWrongly = (server: SessionServer, { calls }: Device): Promise<unknown> =>
  calls.signIn({ ...server.credentials('ann'), password: 'not her password' });

async function endSessions({ trial, users }: SessionServer): Promise<void> {
  await trial.identity.sessions.endAllOf(users.ann);
  await trial.identity.sessions.endAllOf(users.bea);
}

/** Throws if the server still knows a session by these cookies, or does not tell the device. */
async function mustBeUnknown(server: SessionServer, cookies: ReadonlyMap<string, string>): Promise<void> {
  const other = server.device();
  for (const [name, value] of cookies) other.cookies.set(name, value);
  await rejected(other.calls.loadProfile());
  if (other.unknown() !== 1) throw new Error('the session is still known');
}

/** The reason of a rejection; throws if there is none. */
export async function rejected(promise: Promise<unknown>): Promise<{ detail: string | null }> {
  const reason: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(reason instanceof Error)) throw new Error('it did not fail');
  return Object.assign(reason, { detail: 'detail' in reason ? (reason.detail as string | null) : null }); // HttpError's
}

export const done = (child: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${child}`,
  output,
});

export const failed = (child: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${child}`,
  error,
});

const childOf = (label: string): string => /\((\w+)\)$/.exec(label)?.[1] ?? '';

class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>();
  get length(): number {
    return this.#entries.size;
  }
  clear = (): void => this.#entries.clear();
  getItem = (key: string): string | null => this.#entries.get(key) ?? null;
  key = (index: number): string | null => [...this.#entries.keys()][index] ?? null;
  removeItem = (key: string): void => void this.#entries.delete(key);
  setItem = (key: string, value: string): void => void this.#entries.set(key, value);
}
