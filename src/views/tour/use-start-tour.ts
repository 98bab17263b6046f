import { useLocation } from '@tanstack/react-router';
import { withoutLocale } from '#i18n/locale.ts';
import { useApp } from '../app/app-context.tsx';

/** Starts a tour from the page; one that does not exist leaves the picker open. */
export function useStartTour(): (tour: string) => Promise<void> {
  const { tour } = useApp();
  const path = useLocation({ select: (at) => withoutLocale(at.pathname) });
  return async (id) => {
    const actor = await tour.load();
    actor.send({ type: 'open' });
    actor.send({ type: 'pick', tour: id });
    actor.send({ type: 'start', path });
  };
}
