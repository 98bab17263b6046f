import { factorRows } from './session-factor-rows.ts';
import { everyLayer as layers, quoted } from './quotes.ts';
import {
  out,
  signedIn,
  logout,
  list,
  cleared,
  noRights,
  sameRights,
  samePlace,
  samePerson,
  same,
  adopted,
  settled,
  type SessionObserved,
  type SessionAsk,
  type SessionRow,
} from './session-observed.ts';

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
    then: (_, after) => cleared(after),
  },
  {
    id: 'SES-01',
    layers,
    on: 'sign in succeeds',
    from: { session: out, waiting: ['signIn', 'giveFactor'] },
    to: { session: signedIn, waiting: 'arrival' },
    src: quoted('unauthenticated, then authenticated after login'),
    then: (_, after, answer) => adopted(after, answer) && after.error === null,
    does: ['store session', 'tell of sign-in'],
  },
  {
    id: 'SES-02',
    layers,
    on: 'sign in fails',
    from: { session: out, waiting: 'signIn' },
    to: { waiting: 'nothing' },
    src: quoted('Login: "Login failed"'),
    then: (_, after, answer) =>
      cleared({ ...after, error: null }) && after.error === (answer.detail ?? 'Login failed'),
  },
];

const again = ['expired', 'signInAgain', 'factorAgain', 'giveFactorAgain'];
const anyWait = ['nothing', 'arrival', 'permissions', 'profile', 'confirmation', ...again];
const asked = quoted(
  'unsent commands? → guard: ask "discard N unsent changes" (or keep encrypted export) // never silently',
);

