import type * as pageAccess from '#views/frame/app/page-access.ts';
import type { PageAccess, Visitor } from '#views/frame/app/page-access.ts';
import { holds } from '#machines/app/session/session.types.ts';
import { siteMap } from '#views/site-map.ts';
import type { SitePage } from '#views/site-page.ts';
import type { DecisionCase, Question } from '../kernel/decision.ts';
import { runModule } from '../kernel/source-module.ts';
import { guardRows } from '../spec/guards.rows.ts';
import type { GuardAsk, GuardObserved } from '../spec/guards.rows.ts';

const module = 'src/views/frame/app/page-access.ts';

/** The question, in the words of the rows and as the page gate asks it. */
export interface GuardQuestion extends GuardAsk {
  readonly page: SitePage;
  readonly visitor: Visitor;
  readonly params: Readonly<Record<string, string>>;
  /** Asked after signing in on a page with this query. */
  readonly isSigningIn: boolean;
}

/** According to the text, so that a deviating page record is found. */
const unauthenticatedOnly = [
  '/',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password/$uid/$token',
  '/auth/submit-interest',
];
const open = [
  '/auth/verify-email-pending',
  '/auth/verify-email/$uid/$token',
  '/auth/invitation/$token',
  '/not-authorized',
  '/about',
  '/blog',
  '/blog/$slug',
  '/contact',
  '/features',
  '/how-it-works',
  '/changelog',
  '/privacy',
  '/terms',
  '/apps/help-center',
  '/apps/help-center/article/$slug',
  '/apps/help-center/category/$slug',
];
const withoutCompany = ['/onboarding', '/auth/company-select', '/auth/second-factor'];

function kindOf(path: string): GuardAsk['kind'] {
  if (unauthenticatedOnly.includes(path)) return 'unauthenticatedOnly';
  if (open.includes(path)) return 'public';
  return withoutCompany.includes(path) ? 'session' : 'company';
}

interface Labelled<T> {
  readonly label: string;
  readonly is: T;
}
const labelled = <T>(label: string, is: T): Labelled<T> => ({ label, is });

interface Asker {
  readonly phase: Visitor['phase'];
  readonly active: object | null;
  readonly founder: boolean;
  readonly held: 'nothing' | 'the pair' | 'everything else';
}

/** While the session is being restored only public pages are asked for: the gate shows a splash for the others. */
function askersOf({ can }: SitePage, kind: GuardAsk['kind']): Labelled<Asker>[] {
  const guest: Asker = { phase: 'guest', active: null, founder: false, held: 'nothing' };
  const phases: readonly Asker['phase'][] =
    kind === 'public' ? ['signedIn', 'expired', 'restoring'] : ['signedIn', 'expired'];
  const held: readonly Asker['held'][] = can
    ? ['nothing', 'the pair', 'everything else']
    : ['nothing', 'everything else'];
  const known = phases.flatMap((phase) =>
    [null, { id: 1 }].flatMap((active) =>
      [false, true].flatMap((founder) => held.map((held) => ({ phase, active, founder, held }))),
    ),
  );
  return [guest, ...known].map((asker) => {
    const { phase, active, founder, held } = asker;
    return labelled(
      `${phase}${active ? '' : ' without a company'}${founder ? ' founder' : ''} with ${held}`,
      asker,
    );
  });
}

type Redirect = Labelled<{ readonly target: string | null; readonly counts: GuardAsk['redirect'] }>;

/** The server's possible redirects for a page's path, and their results; for some pages in every spelling. */
function redirectsOf(path: string): Redirect[] {
  const within = path === '/onboarding' ? '/dashboard' : '/onboarding';
  const isExample = ['/dashboard', '/onboarding', '/apps/products'].includes(path);
  const absolute = ['http://status.example.com', 'https://status.example.com/later', 'HTTPS://EXAMPLE.COM/'];
  const none = [path, '', 'dashboard', '//evil.example', 'ftp://files.example', 'javascript:https://'];
  const said = (target: string | null, counts: GuardAsk['redirect']): Redirect =>
    labelled(target === null ? 'no redirect' : `redirect "${target}"`, { target, counts });
  const all = [
    said(null, null),
    said(within, { is: 'relative', target: within }),
    ...absolute.map((target) => said(target, { is: 'absolute', target })),
    ...none.map((target) => said(target, null)),
  ];
  return isExample ? all : all.slice(0, 3);
}

