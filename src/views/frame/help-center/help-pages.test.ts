import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { messages as swedish } from '#i18n/locales/sv/messages.po';
import { HelpArticle } from './help-article.tsx';
import { HelpCategory } from './help-category.tsx';
import { helpHeads, headsIn, neighboursOf } from '#views/kit/article/help-heads.ts';
import { HelpHome } from './help-home.tsx';
import { articleAt, askPath } from '#views/kit/article/help-paths.ts';
import { nearest } from '#views/kit/article/nearest.ts';
import { topicIds } from '#views/kit/article/help-topics.ts';

/** Made as the public site makes its pages: without a browser, an application or a router. */
async function made(locale: Locale, page: ReactNode): Promise<string> {
  const i18n = setupI18n({ locale, messages: { [locale]: locale === 'sv' ? swedish : {} } });
  const { prelude } = await prerenderToNodeStream(createElement(I18nProvider, { i18n }, page), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return text(prelude);
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

describe.each(LOCALES)('[HC10] in %s, outside the application', (locale) => {
  test('[HC10] the start has a search, the first steps and every topic', async () => {
    const html = await made(locale, createElement(HelpHome));
    expect(html).toContain('role="searchbox"');
    for (const topic of topicIds)
      expect(html).toContain(`href="/${locale}/apps/help-center/category/${topic}"`);
    for (const { slug } of headsIn(locale, 'start'))
      expect(html).toContain(`href="/${locale}/apps/help-center/article/${slug}"`);
  });

  test('[HC10] a topic has its articles', async () => {
    const html = await made(locale, createElement(HelpCategory, { slug: 'sales' }));
    for (const { title } of headsIn(locale, 'sales')) expect(html).toContain(escaped(title));
  });

  test('[HC9, HC10] every article is whole, and leads on', async () => {
    for (const head of helpHeads(locale)) {
      const html = await made(locale, createElement(HelpArticle, { slug: head.slug }));
      expect(html).toContain(`<h1>${escaped(head.title)}</h1>`);
      expect(html).not.toContain('ui-skeleton');
      const { next } = neighboursOf(locale, head);
      for (const slug of [...head.related, ...(next ? [next.slug] : [])])
        expect(html).toContain(`href="/${locale}/apps/help-center/article/${slug}"`);
      expect(html).toContain(`href="/${locale}/contact?about=`);
    }
  }, 60_000);
});

test('[HC8] a slug that no article has shows the three nearest', async () => {
  const heads = helpHeads('en');
  expect(nearest('sales-oders', heads, ({ slug, title }) => [slug, title], 3)[0]?.slug).toBe('sales-orders');
  const html = await made('en', createElement(HelpArticle, { slug: 'sales-oders' }));
  expect(html).toContain('Page Not Found');
  expect(html.match(/\/apps\/help-center\/article\//g)).toHaveLength(3);
});

test('[HC8] an unknown topic shows those that there are', async () => {
  const html = await made('en', createElement(HelpCategory, { slug: 'rockets' }));
  expect(html).toContain('Page Not Found');
  expect(html).toContain('/category/sales');
});

test('[HC7] what was searched goes along when we are asked', () => {
  expect(askPath('two words & more')).toBe('/contact?about=two+words+%26+more');
  expect(askPath('')).toBe('/contact');
});

test.each([
  ['/en/apps/help-center/article/picking', { slug: 'picking', anchor: undefined }],
  ['/sv/apps/help-center/article/picking#refusal-x', { slug: 'picking', anchor: 'refusal-x' }],
  ['/sv/apps/sales/orders', null],
])('[HC2] %s is known for an article or not', (address, at) => expect(articleAt(address)).toEqual(at));
