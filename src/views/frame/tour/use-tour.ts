import { useSyncExternalStore } from 'react';
import type { TourActor } from '#machines/app/tour/tour.machine.ts';
import { useApp } from '#views/navigation/app-context.tsx';

/** The running tours; undefined until their chart is loaded. */
export function useTour(): TourActor | undefined {
  const { tour } = useApp();
  return useSyncExternalStore(tour.subscribe, tour.actor) ?? undefined;
}
