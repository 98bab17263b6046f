import type { Layer, Observation, Row, Where } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/**
 * Regions: `theme` (the chosen one), `system` (the operating system's last known preference), `shown` (the visible
 * theme), `direction`, `navigation` (`open` or `collapsed` beside the page, `above` it, or over it, `shut` or `drawn
 * out`), `device`, `detection` (`resting`, `waiting` after a resize, `asking`), and `panel`, which offers all settings.
 */
export interface PreferencesObserved extends Observation {
  /** Every chosen setting, by key. */
  settings: Readonly<Record<string, string>>;
}

export interface PreferencesAsk {
  key?: string;
  /** Null if another tab removed the key. */
  value?: string | null;
  /** The operating system's preference, or this device's kind. */
  is?: string;
}

type PreferencesRow = Row<PreferencesObserved, PreferencesAsk>;

const layers: readonly Layer[] = ['model', 'browser'];
/** No page has a control for a primary colour alone: it sets its darker tone as well (PRF-05-primary). */
const alone = ['light-primary-color', 'dark-primary-color'];

/** Every key, its default, and its other values. Colours may be any; the offers hold some. */
export const firstSettings: Readonly<Record<string, string>> = {
  theme: 'system',
  skin: 'bordered',
  language: 'en',
  density: 'comfortable',
  'color-scheme': 'light',
  'semi-dark': 'false',
  'nav-collapsed': 'false',
  'content-width': 'boxed',
  'content-layout-nav': 'vertical',
  'navbar-type': 'sticky',
  'navbar-blur': 'true',
  'footer-type': 'static',
  direction: 'ltr',
  'single-keys': 'true',
  'light-primary-color': '#16B1FF',
  'light-primary-darker-color': '#149FE6',
  'dark-primary-color': '#16B1FF',
  'dark-primary-darker-color': '#149FE6',
};

const themes = quoted(
  'theme is system by default (follows the OS dark or light preference), or light or dark.',
);
const overlay = quoted('Below 1279 px width the navigation becomes an overlay.');
const mobile = quoted('On mobile devices the layout nav is forced to vertical.');
const detection = quoted('Device detection re-evaluates 50 ms after a window resize.');
const mirrored = quoted('Right-to-left toggles the document direction.');
const kept = quoted('Preferences are kept in local storage with keys prefixed by the app title');
const layout = quoted('content width, navbar type, navbar blur, layout nav type, nav collapsed, footer type');
const panel = {
  decision: 'The settings are offered in a panel over the page, and go back to the defaults at once.',
};
const tabs = {
  decision: 'What is chosen in one tab holds in the others, since they keep it under the same keys.',
};

const beside = ['open', 'collapsed', 'above'];
const over = ['shut', 'drawn out'];

/** The settings are unchanged except for these keys. */
function only(
  before: PreferencesObserved,
  after: PreferencesObserved,
  changed: Readonly<Record<string, string>>,
): boolean {
  const wanted = { ...before.settings, ...changed };
  return Object.keys(firstSettings).every((key) => after.settings[key] === wanted[key]);
}

/** The navigation's place in a wide enough window, by the settings and the device. */
function placeBeside({ settings, state }: PreferencesObserved): string {
  if (settings['content-layout-nav'] === 'horizontal' && state['device'] === 'desktop') return 'above';
  return settings['nav-collapsed'] === 'true' ? 'collapsed' : 'open';
}

/** Over the page it stays unchanged; beside it, it is where it belongs. */
function navigationFits(before: PreferencesObserved, after: PreferencesObserved): boolean {
  const was = before.state['navigation'] ?? '';
  return after.state['navigation'] === (over.includes(was) ? was : placeBeside(after));
}

function themeFits({ state, settings }: PreferencesObserved): boolean {
  const { theme, 'color-scheme': system } = settings;
  return state['theme'] === theme && state['shown'] === (theme === 'system' ? system : theme);
}

const directionFits = ({ state, settings }: PreferencesObserved): boolean =>
  state['direction'] === settings['direction'];

