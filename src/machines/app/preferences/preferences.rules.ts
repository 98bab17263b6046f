/** Every preference with its allowed values, the default first. Keys are storage keys without `lagra-`. */
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
  'single-keys': ['true', 'false'],
} as const;

const COLOURS = {
  'light-primary-color': '#16B1FF',
  'light-primary-darker-color': '#149FE6',
  'dark-primary-color': '#16B1FF',
  'dark-primary-darker-color': '#149FE6',
} as const;

/** Suggested colours, the product's own first; any other colour is allowed too. */
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

/** One preference with an allowed value. */
export type Preference = {
  [K in PreferenceKey]: { readonly key: K; readonly value: Preferences[K] };
}[PreferenceKey];

/** The two colour schemes, each with its own colours. */
export type Scheme = Preferences['color-scheme'];

/** Every key, without its `lagra-` prefix. */
export const PREFERENCE_KEYS = [...Object.keys(KINDS), ...Object.keys(COLOURS)] as readonly PreferenceKey[]; // keys of the literals

/** Defaults where nothing is stored: the first value of each list. */
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
  'single-keys': 'true',
  ...COLOURS,
};

/** Not chosen in the settings: the language is in the URL, the scheme is the operating system's. */
const GIVEN: readonly string[] = ['language', 'color-scheme'];

/** The keys a person chooses in the appearance settings. */
export const CHOSEN_KEYS: readonly PreferenceKey[] = PREFERENCE_KEYS.filter((key) => !GIVEN.includes(key));

/** Whether a text is a colour in the stored form: `#16B1FF`. */
export function isColour(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}

/** Whether a value is allowed for the preference. */
export function isPreference(key: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (key in COLOURS) return isColour(value);
  const values: readonly string[] = key in KINDS ? KINDS[key as keyof Kinds] : []; // checked just before
  return values.includes(value);
}

/** The stored preferences; malformed or unknown values fall back to the default. */
export function readPreferences(stored: Readonly<Record<string, string | null | undefined>>): Preferences {
  const kept = PREFERENCE_KEYS.filter((key) => isPreference(key, stored[key])).map((key) => [
    key,
    stored[key],
  ]);
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(kept) };
}

/** Whether a change in another tab also applies here. */
export function isShared(key: string): boolean {
  return CHOSEN_KEYS.some((chosen) => chosen === key);
}

/** The defaults for everything that is chosen. */
export function restoredPreferences(before: Preferences): Preferences {
  return { ...DEFAULT_PREFERENCES, language: before.language, 'color-scheme': before['color-scheme'] };
}

/** The effective theme: the chosen one, or the operating system's last known preference. */
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

/** A primary colour for one scheme, with its darker variant. */
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
      // Needed before any style sheet loads, so that the empty page is dark.
      'color-scheme': theme,
      '--primary': preferences[`${theme}-primary-color`],
      '--primary-darker': preferences[`${theme}-primary-darker-color`],
    },
  };
}
