import { useLingui } from '@lingui/react';
import { useIdle } from '../../ui/use-idle.ts';
import { useNarrow } from '../../ui/use-media-query.ts';
import { drawingsIn } from './drawings.ts';

/** Milliseconds that the page itself has before. */
const REST = 1000;
/** Milliseconds that the worker has, which on a first visit keeps the application first. */
const PATIENCE = 20_000;

/**
 * Fetches every drawing in the language and the direction of the page once it stands, so that the device has them
 * without a connection: what is fetched once is kept.
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

/** Resolves once the worker serves the page, without which it keeps nothing; or after a while, where none comes. */
export async function served(workers: ServiceWorkerContainer | undefined): Promise<void> {
  if (!workers || workers.controller) return;
  await new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
  });
}

type Load = () => Promise<unknown>;

/** One at a time: what somebody opens meanwhile comes first. Where one does not come the others are left for later. */
export async function fetchAll(loads: readonly Load[]): Promise<void> {
  try {
    for (const load of loads) await load();
  } catch {
    // There is no connection.
  }
}
