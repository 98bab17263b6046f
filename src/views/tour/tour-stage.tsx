import { Suspense } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { withoutLocale } from '#i18n/locale.ts';
import { partOnDemand } from '../ui/part-on-demand.ts';
import { useApp } from '../app/app-context.tsx';

const Parts = partOnDemand(async () => (await import('./tour-parts.tsx')).TourParts);

/** The tours, over the page: loaded only when one is requested. */
export function TourStage() {
  const { tour } = useApp();
  const path = useLocation({ select: (at) => withoutLocale(at.pathname) });
  const isIdle = useSelector(tour, (snapshot) => snapshot.matches('idle'));
  if (isIdle) return null;
  return (
    <Suspense fallback={null}>
      <Parts tour={tour} path={path} />
    </Suspense>
  );
}
