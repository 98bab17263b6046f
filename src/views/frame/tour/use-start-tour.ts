import { useLocation } from '@tanstack/react-router';
import { withoutLocale } from '#i18n/locale.ts';
import { useWithTours } from './use-with-tours.ts';

/** Starts a tour from the page; one that does not exist leaves the picker open. */
export function useStartTour(): (tour: string) => Promise<void> {
  const withTours = useWithTours();
  const path = useLocation({ select: (at) => withoutLocale(at.pathname) });
  return (id) =>
    withTours((tours) => {
      tours.send({ type: 'open' });
      tours.send({ type: 'pick', tour: id });
      tours.send({ type: 'start', path });
    });
}
