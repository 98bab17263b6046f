import { firstSettings } from '../spec/preferences.rows.ts';
import type { PreferencesObserved } from '../spec/preferences.rows.ts';

/** What is seen of the preferences: in the page's look, its settings, and the storage. */
export interface PreferencesObservation {
  readonly page: Readonly<Record<string, string>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly stored: Readonly<Record<string, string>>;
}

const places: Readonly<Record<string, string>> = {
  open: 'full',
  collapsed: 'rail',
  above: 'none',
  shut: 'overlay, shut',
  'drawn out': 'overlay, drawn out',
};

/** What the rows say, as it would be seen. */
export function preferencesObservation({ state, settings }: PreferencesObserved): PreferencesObservation {
  const of = (key: string): string => settings[key] ?? '';
  const bar = (value: string): string => (value === 'hidden' ? 'none' : value);
  const isAbove = of('content-layout-nav') === 'horizontal';
  return {
    page: {
      theme: state['shown'] ?? '',
      direction: state['direction'] ?? '',
      language: of('language'),
      navigation: places[state['navigation'] ?? ''] ?? '',
      panel: state['panel'] ?? '',
      skin: of('skin'),
      density: of('density'),
      semiDark: of('semi-dark'),
      width: of('content-width') === 'boxed' ? '1440px' : 'none',
      navbar: bar(of('navbar-type')),
      footer: bar(of('footer-type')),
      blur: of('navbar-type') === 'hidden' ? 'none' : of('navbar-blur'),
      primary: of(`${state['shown']}-primary-color`),
      darker: of(`${state['shown']}-primary-darker-color`),
    },
    chosen: {
      theme: of('theme'),
      skin: of('skin'),
      density: of('density'),
      navigation: isAbove ? 'above' : of('nav-collapsed') === 'true' ? 'rail' : 'full',
      width: of('content-width'),
      navbar: of('navbar-type'),
      footer: of('footer-type'),
      direction: of('direction'),
    },
    stored: settings,
  };
}

/** Runs in the page: returns what is seen, or whether it matches the expectation if one is given. */
export function lookAtPreferences({
  first,
  expected,
}: {
  first: Readonly<Record<string, string>>;
  expected: PreferencesObservation | null;
}): PreferencesObservation | boolean {
  const root = document.documentElement;
  const shell = document.querySelector<HTMLElement>('.app-shell');
  const style = (selector: string): CSSStyleDeclaration | null => {
    const found = document.querySelector(selector);
    return found && getComputedStyle(found);
  };
  const stored = (key: string): string => localStorage.getItem(`lagra-${key}`) ?? first[key] ?? '';
  const chosen = (name: string): string =>
    document.querySelector<HTMLInputElement>(`main [data-testid=setting-${name}] input:checked`)?.value ?? '';
  const over = shell?.dataset['drawer'] === 'true' ? 'drawn out' : 'shut';
  const navbar = style('.app-navbar');
  const { theme = '', skin = '', density = '', semiDark = '' } = root.dataset;
  const seen: PreferencesObservation = {
    page: {
      theme,
      direction: root.dir,
      language: root.lang,
      navigation: shell?.dataset['nav'] === 'overlay' ? `overlay, ${over}` : (shell?.dataset['nav'] ?? ''),
      panel: document.querySelector('.ui-side[role=dialog]') ? 'open' : 'closed',
      skin,
      density,
      semiDark,
      width: style('.app-content')?.maxWidth ?? '',
      navbar: navbar?.position ?? 'none',
      footer: style('.app-footer')?.position ?? 'none',
      blur: navbar ? String(navbar.backdropFilter !== 'none') : 'none',
      primary: root.style.getPropertyValue('--primary'),
      darker: root.style.getPropertyValue('--primary-darker'),
    },
    chosen: Object.fromEntries(
      ['theme', 'skin', 'density', 'navigation', 'width', 'navbar', 'footer', 'direction'].map((name) => [
        name,
        chosen(name),
      ]),
    ),
    stored: Object.fromEntries(Object.keys(first).map((key) => [key, stored(key)])),
  };
  if (!expected) return seen;
  const same = (a: object, b: object): boolean =>
    JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted());
  return (
    same(seen.page, expected.page) && same(seen.chosen, expected.chosen) && same(seen.stored, expected.stored)
  );
}

/** The defaults with nothing stored, for a page in this language. */
export const firstIn = (language: string): Readonly<Record<string, string>> => ({
  ...firstSettings,
  language,
});
