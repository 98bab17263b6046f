/** Asks the person to prove who they are, and lets the calls that wait for it go on. One question serves them all. */
export class ProofDesk {
  readonly #listeners = new Set<() => void>();
  #asked: { readonly done: Promise<boolean>; readonly settle: (proven: boolean) => void } | null = null;

  /** Resolves with whether the person has proven who they are; false if they leave the question. */
  readonly ask = (): Promise<boolean> => {
    if (!this.#asked) {
      const { promise: done, resolve: settle } = Promise.withResolvers<boolean>();
      this.#asked = { done, settle };
      this.#tell();
    }
    return this.#asked.done;
  };

  readonly isAsking = (): boolean => this.#asked !== null;

  readonly settle = (proven: boolean): void => {
    this.#asked?.settle(proven);
    this.#asked = null;
    this.#tell();
  };

  readonly subscribe = (heard: () => void): (() => void) => {
    this.#listeners.add(heard);
    return () => void this.#listeners.delete(heard);
  };

  #tell(): void {
    for (const heard of this.#listeners) heard();
  }
}
