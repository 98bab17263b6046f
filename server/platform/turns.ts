/** Too many wait already, or it was waited for too long: to be asked again later. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

interface TurnLimits {
  /** Turns that are under way at once. */
  readonly most: number;
  /** Who may wait, of one party and of all. */
  readonly waitingEach: number;
  readonly waiting: number;
  /** Milliseconds that a turn is waited for. */
  readonly patience: number;
}

interface Waiting {
  readonly go: () => void;
}

/**
 * Work that is done by a few at a time, and by one of a party: parties take turns, however much one of them asks for. Who
 * waits in vain is told by NoTurn.
 */
export class Turns {
  readonly #limits: TurnLimits;
  /** Parties in the order in which they come next, with those of each who wait. */
  readonly #waiting = new Map<number, Waiting[]>();
  readonly #running = new Set<number>();

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Does the work of a party in its turn; who is gone by a signal waits no longer. */
  async take<T>(party: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turn(party, signal);
    try {
      return await work();
    } finally {
      this.#running.delete(party);
      this.#toTheEnd(party);
      this.#goOn();
    }
  }

  /** Who has just had a turn comes after all others. */
  #toTheEnd(party: number): void {
    const own = this.#waiting.get(party);
    if (!own) return;
    this.#waiting.delete(party);
    this.#waiting.set(party, own);
  }

  #turn(party: number, signal: AbortSignal | undefined): Promise<void> {
    const own = this.#waiting.get(party) ?? [];
    const all = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
    const isFree = this.#running.size < this.#limits.most && !this.#running.has(party);
    if (isFree) {
      this.#running.add(party);
      return Promise.resolve();
    }
    if (own.length >= this.#limits.waitingEach || all >= this.#limits.waiting)
      return Promise.reject(new NoTurn('too many wait'));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one: Waiting = {
      go: () => {
        clearTimeout(timer);
        resolve();
      },
    };
    const giveUp = (): void => {
      this.#leave(party, one);
      reject(new NoTurn('it was waited for too long, or by nobody'));
    };
    const timer = setTimeout(giveUp, this.#limits.patience);
    signal?.addEventListener('abort', giveUp, { once: true });
    this.#waiting.set(party, [...own, one]);
    return promise;
  }

  #leave(party: number, one: Waiting): void {
    const left = (this.#waiting.get(party) ?? []).filter((other) => other !== one);
    if (left.length > 0) this.#waiting.set(party, left);
    else this.#waiting.delete(party);
  }

  /** The party that has waited longest since its last turn goes next. */
  #goOn(): void {
    if (this.#running.size >= this.#limits.most) return;
    for (const [party, [next, ...rest]] of this.#waiting) {
      if (!next || this.#running.has(party)) continue;
      this.#waiting.delete(party);
      if (rest.length > 0) this.#waiting.set(party, rest);
      this.#running.add(party);
      next.go();
      return;
    }
  }
}
