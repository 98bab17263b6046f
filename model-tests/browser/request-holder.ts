/** A request that waits for the walk to say what becomes of it. */
export interface HeldRequest {
  readonly body: string;
  /** Goes on to the server, to another address (path and query) where one is given. */
  pass(address?: string): void;
  readonly address: string;
  /** Nobody answers; what is being answered is cut off. A browser may ask once more by itself. */
  cut(): void;
  /** Answers in the server's place; with status 200 where nothing else is said. */
  say(answer: object, status?: number): void;
  /** Answers in the server's place with lines of JSON: with so many for now, or with the last of them. */
  give(lines: string, isLast: boolean): void;
}

const PATIENCE = 15_000;

/** Holds the requests for some paths back at the server's door, in the order they came in. */
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

  /** Whoever asked has gone. */
  forget(request: HeldRequest): void {
    const at = this.#held.indexOf(request);
    if (at >= 0) this.#held.splice(at, 1);
  }

  /** The oldest one, no longer held; rejects where none comes. */
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

  /** Lets everything through until it is shut again. */
  open(): void {
    this.#isOpen = true;
    for (const request of this.#held.splice(0)) request.pass();
  }

  shut(): void {
    this.#isOpen = false;
  }

  /** Answers nothing of what is held. */
  cutAll(): void {
    for (const request of this.#held.splice(0)) request.cut();
  }
}
