import { useEffect, useEffectEvent } from 'react';

/**
 * Runs work that somebody is waiting for in slices; keys and frames are handled in between. Restarts with a new `key`,
 * and stops when the page is left.
 * @param slice does a little; returns whether everything is done
 */
export function useSlicedWork(key: unknown, isOn: boolean, slice: () => boolean): void {
  const work = useEffectEvent(slice);
  useEffect(() => {
    if (!isOn) return undefined;
    const { port1, port2 } = new MessageChannel();
    const close = (): void => port1.close();
    port1.addEventListener('message', () => (work() ? close() : port2.postMessage(null)));
    port1.start();
    port2.postMessage(null);
    return close;
    // oxlint-disable-next-line react/exhaustive-deps -- the work begins again with another key
  }, [key, isOn]);
}
