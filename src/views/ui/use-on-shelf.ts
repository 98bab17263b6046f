import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** What components hold out to others for as long as they are on the page. */
export class Shelf<T> {
  readonly #things: (() => T)[] = [];

  /** In the order in which they came. */
  all(): readonly T[] {
    return this.#things.map((thing) => thing());
  }

  /** Puts something out; returns how to take it back. */
  put(thing: () => T): () => void {
    this.#things.push(thing);
    return () => void this.#things.splice(this.#things.indexOf(thing), 1);
  }
}

/** Holds something out while the component lives, as it was drawn last. */
export function useOnShelf<T>(shelf: Shelf<T>, thing: T, enabled = true): void {
  const latest = useLatest(() => thing);
  useEffect(() => (enabled ? shelf.put(latest) : undefined), [shelf, latest, enabled]);
}
