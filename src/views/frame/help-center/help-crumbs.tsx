import { Trans, useLingui } from '@lingui/react/macro';
import { SiteLink } from '#views/navigation/site-link.tsx';
import { HELP_PATH, topicPath } from '#views/kit/article/help-paths.ts';
import { isTopic, topics } from '#views/kit/article/help-topics.ts';

/** The way back: the help centre, and the topic of an article. */
export function HelpCrumbs({ topic }: { readonly topic?: string | undefined }) {
  const { t, i18n } = useLingui();
  return (
    <nav className="help-crumbs" aria-label={t`Where you are in the help`}>
      <SiteLink to={HELP_PATH}>
        <Trans>Help centre</Trans>
      </SiteLink>
      {isTopic(topic) && (
        <>
          <span aria-hidden> / </span>
          <SiteLink to={topicPath(topic)}>{i18n._(topics[topic].name)}</SiteLink>
        </>
      )}
    </nav>
  );
}
