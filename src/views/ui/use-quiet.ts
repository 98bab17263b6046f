import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after which it runs in any case. */
const LATEST = 2000;

/**
 * Runs once `value` has stayed the same for this long and the page is idle; never while off.
 * @param leave runs instead if the page is left before that
 */
export function useQuiet<T>(
  value: T,
  milliseconds: number,
  isOn: boolean,
  act: () => void,
  leave: () => void,
): void {
  const onQuiet = useEffectEvent(act);
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (!isOn) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let cancel = (): void => {};
    const timer = setTimeout(() => (cancel = whenIdle(() => onQuiet())), milliseconds);
    addEventListener('pagehide', () => onLeave(), { signal });
    // A phone may discard a hidden page without further events.
    document.addEventListener('visibilitychange', () => document.hidden && onLeave(), { signal });
    return () => {
      clearTimeout(timer);
      cancel();
      listening.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another value begins the time anew
  }, [value, milliseconds, isOn]);
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    act();
    return () => {};
  }
  const handle = requestIdleCallback(act, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}
