import { i18n, setupI18n, type I18n, type MessageDescriptor, type Messages } from '@lingui/core';
import { isLocale, type Locale } from './locale.ts';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en/messages.po'),
  sv: () => import('./locales/sv/messages.po'),
};

/** Messages that arrived with page code, in every language. */
const brought: Record<Locale, Messages> = { en: {}, sv: {} };

type Brought = Partial<Record<Locale, Messages>>;

/** Where chunks put their messages: an array until this module is loaded, taken immediately from then on. */
const place = globalThis as { lagraWords?: { push: (words: Brought) => void } };
if (Array.isArray(place.lagraWords)) for (const words of place.lagraWords as Brought[]) takeWords(words);
place.lagraWords = { push: takeWords };

// After any catalogue load: messages that arrived earlier belong to it too.
i18n.on('change', () => void (isLocale(i18n.locale) && Object.assign(i18n.messages, brought[i18n.locale])));

/** The one Lingui instance of the application. */
export { i18n };

/** Loads a language's catalogue, once, and makes it the current one. Rejects if it cannot be fetched. */
export async function activateLocale(locale: Locale): Promise<void> {
  i18n.loadAndActivate({ locale, messages: await wordsOf(locale) });
}

/** A language besides the current one, for papers in their reader's language. Rejects if it cannot be fetched. */
export async function languageOf(locale: Locale): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await wordsOf(locale) } });
}

async function wordsOf(locale: Locale): Promise<Messages> {
  const { messages } = await catalogues[locale]();
  return { ...messages, ...brought[locale] };
}

/** A text declared inline in every language, as a message alongside those of the catalogues. */
export function messageOf({ en, sv }: Readonly<Record<Locale, string>>): MessageDescriptor {
  const id = `${en} | ${sv}`;
  takeWords({ en: { [id]: [en] }, sv: { [id]: [sv] } });
  return { id, message: en };
}

/**
 * A built catalogue holds the messages needed at every start; those of a page come before its code
 * (scripts/web/page-words.ts).
 */
function takeWords(words: Brought): void {
  for (const [locale, own] of Object.entries(words)) {
    if (!isLocale(locale)) continue;
    Object.assign(brought[locale], own);
    // Not shown anywhere yet, so no change event: listeners would redraw the whole page.
    if (i18n.locale === locale) Object.assign(i18n.messages, own);
  }
}
