import { localeOfPath, preferredLocale, withLocale, type Locale } from '#i18n/locale.ts';

/** The language for an address without one: of the page that is left, else of the cookie, else of the browser. */
export function wantedLocale(): Locale {
  const cookie = /(?:^|; )i18n_redirected=([^;]*)/.exec(document.cookie)?.[1];
  return localeOfPath(location.pathname) ?? preferredLocale(cookie, navigator.languages);
}

/** The address of this page with its language before it, query included. */
export const addressInLanguage = (): string =>
  withLocale(location.pathname, wantedLocale()) + location.search;
