import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { sessionMachine } from '#machines/app/session/session.machine.ts';
import type { SessionSnapshot } from '#machines/app/session/session.machine.ts';
import type { Profile, SignedIn } from '#machines/app/session/session.types.ts';
import type { Offer } from '../kernel/graph.ts';
import { sessionRows, sessionStart } from '../spec/session.rows.ts';
import type { SessionAsk, SessionObserved } from '../spec/session-observed.ts';
import type { AppCase } from './app-case.ts';
import { done, failed, happens } from './app-offers.ts';
import { failureText, renamed, written } from './session-answers.ts';
import type { SessionAnswers } from './session-answers.ts';

/** What the server asks after the password of an account with a second factor. */
const asked = { methods: ['totp', 'recovery'] };
const credentials = { email: 'ann@example.com', password: 'secret' };

/** A person who no longer belongs to their last company. */
function withoutHome(answer: SignedIn): SignedIn {
  const companies = answer.companies.filter(({ id }) => id !== answer.active?.id);
  return { ...answer, companies, active: companies[0] ?? null };
}

const nameOf = (user: Profile, { user: ann }: SignedIn): string => (user.id === ann.id ? 'Ann' : 'Bea');

/** Everything that may be done or answered in a session. */
function alphabetOf(answers: SessionAnswers): readonly Offer<AnyEventObject>[] {
  const { asAnn, asBea, asAnnElsewhere, detailed, silent } = answers;
  const signIns = ['signIn', 'signInAgain', 'giveFactor', 'giveFactorAgain'].flatMap((child) => [
    happens('sign in succeeds', done(child, asAnn), `as Ann (${child})`),
    happens('sign in succeeds', done(child, asBea), `as Bea (${child})`),
    happens('sign in fails', failed(child, detailed), `with detail (${child})`),
    happens('sign in fails', failed(child, silent), `silently (${child})`),
  ]);
  return [
    happens('restore succeeds', done('restoreSession', asAnn), 'with the person'),
    happens('restore succeeds', done('restoreSession', { ...asAnn, user: null }), 'without the person'),
    happens('restore fails', failed('restoreSession', silent)),
    happens('sign in', { type: 'signIn', credentials }),
    happens('sign in needs a factor', done('signIn', asked), '(signIn)'),
    happens('sign in needs a factor', done('signInAgain', asked), '(signInAgain)'),
    happens('give factor', { type: 'giveFactor', factor: { code: '492039' } }),
    ...signIns,
    happens('sign in succeeds', done('signInAgain', asAnnElsewhere), 'as Ann elsewhere (signInAgain)'),
    happens(
      'sign in succeeds',
      done('signInAgain', withoutHome(asAnn)),
      'as Ann who left the company (signInAgain)',
    ),
    happens('sign out', { type: 'signOut', unsent: 0 }),
    happens('sign out', { type: 'signOut', unsent: 3 }, 'with unsent work'),
    happens('sign out succeeds', done('signOut', undefined)),
    happens('sign out fails', failed('signOut', silent)),
    happens('confirm', { type: 'confirm' }),
    happens('cancel', { type: 'cancel' }),
    happens('expire', { type: 'expire' }),
    happens('signed out elsewhere', { type: 'signedOutElsewhere' }),
    happens('signed in elsewhere', { type: 'signedInElsewhere', as: asAnn }, 'as Ann'),
    happens('signed in elsewhere', { type: 'signedInElsewhere', as: asBea }, 'as Bea'),
    happens(
      'signed in elsewhere',
      { type: 'signedInElsewhere', as: withoutHome(asAnn) },
      'as Ann who left the company',
    ),
    happens('enter page', { type: 'enterPage', authenticated: true }, 'for the signed in'),
    happens('enter page', { type: 'enterPage', authenticated: false }, 'for anyone'),
    happens('permissions changed', { type: 'reloadPermissions' }),
    ...[asAnn.user, asBea.user].flatMap((user) => [
      happens(
        'profile changed',
        { type: 'profileChanged', user: renamed(user) },
        `of ${nameOf(user, asAnn)}`,
      ),
      happens(
        'profile changed elsewhere',
        { type: 'profileChangedElsewhere', user: renamed(user) },
        `of ${nameOf(user, asAnn)}`,
      ),
    ]),
    happens('permissions arrive', done('loadPermissions', answers.ofSales), 'of Sales'),
    happens('permissions arrive', done('loadPermissions', answers.ofFounder), 'of a founder'),
    happens('permissions fail', failed('loadPermissions', silent)),
    happens('profile arrives', done('loadProfile', answers.profile)),
    happens('profile fails', failed('loadProfile', silent)),
  ];
}

