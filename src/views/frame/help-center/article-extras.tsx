import { Trans, useLingui } from '@lingui/react/macro';
import { isTour } from '#machines/app/tour/tour.rules.ts';
import { tourWords } from '../tour/tour.messages.ts';
import { useStartTour } from '../tour/use-start-tour.ts';
import { useSessionView } from '#views/navigation/use-session.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { ArticleHead } from '#views/kit/article/article.ts';
import { pageOf } from '#views/page-registry.ts';
import { Button } from '#views/ui/button.tsx';
import { helpDesk } from '#views/kit/help/help-desk.ts';

/** What somebody signed in can do from an article: open its screens, as far as they may, and take its tour. */
export function ArticleExtras({ head }: { readonly head: ArticleHead }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const session = useSessionView();
  const startTour = useStartTour();
  const screens = head.screens.flatMap((path) => {
    const page = path.includes('$') ? undefined : pageOf(path);
    const isOpen = !page?.can || session.may(`${page.can.subject}.${page.can.action}`);
    return page && page.access === 'company' && isOpen ? [page] : [];
  });
  const { tour } = head;
  if (!session.active || (screens.length === 0 && !isTour(tour))) return null;
  return (
    <div className="help-extras">
      {screens.map(({ path, title }) => (
        <Button key={path} size="sm" iconEnd="arrowRight" to={paths.to(path)}>
          {t`To the page: ${i18n._(title)}`}
        </Button>
      ))}
      {isTour(tour) && (
        <Button
          size="sm"
          icon="play"
          onClick={() => {
            helpDesk.close();
            void startTour(tour);
          }}
        >
          <Trans>Take the tour: {i18n._(tourWords[tour].name)}</Trans>
        </Button>
      )}
    </div>
  );
}
