import { i18n, setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Locale } from './locale.ts';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en/messages.po'),
  sv: () => import('./locales/sv/messages.po'),
};

/** The one Lingui instance of the application. */
export { i18n };

/** Loads a language's catalogue, once, and makes it the current one. Rejects if it cannot be fetched. */
export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale, messages });
}

/** A language beside the current one, for papers to whoever reads it. Rejects if it cannot be fetched. */
export async function languageOf(locale: Locale): Promise<I18n> {
  const { messages } = await catalogues[locale]();
  return setupI18n({ locale, messages: { [locale]: messages } });
}
