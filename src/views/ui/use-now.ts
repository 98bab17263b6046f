import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** The current time in epoch milliseconds, to the minute; re-renders every minute. */
export function useNow(): number {
  return useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE) * MINUTE);
}

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE / 2);
  return () => clearInterval(timer);
}