const signingOut: readonly SessionRow[] = [
  {
    id: 'SES-03a',
    layers,
    on: 'sign out',
    from: { session: signedIn, waiting: anyWait },
    to: { waiting: 'signOut' },
    src: logout,
    when: (_, ask) => ask.unsent === 0,
    then: same,
    does: ['tell other tabs'],
  },
  {
    id: 'SES-03b',
    layers,
    on: 'sign out',
    from: { session: signedIn, waiting: anyWait },
    to: { waiting: 'confirmation' },
    src: asked,
    when: (_, ask) => (ask.unsent ?? 0) > 0,
    then: (before, after, ask) => same(before, after) && after.unsent === ask.unsent,
  },
  {
    id: 'SES-03c',
    layers,
    on: 'confirm',
    from: { waiting: 'confirmation' },
    to: { waiting: 'signOut' },
    src: asked,
    then: same,
    does: ['tell other tabs'],
  },
  {
    id: 'SES-03d',
    layers,
    on: 'cancel',
    from: { waiting: 'confirmation' },
    to: { waiting: '*' },
    src: asked,
    then: (before, after) => same(before, after) && settled(after),
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
  {
    id: 'SES-03e',
    layers,
    on: 'signed out elsewhere',
    from: { session: signedIn },
    to: { session: out, waiting: 'nothing' },
    src: quoted("loggingOut: BroadcastChannel('session') 'logout' → every tab"),
    does: ['clear storage', 'go to login'],
    then: (_, after) => cleared(after),
  },
];

const restoring: readonly SessionRow[] = [
  {
    id: 'SES-08',
    layers,
    on: 'restore succeeds',
    from: { waiting: 'restore' },
    to: { session: signedIn, waiting: 'permissions' },
    src: quoted('Local storage keys: user-companies and active-company'),
    then: (_, after, answer) => adopted(after, answer),
  },
  {
    id: 'SES-09',
    layers,
    on: 'restore fails',
    from: { waiting: 'restore' },
    to: { session: out, waiting: 'nothing' },
    src: quoted('Failures when restoring session state from storage are silently ignored.'),
    then: (_, after) => cleared(after),
  },
];

const added = quoted('permissions, role and is_founder are added from the permissions call');
const reset = quoted(
  'a failed permission fetch resets permissions to empty, role to none and founder to false',
);
const profile = quoted('The app shell loads the user profile for authenticated pages if none is loaded');

const rights: readonly SessionRow[] = [
  ...(['permissions', 'arrival'] as const).flatMap((waiting): SessionRow[] => {
    const does = waiting === 'arrival' ? ['store permissions', 'go to work'] : ['store permissions'];
    return [
      {
        id: `SES-10-${waiting}`,
        layers,
        on: 'permissions arrive',
        from: { waiting },
        to: { waiting: '*' },
        src: added,
        does,
        then: (before, after, answer) =>
          samePerson(before, after) &&
          settled(after) &&
          list(after.permissions) === list(answer.permissions) &&
          after.role === answer.role &&
          after.founder === answer.is_founder,
      },
      {
        id: `SES-11-${waiting}`,
        layers,
        on: 'permissions fail',
        from: { waiting },
        to: { waiting: '*' },
        src: reset,
        does,
        then: (before, after) => samePerson(before, after) && settled(after) && noRights(after),
      },
    ];
  }),
  {
    id: 'SES-10b',
    layers,
    on: 'permissions changed',
    from: { session: signedIn, waiting: 'nothing' },
    to: { waiting: 'permissions' },
    src: quoted('Grant or revoke ⇒'),
    then: same,
  },
];

const pages: readonly SessionRow[] = [
  {
    id: 'SES-12a',
    layers,
    on: 'enter page',
    from: { session: signedIn, waiting: 'nothing' },
    to: { waiting: '*' },
    src: profile,
    then: (before, after, ask) =>
      same(before, after) &&
      settled(after) &&
      (after.user !== null || after.pageAsks === ask.authenticatedPage),
  },
  {
    id: 'SES-12b',
    layers,
    on: 'enter page',
    from: {},
    to: {},
    src: profile,
    when: (before) => before.state['session'] === out || before.state['waiting'] !== 'nothing',
    then: same,
  },
  {
    id: 'SES-12c',
    layers,
    on: 'profile arrives',
    from: { waiting: 'profile' },
    to: { waiting: 'nothing' },
    src: profile,
    then: (before, after, answer) =>
      after.user === answer.user &&
      after.name === answer.name &&
      !after.pageAsks &&
      samePlace(before, after) &&
      sameRights(before, after),
  },
  {
    id: 'SES-12',
    layers,
    on: 'profile fails',
    from: { waiting: 'profile' },
    to: { waiting: 'nothing' },
    src: quoted('a failure is ignored silently'),
    then: (before, after) => same(before, after) && !after.pageAsks,
  },
];

const expiry = {
  decision:
    'When the server no longer knows the session, the person signs in again where they were, in the company they were in; who is not known yet is out, and what waits on the device stays for them.',
};
const known = (before: SessionObserved): boolean => before.user !== null;
/** As the same person, in the company that was open. */
const wentOn = (before: SessionObserved, after: SessionObserved, answer: SessionAsk): boolean =>
  after.user === answer.user &&
  after.name === answer.name &&
  list(after.companies) === list(answer.companies) &&
  after.active === (before.active ?? answer.active_company) &&
  after.error === null;
const mayGoOn = (before: SessionObserved, { user, companies = [] }: SessionAsk): boolean =>
  before.user === user && (before.active === null || companies.includes(before.active));

const expiring: readonly SessionRow[] = [
  {
    id: 'SES-20',
    layers,
    on: 'expire',
    from: {
      session: signedIn,
      waiting: anyWait.filter((wait) => !again.includes(wait)),
    },
    to: { waiting: 'expired' },
    src: expiry,
    when: known,
    does: ['wipe copies'],
    then: (before, after) => samePerson(before, after) && sameRights(before, after) && after.error === null,
  },
  {
    id: 'SES-21',
    layers,
    on: 'expire',
    from: { session: signedIn, waiting: anyWait },
    to: { session: out, waiting: 'nothing' },
    src: expiry,
    when: (before) => !known(before),
    does: ['wipe copies', 'set session aside', 'check route'],
    then: (_, after) => cleared(after),
  },
  {
    id: 'SES-22',
    layers,
    on: 'sign in',
    from: { waiting: 'expired' },
    to: { waiting: 'signInAgain' },
    src: expiry,
    then: (before, after) => samePerson(before, after) && sameRights(before, after) && after.error === null,
  },
  {
    id: 'SES-23',
    layers,
    on: 'sign in succeeds',
    from: { waiting: ['signInAgain', 'giveFactorAgain'] },
    to: { waiting: 'permissions' },
    src: expiry,
    does: ['store session', 'tell of sign-in'],
    when: mayGoOn,
    then: wentOn,
  },
  {
    id: 'SES-24',
    layers,
    on: 'sign in succeeds',
    from: { waiting: ['signInAgain', 'giveFactorAgain'] },
    to: { waiting: 'arrival' },
    src: expiry,
    does: ['store session', 'tell of sign-in', 'reload page'],
    when: (before, answer) => !mayGoOn(before, answer),
    then: (_, after, answer) => adopted(after, answer),
  },
  {
    id: 'SES-25',
    layers,
    on: 'sign in fails',
    from: { waiting: 'signInAgain' },
    to: { waiting: 'expired' },
    src: quoted('Login: "Login failed"'),
    then: (before, after, answer) =>
      samePerson(before, after) && after.error === (answer.detail ?? 'Login failed'),
  },
];

const elsewhere = {
  decision:
    'Tabs share one session: a sign-in in one of them serves those that ask for it; a page of somebody else starts over.',
};

const tabs: readonly SessionRow[] = [
  {
    id: 'SES-26',
    layers,
    on: 'signed in elsewhere',
    from: { session: out, waiting: ['nothing', 'factor'] },
    to: { session: signedIn, waiting: 'permissions' },
    src: elsewhere,
    then: (_, after, answer) => adopted(after, answer) && after.error === null,
  },
  {
    id: 'SES-27',
    layers,
    on: 'signed in elsewhere',
    from: { waiting: again },
    to: { waiting: 'permissions' },
    src: elsewhere,
    when: mayGoOn,
    then: (before, after, answer) => wentOn(before, after, answer) && sameRights(before, after),
  },
  {
    id: 'SES-28',
    layers,
    on: 'signed in elsewhere',
    from: { session: signedIn },
    to: { session: out, waiting: 'restore' },
    src: elsewhere,
    does: ['reload page'],
    when: (before, answer) => !mayGoOn(before, answer),
    then: (_, after) => cleared(after),
  },
];

const called = {
  decision:
    'A person who changes their profile is called so at once in every tab, and at the next start on this device.',
};

const profiles = (['profile changed', 'profile changed elsewhere'] as const).map((on, index): SessionRow => ({
  id: `SES-${29 + index}`,
  layers,
  on,
  from: { session: signedIn },
  to: {},
  src: called,
  does: index === 0 ? ['store profile', 'tell of profile'] : [],
  when: (before, ask) => before.user === ask.user,
  then: (before, after, ask) =>
    after.name === ask.name &&
    after.error === before.error &&
    samePerson({ ...before, name: after.name }, after) &&
    sameRights(before, after),
}));

export const sessionStart = { session: out, waiting: 'restore' };
export const sessionRows: readonly SessionRow[] = [
  ...signingIn,
  ...signingOut,
  ...restoring,
  ...rights,
  ...pages,
  ...expiring,
  ...factorRows,
  ...tabs,
  ...profiles,
];
