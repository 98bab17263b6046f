import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { sessionMachine } from '#machines/app/session/session.machine.ts';
import type {
  Factor,
  HeldPermissions,
  Profile,
  SignedIn,
  SignInAnswer,
  SignInBy,
  StoredSession,
  WorkPlace,
} from '#machines/app/session/session.types.ts';
import { keptFirst } from '#services/session/kept-first.ts';
import type { SessionCalls } from '#services/session/session-calls.ts';
import type { SessionTabs } from '#services/session/session-tabs.ts';
import { storages } from '#services/storage/browser-storages.ts';
import { forgetAbilities, keepAbilities, keptAbilities } from '#services/storage/cookies.ts';
import {
  forgetSession,
  keepRightsCompany,
  keepSession,
  keepUser,
  keepWorkedIn,
  keptPermissions,
  keptRightsCompany,
  keptRightsWarehouses,
  keptUser,
  restoreSession,
} from '#services/storage/stored-session.ts';
import { CompanyStore } from '#services/store/company-store.ts';
import { wipeCopies } from '#services/store/device-wipe.ts';
import { askedFor } from '#views/frame/app/page-access.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

interface SessionOptions {
  readonly calls: SessionCalls;
  readonly tabs: () => SessionTabs;
  /** Closes the open company, so that its data can be deleted. */
  readonly closeCompany: () => void;
  /** Sends to the server, before the session ends, what must outlive it. */
  readonly handOver: () => Promise<void>;
  /** Goes to a path without a locale. */
  readonly go: (path: string) => void;
  /** Goes to an application URL as given. */
  readonly goTo: (address: string) => void;
  readonly checkRoute: () => void;
}

/** The session, over the server's calls and this device's storage; not started. */
export function createSession(options: SessionOptions): SessionActor {
  const { calls, tabs, closeCompany, go, goTo, checkRoute } = options;
  const start = startFromKept(calls, {
    onRights: () => actor.send({ type: 'reloadPermissions' }),
    onProfile: (user) => actor.send({ type: 'profileChanged', user }),
  });
  const actor: SessionActor = createActor(
    sessionMachine.provide({
      actors: actorsOf(options, start),
      actions: {
        rememberSession: ({ context }) => keepSession(storages, context),
        rememberAbilities: ({ context }) => {
          keepAbilities(document, context);
          keepRightsCompany(storages.shared, context.active?.id ?? null, context);
        },
        ...leavingOf(closeCompany),
        ...tellingOf(tabs),
        goToLogin: () => go('/auth/login'),
        goToWork: () => goBack(goTo),
        checkRoute,
        reloadPage: () => location.reload(),
      },
    }),
  );
  return actor;
}

/** The tab with the focus is the one that is worked in, and that links are opened from. */
export function followFocus(session: SessionActor): void {
  const note = (): void => {
    const state = session.getSnapshot();
    const { active } = state.context;
    if (active && state.matches('authenticated') && document.hasFocus()) keepWorkedIn(storages, active);
  };
  addEventListener('focus', note);
  let known = session.getSnapshot().context.active;
  session.subscribe(({ context: { active } }) => {
    if (active === known) return;
    known = active;
    note();
  });
}

/** Its calls. */
const actorsOf = ({ calls, handOver }: SessionOptions, start: ReturnType<typeof startFromKept>) => ({
  restoreSession: fromPromise<StoredSession>(start.restore),
  signIn: fromPromise<SignInAnswer, SignInBy>(({ input }) =>
    'passkey' in input ? calls.usePasskey() : calls.signIn(input),
  ),
  giveFactor: fromPromise<SignedIn, Factor>(({ input }) =>
    'code' in input ? calls.giveCode(input.code) : calls.usePasskey(),
  ),
  signOut: fromPromise(() => handOver().then(() => calls.signOut())),
  loadPermissions: fromPromise<HeldPermissions, WorkPlace>(({ input }) =>
    start.loadPermissions(input.company),
  ),
  loadProfile: fromPromise(() => start.loadProfile()),
});

/** Informs the other tabs and stores data for the next start. */
const tellingOf = (tabs: () => SessionTabs) => ({
  tellOtherTabs: () => tabs().tellSignedOut(),
  tellSignedIn: ({ context: { user, companies, active } }: { context: StoredSession }) => {
    if (user) tabs().tellSignedIn({ user, companies: [...companies], active });
  },
  rememberPerson: ({ context: { user } }: { context: StoredSession }) => {
    if (user) keepUser(storages.shared, user);
  },
  tellProfile: ({ context: { user } }: { context: StoredSession }) => {
    if (user) tabs().tellProfile(user);
  },
});

interface News {
  /** The permissions have changed; they are loaded again. */
  readonly onRights: () => void;
  readonly onProfile: (user: Profile) => void;
}

/** A page that resumes a session starts from the device's copy. */
function startFromKept(calls: SessionCalls, { onRights, onProfile }: News) {
  let isRestored = false;
  const keptRights = (company: number | null): HeldPermissions | null => {
    if (keptRightsCompany(storages.shared) !== company) return null;
    const inCookie = keptAbilities(document);
    const held = {
      ...inCookie,
      permissions: keptPermissions(storages.shared) ?? inCookie.permissions,
      warehouses: keptRightsWarehouses(storages.shared),
    };
    return held.founder || held.permissions.length > 0 ? held : null;
  };
  const goesOn = (): boolean => isRestored && keptUser(storages.shared) !== null;
  return {
    restore: async () => {
      const session = await restoreSession(storages);
      isRestored = true;
      return session;
    },
    loadPermissions: keptFirst<HeldPermissions, [company: WorkPlace['company']]>({
      ask: (company) => calls.loadPermissions(company),
      kept: keptRights,
      goesOn,
      onNews: onRights,
      same: (a, b) => rightsOf(a) === rightsOf(b),
    }),
    loadProfile: keptFirst({
      ask: () => calls.loadProfile(),
      kept: () => keptUser(storages.shared),
      goesOn,
      onNews: onProfile,
      same: (a, b) => JSON.stringify(a) === JSON.stringify(b),
    }),
  };
}

const rightsOf = (held: HeldPermissions): string => {
  const { permissions, role, tried = null, founder, warehouses = null, limits = null, redirects = {} } = held;
  return JSON.stringify([permissions.toSorted(), role, tried, founder, warehouses, limits, redirects]);
};

/** What stays of a session on this device: nothing after a sign-out, unsent work where the server has ended it. */
function leavingOf(closeCompany: () => void) {
  const setSessionAside = (): void => {
    closeCompany();
    forgetSession(storages);
    forgetAbilities(document);
  };
  return {
    setSessionAside,
    wipeCopies: () => void wipeCopies(),
    forgetSession: () => {
      setSessionAside();
      void CompanyStore.wipeAll();
    },
  };
}

/** After signing in: goes to the requested page, if it is one of ours; otherwise the route follows the session. */
function goBack(goTo: (address: string) => void): void {
  const asked = askedFor(location.search);
  if (asked !== null) goTo(asked);
}
