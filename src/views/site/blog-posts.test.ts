import { describe, expect, test } from 'vitest';
import { heads } from 'virtual:article-heads';
import { LOCALES } from '#i18n/locale.ts';
import type { Article, ArticleHead } from '../kit/article/article.ts';
import { faultsOf } from '../frame/help-center/testing/judged-texts.ts';
import { tagLabels } from './tag-labels.ts';

const texts = import.meta.glob<Article>('../../blog/*.md', { import: 'article', eager: true });
const posts: readonly ArticleHead[] = heads.blog.en;

test('[PUB23] there are posts', () => expect(posts.length).toBeGreaterThanOrEqual(7));

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (slug, { date, tags }) => {
  test('[PUB23] has a day, known tags, and the same parts in every language', () => {
    expect(date).toMatch(/^2026-\d\d-\d\d$/);
    expect(tags.filter((tag) => !(tag in tagLabels))).toEqual([]);
    expect(tags).not.toEqual([]);
    const [english, swedish] = LOCALES.map((locale) => texts[`../../blog/${slug}.${locale}.md`]);
    const partsIn = (article?: Article) => article?.blocks.filter((block) => 'part' in block);
    expect(english).toBeDefined();
    expect(partsIn(swedish)).toEqual(partsIn(english));
  });

  test.each(LOCALES)(
    '[PUB23, PUB24] in %s has a head for lists, bold as on screen, and links that lead somewhere',
    (locale) => {
      expect(faultsOf('blog', slug, locale)).toEqual([]);
    },
  );
});
