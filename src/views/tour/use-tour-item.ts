import { useSelector } from '@xstate/react';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../app/app-context.tsx';
import type { MenuAction } from '../ui/menu-item.ts';

/** The menu item for the tours: resumes a paused one. */
export function useTourItem(): MenuAction {
  const { t } = useLingui();
  const { tour } = useApp();
  const isPaused = useSelector(tour, (snapshot) => snapshot.hasTag('paused'));
  return {
    id: 'tour',
    label: isPaused ? t`Continue the tour` : t`Take a tour`,
    icon: 'map',
    onSelect: () => tour.send({ type: isPaused ? 'resume' : 'open' }),
  };
}
