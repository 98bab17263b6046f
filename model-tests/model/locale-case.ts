import type * as locales from '#i18n/locale.ts';
import * as earlierNames from '#model/earlier-names.ts';
import * as abilities from '#model/areas/setup/role/abilities.ts';
import type * as cookieStore from '#services/storage/cookies.ts';
import type * as wanted from '#views/frame/app/wanted-locale.ts';
import type { DecisionCase, Question } from '../kernel/decision.ts';
import { runModule } from '../kernel/source-module.ts';
import { localeRows } from '../spec/locale.rows.ts';
import type { LocaleAsk, LocaleObserved } from '../spec/locale.rows.ts';

const files = {
  locale: 'src/i18n/locale.ts',
  wanted: 'src/views/frame/app/wanted-locale.ts',
  cookies: 'src/services/storage/cookies.ts',
};

/** The question, in the words of the rows and as a browser has it. */
interface LocaleQuestion extends LocaleAsk {
  readonly jar: string;
  readonly accepts: readonly string[];
}

/** Paths with their leading language and the rest. */
const paths: readonly (readonly [path: string, first: string | null, below: string])[] = [
  ['/', null, ''],
  ['/dashboard', null, '/dashboard'],
  ['/apps/products', null, '/apps/products'],
  ['/xx/nowhere', null, '/xx/nowhere'],
  ['/svenska', null, '/svenska'],
  ['/SV/apps', null, '/SV/apps'],
  ['/apps/en/products', null, '/apps/en/products'],
  ['//evil.example', null, '//evil.example'],
  ...['en', 'sv'].flatMap((language): [string, string, string][] => [
    [`/${language}`, language, ''],
    [`/${language}/`, language, ''],
    [`/${language}/dashboard`, language, '/dashboard'],
    [`/${language}/apps/sv/en`, language, '/apps/sv/en'],
  ]),
];
const queries = ['', '?q=lamp', '?to=%2Fsv%2Fdashboard'];

/** A page's cookies, and the supported language they store. */
const jars: readonly (readonly [jar: string, kept: string | null])[] = [
  ['', null],
  ['i18n_redirected=en', 'en'],
  ['i18n_redirected=sv', 'sv'],
  ['userAbilityRules=%5B%5D; i18n_redirected=sv; other=en', 'sv'],
  ['other_i18n_redirected=sv', null],
  ['i18n_redirected_before=en; i18n_redirected=sv', 'sv'],
  ['a=b;i18n_redirected', null],
  ['i18n_redirected=', null],
  ['i18n_redirected=xx', null],
  ['i18n_redirected=SV', null],
  ['i18n_redirected=%E0%A4%A', null],
  ['i18n_redirected=svenska', null],
];

const accepts: readonly (readonly [accepts: readonly string[], accepted: string | null])[] = [
  [[], null],
  [['de', 'fr-FR'], null],
  [['en'], 'en'],
  [['sv'], 'sv'],
  [['sv-SE', 'en'], 'sv'],
  [['en-GB', 'sv'], 'en'],
  [['de-DE', 'SV-se', 'en'], 'sv'],
  [['svx', 'en-US'], 'en'],
];

const question = (word: string, label: string, ask: Partial<LocaleQuestion>): Question<LocaleQuestion> => ({
  word,
  label,
  ask: {
    first: null,
    path: '/',
    query: '',
    kept: null,
    accepted: null,
    chosen: '',
    below: null,
    jar: '',
    accepts: [],
    ...ask,
  },
});

const opened = paths.flatMap(([path, first, below]) =>
  queries.flatMap((query) =>
    jars.flatMap(([jar, kept]) =>
      accepts.map(([accepts, accepted]) =>
        question('open an address', `${path}${query}, "${jar}", accepts ${accepts.join() || 'nothing'}`, {
          path,
          query,
          first,
          below,
          jar,
          kept,
          accepts,
          accepted,
        }),
      ),
    ),
  ),
);

