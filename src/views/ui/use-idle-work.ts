import { useEffect, useEffectEvent } from 'react';

/** Milliseconds of an idle time that a piece of work leaves to others. */
const REST = 3;

/**
 * Does work that can wait, piece by piece, while nobody does anything; begins again whenever `key` changes.
 * @param piece does a little; returns whether all is done
 */
export function useIdleWork(key: unknown, piece: () => boolean): void {
  const work = useEffectEvent((deadline: IdleDeadline): boolean => {
    let done = false;
    while (!done && deadline.timeRemaining() > REST) done = piece();
    return done;
  });
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return undefined; // it is done when it is needed
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
