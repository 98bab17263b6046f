import { useLingui } from '@lingui/react/macro';
import type { TourActor } from '#machines/app/tour/tour.machine.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useAnnouncements } from '#views/navigation/use-announcements.ts';

/** Does something with the tours once they are here; says so where they cannot be fetched. */
export function useWithTours(): (act: (tours: TourActor) => void) => Promise<void> {
  const { t } = useLingui();
  const { tour } = useApp();
  const announcer = useAnnouncements();
  return async (act) => {
    const tours = await tour.load().catch(() => null);
    if (tours) act(tours);
    else announcer.error(t`The tours could not be loaded. Try again with a connection.`);
  };
}
