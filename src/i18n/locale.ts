/** The languages of the interface; the first is the default. */
export const LOCALES = ['en', 'sv'] as const;
export type Locale = (typeof LOCALES)[number];

const DEFAULT_LOCALE: Locale = 'en';

/** Each language's own name for itself. */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', sv: 'Svenska' };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The locale in the first segment of a path, if there is one: `/sv/apps/products` → `sv`. */
export function localeOfPath(path: string): Locale | undefined {
  const [, first] = path.split('/');
  return isLocale(first) ? first : undefined;
}

/** A path below its locale segment, if it has one: `/sv/apps/products` → `/apps/products`, `/sv` → ``. */
export function withoutLocale(path: string): string {
  if (localeOfPath(path) === undefined) return path;
  return path.slice(path.indexOf('/', 1) === -1 ? path.length : path.indexOf('/', 1));
}

/** The same page in another language. A path without a locale gets one. */
export function withLocale(path: string, locale: Locale): string {
  const rest = withoutLocale(path);
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`;
}

/** The locale for a path without one: the cookie's, else the first accepted language that we support, else English. */
export function preferredLocale(cookie: string | undefined, accepted: readonly string[]): Locale {
  if (isLocale(cookie)) return cookie;
  const spoken = accepted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale);
  return spoken ?? DEFAULT_LOCALE;
}
