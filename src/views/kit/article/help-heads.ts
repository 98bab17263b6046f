import { heads } from 'virtual:article-heads';
import { isLocale, type Locale } from '#i18n/locale.ts';
import type { ArticleHead } from '#views/kit/article/article.ts';
import { topicIds } from './help-topics.ts';

const placeOf = ({ category }: ArticleHead): number => topicIds.findIndex((id) => id === category);

const sorted: Readonly<Record<Locale, readonly ArticleHead[]>> = {
  en: heads.help.en.toSorted((one, other) => placeOf(one) - placeOf(other)),
  sv: heads.help.sv.toSorted((one, other) => placeOf(one) - placeOf(other)),
};

/** The heads of all articles in a language, topic by topic, in the order in which they are read. */
export const helpHeads = (locale: string): readonly ArticleHead[] => sorted[isLocale(locale) ? locale : 'en'];

/** The head of an article; undefined if there is none. */
export const headOf = (locale: string, slug: string): ArticleHead | undefined =>
  helpHeads(locale).find((head) => head.slug === slug);

/** The articles of a topic, in their order. */
export const headsIn = (locale: string, topic: string): readonly ArticleHead[] =>
  helpHeads(locale).filter(({ category }) => category === topic);

/** The article about a page of the site map: its own, else that of the kind of document it shows. */
export function articleOfPage(
  locale: string,
  { path, document }: { readonly path: string; readonly document?: string | undefined },
): ArticleHead | undefined {
  const all = helpHeads(locale);
  return (
    all.find(({ screens }) => screens.includes(path)) ??
    (document === undefined ? undefined : articleOfKind(locale, document))
  );
}

/** The article about a kind of document. */
export const articleOfKind = (locale: string, kind: string): ArticleHead | undefined =>
  helpHeads(locale).find((head) => head.kind === kind);

/** The article about a guided tour: the first that names it. */
export const articleOfTour = (locale: string, tour: string): ArticleHead | undefined =>
  helpHeads(locale).find((head) => head.tour === tour);

/** The articles before and after one in its topic. */
export function neighboursOf(
  locale: string,
  { slug, category = '' }: ArticleHead,
): { readonly previous: ArticleHead | undefined; readonly next: ArticleHead | undefined } {
  const all = headsIn(locale, category);
  const at = all.findIndex((head) => head.slug === slug);
  return { previous: all[at - 1], next: all[at + 1] };
}
