import type { I18n, Messages } from '@lingui/core';
import { languageOf } from './i18n.ts';
import type { Locale } from './locale.ts';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en/flows.po'),
  sv: () => import('./locales/sv/flows.po'),
};
const known = new Map<Locale, Promise<I18n>>();

/** A language with the words for charts, which are not loaded at startup. Rejects if it cannot be fetched. */
export function flowLanguage(locale: Locale): Promise<I18n> {
  const language = known.get(locale) ?? loadLanguage(locale);
  known.set(locale, language);
  return language;
}

async function loadLanguage(locale: Locale): Promise<I18n> {
  try {
    const [language, { messages }] = await Promise.all([languageOf(locale), catalogues[locale]()]);
    language.load(locale, messages);
    return language;
  } catch (error) {
    known.delete(locale);
    throw error;
  }
}