const changed = paths.flatMap(([path, first, below]) =>
  queries.flatMap((query) =>
    ['en', 'sv'].map((chosen) =>
      question('change the language', `${path}${query} in ${chosen}`, { path, query, first, below, chosen }),
    ),
  ),
);

const kept = ['en', 'sv'].map((chosen) => question('keep a language', `keep ${chosen}`, { chosen }));

type Exports = typeof locales & typeof cookieStore & typeof wanted;

/** The page as the modules see it; each question sets its own. */
interface PageOfQuestion {
  readonly location: { pathname: string; search: string };
  readonly document: { cookie: string };
  readonly navigator: { languages: readonly string[] };
}

function decideBy(codeOf: (path: string) => string): (ask: LocaleQuestion) => LocaleObserved {
  const page: PageOfQuestion = {
    location: { pathname: '/', search: '' },
    document: { cookie: '' },
    navigator: { languages: [] },
  };
  const locale = runModule(codeOf(files.locale));
  const ours = {
    ...locale,
    ...runModule(codeOf(files.cookies), {
      imports: { '#model/earlier-names.ts': earlierNames, '#model/areas/setup/role/abilities.ts': abilities },
    }),
    ...runModule(codeOf(files.wanted), { imports: { '#i18n/locale.ts': locale }, globals: { ...page } }),
  } as unknown as Exports; // exported by the three modules
  return (ask) => {
    if (ask.chosen === '') return whereOpened(ours, page, ask);
    return ask.below === null ? whatIsKept(ours, ask) : whereChanged(ours, ask);
  };
}

const nothing = { languages: [], to: null, cookie: {} } as const;

/** The page's language at start, as taken by `main.tsx`, and that of its address, as taken by the router. */
function whereOpened(ours: Exports, page: PageOfQuestion, ask: LocaleQuestion): LocaleObserved {
  const { path, query, jar, accepts } = ask;
  Object.assign(page.location, { pathname: path, search: query });
  page.document.cookie = jar;
  page.navigator.languages = accepts;
  const first = ours.localeOfPath(path);
  const spoken = first ?? ours.preferredLocale(ours.keptLocale({ cookie: jar }), accepts);
  const to = first === undefined ? ours.addressInLanguage() : null;
  return { ...nothing, state: { answer: 'speaks' }, languages: [spoken, ours.wantedLocale()], to };
}

function whatIsKept(ours: Exports, { chosen }: LocaleQuestion): LocaleObserved {
  const jar = { cookie: '' };
  ours.keepLocale(jar, chosen);
  const cookie = Object.fromEntries(jar.cookie.split('; ').map((part) => part.split('=')));
  return { ...nothing, state: { answer: 'keeps' }, cookie };
}

function whereChanged(ours: Exports, { path, query, chosen }: LocaleQuestion): LocaleObserved {
  const to = ours.withLocale(path, chosen === 'sv' ? 'sv' : 'en') + query;
  return { ...nothing, state: { answer: 'leads' }, to };
}

export const localeCase = (): DecisionCase<LocaleObserved, LocaleQuestion> => ({
  name: 'locale',
  bounds:
    'Paths with a language in front, within, or none; cookies that keep one, none or something else; what browsers accept.',
  questions: [...opened, ...changed, ...kept],
  rows: localeRows,
  sources: [
    {
      path: files.locale,
      within: ['isLocale', 'localeOfPath', 'withoutLocale', 'withLocale', 'preferredLocale'],
    },
    { path: files.locale, within: ['LOCALES', 'DEFAULT_LOCALE'] },
    { path: files.wanted },
    {
      path: files.cookies,
      within: ['LOCALE', 'YEAR', 'keepLocale', 'keptLocale', 'read', 'decoded', 'write'],
    },
  ],
  decide: decideBy,
  signed: ['1 → 2', '1 → 2 (3)'].map((figure) => ({
    mutant: `change figure: locale.ts ${figure}`,
    reason: 'a language has two letters: the next slash cannot stand before the third of a path',
  })),
});
