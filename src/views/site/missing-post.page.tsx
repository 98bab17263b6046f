import { Trans } from '@lingui/react/macro';
import type { ArticleHead } from '../kit/article/article.ts';
import { nearest } from '../kit/article/nearest.ts';
import { PostLinks } from './post-list.tsx';

interface MissingPostPageProps {
  /** The slug that was asked for; empty while the page is written, which offers all posts. */
  readonly asked: string;
  readonly posts: readonly ArticleHead[];
}

/** No post has this address: those with the nearest one. */
export function MissingPostPage({ asked, posts }: MissingPostPageProps) {
  const offered = asked === '' ? posts : nearest(asked, posts, ({ slug }) => [slug], 3);
  return (
    <section className="site-text">
      <h1>
        <Trans>Page Not Found</Trans>
      </h1>
      <p>
        <Trans>There is no post at this address. Perhaps you are looking for one of these:</Trans>
      </p>
      <PostLinks posts={offered} />
    </section>
  );
}