/** A tenth darker in each channel. */
function darker(colour: string): string {
  const parts = colour.match(/[0-9a-f]{2}/gi) ?? [];
  const tenth = parts.map((part) => Math.round(Number.parseInt(part, 16) * 0.9));
  return `#${tenth.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

const asked = ({ key = '', value }: PreferencesAsk): Readonly<Record<string, string>> => ({
  [key]: value ?? '',
});

const theme: readonly PreferencesRow[] = [
  ...['light', 'dark'].map((chosen): PreferencesRow => ({
    id: `PRF-01-${chosen}`,
    layers,
    src: themes,
    on: 'choose theme',
    from: {},
    when: (_, ask) => ask.value === chosen,
    to: { theme: chosen, shown: chosen },
    then: (before, after, ask) => only(before, after, asked(ask)),
    does: ['store'],
  })),
  {
    id: 'PRF-01-system',
    layers,
    src: themes,
    on: 'choose theme',
    from: {},
    when: (_, ask) => ask.value === 'system',
    to: { theme: 'system', shown: '*' },
    then: (before, after, ask) => only(before, after, asked(ask)) && themeFits(after),
    does: ['store'],
  },
  ...(['light', 'dark'] as const).flatMap((is): PreferencesRow[] => {
    const row = (id: string, from: Where, to: Where): PreferencesRow => ({
      id,
      layers,
      src: themes,
      on: 'system prefers',
      from,
      when: (_, ask) => ask.is === is,
      to,
      then: (before, after) => only(before, after, { 'color-scheme': is }),
      does: ['store'],
    });
    return [
      row(`PRF-01-follows-${is}`, { theme: 'system' }, { system: is, shown: is }),
      row(`PRF-01-ignores-${is}`, { theme: ['light', 'dark'] }, { system: is }),
    ];
  }),
];

const step = (
  id: string,
  src: PreferencesRow['src'],
  [on, from, to]: readonly [string, Where, Where],
): PreferencesRow => ({
  id,
  layers,
  src,
  on,
  from,
  to,
  then: (before, after) => only(before, after, {}),
});

const narrow: readonly PreferencesRow[] = [
  step('PRF-02-narrow', overlay, ['window narrows', { navigation: beside }, { navigation: 'shut' }]),
  {
    ...step('PRF-02-wide', overlay, ['window widens', { navigation: over }, { navigation: '*' }]),
    then: (before, after) => only(before, after, {}) && after.state['navigation'] === placeBeside(after),
  },
  step('PRF-02-draw', overlay, ['toggle navigation', { navigation: 'shut' }, { navigation: 'drawn out' }]),
  step('PRF-02-shut', overlay, ['toggle navigation', { navigation: 'drawn out' }, { navigation: 'shut' }]),
  step('PRF-02-leave', overlay, ['leave navigation', { navigation: 'drawn out' }, { navigation: 'shut' }]),
  step('PRF-02-page', overlay, [
    'enter page',
    { navigation: 'drawn out' },
    { navigation: 'shut', panel: 'closed' },
  ]),
];

const devices: readonly PreferencesRow[] = [
  step('PRF-03-resize', detection, ['window resized', {}, { detection: 'waiting' }]),
  step('PRF-03-rest', detection, ['50 ms pass', { detection: 'waiting' }, { detection: 'asking' }]),
  ...['mobile', 'desktop'].map((is): PreferencesRow => ({
    ...step(`PRF-03-${is}`, mobile, [
      'device is known',
      { detection: 'asking' },
      { detection: 'resting', device: is, navigation: '*' },
    ]),
    when: (_, ask) => ask.is === is,
    then: (before, after) => only(before, after, {}) && navigationFits(before, after),
  })),
  step('PRF-03-unknown', detection, [
    'device stays unknown',
    { detection: 'asking' },
    { detection: 'resting' },
  ]),
];

const direction: readonly PreferencesRow[] = ['ltr', 'rtl'].map((value) => ({
  id: `PRF-04-${value}`,
  layers,
  src: mirrored,
  on: 'choose direction',
  from: {},
  when: (_, ask) => ask.value === value,
  to: { direction: value },
  then: (before, after) => only(before, after, { direction: value }),
  does: ['store'],
}));

/** Settings stored and shown without involving another region. */
const plain = Object.keys(firstSettings).filter(
  (key) => !['theme', 'direction', 'color-scheme', 'nav-collapsed', 'content-layout-nav'].includes(key),
);

const storing: readonly PreferencesRow[] = [
  ...plain.map((key): PreferencesRow => ({
    id: `PRF-05-${key}`,
    layers: alone.includes(key) ? ['model'] : layers,
    src: key === 'skin' || key === 'semi-dark' || key === 'language' ? settingsText() : kept,
    on: 'choose',
    from: {},
    when: (_, ask) => ask.key === key,
    to: {},
    then: (before, after, ask) => only(before, after, asked(ask)),
    does: ['store'],
  })),
  ...['nav-collapsed', 'content-layout-nav'].map((key): PreferencesRow => ({
    id: `PRF-05-${key}`,
    layers,
    src: layout,
    on: 'choose',
    from: {},
    when: (_, ask) => ask.key === key,
    to: { navigation: '*' },
    then: (before, after, ask) => only(before, after, asked(ask)) && navigationFits(before, after),
    does: ['store'],
  })),
  ...(['light', 'dark'] as const).map((scheme): PreferencesRow => ({
    id: `PRF-05-primary-${scheme}`,
    layers,
    src: quoted('light and dark primary colour and darker primary colour'),
    on: 'choose primary',
    from: {},
    when: (_, ask) => ask.key === scheme,
    to: {},
    then: (before, after, { value }) =>
      only(before, after, {
        [`${scheme}-primary-color`]: value ?? '',
        [`${scheme}-primary-darker-color`]: darker(value ?? ''),
      }),
    does: ['store'],
  })),
  ...(
    [
      ['open', 'collapsed', 'true'],
      ['collapsed', 'open', 'false'],
    ] as const
  ).map(([from, to, value]): PreferencesRow => ({
    ...step(`PRF-05-${to}`, layout, ['toggle navigation', { navigation: from }, { navigation: to }]),
    then: (before, after) => only(before, after, { 'nav-collapsed': value }),
    does: ['store'],
  })),
];

function settingsText(): PreferencesRow['src'] {
  return quoted(
    'color-scheme, theme (light, dark or system), vertical-nav semi-dark flag, skin (default or bordered), language.',
  );
}

const anywhere: Where = { theme: '*', shown: '*', direction: '*', navigation: '*' };
const allFit = (before: PreferencesObserved, after: PreferencesObserved): boolean =>
  themeFits(after) && directionFits(after) && navigationFits(before, after);

const further: readonly PreferencesRow[] = [
  {
    id: 'PRF-06-tab',
    layers,
    src: tabs,
    on: 'another tab stores',
    from: {},
    to: anywhere,
    then: (before, after, { key = '', value }) =>
      only(before, after, { [key]: value ?? firstSettings[key] ?? '' }) && allFit(before, after),
  },
  {
    id: 'PRF-07-restore',
    layers,
    src: panel,
    on: 'restore defaults',
    from: {},
    to: anywhere,
    then: (before, after) => {
      const { language = '', 'color-scheme': system = '' } = before.settings;
      const first = { ...firstSettings, language, 'color-scheme': system };
      return only(before, after, first) && allFit(before, after);
    },
    does: ['forget what is stored'],
  },
  step('PRF-08-open', panel, ['open panel', { panel: 'closed' }, { panel: 'open' }]),
  step('PRF-08-close', panel, ['close panel', { panel: 'open' }, { panel: 'closed' }]),
  step('PRF-08-page', panel, [
    'enter page',
    { panel: 'open', navigation: [...beside, 'shut'] },
    { panel: 'closed' },
  ]),
];

export const preferencesStart: Where = {
  theme: 'system',
  direction: 'ltr',
  navigation: 'open',
  detection: 'resting',
  panel: 'closed',
};
export const preferencesRows: readonly PreferencesRow[] = [
  ...theme,
  ...narrow,
  ...devices,
  ...direction,
  ...storing,
  ...further,
];
