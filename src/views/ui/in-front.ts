import { useLayoutEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** This component fills the screen: what is behind it is out of reach. */
export function useInFront(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether something fills the screen: the parts of the page around it are inert then. */
export const useIsCovered = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
