import { useSelector } from '@xstate/react';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../app/app-context.tsx';
import type { MenuAction } from '../ui/menu-item.ts';

/** The tours as an entry of a menu: one that waits is gone on with. */
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
