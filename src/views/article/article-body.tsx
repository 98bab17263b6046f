import type { Article } from './article.ts';

/** The text of an article. */
export function ArticleBody({ article }: { readonly article: Article }) {
  return (
    <div className="article-body">
      {article.blocks.map((block, place) =>
        'html' in block ? <div key={place} dangerouslySetInnerHTML={{ __html: block.html }} /> : null,
      )}
    </div>
  );
}
