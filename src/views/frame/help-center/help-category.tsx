import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleList } from './article-list.tsx';
import { HelpCrumbs } from './help-crumbs.tsx';
import { headsIn } from '#views/kit/article/help-heads.ts';
import { Topics } from './help-home.tsx';
import { isTopic, topics } from '#views/kit/article/help-topics.ts';
import './help.css';

/** The articles of a topic. Needs no application around it. */
export function HelpCategory({ slug }: { readonly slug: string }) {
  const { i18n } = useLingui();
  if (!isTopic(slug)) return <UnknownTopic slug={slug} />;
  return (
    <div className="help-page">
      <HelpCrumbs />
      <h1>{i18n._(topics[slug].name)}</h1>
      <p className="help-lead">{i18n._(topics[slug].about)}</p>
      <ArticleList heads={headsIn(i18n.locale, slug)} />
    </div>
  );
}

function UnknownTopic({ slug }: { readonly slug: string }) {
  return (
    <div className="help-page">
      <HelpCrumbs />
      <h1>
        <Trans>Page Not Found</Trans>
      </h1>
      <p className="help-lead">
        <Trans>The help centre has no topic “{slug}”. It has these:</Trans>
      </p>
      <Topics />
    </div>
  );
}
