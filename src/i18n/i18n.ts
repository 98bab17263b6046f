import { i18n, setupI18n, type I18n, type MessageDescriptor, type Messages } from '@lingui/core';
import { isLocale, type Locale } from './locale.ts';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en/messages.po'),
  sv: () => import('./locales/sv/messages.po'),
};

/** Words that came with the code of pages, in every language. */
const brought: Record<Locale, Messages> = { en: {}, sv: {} };

type Brought = Partial<Record<Locale, Messages>>;

/** Where chunks leave their words: a list until this is loaded, and taken at once from then on. */
const place = globalThis as { lagraWords?: { push: (words: Brought) => void } };
if (Array.isArray(place.lagraWords)) for (const words of place.lagraWords as Brought[]) takeWords(words);
place.lagraWords = { push: takeWords };

// Whoever loads a catalogue: what was brought belongs to it too.
i18n.on('change', () => void (isLocale(i18n.locale) && Object.assign(i18n.messages, brought[i18n.locale])));

/** The one Lingui instance of the application. */
export { i18n };

/** Loads a language's catalogue, once, and makes it the current one. Rejects if it cannot be fetched. */
export async function activateLocale(locale: Locale): Promise<void> {
  i18n.loadAndActivate({ locale, messages: await wordsOf(locale) });
}

/** A language beside the current one, for papers to whoever reads it. Rejects if it cannot be fetched. */
export async function languageOf(locale: Locale): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await wordsOf(locale) } });
}

async function wordsOf(locale: Locale): Promise<Messages> {
  const { messages } = await catalogues[locale]();
  return { ...messages, ...brought[locale] };
}

/** A text that stands in every language where it is declared, as a message beside those of the catalogues. */
export function messageOf({ en, sv }: Readonly<Record<Locale, string>>): MessageDescriptor {
  const id = `${en} | ${sv}`;
  takeWords({ en: { [id]: [en] }, sv: { [id]: [sv] } });
  return { id, message: en };
}

/** A built catalogue holds the words of every start; those of a page come before its code (scripts/web/page-words.ts). */
function takeWords(words: Brought): void {
  for (const [locale, own] of Object.entries(words)) {
    if (!isLocale(locale)) continue;
    Object.assign(brought[locale], own);
    // Nobody has said them yet, so nobody is told: whoever listens would draw all of the page anew.
    if (i18n.locale === locale) Object.assign(i18n.messages, own);
  }
}
