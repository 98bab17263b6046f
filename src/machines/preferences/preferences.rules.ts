/** Every preference: its default, and the values it may take (`colour`: any #rrggbb). Keys are storage keys without `lagra-`. */
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

type Kinds = typeof KINDS;
export type PreferenceKey = keyof Kinds | keyof typeof COLOURS;
export type Preferences = { readonly [K in keyof Kinds]: Kinds[K][number] } & {
  readonly [K in keyof typeof COLOURS]: string;
};

/** One preference with a value it may take. */
export type Preference = {
  [K in PreferenceKey]: { readonly key: K; readonly value: Preferences[K] };
}[PreferenceKey];

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

/** Whether a value is one that the preference may take. */
export function isPreference(key: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (key in COLOURS) return /^#[0-9a-f]{6}$/i.test(value);
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

/** The theme in force: the chosen one, or what the operating system was last seen to prefer. */
export function themeInForce(preferences: Preferences): 'light' | 'dark' {
  return preferences.theme === 'system' ? preferences['color-scheme'] : preferences.theme;
}

/** Attributes and custom properties of the document element. `public/boot.js` does the same before first paint. */
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
      'data-nav-collapsed': preferences['nav-collapsed'],
      dir: preferences.direction,
    },
    variables: {
      '--primary': preferences[`${theme}-primary-color`],
      '--primary-darker': preferences[`${theme}-primary-darker-color`],
    },
  };
}
