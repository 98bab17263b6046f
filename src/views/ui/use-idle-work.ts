import { useEffect, useEffectEvent } from 'react';

/** Milliseconds of idle time left to others. */
const REST = 3;

/**
 * Runs deferrable work in pieces while idle; restarts whenever `key` changes.
 * @param piece does a little; returns whether everything is done
 */
export function useIdleWork(key: unknown, piece: () => boolean): void {
  const work = useEffectEvent((deadline: IdleDeadline): boolean => {
    let done = false;
    while (!done && deadline.timeRemaining() > REST) done = piece();
    return done;
  });
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return undefined; // the work is then done when needed
    let handle = 0;
    const next = (): void => {
      handle = requestIdleCallback((deadline) => {
        if (!work(deadline)) next();
      });
    };
    next();
    return () => cancelIdleCallback(handle);
    // oxlint-disable-next-line react/exhaustive-deps -- the work begins again with another key
  }, [key]);
}
