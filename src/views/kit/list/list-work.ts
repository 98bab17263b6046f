/** Work that yields every fraction of a millisecond; its caller decides when and whether it continues. */
export type Work<T> = Generator<undefined, T, undefined>;

/** Work that several callers wait for: each may advance it, and all get its result. */
export class SharedWork<T> {
  readonly #work: Work<T>;
  #end: { readonly value: T } | undefined;

  constructor(work: Work<T>) {
    this.#work = work;
  }

  *rest(): Work<T> {
    while (!this.#end) {
      const step = this.#work.next();
      if (step.done === true) this.#end = { value: step.value };
      else yield;
    }
    return this.#end.value;
  }
}

/** Works for some milliseconds, at least one step; undefined if there is more to do. */
export function workFor<T>(work: Work<T>, milliseconds: number): { readonly value: T } | undefined {
  const end = performance.now() + milliseconds;
  for (;;) {
    const step = work.next();
    if (step.done === true) return { value: step.value };
    if (performance.now() >= end) return undefined;
  }
}

/** Milliseconds of work before yielding to other tasks. */
const SLICE = 12;

/** Runs all of it in slices, leaving room for keys and rendering. Rejects once `signal` aborts. */
export async function workAside<T>(work: Work<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    const end = workFor(work, SLICE);
    if (end) return end.value;
    await new Promise((done) => setTimeout(done));
    signal.throwIfAborted();
  }
}

/** Runs all of it synchronously. */
export function workThrough<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