const waits: Readonly<Record<string, string>> = {
  restoring: 'restore',
  idle: 'nothing',
  signingIn: 'signIn',
  askingFactor: 'factor',
  givingFactor: 'giveFactor',
  arriving: 'arrival',
  loadingPermissions: 'permissions',
  ready: 'nothing',
  loadingProfile: 'profile',
  confirmingSignOut: 'confirmation',
  signingOut: 'signOut',
  'expired.asking': 'expired',
  'expired.signingIn': 'signInAgain',
  'expired.askingFactor': 'factorAgain',
  'expired.givingFactor': 'giveFactorAgain',
};

function observe(snapshot: AnyMachineSnapshot): SessionObserved {
  const { context } = snapshot as SessionSnapshot; // only snapshots of the session get here
  const path = pathOf(snapshot.value);
  const [area = '', ...inner] = path;
  const waiting = waits[inner.join('.') || area];
  if (waiting === undefined) throw new Error(`the rows have no word for ${path.join('.')}`);
  return {
    state: { session: area === 'authenticated' ? 'authenticated' : 'unauthenticated', waiting },
    user: context.user ? String(context.user.id) : null,
    name: context.user?.name ?? null,
    companies: context.companies.map(({ id }) => String(id)),
    active: context.active ? String(context.active.id) : null,
    permissions: context.permissions,
    role: context.role,
    founder: context.founder,
    error: failureText(context.error),
    pageAsks: context.wantsProfile,
    methods: context.methods,
    unsent: context.unsent,
  };
}

function pathOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value ?? {}).flatMap(([name, inner]) => [name, ...pathOf(inner)]);
}

function ask({ detailed }: SessionAnswers, event: AnyEventObject): SessionAsk {
  const { type, error, output = event['as'] } = event;
  if (type.startsWith('xstate.error')) return { detail: error === detailed ? detailed.detail : null };
  if (type === 'signOut') return { unsent: event['unsent'] };
  if (type === 'enterPage') return { authenticatedPage: event['authenticated'] };
  if (type === 'xstate.done.actor.loadProfile') return { user: String(output.id), name: output.name };
  if (type.startsWith('profileChanged')) return { user: String(event['user'].id), name: event['user'].name };
  if (type === 'xstate.done.actor.loadPermissions') return { ...output, is_founder: output.founder };
  if (!output || 'methods' in output) return {};
  return {
    user: output.user ? String(output.user.id) : null,
    name: output.user?.name ?? null,
    companies: output.companies.map((company: { id: number }) => String(company.id)),
    active_company: output.active ? String(output.active.id) : null,
  };
}

const notInTree = [
  'enter page',
  'permissions changed',
  'profile changed',
  'profile changed elsewhere',
  'signed out elsewhere',
  'signed in elsewhere',
  'cancel',
];
const variants = /Bea|elsewhere|left|silently|of a founder|with unsent work/;

const notEntered = [
  'arriving',
  'loadingPermissions',
  'loadingProfile',
  'confirmingSignOut',
  'signingOut',
  'expired',
];

export const sessionCase = (answers = written): AppCase<SessionObserved, SessionAsk> => ({
  machine: sessionMachine,
  plug: (machine) => ({
    name: 'session',
    machine,
    inputs: [{ label: 'start', input: undefined }],
    alphabet: () => alphabetOf(answers),
  }),
  spec: { rows: sessionRows, starts: sessionStart, observe, ask: (event) => ask(answers, event) },
  effects: {
    rememberSession: 'store session',
    rememberAbilities: 'store permissions',
    forgetSession: 'clear storage',
    setSessionAside: 'set session aside',
    wipeCopies: 'wipe copies',
    tellOtherTabs: 'tell other tabs',
    tellSignedIn: 'tell of sign-in',
    goToLogin: 'go to login',
    goToWork: 'go to work',
    checkRoute: 'check route',
    reloadPage: 'reload page',
    rememberPerson: 'store profile',
    tellProfile: 'tell of profile',
  },
  bounds: 'Two people, two companies, two sets of permissions; unsent work as none or some.',
  tree: {
    keep: ({ word, label }) => !notInTree.includes(word) && !variants.test(label),
    why: 'The path tree has one person with one set of permissions and no unsent work, and leaves out what only comes back (a page, a change of permissions or profile, another tab, a cancelled sign-out); the covers take them all.',
  },
  signed: notEntered.map((state) => ({
    mutant: `change initial: session.authenticated to ${state}`,
    reason:
      'every way into authenticated names the state within, so its initial one is never entered as such',
  })),
});
