import type { ArticleHead } from '#views/kit/article/article.ts';
import { SiteLink } from '#views/navigation/site-link.tsx';
import { articlePath } from '#views/kit/article/help-paths.ts';

/** Articles by title, with what each is about. */
export function ArticleList({ heads }: { readonly heads: readonly ArticleHead[] }) {
  return (
    <ul className="help-list">
      {heads.map(({ slug, title, summary }) => (
        <li key={slug}>
          <SiteLink to={articlePath(slug)}>{title}</SiteLink>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
