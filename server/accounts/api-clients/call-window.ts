/** What a client may still do in this minute. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the next minute. */
  readonly resets: number;
  readonly isOver: boolean;
}

/** A client of a company. */
export interface Caller {
  readonly company: number;
  readonly client: string;
}

interface Counted extends Caller {
  minute: number;
  /** As the processes have counted together when it was last shared. */
  shared: number;
  /** Counted here since. */
  own: number;
}

const MINUTE = 60_000;
const MOST = 100_000;
/** What part of what is left a process may count on its own. */
const PART = 10;

/** The minute of a moment, both since the epoch. @param at milliseconds */
export const minuteOf = (at: number): number => Math.floor(at / MINUTE);

/**
 * Calls of each client in the present minute. Counted in memory, since a call must not write. What all processes have
 * counted is learned with each call, and what this one has counted is shared once it is a tenth of what is left: so each
 * further process lets through at most a tenth of the limit too much. [APC7]
 */
export class CallWindow {
  readonly #counted = new Map<string, Counted>();

  /** Whether what was counted here is to be shared before the next call is. @param at milliseconds of the epoch */
  isDue(caller: Caller, limit: number, at: number): boolean {
    const { shared, own } = this.#of(caller, minuteOf(at));
    return own > 0 && own >= Math.ceil((limit - shared) / PART);
  }

  /** Counts a call, unless the limit is reached. @param at milliseconds of the epoch */
  count(caller: Caller, limit: number, at: number): Allowance {
    const counted = this.#of(caller, minuteOf(at));
    const before = counted.shared + counted.own;
    const isOver = before >= limit;
    if (!isOver) counted.own += 1;
    const remaining = Math.max(0, limit - before - 1);
    return { limit, remaining, resets: Math.ceil((MINUTE - (at % MINUTE)) / 1000), isOver };
  }

  /** What is to be shared: the counts since the last time, which are taken out. */
  take(company: number): readonly (Caller & { readonly minute: number; readonly count: number })[] {
    const taken = [...this.#counted.values()].filter((one) => one.company === company && one.own > 0);
    return taken.map((one) => {
      const { client, minute, own: count } = one;
      one.shared += count;
      one.own = 0;
      return { company, client, minute, count };
    });
  }

  /** What all processes have counted of a minute, this one's share included. */
  learn(caller: Caller, minute: number, count: number): void {
    const counted = this.#of(caller, minute);
    counted.shared = Math.max(counted.shared, count);
  }

  #of(caller: Caller, minute: number): Counted {
    const key = `${caller.company}/${caller.client}`;
    const found = this.#counted.get(key);
    if (found?.minute === minute) return found;
    if (this.#counted.size >= MOST) this.#counted.clear();
    const fresh = { ...caller, minute, shared: 0, own: 0 };
    this.#counted.set(key, fresh);
    return fresh;
  }
}
