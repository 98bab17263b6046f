import { Suspense } from 'react';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { withoutLocale } from '#i18n/locale.ts';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import { useStartTour } from './use-start-tour.ts';
import { useTour } from './use-tour.ts';

const Parts = partOnDemand(async () => (await import('./tour-parts.tsx')).TourParts);

/** The tours, over the page: loaded only when one is requested. */
export function TourStage() {
  const tour = useTour();
  const path = useLocation({ select: (at) => withoutLocale(at.pathname) });
  useAskedTour();
  const isIdle = useSelector(tour, (snapshot) => snapshot?.matches('idle') ?? true);
  if (!tour || isIdle) return null;
  return (
    <Suspense fallback={null}>
      <Parts tour={tour} path={path} />
    </Suspense>
  );
}

/** An address may ask for a tour: `/dashboard?tour=sales`, as the links of articles do. It starts once. */
function useAskedTour(): void {
  const paths = usePaths();
  const startTour = useStartTour();
  const at = useLocation({ select: ({ pathname }) => withoutLocale(pathname) });
  const { tour } = useSearch({ strict: false }) as { tour?: string }; // the chart knows which there are
  useWhenChanged(tour, (asked) => {
    if (asked === undefined) return;
    paths.go(at, { replace: true });
    void startTour(asked);
  });
}
