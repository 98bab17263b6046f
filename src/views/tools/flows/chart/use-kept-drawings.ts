import { useLingui } from '@lingui/react';
import { useIdle } from '#views/ui/use-idle.ts';
import { useNarrow } from '#views/ui/use-media-query.ts';
import { drawingsIn } from '#views/kit/chart/drawings.ts';

/** Milliseconds reserved for the page itself first. */
const REST = 1000;
/** Milliseconds to wait for the service worker, which on a first visit caches the application first. */
const PATIENCE = 20_000;

/**
 * Fetches every drawing in the language and the direction of the page once it is rendered, so that they are available
 * offline: the service worker caches what is fetched.
 */
export function useKeptDrawings(): void {
  const { i18n } = useLingui();
  const flow = useNarrow() ? 'tall' : 'wide';
  const keep = async (): Promise<void> => {
    await served(navigator.serviceWorker);
    await fetchAll(drawingsIn(i18n.locale, flow));
  };
  useIdle(`${i18n.locale} ${flow}`, REST, true, () => void keep());
}

/** Resolves once the service worker controls the page and caches, or after a timeout if there is none. */
export async function served(workers: ServiceWorkerContainer | undefined): Promise<void> {
  if (!workers || workers.controller) return;
  await new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
  });
}

type Load = () => Promise<unknown>;

/** One at a time, so that what the user opens meanwhile comes first. After a failure the rest is left for later. */
export async function fetchAll(loads: readonly Load[]): Promise<void> {
  try {
    for (const load of loads) await load();
  } catch {
    // There is no connection.
  }
}
