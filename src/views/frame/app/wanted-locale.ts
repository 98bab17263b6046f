import { localeOfPath, preferredLocale, withLocale, type Locale } from '#i18n/locale.ts';

/** The language for an address without one: from the page being left, else the cookie, else the browser. */
export function wantedLocale(): Locale {
  const cookie = /(?:^|; )i18n_redirected=([^;]*)/.exec(document.cookie)?.[1];
  return localeOfPath(location.pathname) ?? preferredLocale(cookie, navigator.languages);
}

/** The address of this page with its locale prefix, query included. */
export const addressInLanguage = (): string =>
  withLocale(location.pathname, wantedLocale()) + location.search;
