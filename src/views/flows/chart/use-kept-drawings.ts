import { useLingui } from '@lingui/react';
import { useIdleWork } from '../../ui/use-idle-work.ts';
import { useNarrow } from '../../ui/use-media-query.ts';
import { drawingsIn } from './drawings.ts';

/**
 * Fetches every drawing in the language and the direction of the page while nobody does anything, so that the device has
 * them without a connection: what is fetched once is kept. Where one does not come the others are left for later.
 */
export function useKeptDrawings(): void {
  const { i18n } = useLingui();
  const flow = useNarrow() ? 'tall' : 'wide';
  useIdleWork(`${i18n.locale} ${flow}`, fetchAll(drawingsIn(i18n.locale, flow)));
}

type Load = () => Promise<unknown>;

/** One at a time: pages that somebody opens meanwhile come first. */
export function fetchAll(loads: readonly Load[]): () => boolean {
  const next = async (at: number): Promise<void> => {
    const load = loads[at];
    if (!load) return;
    await load();
    await next(at + 1);
  };
  return () => {
    next(0).catch(() => {});
    return true;
  };
}
