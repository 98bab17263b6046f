import { Suspense } from 'react';
import { Skeleton } from '#views/ui/skeleton.tsx';
import type { Article, ArticleBlock } from './article.ts';
import { articleParts } from './article-parts.ts';
import './article.css';

/** The text of an article with its parts. Needs no application around it: the public site shows it too. */
export function ArticleBody({ article }: { readonly article: Article }) {
  return (
    <div className="article-text">
      {article.blocks.map((block) => (
        <Block key={'html' in block ? block.html : `${block.part} ${block.of}`} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: ArticleBlock }) {
  // Made while building from Markdown of our own, which takes no HTML.
  // oxlint-disable-next-line react/no-danger
  if ('html' in block) return <div dangerouslySetInnerHTML={{ __html: block.html }} />;
  const Part = articleParts[block.part];
  if (!Part) throw new Error(`articles have no part ${block.part}`);
  return (
    <Suspense fallback={<Skeleton height="12rem" />}>
      <Part of={block.of ?? ''} />
    </Suspense>
  );
}
