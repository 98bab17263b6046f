import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { articleOf, headOf, type ArticleSource } from './article-text.ts';

const folder = join(import.meta.dirname, '../../src/blog');
const tags = ['stock', 'statecharts', 'counting', 'tax', 'offline', 'getting-started', 'product'];

const slugs = [...new Set(readdirSync(folder).map((name) => name.split('.')[0] ?? ''))];
const source = (slug: string, locale: Locale): ArticleSource => ({
  slug,
  locale,
  text: readFileSync(join(folder, `${slug}.${locale}.md`), 'utf8'),
});
const posts = slugs.flatMap((slug) => LOCALES.map((locale) => [slug, locale] as const));

test('[PUB23] there are posts', () => expect(slugs.length).toBeGreaterThanOrEqual(7));

test.each(posts)('[PUB23] %s (%s) has a head that lists can show, and a day', (slug, locale) => {
  const head = headOf(source(slug, locale), source(slug, 'en'));
  expect(head.date).toMatch(/^2026-\d\d-\d\d$/);
  expect(head.tags.filter((tag) => !tags.includes(tag))).toEqual([]);
  expect(head.tags).not.toEqual([]);
  expect(head.title.length).toBeLessThanOrEqual(60);
  expect(head.summary.length).toBeLessThanOrEqual(160);
});

test.each(posts)(
  '[PUB23, PUB24] %s (%s) says in bold what is on screen, and has the parts of the English one',
  (slug, locale) => {
    const { blocks } = articleOf(source(slug, locale), source(slug, 'en'));
    const english = articleOf(source(slug, 'en'), source(slug, 'en')).blocks;
    const partsOf = (all: typeof blocks) => all.flatMap((block) => ('part' in block ? [block] : []));
    expect(partsOf(blocks)).toEqual(partsOf(english));
    const shown = wordsIn(locale);
    const bold = [...source(slug, locale).text.matchAll(/\*\*(.+?)\*\*/g)].map(([, text]) => text);
    expect(bold.filter((text) => !shown.has(text ?? ''))).toEqual([]);
  },
);

test.each(posts)('[PUB24] %s (%s) leads to posts that are there', (slug, locale) => {
  const linked = [...source(slug, locale).text.matchAll(/\(blog:([\w-]+)\)/g)].map(([, to]) => to ?? '');
  expect(linked.filter((to) => !slugs.includes(to))).toEqual([]);
});

/** Everything the application says in a language. */
function wordsIn(locale: Locale): ReadonlySet<string> {
  const path = join(import.meta.dirname, `../../src/i18n/locales/${locale}/messages.po`);
  return new Set([...readFileSync(path, 'utf8').matchAll(/^msgstr "(.+)"$/gm)].map(([, text]) => text ?? ''));
}
