import { useLingui } from '@lingui/react';
import { isLocale, type Locale } from '#i18n/locale.ts';

/** The language of the page, as texts outside of the catalogues are kept by it. */
export function useLanguage(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : 'en';
}
