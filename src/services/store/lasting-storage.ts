interface LastingOptions {
  /** Absent in insecure contexts. */
  readonly storage: Pick<StorageManager, 'persist' | 'persisted'> | undefined;
  /** The browser deletes a site's data after seven days without a visit. */
  readonly wipesUnvisited: boolean;
}

/** Whether data on this device is persistent. */
export class LastingStorage {
  readonly #storage: LastingOptions['storage'];
  readonly #listeners = new Set<() => void>();
  #isWiped: boolean;
  #isAsked = false;

  constructor({ storage, wipesUnvisited }: LastingOptions) {
    this.#storage = storage;
    this.#isWiped = wipesUnvisited;
  }

  /** Whether data here is deleted after seven days without a visit. */
  readonly isWiped = (): boolean => this.#isWiped;

  readonly subscribe = (heard: () => void): (() => void) => {
    this.#listeners.add(heard);
    return () => void this.#listeners.delete(heard);
  };

  /** Asks the browser for persistent storage: once per page, because Firefox asks the person. */
  async ask(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const lasts = await this.#persist().catch(() => false);
    if (!lasts || !this.#isWiped) return;
    this.#isWiped = false;
    for (const heard of this.#listeners) heard();
  }

  async #persist(): Promise<boolean> {
    if (!this.#storage) return false;
    return (await this.#storage.persisted()) || (await this.#storage.persist());
  }
}
