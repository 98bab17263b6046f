import type { Observation, Row } from '../kernel/conform.ts';
import { everyLayer as layers, quoted } from './quotes.ts';

/**
 * Regions: `session` in the words of the text, `waiting` for the call that is under way (`nothing`, `signIn`,
 * `signOut`, `permissions`, `profile`, `restore`), so that the rows do not depend on how a chart nests them.
 */
export interface SessionSeen extends Observation {
  user: string | null;
  companies: readonly string[];
  active: string | null;
  permissions: readonly string[];
  role: string | null;
  founder: boolean;
  error: string | null;
}

/** What an answer carried, in the field names of the text; `detail` of a failure. */
export interface SessionAsk {
  user?: string | null;
  companies?: readonly string[];
  active_company?: string | null;
  permissions?: readonly string[];
  role?: string | null;
  is_founder?: boolean;
  detail?: string | null;
}

type SessionRow = Row<SessionSeen, SessionAsk>;

const out = 'unauthenticated';
const signedIn = 'authenticated';
const logout = quoted(
  'Logout clears the local user and companies and goes to /auth/login even if the server call fails.',
);
const list = (items: readonly string[] | undefined): string => (items ?? []).join(' ');

export const cleared = (seen: SessionSeen): boolean =>
  seen.user === null &&
  seen.companies.length === 0 &&
  seen.active === null &&
  seen.permissions.length === 0 &&
  seen.role === null &&
  !seen.founder;

const samePerson = (before: SessionSeen, after: SessionSeen): boolean =>
  before.user === after.user &&
  list(before.companies) === list(after.companies) &&
  before.active === after.active;

const signingIn: readonly SessionRow[] = [
  {
    id: 'SES-00',
    layers,
    on: 'sign in',
    from: { session: out, waiting: 'nothing' },
    to: { waiting: 'signIn' },
    src: quoted(
      '**Auth state:** user, companies list, active company, permission list, role, founder flag, loading, error.',
    ),
    then: (_, after) => cleared(after) && after.error === null,
  },
  {
    id: 'SES-01',
    layers,
    on: 'sign in succeeds',
    from: { session: out, waiting: 'signIn' },
    to: { session: signedIn, waiting: '*' },
    src: quoted('unauthenticated, then authenticated after login'),
    then: (_, after, answer) =>
      after.user === answer.user &&
      list(after.companies) === list(answer.companies) &&
      after.active === answer.active_company,
  },
  {
    id: 'SES-02',
    layers,
    on: 'sign in fails',
    from: { session: out, waiting: 'signIn' },
    to: { waiting: 'nothing' },
    src: quoted('Login: "Login failed"'),
    then: (_, after, answer) => cleared(after) && after.error === (answer.detail ?? 'Login failed'),
  },
];

const signingOut: readonly SessionRow[] = [
  {
    id: 'SES-03a',
    layers,
    on: 'sign out',
    from: { session: signedIn },
    to: { waiting: 'signOut' },
    src: logout,
  },
  ...['succeeds', 'fails'].map((outcome, index): SessionRow => ({
    id: `SES-0${3 + index}`,
    layers,
    on: `sign out ${outcome}`,
    from: { session: signedIn, waiting: 'signOut' },
    to: { session: out, waiting: 'nothing' },
    src: logout,
    does: ['clear storage', 'go to login'],
    then: (_, after) => cleared(after),
  })),
];

const restoring: readonly SessionRow[] = [
  {
    id: 'SES-08',
    layers,
    on: 'restore succeeds',
    from: { waiting: 'restore' },
    to: { session: signedIn, waiting: '*' },
    src: quoted('Local storage keys: user-companies and active-company'),
    then: (_, after, answer) =>
      after.user === answer.user && list(after.companies) === list(answer.companies),
  },
  {
    id: 'SES-09',
    layers,
    on: 'restore fails',
    from: { waiting: 'restore' },
    to: { session: out, waiting: 'nothing' },
    src: quoted('Failures when restoring session state from storage are silently ignored.'),
    then: (_, after) => cleared(after) && after.error === null,
  },
];

const rights: readonly SessionRow[] = [
  {
    id: 'SES-10',
    layers,
    on: 'permissions arrive',
    from: { session: signedIn, waiting: 'permissions' },
    to: { waiting: '*' },
    src: quoted('permissions, role and is_founder are added from the permissions call'),
    then: (before, after, answer) =>
      samePerson(before, after) &&
      list(after.permissions) === list(answer.permissions) &&
      after.role === answer.role &&
      after.founder === answer.is_founder,
  },
  {
    id: 'SES-11',
    layers,
    on: 'permissions fail',
    from: { session: signedIn, waiting: 'permissions' },
    to: { waiting: '*' },
    src: quoted('a failed permission fetch resets permissions to empty, role to none and founder to false'),
    then: (before, after) =>
      samePerson(before, after) && after.permissions.length === 0 && after.role === null && !after.founder,
  },
  {
    id: 'SES-12',
    layers,
    on: 'profile fails',
    from: { session: signedIn, waiting: 'profile' },
    to: { waiting: '*' },
    src: quoted('The app shell loads the user profile for authenticated pages if none is loaded'),
    then: (before, after) => samePerson(before, after) && after.error === before.error,
  },
];

export const sessionRows: readonly SessionRow[] = [...signingIn, ...signingOut, ...restoring, ...rights];
