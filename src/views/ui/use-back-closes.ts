import { useEffect, useEffectEvent } from 'react';

/** https://html.spec.whatwg.org/#closewatcher: only where a system has a key for going back. */
interface Watcher extends EventTarget {
  destroy(): void;
}

/** The back key of a phone closes what is in front instead of leaving the page. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher: found } = globalThis as { CloseWatcher?: new () => Watcher }; // as the standard has it
    const watcher = found && new found();
    watcher?.addEventListener('close', () => close());
    return () => watcher?.destroy();
  }, []);
}
