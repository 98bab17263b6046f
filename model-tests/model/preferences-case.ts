import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import {
  navigationPlace,
  preferencesMachine,
  type NavigationPlace,
} from '#machines/app/preferences/preferences.machine.ts';
import { documentLook } from '#machines/app/preferences/preferences.rules.ts';
import type { MachinePlug } from '../kernel/explore.ts';
import type { Offer } from '../kernel/graph.ts';
import { firstSettings, preferencesRows, preferencesStart } from '../spec/preferences.rows.ts';
import type { PreferencesAsk, PreferencesObserved } from '../spec/preferences.rows.ts';
import type { AppCase } from './app-case.ts';

/** An offer, and the group it moves away from its initial state; without a group it may be made anywhere. */
interface GroupedOffer extends Offer<AnyEventObject> {
  group?: string;
}

const one = (word: string, event: AnyEventObject, label: string, group?: string): GroupedOffer => ({
  word,
  event,
  label,
  ...(group !== undefined && { group }),
});

const values: Readonly<Record<string, readonly string[]>> = {
  theme: ['system', 'light', 'dark'],
  skin: ['bordered', 'default'],
  language: ['en', 'sv'],
  density: ['comfortable', 'compact'],
  'semi-dark': ['false', 'true'],
  'nav-collapsed': ['false', 'true'],
  'content-width': ['boxed', 'fluid'],
  'content-layout-nav': ['vertical', 'horizontal'],
  'navbar-type': ['sticky', 'static', 'hidden'],
  'navbar-blur': ['true', 'false'],
  'footer-type': ['static', 'sticky', 'hidden'],
  direction: ['ltr', 'rtl'],
  'single-keys': ['true', 'false'],
  'light-primary-color': ['#16B1FF', '#2FA84F'],
  'light-primary-darker-color': ['#149FE6', '#123456'],
  'dark-primary-color': ['#16B1FF', '#E5397F'],
  'dark-primary-darker-color': ['#149FE6', '#654321'],
};

const groups: Readonly<Record<string, string>> = {
  'color-scheme': 'theme',
  'content-layout-nav': 'device',
  ...Object.fromEntries(
    ['light', 'dark'].flatMap((scheme) =>
      ['', '-darker'].map((tone) => [`${scheme}-primary${tone}-color`, `${scheme} colours`]),
    ),
  ),
};
const groupOf = (key: string): string => groups[key] ?? key;

const words: Readonly<Record<string, string>> = { theme: 'choose theme', direction: 'choose direction' };

const choices = Object.entries(values).flatMap(([key, all]) =>
  all.map((value) =>
    one(
      words[key] ?? 'choose',
      { type: 'change', preference: { key, value } },
      `choose ${key} ${value}`,
      groupOf(key),
    ),
  ),
);

const elsewhere = (key: string, value: string | null): GroupedOffer =>
  one(
    'another tab stores',
    { type: 'changedElsewhere', key, value },
    `another tab ${value === null ? `takes ${key} away` : `stores ${key} ${value}`}`,
    groupOf(key),
  );

const alphabet: readonly GroupedOffer[] = [
  ...choices,
  ...['huge', ''].map((value) =>
    one('choose', { type: 'change', preference: { key: 'density', value } }, `choose no density "${value}"`),
  ),
  one('choose', { type: 'change', preference: { key: 'evil', value: 'true' } }, 'choose what is no setting'),
  one(
    'choose',
    { type: 'change', preference: { key: 'dark-primary-color', value: 'red' } },
    'choose no colour',
  ),
  ...(['light', 'dark'] as const).map((scheme) =>
    one(
      'choose primary',
      { type: 'choosePrimary', scheme, colour: '#0E9F9A' },
      `choose teal for ${scheme}`,
      `${scheme} colours`,
    ),
  ),
  one('choose primary', { type: 'choosePrimary', scheme: 'light', colour: 'teal' }, 'choose no primary'),
  ...['light', 'dark'].map((is) =>
    one(
      'system prefers',
      { type: 'systemThemeChanged', dark: is === 'dark' },
      `system prefers ${is}`,
      'theme',
    ),
  ),
  elsewhere('theme', 'dark'),
  elsewhere('skin', 'default'),
  elsewhere('skin', null),
  elsewhere('content-layout-nav', 'horizontal'),
  elsewhere('direction', 'rtl'),
  ...['language', 'color-scheme', 'pending-email'].map((key) =>
    one('another tab stores', { type: 'changedElsewhere', key, value: 'sv' }, `another tab stores ${key}`),
  ),
  one('restore defaults', { type: 'restoreDefaults' }, 'restore defaults'),
  one('window narrows', { type: 'windowNarrowed' }, 'window narrows', 'over'),
  one('window widens', { type: 'windowWidened' }, 'window widens'),
  one('window resized', { type: 'windowResized' }, 'window resized', 'device'),
  one('50 ms pass', { type: 'xstate.after.deviceRest.preferences.device.settling' }, '50 ms pass'),
  ...['mobile', 'desktop'].map((is) =>
    one(
      'device is known',
      { type: 'xstate.done.actor.detectDevice', output: { mobile: is === 'mobile' } },
      `device is ${is}`,
    ),
  ),
  one('device stays unknown', { type: 'xstate.error.actor.detectDevice', error: {} }, 'device stays unknown'),
  one('toggle navigation', { type: 'toggleNavigation' }, 'toggle navigation'),
  one('leave navigation', { type: 'closeNavigation' }, 'leave navigation'),
  one('enter page', { type: 'pageEntered' }, 'enter page'),
  one('open panel', { type: 'openCustomiser' }, 'open panel', 'panel'),
  one('close panel', { type: 'closeCustomiser' }, 'close panel'),
];

