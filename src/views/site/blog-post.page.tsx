import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleBody } from '../kit/article/article-body.tsx';
import type { Article, ArticleHead } from '../kit/article/article.ts';
import { PostFacts, PostLinks } from './post-list.tsx';
import { SiteLink } from '../navigation/site-link.tsx';

interface BlogPostPageProps {
  readonly article: Article;
  /** All posts, the newest first. */
  readonly posts: readonly ArticleHead[];
}

/** One post, and those with a tag in common. */
export function BlogPostPage({ article, posts }: BlogPostPageProps) {
  const { t } = useLingui();
  const { head, headings } = article;
  const others = posts.filter(
    ({ slug, tags }) => slug !== head.slug && tags.some((tag) => head.tags.includes(tag)),
  );
  return (
    <article className="site-text">
      <nav aria-label={t`Breadcrumbs`} className="site-crumbs ui-no-print">
        <SiteLink to="/blog">
          <Trans>Blog</Trans>
        </SiteLink>
      </nav>
      <h1>{head.title}</h1>
      <PostFacts post={head} />
      <p className="site-lead">{head.summary}</p>
      {headings.length > 2 && (
        <nav aria-label={t`On this page`} className="site-contents ui-no-print">
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ArticleBody article={article} />
      {others.length > 0 && (
        <footer className="blog-others ui-no-print">
          <h2>
            <Trans>Read on</Trans>
          </h2>
          <PostLinks posts={others.slice(0, 3)} />
        </footer>
      )}
    </article>
  );
}
