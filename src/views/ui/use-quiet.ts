import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after which it is done whatever goes on. */
const LATEST = 2000;

/**
 * Acts once `value` has stayed the same for this long and the page has nothing else to do; never while it is off.
 * @param leave acts in its place when the page is left before that
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
    // A phone may end a page out of sight without another word.
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
