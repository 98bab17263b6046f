import { msg } from '@lingui/core/macro';
import type { Locale } from '#i18n/locale.ts';
import { compare } from '#model/values/order.ts';
import { partsOf, type Article, type ArticleHead } from '../kit/article/article.ts';
import type { PublicView } from './public-view.ts';

const texts = import.meta.glob<{ readonly article: Article }>('../../blog/*.md');

/** The blog: all posts, each post, and what is said where there is no such post. */
export const blogViews: readonly PublicView[] = [
  {
    path: '/blog',
    source: 'site/blog.page.tsx',
    title: msg`Blog`,
    description: msg`On running a warehouse: counting, ledgers, VAT, work without a connection, and how Lagra is made.`,
    load: async ({ locale }) => {
      const [{ BlogPage }, posts] = await Promise.all([import('./blog.page.tsx'), postsIn(locale)]);
      return <BlogPage posts={posts} />;
    },
  },
  {
    path: '/blog/$slug',
    source: 'site/blog-post.page.tsx',
    title: msg`Blog post`,
    description: msg`A post of the blog.`,
    each: async (locale) =>
      Promise.all(
        (await postsIn(locale)).map(async ({ slug, title, summary, date }) => ({
          params: { slug },
          title,
          description: summary,
          date,
          parts: partsOf(await postOf(locale, slug)),
        })),
      ),
    load: async ({ locale, params: { slug = '' } }) => {
      const [{ BlogPostPage }, posts, article] = await Promise.all([
        import('./blog-post.page.tsx'),
        postsIn(locale),
        postOf(locale, slug),
      ]);
      return <BlogPostPage article={article} posts={posts} />;
    },
  },
  {
    path: '/blog/404',
    source: 'site/missing-post.page.tsx',
    title: msg`Page Not Found`,
    description: msg`There is no such post.`,
    load: async ({ locale, params: { asked = '' } }) => {
      const [{ MissingPostPage }, posts] = await Promise.all([
        import('./missing-post.page.tsx'),
        postsIn(locale),
      ]);
      return <MissingPostPage asked={asked} posts={posts} />;
    },
  },
];

/** The heads of all posts in a language, the newest first. */
async function postsIn(locale: Locale): Promise<readonly ArticleHead[]> {
  const { heads } = await import('virtual:article-heads/blog');
  return heads[locale].toSorted((one, other) => compare(other.date ?? '', one.date ?? ''));
}

async function postOf(locale: Locale, slug: string): Promise<Article> {
  const text = await texts[`../../blog/${slug}.${locale}.md`]?.();
  if (!text) throw new Error(`there is no post ${slug}`);
  return text.article;
}
