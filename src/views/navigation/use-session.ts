import { useSelector } from '@xstate/react';
import {
  changes,
  holds,
  type ByCode,
  type ByPasskey,
  type CompanyEntry,
  type Credentials,
  type FactorMethod,
  type Failure,
} from '#machines/app/session/session.types.ts';
import { useApp, type App, type OpenCompany } from './app-context.tsx';

/** The session as pages see it. */
export interface SessionView {
  readonly phase: 'restoring' | 'guest' | 'signedIn' | 'expired';
  readonly isSigningIn: boolean;
  readonly name: string;
  readonly email: string;
  readonly role: string | null;
  readonly companies: readonly CompanyEntry[];
  readonly active: CompanyEntry | null;
  readonly error: Failure | null;
  /** Redirects configured on the server, by path below the language. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The number of changes that would be lost, while the person is asked whether to sign out anyway. */
  readonly unsent: number | null;
  /** How the second factor may be given, while a sign-in waits for it. */
  readonly factorMethods: readonly FactorMethod[] | null;
  may(permission: string): boolean;
  /** Whether the person may do more with a subject than look at it. */
  changes(subject: string): boolean;
  signIn(credentials: Credentials | ByPasskey): void;
  giveFactor(factor: ByCode | ByPasskey): void;
  signOut(): void;
  confirmSignOut(): void;
  stay(): void;
}

/** The signed-in person, and what they can do with the session. */
export function useSessionView(): SessionView {
  const { session, company } = useApp();
  const state = useSelector(session, (snapshot) => snapshot);
  const { user, companies, active, role, error, unsent, redirects = {} } = state.context;
  return {
    phase: phaseOf(state),
    isSigningIn: state.hasTag('signingIn'),
    name: user?.name ?? '',
    email: user?.email ?? '',
    role,
    companies,
    active,
    error,
    redirects,
    factorMethods: state.hasTag('askingFactor') ? state.context.methods : null,
    unsent: state.hasTag('confirming') ? unsent : null,
    may: (permission) => holds(state.context, permission),
    changes: (subject) => changes(state.context, subject),
    signIn: (credentials) => session.send({ type: 'signIn', credentials }),
    giveFactor: (factor) => session.send({ type: 'giveFactor', factor }),
    signOut: () => session.send({ type: 'signOut', unsent: unsentOf(company()) }),
    confirmSignOut: () => session.send({ type: 'confirm' }),
    stay: () => session.send({ type: 'cancel' }),
  };
}

/** What would be lost with the local copy: commands, and without a connection also drafts. */
function unsentOf(company: OpenCompany | null): number {
  const state = company?.sync.getSnapshot();
  if (!company || !state?.matches('usable')) return 0;
  const drafts = state.matches({ usable: 'online' }) ? 0 : company.model().drafts.unsent;
  return state.context.waiting + drafts;
}

function phaseOf(state: ReturnType<App['session']['getSnapshot']>): SessionView['phase'] {
  if (state.hasTag('signingIn') && !state.hasTag('signedIn')) return 'guest';
  // Once the person is known the page stays while permissions are reloaded: its input is theirs.
  const isBeginning = state.hasTag('signingIn') || state.context.user === null;
  if (state.hasTag('settling') && isBeginning) return 'restoring';
  if (!state.hasTag('signedIn')) return 'guest';
  return state.hasTag('expired') ? 'expired' : 'signedIn';
}
