/** Every preference: its default first, and the values it may take. Keys are storage keys without `lagra-`. */
const KINDS = {
  theme: ['system', 'light', 'dark'],
  skin: ['bordered', 'default'],
  language: ['en', 'sv'],
  density: ['comfortable', 'compact'],
  'color-scheme': ['light', 'dark'],
  'semi-dark': ['false', 'true'],
  'nav-collapsed': ['false', 'true'],
  'content-width': ['boxed', 'fluid'],
  'content-layout-nav': ['vertical', 'horizontal'],
  'navbar-type': ['sticky', 'static', 'hidden'],
  'navbar-blur': ['true', 'false'],
  'footer-type': ['static', 'sticky', 'hidden'],
  direction: ['ltr', 'rtl'],
} as const;

const COLOURS = {
  'light-primary-color': '#16B1FF',
  'light-primary-darker-color': '#149FE6',
  'dark-primary-color': '#16B1FF',
  'dark-primary-darker-color': '#149FE6',
} as const;

/** Colours to choose from, the product's own first; any other may be chosen too. */
export const PRIMARY_COLOURS = [
  '#16B1FF',
  '#3366FF',
  '#6C5CE7',
  '#B14AED',
  '#E5397F',
  '#F2711C',
  '#E0A100',
  '#2FA84F',
  '#0E9F9A',
  '#64748B',
] as const;

type Kinds = typeof KINDS;
export type PreferenceKey = keyof Kinds | keyof typeof COLOURS;
export type ColourKey = keyof typeof COLOURS;
export type Preferences = { readonly [K in keyof Kinds]: Kinds[K][number] } & {
  readonly [K in ColourKey]: string;
};

/** One preference with a value it may take. */
export type Preference = {
  [K in PreferenceKey]: { readonly key: K; readonly value: Preferences[K] };
}[PreferenceKey];

/** The two looks, each with colours of its own. */
export type Scheme = Preferences['color-scheme'];

/** Every key, without its `lagra-` prefix. */
export const PREFERENCE_KEYS = [...Object.keys(KINDS), ...Object.keys(COLOURS)] as readonly PreferenceKey[]; // keys of the literals

/** What holds where nothing is stored: the first value of each list. */
export const DEFAULT_PREFERENCES: Preferences = {
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
  ...COLOURS,
};

/** What is not chosen here: the language stands in the address, the scheme is the operating system's. */
const GIVEN: readonly string[] = ['language', 'color-scheme'];

/** The keys of what a person chooses in the appearance settings. */
export const CHOSEN_KEYS: readonly PreferenceKey[] = PREFERENCE_KEYS.filter((key) => !GIVEN.includes(key));

/** Whether a text is a colour as it is stored: `#16B1FF`. */
export function isColour(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}

/** Whether a value is one that the preference may take. */
export function isPreference(key: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (key in COLOURS) return isColour(value);
  const values: readonly string[] = key in KINDS ? KINDS[key as keyof Kinds] : []; // checked just before
  return values.includes(value);
}

/** What was stored, key by key; anything malformed or unknown falls back to its default. */
export function readPreferences(stored: Readonly<Record<string, string | null | undefined>>): Preferences {
  const kept = PREFERENCE_KEYS.filter((key) => isPreference(key, stored[key])).map((key) => [
    key,
    stored[key],
  ]);
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(kept) };
}

/** Whether another tab may change it here as well. */
export function isShared(key: string): boolean {
  return CHOSEN_KEYS.some((chosen) => chosen === key);
}

/** The defaults again, of all that is chosen. */
export function restoredPreferences(before: Preferences): Preferences {
  return { ...DEFAULT_PREFERENCES, language: before.language, 'color-scheme': before['color-scheme'] };
}

/** The theme in force: the chosen one, or what the operating system was last seen to prefer. */
export function themeInForce(preferences: Preferences): Scheme {
  return preferences.theme === 'system' ? preferences['color-scheme'] : preferences.theme;
}

/** A tenth darker in each channel: `#16B1FF` → `#149FE6`. */
export function darkerOf(colour: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const darker = channels.map((channel) =>
    Math.round(channel * 0.9)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${darker.join('')}`.toUpperCase();
}

/** A primary colour for one scheme, with the darker tone that goes with it. */
export function primaryPreferences(scheme: Scheme, colour: string): readonly Preference[] {
  return [
    { key: `${scheme}-primary-color`, value: colour },
    { key: `${scheme}-primary-darker-color`, value: darkerOf(colour) },
  ];
}

/** Attributes and properties of the document element. `src/first/boot.js` does the same before first paint. */
export function documentLook(preferences: Preferences): {
  readonly attributes: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
} {
  const theme = themeInForce(preferences);
  return {
    attributes: {
      'data-theme': theme,
      'data-skin': preferences.skin,
      'data-density': preferences.density,
      'data-semi-dark': preferences['semi-dark'],
      dir: preferences.direction,
      lang: preferences.language,
    },
    variables: {
      // Also before any style sheet is there: the empty page is dark then.
      'color-scheme': theme,
      '--primary': preferences[`${theme}-primary-color`],
      '--primary-darker': preferences[`${theme}-primary-darker-color`],
    },
  };
}
