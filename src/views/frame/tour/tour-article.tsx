import { Trans, useLingui } from '@lingui/react/macro';
import { articleOfTour } from '#views/kit/article/help-heads.ts';
import { articlePath } from '#views/kit/article/help-paths.ts';

/** A link to the article that a tour goes with, in a window of its own: the tour goes on here. */
export function TourArticle({ tour }: { readonly tour: string | null }) {
  const { i18n } = useLingui();
  const head = tour === null ? undefined : articleOfTour(i18n.locale, tour);
  if (!head) return null;
  const { slug, title } = head;
  return (
    <a className="tour-article" href={`/${i18n.locale}${articlePath(slug)}`} target="_blank" rel="noreferrer">
      <Trans>Read about it: {title}</Trans>
    </a>
  );
}
