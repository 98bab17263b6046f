import type { Locale } from '#i18n/locale.ts';
import { createHelpSearch, type HelpSearch } from './help-search.ts';
import { allHelpArticles } from './help-texts.ts';

const stemmers: Readonly<Record<Locale, () => Promise<{ readonly stemmer: (word: string) => string }>>> = {
  en: () => import('@orama/stemmers/english'),
  sv: () => import('@orama/stemmers/swedish'),
};
const known = new Map<Locale, Promise<HelpSearch>>();

/** The search in a language, made at its first use. Rejects if the articles cannot be fetched. */
export function loadHelpSearch(locale: Locale): Promise<HelpSearch> {
  const coming = known.get(locale) ?? make(locale);
  known.set(locale, coming);
  coming.catch(() => known.delete(locale));
  return coming;
}

async function make(locale: Locale): Promise<HelpSearch> {
  const [articles, { stemmer }] = await Promise.all([allHelpArticles(locale), stemmers[locale]()]);
  return createHelpSearch(articles, stemmer);
}
