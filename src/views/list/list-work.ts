/** Work that stops every fraction of a millisecond; whoever runs it decides when it goes on, and whether. */
export type Work<T> = Generator<undefined, T, undefined>;

/** Work that several wait for: each may take it further, and all have what comes of it. */
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

/** Works on for some milliseconds, at least one step; undefined while there is more to do. */
export function workFor<T>(work: Work<T>, milliseconds: number): { readonly value: T } | undefined {
  const end = performance.now() + milliseconds;
  for (;;) {
    const step = work.next();
    if (step.done === true) return { value: step.value };
    if (performance.now() >= end) return undefined;
  }
}

/** Milliseconds of work between two looks at what else there is to do. */
const SLICE = 12;

/** Does all of it in slices, with room for keys and drawing between them. Rejects once `signal` is given. */
export async function workAside<T>(work: Work<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    const end = workFor(work, SLICE);
    if (end) return end.value;
    await new Promise((done) => setTimeout(done));
    signal.throwIfAborted();
  }
}

/** Does all of it in one piece. */
export function workThrough<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
