import { use, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Article, ArticleHead } from '#views/kit/article/article.ts';
import { ArticleBody } from '#views/kit/article/article-body.tsx';
import { SiteLink } from '#views/navigation/site-link.tsx';
import { ArticleList } from './article-list.tsx';
import { HelpCrumbs } from './help-crumbs.tsx';
import { headOf, helpHeads, neighboursOf } from '#views/kit/article/help-heads.ts';
import { articlePath, askPath } from '#views/kit/article/help-paths.ts';
import { helpArticle } from './help-texts.ts';
import { nearest } from '#views/kit/article/nearest.ts';
import './help.css';

interface HelpArticleProps {
  readonly slug: string;
  /** Below the summary: what somebody signed in can do from here. */
  readonly extras?: ReactNode;
}

/** One article, with what leads on from it. Suspends until its text is there; needs no application around it. */
export function HelpArticle({ slug, extras }: HelpArticleProps) {
  const { i18n } = useLingui();
  const head = headOf(i18n.locale, slug);
  if (!head) return <UnknownArticle slug={slug} />;
  return <KnownArticle head={head} extras={extras} />;
}

function KnownArticle({ head, extras }: { readonly head: ArticleHead; readonly extras: ReactNode }) {
  const { i18n } = useLingui();
  const article = use(helpArticle(i18n.locale, head.slug));
  const related = head.related.flatMap((slug) => headOf(i18n.locale, slug) ?? []);
  return (
    <article className="help-page">
      <HelpCrumbs topic={head.category} />
      <h1>{head.title}</h1>
      <p className="help-lead">{head.summary}</p>
      {extras}
      <Contents article={article} />
      <ArticleBody article={article} />
      {related.length > 0 && (
        <section className="help-related">
          <h2>
            <Trans>Related articles</Trans>
          </h2>
          <ArticleList heads={related} />
        </section>
      )}
      <Neighbours head={head} />
      <p className="help-none">
        <Trans>Did this not help?</Trans>{' '}
        <SiteLink to={askPath(head.title)}>
          <Trans>Ask us</Trans>
        </SiteLink>
      </p>
    </article>
  );
}

/** With fewer headings the text itself is in sight. */
const LEAST_HEADINGS = 3;

function Contents({ article: { headings } }: { readonly article: Article }) {
  const { t } = useLingui();
  const main = headings.filter(({ level }) => level === 2);
  if (main.length < LEAST_HEADINGS) return null;
  return (
    <nav className="help-contents" aria-label={t`On this page`}>
      <ul>
        {main.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbours({ head }: { readonly head: ArticleHead }) {
  const { t, i18n } = useLingui();
  const { previous, next } = neighboursOf(i18n.locale, head);
  if (!previous && !next) return null;
  return (
    <nav className="help-neighbours" aria-label={t`Other articles of this topic`}>
      {previous && <SiteLink to={articlePath(previous.slug)}>{t`Previous: ${previous.title}`}</SiteLink>}
      {next && <SiteLink to={articlePath(next.slug)}>{t`Next: ${next.title}`}</SiteLink>}
    </nav>
  );
}

function UnknownArticle({ slug }: { readonly slug: string }) {
  const { i18n } = useLingui();
  return (
    <div className="help-page">
      <HelpCrumbs />
      <h1>
        <Trans>Page Not Found</Trans>
      </h1>
      <p className="help-lead">
        <Trans>The help centre has no article “{slug}”. The nearest ones:</Trans>
      </p>
      <ArticleList heads={nearest(slug, helpHeads(i18n.locale), ({ slug: own, title }) => [own, title], 3)} />
    </div>
  );
}
