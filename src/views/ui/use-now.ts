import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** The present moment in epoch milliseconds, to the minute; what uses it is drawn again when a minute has passed. */
export function useNow(): number {
  return useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE) * MINUTE);
}

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE / 2);
  return () => clearInterval(timer);
}
