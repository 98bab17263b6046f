import type { I18n, Messages } from '@lingui/core';
import { languageOf } from '#i18n/i18n.ts';
import type { Locale } from '#i18n/locale.ts';

/** The gallery's catalogues, loaded by no other page. */
const catalogues: Record<Locale, () => Promise<{ readonly messages: Messages }>> = {
  en: () => import('#i18n/locales/en/gallery.po'),
  sv: () => import('#i18n/locales/sv/gallery.po'),
};

const known = new Map<Locale, Promise<I18n>>();

/** The product's language plus the gallery's catalogue, always the same promise. Rejects if one cannot be loaded. */
export function galleryLanguage(locale: Locale): Promise<I18n> {
  const language = known.get(locale) ?? load(locale);
  known.set(locale, language);
  language.catch(() => known.delete(locale));
  return language;
}

async function load(locale: Locale): Promise<I18n> {
  const [language, { messages }] = await Promise.all([languageOf(locale), catalogues[locale]()]);
  language.loadAndActivate({ locale, messages: { ...language.messages, ...messages } });
  return language;
}
