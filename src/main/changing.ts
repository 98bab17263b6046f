import type { Observable } from '#views/site/site-host.ts';

/** Something that views follow; `tell` says that it has changed. `began` is called with the first listener. */
export function changing<T>(now: () => T, began?: () => void): Observable<T> & { readonly tell: () => void } {
  const hearing = new Set<() => void>();
  let hasBegun = false;
  return {
    now,
    subscribe: (heard) => {
      hearing.add(heard);
      if (!hasBegun) began?.();
      hasBegun = true;
      return () => void hearing.delete(heard);
    },
    tell: () => {
      for (const heard of hearing) heard();
    },
  };
}
