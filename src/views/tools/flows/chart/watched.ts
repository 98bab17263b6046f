/** A shared value with the interface of an external store. */
export interface Watched<T> {
  readonly snapshot: () => T;
  readonly subscribe: (changed: () => void) => () => void;
  readonly set: (value: T) => void;
}

export function createWatched<T>(first: T): Watched<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    snapshot: () => value,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    set: (next) => {
      value = next;
      for (const changed of listeners) changed();
    },
  };
}
