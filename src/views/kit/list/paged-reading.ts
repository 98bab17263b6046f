/** What a server answered to one question so far. */
export interface PagedRead {
  /** Identifies the question. */
  readonly key: string;
  readonly status: 'asking' | 'here' | 'failed';
  /** Cursor of what comes after; null at the end. */
  readonly next: string | null;
}

interface Page {
  readonly next: string | null;
}

/** What one question asks for, fetched page by page as it comes into view; an answer to an old question is dropped. */
export class PagedReading<R extends PagedRead, P extends Page> {
  readonly #begun: (key: string) => R;
  #now: R;
  #asked: Promise<P> | null = null;
  readonly #told = new Set<() => void>();

  /** @param begun what is known of a question that was just asked */
  constructor(begun: (key: string) => R) {
    this.#begun = begun;
    this.#now = begun('');
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#told.add(listener);
    return () => void this.#told.delete(listener);
  };

  get now(): R {
    return this.#now;
  }

  /** What is known in answer to a question. */
  about = (key: string): R => (this.#now.key === key ? this.#now : this.#begun(key));

  /** Asks, unless this is answered or under way; after a failure again. */
  protected start(key: string, call: () => Promise<P>, changed: (page: P) => Partial<R>): void {
    if (this.#now.key === key && this.#now.status !== 'failed') return;
    this.#tell(this.#begun(key));
    this.#follow(call(), changed);
  }

  /** Asks for what comes after, if there is more and nothing is under way; what is here stays. */
  protected goOn(call: (after: string) => Promise<P>, changed: (page: P, before: R) => Partial<R>): void {
    const before = this.#now;
    if (before.status === 'asking' || before.next === null) return;
    const { next } = before;
    this.again(
      () => call(next),
      (page) => changed(page, before),
    );
  }

  /** Asks anew; what is here stays until the answer has come. */
  protected again(call: () => Promise<P>, changed: (page: P) => Partial<R>): void {
    this.#tell({ ...this.#now, status: 'asking' });
    this.#follow(call(), changed);
  }

  /** Takes an answer, unless something else has been asked meanwhile. */
  #follow(answer: Promise<P>, changed: (page: P) => Partial<R>): void {
    this.#asked = answer;
    const settle = (change: Partial<R>): void => {
      if (this.#asked === answer) this.#tell({ ...this.#now, ...change });
    };
    answer.then(
      (page) => settle({ status: 'here', next: page.next, ...changed(page) } as Partial<R>), // fields of every such answer
      () => settle({ status: 'failed' } as Partial<R>), // likewise
    );
  }

  #tell(now: R): void {
    this.#now = now;
    for (const listener of this.#told) listener();
  }
}

/** One reading for each open company (identified by its replica): coming back to the list, what was read is there. */
export function keptForCompany<T>(make: () => T): (company: object) => T {
  const memories = new WeakMap<object, T>();
  return (company) => {
    const known = memories.get(company) ?? make();
    memories.set(company, known);
    return known;
  };
}