/** The groups that differ from their initial state. */
function movedGroups({ context, value }: AnyMachineSnapshot, language: string): ReadonlySet<string> {
  const moved = new Set<string>();
  const settings: Readonly<Record<string, string>> = context.preferences;
  for (const [key, first] of Object.entries({ ...firstSettings, language }))
    if (settings[key] !== first) moved.add(groupOf(key));
  if (context.mobile || value.device !== 'known') moved.add('device');
  if (value.navigation !== 'beside') moved.add('over');
  if (value.customiser === 'open') moved.add('panel');
  return moved;
}

/** Which groups may differ from their initial state together. */
type Together = (groups: ReadonlySet<string>) => boolean;

function plugWith(machine: MachinePlug['machine'], mayBe: Together, language = 'en'): MachinePlug {
  return {
    name: 'preferences',
    machine,
    inputs: [{ label: 'a desktop', input: { stored: { language }, systemDark: false, mobile: false } }],
    alphabet: (snapshot) => {
      const moved = movedGroups(snapshot, language);
      const isOffered = ({ word, group }: GroupedOffer): boolean => {
        const moves = word === 'toggle navigation' ? toggledGroup(snapshot) : group;
        return moves === undefined || mayBe(new Set([...moved, moves]));
      };
      return alphabet.filter(isOffered);
    },
  };
}

/** What a toggle moves depends on the navigation's place; above the page it moves nothing. */
function toggledGroup({ context, value }: AnyMachineSnapshot): string | undefined {
  if (value.navigation !== 'beside') return 'over';
  const isAbove = context.preferences['content-layout-nav'] === 'horizontal' && !context.mobile;
  return isAbove ? undefined : 'nav-collapsed';
}

const places: Readonly<Record<NavigationPlace, string>> = {
  full: 'open',
  rail: 'collapsed',
  above: 'above',
  over: 'shut',
  drawer: 'drawn out',
};
const detections: Readonly<Record<string, string>> = {
  known: 'resting',
  settling: 'waiting',
  detecting: 'asking',
};

export function preferencesSeen(snapshot: AnyMachineSnapshot): PreferencesObserved {
  const { context, value } = snapshot;
  const settings: Readonly<Record<string, string>> = context.preferences;
  const { attributes } = documentLook(context.preferences);
  return {
    state: {
      theme: settings['theme'] ?? '',
      system: settings['color-scheme'] ?? '',
      shown: attributes['data-theme'] ?? '',
      direction: attributes['dir'] ?? '',
      navigation: places[navigationPlace(snapshot as Parameters<typeof navigationPlace>[0])], // only its own get here
      device: context.mobile ? 'mobile' : 'desktop',
      detection: detections[value.device] ?? '',
      panel: value.customiser,
    },
    settings,
  };
}

function asked(event: AnyEventObject): PreferencesAsk {
  const { preference, key, value, scheme, colour, dark, output } = event;
  if (preference) return preference;
  if (scheme) return { key: scheme, value: colour };
  if (dark !== undefined) return { is: dark ? 'dark' : 'light' };
  if (output) return { is: output.mobile ? 'mobile' : 'desktop' };
  return key === undefined ? {} : { key, value };
}

const comesBack = ['restore defaults', 'another tab stores'];

const isSound = ({ key = '', value = '' }: PreferencesAsk): boolean =>
  key in firstSettings && (values[key]?.includes(value ?? '') ?? false);

/** Preferences of a person whose page is in this language. */
export const preferencesCaseIn = (language: string): AppCase<PreferencesObserved, PreferencesAsk> => ({
  machine: preferencesMachine,
  plug: (machine) => plugWith(machine, (moved) => moved.size <= 1, language),
  spec: {
    rows: preferencesRows.map((row) => soundOnly(row)),
    starts: preferencesStart,
    observe: preferencesSeen,
    ask: asked,
  },
  effects: { save: 'store', forget: 'forget what is stored' },
  bounds:
    'What is otherwise than at first belongs to one group of settings at a time (theme; device with the layout of the navigation; the navigation over the page; the panel; each other setting), but for what may be asked anywhere. Together they are judged without paths.',
  tree: {
    keep: ({ word }) => !comesBack.includes(word),
    why: 'The path tree leaves out what only comes back (the defaults) and what repeats a choice (another tab); the covers take them all.',
  },
  signed: [
    {
      mutant: 'drop target: preferences.device.settling windowResized [0]',
      reason: 'it is in the same state either way; that its time begins anew is held by PF9 on a clock',
    },
  ],
});

export const preferencesCase = preferencesCaseIn('en');

/** Two groups at a time, and everything that places the navigation together. */
export const preferencesTogether: MachinePlug = plugWith(preferencesMachine, (moved) => {
  const others = [...moved].filter((group) => !['device', 'over', 'nav-collapsed'].includes(group));
  return moved.size <= 2 || others.length === 0;
});

/** The text covers existing values; an invalid one is allowed nowhere. */
function soundOnly<R extends (typeof preferencesRows)[number]>(row: R): R {
  if (
    !['choose', 'choose theme', 'choose direction', 'choose primary', 'another tab stores'].includes(row.on)
  )
    return row;
  const isFit = (ask: PreferencesAsk): boolean => {
    if (row.on === 'choose primary') return /^#[0-9a-f]{6}$/i.test(ask.value ?? '');
    if (row.on !== 'another tab stores') return isSound(ask);
    return (
      !['language', 'color-scheme'].includes(ask.key ?? '') &&
      (ask.value === null ? (ask.key ?? '') in firstSettings : isSound(ask))
    );
  };
  return { ...row, when: (before, ask) => isFit(ask) && (row.when?.(before, ask) ?? true) };
}
