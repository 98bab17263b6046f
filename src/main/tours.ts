import type { TourActor } from '#machines/app/tour/tour.machine.ts';
import { untilIdle } from '#services/page/until-idle.ts';
import type { Tours } from '#views/navigation/app-context.tsx';
import { loadOnce } from './load-once.ts';
import type { TourOptions } from './tour.ts';

/** The tours: their chart is loaded once the page is idle, for newcomers are offered one, or with the first use. [STR3] */
export function createTours(options: TourOptions): Tours {
  const listeners = new Set<() => void>();
  let running: TourActor | null = null;
  const load = loadOnce(async (): Promise<TourActor> => {
    const { createTour } = await import('./tour.ts');
    running = createTour(options);
    for (const tell of listeners) tell();
    return running;
  });
  void untilIdle().then(() => load().catch(() => {}));
  return {
    actor: () => running,
    load,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
