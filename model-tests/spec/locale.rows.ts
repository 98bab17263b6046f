import type { Observation, Row, Source } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/** `answer`: `speaks` (a page opens), `keeps` (a cookie is written) or `leads` (redirected to the page elsewhere). */
export interface LocaleObserved extends Observation {
  readonly state: { readonly answer: string };
  /** The page's languages according to its start and its addresses: they must agree. */
  readonly languages: readonly string[];
  /** The redirect's target; null if the address stays. */
  readonly to: string | null;
  /** The written cookie, attribute by attribute. */
  readonly cookie: Readonly<Record<string, string>>;
}

export interface LocaleAsk {
  /** The language in the first segment of the path, if supported. */
  readonly first: string | null;
  readonly path: string;
  readonly query: string;
  /** The language in the cookie, if supported. */
  readonly kept: string | null;
  /** The first supported language that the browser accepts. */
  readonly accepted: string | null;
  /** The chosen language, if any. */
  readonly chosen: string;
  /** The path without its language; null if no page is asked for. */
  readonly below: string | null;
}

type LocaleRow = Row<LocaleObserved, LocaleAsk>;

const layers: LocaleRow['layers'] = ['model'];
const first = quoted('the locale code is the first path segment');
const kept = quoted('a locale cookie is kept');
const root = quoted('a root redirect option exists');
const order = quoted('A path without one is redirected by cookie, then Accept-Language, then `en`.');
const byDefault = quoted('Languages: en (default), sv.');
const lasts = quoted(
  'Locale cookie lasts 365 days, path /, sameSite lax; default cookie name i18n_redirected.',
);
const samePage: Source = { decision: 'To change the language is to stay on the page.' };

const speaks = (after: LocaleObserved, language: string | null, to: string | null): boolean =>
  after.languages.every((one) => one === language) && after.to === to;
const before = (language: string | null, { path, query }: LocaleAsk): string =>
  `/${language}${path === '/' ? '' : path}${query}`;

const opened = (
  id: string,
  src: Source,
  when: (ask: LocaleAsk) => boolean,
  language: (ask: LocaleAsk) => string | null,
): LocaleRow => ({
  id,
  src,
  layers,
  on: 'open an address',
  from: {},
  when: (_, ask) => ask.first === null && when(ask),
  to: { answer: 'speaks' },
  then: (_, after, ask) => speaks(after, language(ask), before(language(ask), ask)),
});
const isRoot = ({ path }: LocaleAsk): boolean => path === '/';

export const localeRows: readonly LocaleRow[] = [
  {
    id: 'LOC-01',
    src: first,
    layers,
    on: 'open an address',
    from: {},
    when: (_, ask) => ask.first !== null,
    to: { answer: 'speaks' },
    then: (_, after, ask) => speaks(after, ask.first, null),
  },
  opened(
    'LOC-03',
    kept,
    (ask) => !isRoot(ask) && ask.kept !== null,
    (ask) => ask.kept,
  ),
  opened(
    'LOC-04',
    order,
    (ask) => !isRoot(ask) && ask.kept === null && ask.accepted !== null,
    (ask) => ask.accepted,
  ),
  opened(
    'LOC-05',
    byDefault,
    (ask) => !isRoot(ask) && ask.kept === null && ask.accepted === null,
    () => 'en',
  ),
  opened('LOC-06', root, isRoot, (ask) => ask.kept ?? ask.accepted ?? 'en'),
  {
    id: 'LOC-02',
    src: lasts,
    layers,
    on: 'keep a language',
    from: {},
    to: { answer: 'keeps' },
    then: (_, { cookie }, { chosen }) =>
      cookie['i18n_redirected'] === chosen &&
      Number(cookie['max-age']) === 365 * 24 * 60 * 60 &&
      cookie['path'] === '/' &&
      cookie['samesite'] === 'lax' &&
      Object.keys(cookie).length === 4,
  },
  {
    id: 'LOC-07',
    src: samePage,
    layers,
    on: 'change the language',
    from: {},
    to: { answer: 'leads' },
    then: (_, after, { chosen, below, query }) => after.to === `/${chosen}${below}${query}`,
  },
];
