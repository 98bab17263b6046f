import { isLocale, type Locale } from '#i18n/locale.ts';
import type { Article } from '#views/kit/article/article.ts';

const files = import.meta.glob<Article>('../../../help/*.md', { import: 'article' });
const wholes = new Map<string, Promise<Article>>();

/** The text of an article; rejects if it cannot be fetched, or is not there. The same promise for every caller. */
export function helpArticle(locale: string, slug: string): Promise<Article> {
  const file = `../../../help/${slug}.${isLocale(locale) ? locale : 'en'}.md`;
  const coming = wholes.get(file) ?? read(file);
  wholes.set(file, coming);
  coming.catch(() => wholes.delete(file));
  return coming;
}

async function read(file: string): Promise<Article> {
  const load = files[file];
  if (!load) throw new Error(`there is no article ${file}`);
  return load();
}

/** The texts of all articles in a language. */
export const allHelpArticles = (locale: Locale): Promise<readonly Article[]> =>
  Promise.all(
    Object.entries(files).flatMap(([file, load]) => (file.endsWith(`.${locale}.md`) ? [load()] : [])),
  );
