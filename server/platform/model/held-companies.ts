/** What is held of a company; `size` in estimated bytes of memory. */
interface Sized {
  readonly size: number;
}

interface Held<T> {
  readonly cache: T;
  /** The head of the log that it shows. */
  at: number;
  /** As last counted: what is being decided on grows meanwhile. */
  size: number;
  isInUse: boolean;
}

/**
 * Estimated bytes: what a quarter of the heap takes that Node allows itself on a machine of 2 GB, which has to hold
 * bootstraps, requests and answers as well. Some 400,000 rows of a product's size.
 */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * What a process holds of companies between their batches, within one bound for all of them [HD1]: the least recently
 * used leaves first, and is loaded again when it is needed.
 */
export class HeldCompanies<T extends Sized> {
  /** The least recently used first. */
  readonly #held = new Map<number, Held<T>>();
  readonly #empty: (company: number) => T;
  readonly #mostBytes: number;
  #size = 0;

  constructor(empty: (company: number) => T, mostBytes = MOST_BYTES) {
    this.#empty = empty;
    this.#mostBytes = mostBytes;
  }

  /** Estimated bytes of all. */
  get size(): number {
    return this.#size;
  }

  /**
   * What is held of a company, to be decided on until it is kept or dropped. Another process may have written since:
   * what does not show this head is out of date, and begins anew.
   */
  take(company: number, head: number): T {
    const held = this.#held.get(company);
    if (held?.at === head) {
      held.isInUse = true;
      return held.cache;
    }
    this.drop(company);
    const cache = this.#empty(company);
    this.#add(company, { cache, at: head, size: cache.size, isInUse: true });
    return cache;
  }

  /** It shows this head now, and may leave. */
  keep(company: number, head: number, cache: T): void {
    this.drop(company);
    this.#add(company, { cache, at: head, size: cache.size, isInUse: false });
    for (const [least, { isInUse }] of this.#held) {
      if (this.#size <= this.#mostBytes) return;
      if (!isInUse) this.drop(least); // [HD2] what is being decided on would take its memory all the same
    }
  }

  drop(company: number): void {
    this.#size -= this.#held.get(company)?.size ?? 0;
    this.#held.delete(company);
  }

  #add(company: number, held: Held<T>): void {
    this.#held.set(company, held);
    this.#size += held.size;
  }
}
