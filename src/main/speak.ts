import { activateLocale } from '#i18n/i18n.ts';
import type { Locale } from '#i18n/locale.ts';
import { keepLocale } from '#services/storage/cookies.ts';

/** Makes a language the current one, and stores it for the next visit. */
export async function speak(locale: Locale): Promise<void> {
  await activateLocale(locale);
  keepLocale(document, locale);
  document.documentElement.lang = locale;
}
