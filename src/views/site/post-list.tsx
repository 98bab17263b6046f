import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#i18n/format.ts';
import type { ArticleHead } from '../kit/article/article.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { tagLabels } from './tag-labels.ts';
import './blog.css';

interface PostsProps {
  readonly posts: readonly ArticleHead[];
}

/** Posts with what they are about. */
export function PostList({ posts }: PostsProps) {
  return (
    <ul className="blog-posts">
      {posts.map((post) => (
        <li key={post.slug}>
          <h2>
            <SiteLink to={`/blog/${post.slug}`}>{post.title}</SiteLink>
          </h2>
          <PostFacts post={post} />
          <p>{post.summary}</p>
        </li>
      ))}
    </ul>
  );
}

/** Posts by name alone. */
export function PostLinks({ posts }: PostsProps) {
  return (
    <ul className="blog-links">
      {posts.map(({ slug, title }) => (
        <li key={slug}>
          <SiteLink to={`/blog/${slug}`}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The day of a post, and its tags as links to all that carry them. */
export function PostFacts({ post: { date, tags } }: { readonly post: ArticleHead }) {
  const { i18n } = useLingui();
  return (
    <p className="blog-facts">
      {date !== undefined && (
        // Written while building; a browser may know another way to write a date.
        <time dateTime={date} suppressHydrationWarning>
          {formatDate(date, i18n.locale)}
        </time>
      )}
      {tags.map((tag) => (
        <SiteLink key={tag} to={`/blog#${tag}`} className="blog-tag">
          {i18n._(tagLabels[tag] ?? { id: tag })}
        </SiteLink>
      ))}
    </p>
  );
}
