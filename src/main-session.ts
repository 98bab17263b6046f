import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { i18n } from '#i18n/i18n.ts';
import { companySwitchMachine } from '#machines/company-switch/company-switch.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Failure, HeldPermissions, StoredSession, WorkPlace } from '#machines/session/session.types.ts';
import { orKept, type SessionCalls } from '#services/session/session-calls.ts';
import type { SessionTabs } from '#services/session/session-tabs.ts';
import { storages } from '#services/storage/browser-storages.ts';
import { forgetAbilities, keepAbilities, keptAbilities } from '#services/storage/cookies.ts';
import { forgetSession, keepSession, keptUser, restoreSession } from '#services/storage/stored-session.ts';
import { CompanyStore } from '#services/store/company-store.ts';
import { askedFor } from '#views/app/page-access.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

interface SessionOptions {
  readonly calls: SessionCalls;
  readonly tabs: () => SessionTabs;
  /** Closes the open company, so that what is kept of it can go. */
  readonly closeCompany: () => void;
  /** Brings to the server, before the session ends, what must outlive it. */
  readonly handOver: () => Promise<void>;
  /** Goes to a path without a locale. */
  readonly go: (path: string) => void;
  /** Goes to an address of the application as it stands. */
  readonly goTo: (address: string) => void;
  readonly checkRoute: () => void;
}

/** The session over the server's calls and this device's storage; not started. */
export function createSession({
  calls,
  tabs,
  closeCompany,
  handOver,
  go,
  goTo,
  checkRoute,
}: SessionOptions): SessionActor {
  const setAside = (): void => setSessionAside(closeCompany);
  return createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise<StoredSession>(() => restoreSession(storages)),
        signIn: fromPromise(({ input }) => calls.signIn(input)),
        signOut: fromPromise(() => handOver().then(() => calls.signOut())),
        loadPermissions: fromPromise<HeldPermissions, WorkPlace>(({ input }) =>
          orKept<HeldPermissions>(calls.loadPermissions(input.company), () => keptAbilities(document)),
        ),
        loadProfile: fromPromise(() => orKept(calls.loadProfile(), () => keptUser(storages.shared))),
      },
      actions: {
        rememberSession: ({ context }) => keepSession(storages, context),
        rememberAbilities: ({ context }) => keepAbilities(document, context),
        forgetSession: () => {
          setAside();
          void CompanyStore.wipeAll();
        },
        setSessionAside: setAside,
        tellOtherTabs: () => tabs().tellSignedOut(),
        tellSignedIn: ({ context: { user, companies, active } }) =>
          user && tabs().tellSignedIn({ user, companies: [...companies], active }),
        goToLogin: () => go('/auth/login'),
        goToWork: () => goBack(goTo),
        checkRoute,
        reloadPage: () => location.reload(),
      },
    }),
  );
}

/** The session goes, what waits to be sent stays. */
function setSessionAside(closeCompany: () => void): void {
  closeCompany();
  forgetSession(storages);
  forgetAbilities(document);
}

/** After signing in: to the page that was asked for, if it is one of ours; the others follow the session by themselves. */
function goBack(goTo: (address: string) => void): void {
  const asked = askedFor(location.search);
  if (asked !== null) goTo(asked);
}

/** Changes the active company; resolves with the reason where that fails, and leaves the page where it does not. */
export async function switchCompany(
  session: SessionActor,
  calls: SessionCalls,
  company: number,
  standalone: boolean,
): Promise<Failure | null> {
  const { companies, active } = session.getSnapshot().context;
  const actor = createActor(
    companySwitchMachine.provide({
      actors: {
        switchCompany: fromPromise(({ input }) => calls.switchCompany(input.company)),
        loadPermissions: fromPromise<HeldPermissions, WorkPlace>(({ input }) =>
          calls.loadPermissions(input.company),
        ),
      },
      actions: {
        rememberCompany: ({ context }) =>
          keepSession(storages, { ...context, user: session.getSnapshot().context.user }),
        rememberAbilities: (_, held) => keepAbilities(document, held),
        reloadPage: () => location.reload(),
        goToDashboard: () => location.assign(`/${i18n.locale}/dashboard`),
      },
    }),
    { input: { companies, active, standalone } },
  ).start();
  actor.send({ type: 'switchCompany', company });
  const settled = await waitFor(actor, (state) => !state.hasTag('switching'));
  return settled.context.error;
}
