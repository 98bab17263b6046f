import { useSelector } from '@xstate/react';
import { useLingui } from '@lingui/react/macro';
import type { MenuAction } from '#views/ui/menu-item.ts';
import { useTour } from './use-tour.ts';
import { useWithTours } from './use-with-tours.ts';

/** The menu item for the tours: resumes a paused one. */
export function useTourItem(): MenuAction {
  const { t } = useLingui();
  const withTours = useWithTours();
  const isPaused = useSelector(useTour(), (snapshot) => snapshot?.hasTag('paused') ?? false);
  return {
    id: 'tour',
    label: isPaused ? t`Continue the tour` : t`Take a tour`,
    icon: 'map',
    onSelect: () => void withTours((tours) => tours.send({ type: isPaused ? 'resume' : 'open' })),
  };
}