type Intended = Labelled<{ readonly query: string; readonly intended: GuardAsk['intended'] }>;

const to = (address: string): string => `?to=${encodeURIComponent(address)}`;
const ours = (address: string, path: string, query: Readonly<Record<string, string>> = {}): Intended =>
  labelled(`to ${address}`, { query: to(address), intended: { address, path, query } });
const notOurs = (address: string): Intended =>
  labelled(`to ${address}`, { query: to(address), intended: null });

const queries: readonly Intended[] = [
  labelled('without a query', { query: '', intended: null }),
  labelled('with a query', { query: '?q=bolt', intended: null }),
];
const intentions: readonly Intended[] = [
  ours('/en/apps/sales/orders?q=bolt&state=open', '/apps/sales/orders', { q: 'bolt', state: 'open' }),
  ours('/sv/dashboard', '/dashboard'),
  ours('/en/apps/products#third', '/apps/products'),
  ...[
    '',
    '/',
    '/en',
    '/dashboard',
    'https://evil.example/en/x',
    '//evil.example',
    '/\\evil',
    '/en/auth/login',
    'en/dashboard',
    'javascript:alert(1)',
    'x/en/dashboard',
    '/eng/dashboard',
  ].map(notOurs),
];

/** Whether the page exists: by its own hook, or by a planted one if it has none. */
function hooksOf(page: SitePage): Labelled<{ page: SitePage; value: string; fails: boolean }>[] {
  const values = ['x1', 'billing', 'session'];
  const fits = (value: string): boolean => page.validate?.(paramsOf(page.path, value)) !== false;
  const [value] = values.filter(fits);
  if (value === undefined) throw new Error(`no parameters fit ${page.path}`);
  const bad = values.find((candidate) => !fits(candidate));
  const planted = (says: boolean): SitePage => ({ ...page, validate: () => says });
  return [
    labelled('', { page, value, fails: false }),
    labelled('a hook says yes', { page: planted(true), value, fails: false }),
    bad === undefined
      ? labelled('a hook says no', { page: planted(false), value, fails: true })
      : labelled('unfitting parameters', { page, value: bad, fails: true }),
  ];
}

function paramsOf(path: string, value: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...path.matchAll(/\$(\w+)/g)].map(([, name]) => [name, value]));
}

/** Every page of the site map for everybody, in every spelling of its address. */
function questionsOf(record: SitePage): Question<GuardQuestion>[] {
  const kind = kindOf(record.path);
  const asked = kind === 'unauthenticatedOnly' ? [...queries, ...intentions] : queries;
  const found: Question<GuardQuestion>[] = [];
  for (const hook of hooksOf(record)) {
    const path = record.path.replaceAll(/\$\w+/g, hook.is.value);
    for (const asker of askersOf(record, kind))
      for (const redirect of redirectsOf(path))
        for (const [index, { label, is }] of asked.entries())
          for (const here of writtenAs(index % 2 === 0 ? 'en' : 'sv', path)) {
            const redirects = { '/elsewhere': '/onboarding', ...keyed(path, redirect.is.target) };
            found.push({
              word: 'ask for a page',
              label: [here, label, hook.label, asker.label, redirect.label].join(', '),
              ask: {
                kind,
                here: here + is.query,
                isRoot: path === '/',
                intended: is.intended,
                failsHook: hook.is.fails,
                redirect: redirect.is.counts,
                page: hook.is.page,
                params: paramsOf(record.path, hook.is.value),
                isSigningIn: false,
                ...whoAsks(record, asker.is, redirects),
              },
            });
          }
  }
  return found;
}

const keyed = (path: string, target: string | null): Record<string, string> =>
  target === null ? {} : { [path]: target };

/** Some with and without a trailing slash. */
function writtenAs(language: string, path: string): string[] {
  if (path === '/') return [`/${language}`, `/${language}/`];
  const address = `/${language}${path}`;
  return ['/dashboard', '/apps/products'].includes(path) ? [address, `${address}/`] : [address];
}

