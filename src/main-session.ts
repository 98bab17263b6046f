import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { i18n } from '#i18n/i18n.ts';
import { companySwitchMachine } from '#machines/company-switch/company-switch.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Failure, HeldPermissions, StoredSession } from '#machines/session/session.types.ts';
import { orKept, type SessionCalls } from '#services/session/session-calls.ts';
import type { SessionTabs } from '#services/session/session-tabs.ts';
import { forgetAbilities, keepAbilities, keptAbilities } from '#services/storage/cookies.ts';
import { forgetSession, keepSession, keptUser, restoreSession } from '#services/storage/stored-session.ts';
import { CompanyStore } from '#services/store/company-store.ts';

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
  return createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise<StoredSession>(() => restoreSession(localStorage)),
        signIn: fromPromise(({ input }) => calls.signIn(input)),
        signOut: fromPromise(() => handOver().then(() => calls.signOut())),
        loadPermissions: fromPromise<HeldPermissions>(() =>
          orKept<HeldPermissions>(calls.loadPermissions(), () => keptAbilities(document)),
        ),
        loadProfile: fromPromise(() => orKept(calls.loadProfile(), () => keptUser(localStorage))),
      },
      actions: {
        rememberSession: ({ context }) => keepSession(localStorage, context),
        rememberAbilities: ({ context }) => keepAbilities(document, context),
        forgetSession: () => {
          closeCompany();
          forgetSession(localStorage);
          forgetAbilities(document);
          void CompanyStore.wipeAll();
        },
        tellOtherTabs: () => tabs().tellSignedOut(),
        goToLogin: () => go('/auth/login'),
        goToWork: () => goBack(goTo),
        checkRoute,
        reloadPage: () => location.reload(),
      },
    }),
  );
}

/** After signing in: to the page that was asked for, if it is one of ours; the others follow the session by themselves. */
function goBack(goTo: (address: string) => void): void {
  const to = new URLSearchParams(location.search).get('to');
  if (to?.startsWith('/') && !to.startsWith('//')) goTo(to);
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
        loadPermissions: fromPromise<HeldPermissions>(() => calls.loadPermissions()),
      },
      actions: {
        rememberCompany: ({ context }) =>
          keepSession(localStorage, { ...context, user: session.getSnapshot().context.user }),
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
