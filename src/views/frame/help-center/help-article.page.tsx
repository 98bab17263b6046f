import { useRef } from 'react';
import { useLocation, useParams } from '@tanstack/react-router';
import { useLingui } from '@lingui/react';
import { useScrolledTo } from '#views/ui/use-scrolled-to.ts';
import { ArticleExtras } from './article-extras.tsx';
import { HelpArticle } from './help-article.tsx';
import { headOf } from '#views/kit/article/help-heads.ts';
import { InnerLinks } from './inner-links.tsx';

/** An article of the help centre in the application, with its screens and its tour. */
export function HelpArticlePage() {
  const { i18n } = useLingui();
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }; // of its own path
  const head = headOf(i18n.locale, slug);
  const box = useRef<HTMLDivElement>(null);
  useScrolledTo(box, useLocation({ select: ({ hash }) => hash }));
  return (
    <InnerLinks>
      <div ref={box}>
        <HelpArticle slug={slug} extras={head && <ArticleExtras head={head} />} />
      </div>
    </InnerLinks>
  );
}
