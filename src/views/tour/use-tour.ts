import { useSyncExternalStore } from 'react';
import type { TourActor } from '#machines/tour/tour.machine.ts';
import { useApp } from '../app/app-context.tsx';

/** The running tours; undefined until their chart is loaded. */
export function useTour(): TourActor | undefined {
  const { tour } = useApp();
  return useSyncExternalStore(tour.subscribe, tour.actor) ?? undefined;
}
