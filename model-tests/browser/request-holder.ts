/** A held request, whose outcome the walk decides. */
export interface HeldRequest {
  readonly body: string;
  /** Forwards it to the server, with another address (path and query) if given. */
  pass(address?: string): void;
  readonly address: string;
  /** Drops it without an answer, or cuts off the answer. A browser may retry once by itself. */
  cut(): void;
  /** Answers in the server's place, with status 200 by default. */
  say(answer: object, status?: number): void;
  /** Answers in the server's place with lines of JSON: these for now, or the last of them. */
  give(lines: string, isLast: boolean): void;
}

const PATIENCE = 15_000;

/** Holds back requests for some paths at the server's door, in order of arrival. */
export class RequestHolder {
  readonly #paths: RegExp;
  readonly #held: HeldRequest[] = [];
  readonly #watchers = new Set<() => void>();
  #isOpen = false;

  constructor(paths: RegExp) {
    this.#paths = paths;
  }

  get held(): number {
    return this.#held.length;
  }

  isFor(path: string): boolean {
    return this.#paths.test(path);
  }

  take(request: HeldRequest): void {
    if (this.#isOpen) return request.pass();
    this.#held.push(request);
    for (const watch of this.#watchers) watch();
  }

  /** The client has gone. */
  forget(request: HeldRequest): void {
    const at = this.#held.indexOf(request);
    if (at >= 0) this.#held.splice(at, 1);
  }

  /** The oldest held request, which is no longer held; rejects if none comes. */
  next(): Promise<HeldRequest> {
    const first = this.#held.shift();
    if (first) return Promise.resolve(first);
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#watchers.delete(watch);
      };
      const watch = (): void => {
        const found = this.#held.shift();
        if (!found) return;
        end();
        resolve(found);
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`nobody asks for ${this.#paths.source}`));
      }, PATIENCE);
      this.#watchers.add(watch);
    });
  }

  /** Lets everything through until closed again. */
  open(): void {
    this.#isOpen = true;
    for (const request of this.#held.splice(0)) request.pass();
  }

  shut(): void {
    this.#isOpen = false;
  }

  /** Drops every held request without an answer. */
  cutAll(): void {
    for (const request of this.#held.splice(0)) request.cut();
  }
}
