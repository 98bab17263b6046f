import { isLocale, preferredLocale, type Locale } from '#i18n/locale.ts';

/** The language for an address without one: of the page that is left, else of the cookie, else of the browser. */
export function wantedLocale(): Locale {
  const first = location.pathname.split('/')[1];
  if (isLocale(first)) return first;
  const cookie = /(?:^|; )i18n_redirected=([^;]*)/.exec(document.cookie)?.[1];
  return preferredLocale(cookie, navigator.languages);
}
