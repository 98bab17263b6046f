import { useLocation } from '@tanstack/react-router';
import { withoutLocale } from '#i18n/locale.ts';
import { tours, type TourId } from '#machines/tour/tour.rules.ts';
import { useApp } from '../app/app-context.tsx';

export const isTour = (id: string | undefined): id is TourId => id !== undefined && Object.hasOwn(tours, id);

/** Starts a tour from the page. */
export function useStartTour(): (tour: TourId) => void {
  const { tour } = useApp();
  const path = useLocation({ select: (at) => withoutLocale(at.pathname) });
  return (id) => {
    tour.send({ type: 'open' });
    tour.send({ type: 'pick', tour: id });
    tour.send({ type: 'start', path });
  };
}
