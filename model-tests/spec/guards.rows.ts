import type { Observation, Row, Source } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/** `answer`: `opens`, `missing`, `led` (redirected inside the application) or `elsewhere` (a full load elsewhere). */
export interface GuardObserved extends Observation {
  readonly state: { readonly answer: string };
  /** The redirect's target below the language, with its query; or the address elsewhere. */
  readonly to: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Who asks for which page, in the words of the text; `sign in` is about the query of the sign-in page. */
export interface GuardAsk {
  /** The page's kind according to the text, not to the site map. */
  readonly kind: 'unauthenticatedOnly' | 'public' | 'session' | 'company';
  /** The requested address, with language and query. */
  readonly here: string;
  readonly isRoot: boolean;
  /** The application's page named by the query `to`, whole and below the language; null if it names none. */
  readonly intended: {
    readonly address: string;
    readonly path: string;
    readonly query: Readonly<Record<string, string>>;
  } | null;
  readonly failsHook: boolean;
  readonly isSignedIn: boolean;
  readonly hasCompany: boolean;
  readonly isFounder: boolean;
  readonly hasPair: boolean;
  readonly holdsPair: boolean;
  /** The server's redirect for this page; null if it has none, or one that is not an address. */
  readonly redirect: { readonly is: 'relative' | 'absolute'; readonly target: string } | null;
}

type GuardRow = Row<GuardObserved, GuardAsk>;

const hook = quoted('if a page fails it, a not-found error shows the text "Page Not Found: {path}"');
const guestsOnly = quoted(
  'Login, forgot-password, reset-password, register and submit-interest are for unauthenticated users only',
);
const toDashboard = quoted('a signed-in user is sent to /dashboard');
const intended: Source = {
  decision: 'Who comes back signed in goes on to the page that `to` names, if it is one of ours.',
};
const companies = quoted('Users sign in, may belong to several companies, and choose an active company.');
const everybody = quoted('Verify-email pages and not-authorized are public.');
const toLogin = quoted(
  'An unauthenticated user is sent to login with the intended path in a query parameter named to',
);
const omitted = quoted('(omitted when the target is the root)');
const byServer = quoted('The server may supply a redirect per route');
const fullLoad = quoted('an absolute one causes a full page load');
const session = quoted('/onboarding (requires a signed-in session)');
const pair = quoted('Routes may carry an action and subject pair.');
const unauthorised = quoted('An unauthorised user is sent to not-authorized.');
const founder = quoted('A user with the founder flag (is_founder) passes every permission check.');
const authenticated = quoted(
  'Pages not flagged public, unauthenticatedOnly or landing layout count as authenticated pages.',
);

type When = (ask: GuardAsk) => boolean;

const row = (id: string, src: Source, answer: string, when: When, then?: GuardRow['then']): GuardRow => ({
  id,
  src,
  layers: ['model'],
  on: 'ask for a page',
  from: {},
  when: (_, ask) => when(ask),
  to: { answer },
  ...(then && { then }),
});

const opens = (id: string, src: Source, when: When): GuardRow => row(id, src, 'opens', when);

const leads = (
  id: string,
  src: Source,
  when: When,
  to: (ask: GuardAsk) => { path: string; query?: Readonly<Record<string, string>> },
): GuardRow =>
  row(id, src, 'led', when, (_, after, ask) => {
    const { path, query = {} } = to(ask);
    return after.to === path && JSON.stringify(after.query) === JSON.stringify(query);
  });

const isThere: When = ({ failsHook }) => !failsHook;
const forGuests: When = (ask) => isThere(ask) && ask.kind === 'unauthenticatedOnly';
const returning: When = (ask) => forGuests(ask) && ask.isSignedIn && ask.hasCompany;
const needsSession: When = (ask) => isThere(ask) && (ask.kind === 'session' || ask.kind === 'company');
const unknown: When = (ask) => needsSession(ask) && !ask.isSignedIn;
const known: When = (ask) => needsSession(ask) && ask.isSignedIn;
const stays: When = (ask) => known(ask) && ask.redirect === null;
const inCompany: When = (ask) => stays(ask) && ask.kind === 'company' && ask.hasCompany;

export const guardRows: readonly GuardRow[] = [
  row('GRD-06', hook, 'missing', ({ failsHook }) => failsHook),
  opens('GRD-07', everybody, (ask) => isThere(ask) && ask.kind === 'public'),
  opens('GRD-08', guestsOnly, (ask) => forGuests(ask) && !ask.isSignedIn),
  leads(
    'GRD-01',
    toDashboard,
    (ask) => returning(ask) && ask.intended === null,
    () => ({ path: '/dashboard' }),
  ),
  leads(
    'GRD-01b',
    intended,
    (ask) => returning(ask) && ask.intended !== null,
    (ask) => ask.intended ?? { path: '' },
  ),
  leads(
    'GRD-09',
    companies,
    (ask) => forGuests(ask) && ask.isSignedIn && !ask.hasCompany,
    () => ({ path: '/auth/company-select' }),
  ),
  leads(
    'GRD-02',
    toLogin,
    (ask) => unknown(ask) && !ask.isRoot,
    ({ here }) => ({ path: '/auth/login', query: { to: here } }),
  ),
  leads(
    'GRD-02b',
    omitted,
    (ask) => unknown(ask) && ask.isRoot,
    () => ({ path: '/auth/login' }),
  ),
  leads(
    'GRD-04',
    byServer,
    (ask) => known(ask) && ask.redirect?.is === 'relative',
    ({ redirect }) => ({ path: redirect?.target ?? '' }),
  ),
  row(
    'GRD-05',
    fullLoad,
    'elsewhere',
    (ask) => known(ask) && ask.redirect?.is === 'absolute',
    (_, after, { redirect }) => after.to === redirect?.target,
  ),
  opens('GRD-10', session, (ask) => stays(ask) && ask.kind === 'session'),
  leads(
    'GRD-09b',
    companies,
    (ask) => stays(ask) && ask.kind === 'company' && !ask.hasCompany,
    () => ({ path: '/auth/company-select' }),
  ),
  opens('GRD-11', authenticated, (ask) => inCompany(ask) && !ask.hasPair),
  opens('GRD-12', pair, (ask) => inCompany(ask) && ask.hasPair && ask.holdsPair && !ask.isFounder),
  opens('GRD-03b', founder, (ask) => inCompany(ask) && ask.hasPair && ask.isFounder),
  leads(
    'GRD-03',
    unauthorised,
    (ask) => inCompany(ask) && ask.hasPair && !ask.holdsPair && !ask.isFounder,
    () => ({ path: '/not-authorized' }),
  ),
  {
    ...leads(
      'GRD-01c',
      intended,
      (ask) => ask.intended !== null,
      (ask) => ({ path: ask.intended?.address ?? '' }),
    ),
    on: 'sign in',
  },
  { ...opens('GRD-01d', intended, (ask) => ask.intended === null), on: 'sign in' },
];
