import { Fragment } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#i18n/format.ts';
import { changelog } from './changelog-entries.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import '../kit/article/article.css';

/** What has landed, the newest first. */
export function ChangelogPage() {
  const { i18n } = useLingui();
  return (
    <section className="site-text">
      <h1>
        <Trans>Changelog</Trans>
      </h1>
      <p className="site-lead">
        <Trans>
          What has landed, the newest first. What is measured and how stands in the{' '}
          <SiteLink to="/blog">blog</SiteLink>.
        </Trans>
      </p>
      <div className="article-text">
        <div>
          {changelog.map(({ day, changes }) => (
            <Fragment key={day}>
              <h2 id={day}>
                {/* Written while building; a browser may know another way to write a date. */}
                <time dateTime={day} suppressHydrationWarning>
                  {formatDate(day, i18n.locale)}
                </time>
              </h2>
              <ul>
                {changes.map((change) => (
                  <li key={change.id}>{i18n._(change)}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
      </div>
    </section>
  );
}
