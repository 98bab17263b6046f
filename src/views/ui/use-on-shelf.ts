import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** Things that components share with others while they are mounted. */
export class Shelf<T> {
  readonly #things: (() => T)[] = [];

  /** In the order they were added. */
  all(): readonly T[] {
    return this.#things.map((thing) => thing());
  }

  /** Adds something; returns a function that removes it. */
  put(thing: () => T): () => void {
    this.#things.push(thing);
    return () => void this.#things.splice(this.#things.indexOf(thing), 1);
  }
}

/** Shares something while the component is mounted, as of its last render. */
export function useOnShelf<T>(shelf: Shelf<T>, thing: T, enabled = true): void {
  const latest = useLatest(() => thing);
  useEffect(() => (enabled ? shelf.put(latest) : undefined), [shelf, latest, enabled]);
}
