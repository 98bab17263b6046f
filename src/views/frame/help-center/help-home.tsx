import { Trans, useLingui } from '@lingui/react/macro';
import { SiteLink } from '#views/navigation/site-link.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { ArticleList } from './article-list.tsx';
import { headsIn } from '#views/kit/article/help-heads.ts';
import { topicPath } from '#views/kit/article/help-paths.ts';
import { HelpSearchBox } from './help-search-box.tsx';
import { topicIds, topics } from '#views/kit/article/help-topics.ts';
import './help.css';

/** The start of the help centre: search, first steps, topics. Needs no application around it. */
export function HelpHome() {
  const { t, i18n } = useLingui();
  return (
    <div className="help-page">
      <h1>
        <Trans>Help centre</Trans>
      </h1>
      <HelpSearchBox label={t`Search the help`} />
      <section>
        <h2>
          <Trans>First steps</Trans>
        </h2>
        <ArticleList heads={headsIn(i18n.locale, 'start')} />
      </section>
      <section>
        <h2>
          <Trans>Topics</Trans>
        </h2>
        <Topics />
      </section>
    </div>
  );
}

/** The topics, each with what it is about. */
export function Topics() {
  const { i18n } = useLingui();
  return (
    <ul className="help-topics">
      {topicIds.map((id) => (
        <li key={id}>
          <Icon name={topics[id].icon} size={20} />
          <SiteLink to={topicPath(id)}>{i18n._(topics[id].name)}</SiteLink>
          <p>{i18n._(topics[id].about)}</p>
        </li>
      ))}
    </ul>
  );
}
