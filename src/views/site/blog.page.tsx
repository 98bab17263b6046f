import { Trans, useLingui } from '@lingui/react/macro';
import type { ArticleHead } from '../kit/article/article.ts';
import { PostLinks, PostList } from './post-list.tsx';
import { tagLabels } from './tag-labels.ts';

/** All posts, the newest first, and the tags that they carry. */
export function BlogPage({ posts }: { readonly posts: readonly ArticleHead[] }) {
  const { t, i18n } = useLingui();
  const tags = Object.keys(tagLabels).filter((tag) => posts.some((post) => post.tags.includes(tag)));
  return (
    <section className="site-text blog">
      <h1>
        <Trans>Blog</Trans>
      </h1>
      <p>
        <Trans>On running a warehouse, and on how Lagra is made.</Trans>{' '}
        <a href={`/${i18n.locale}/blog/rss.xml`} type="application/rss+xml">
          <Trans>Follow by RSS</Trans>
        </a>
      </p>
      <PostList posts={posts} />
      <nav aria-label={t`Tags`} className="blog-topics">
        {tags.map((tag) => (
          <section key={tag} id={tag}>
            <h2>{i18n._(tagLabels[tag] ?? { id: tag })}</h2>
            <PostLinks posts={posts.filter((post) => post.tags.includes(tag))} />
          </section>
        ))}
      </nav>
    </section>
  );
}