function whoAsks(
  { can }: SitePage,
  { phase, active, founder, held }: Asker,
  redirects: Visitor['redirects'],
): Pick<GuardQuestion, 'isSignedIn' | 'hasCompany' | 'isFounder' | 'hasPair' | 'holdsPair' | 'visitor'> {
  const pair = `${can?.subject}.${can?.action}`;
  const permissions = { nothing: [], 'the pair': [pair], 'everything else': ['x.view', `${pair}s`] }[held];
  return {
    isSignedIn: phase !== 'guest',
    hasCompany: active !== null,
    isFounder: founder,
    hasPair: can !== undefined,
    holdsPair: held === 'the pair',
    visitor: {
      phase,
      active,
      redirects,
      may: (permission) => holds({ founder, permissions }, permission),
    },
  };
}

function seen(access: PageAccess): GuardObserved {
  const answer = { open: 'opens', missing: 'missing', led: 'led', elsewhere: 'elsewhere' }[access.is];
  if (access.is === 'led') return { state: { answer }, to: access.path, query: access.search ?? {} };
  return { state: { answer }, to: access.is === 'elsewhere' ? access.address : '', query: {} };
}

/** The root leads to the dashboard: a visitor who asked for it asked for nothing else. */
function rootQuestions(): Question<GuardQuestion>[] {
  const page = siteMap.find(({ path }) => path === '/dashboard');
  const found = page ? questionsOf(page) : [];
  return found
    .filter(({ ask }) => !ask.isSignedIn && !ask.failsHook)
    .map(({ label, ask, ...question }) => ({
      ...question,
      label: `from the root, ${label}`,
      ask: { ...ask, here: '/en', isRoot: true },
    }));
}

/** Only one page asks for signing in; its other properties play no part. */
function signInQuestions(): Question<GuardQuestion>[] {
  const page = siteMap.find(({ path }) => path === '/auth/login');
  const [question] = page ? questionsOf(page) : [];
  if (!question) throw new Error('nobody can sign in');
  return [...queries, ...intentions].map(({ label, is }) => ({
    word: 'sign in',
    label: `sign in, ${label}`,
    ask: { ...question.ask, here: is.query, intended: is.intended, isSigningIn: true },
  }));
}

const goesTo = (address: string | null): GuardObserved => ({
  state: { answer: address === null ? 'opens' : 'led' },
  to: address ?? '',
  query: {},
});

const pathPattern = String.raw`/^\/[a-z]{2}(\/[^?]+?)\/?(?:\?|$)/`;
const sign = (reason: string, ...mutants: readonly string[]) => mutants.map((mutant) => ({ mutant, reason }));

export const guardsCase = (): DecisionCase<GuardObserved, GuardQuestion> => ({
  name: 'guards',
  bounds:
    'Every record of the site map, in both languages; of permissions none, its own, and others that begin alike.',
  questions: [...siteMap.flatMap(questionsOf), ...rootQuestions(), ...signInQuestions()],
  rows: guardRows,
  sources: [{ path: module }],
  decide: (codeOf) => {
    const guards = runModule(codeOf(module)) as typeof pageAccess; // exported by the module
    return ({ page, visitor, here, params, isSigningIn }) =>
      isSigningIn ? goesTo(guards.askedFor(here)) : seen(guards.pageAccess(page, visitor, here, params));
  },
  signed: [
    ...sign(
      'who is led asks for no query then',
      'drop condition: page-access.ts search && { search } → { search }',
    ),
    ...sign(
      'what is not there is no address either',
      'drop condition: page-access.ts target === undefined || target === pathOf(here) → target === pathOf(here)',
      "drop condition: page-access.ts askedFor(new URL(here, 'https://here.invalid').search) ?? '' → askedFor(new URL(here, 'https://here.invalid').search)",
      'change text: page-access.ts \'\' → "~"',
      "drop condition: page-access.ts new URLSearchParams(query).get('to') ?? '' → new URLSearchParams(query).get('to')",
      'change text: page-access.ts \'\' → "~" (2)',
    ),
    ...sign(
      'it only lets the query of a path be read',
      `change text: page-access.ts 'https://here.invalid' → "https://here.invalid~"`,
    ),
    ...sign(
      'the address of a page that needs a session begins with a language and goes on below it',
      `loosen pattern: page-access.ts ${pathPattern} → ${pathPattern.replace('^', '')}`,
    ),
  ],
});
