import type { Session, SessionStore } from './session-store.ts';

/** In milliseconds. */
const JUST_NOW = 1000;
const MOST_REMEMBERED = 10_000;

interface Remembered {
  readonly session: Session;
  readonly at: number;
}

/**
 * [ID32] Sessions that were found within the last second, by their tokens: whoever presses one button after another is not
 * looked up for each. Forgotten, all of them, whenever a session changes or ends.
 */
export class RecentSessions {
  readonly #found = new Map<string, Remembered>();
  #age = 0;

  get(token: string, company: number | null): Session | null {
    const held = this.#found.get(keyOf(token, company));
    return held && performance.now() - held.at < JUST_NOW ? held.session : null;
  }

  /** Called before a session is looked up; what is returned keeps it, unless sessions have changed meanwhile. */
  keeping(token: string, company: number | null): (session: Session) => void {
    const [age, at] = [this.#age, performance.now()];
    return (session) => {
      if (age !== this.#age) return;
      if (this.#found.size >= MOST_REMEMBERED) this.#found.clear();
      this.#found.set(keyOf(token, company), { session, at });
    };
  }

  clear(): void {
    this.#age += 1;
    this.#found.clear();
  }

  /** A store whose every change to sessions is followed by forgetting. */
  clearedBy(store: SessionStore): SessionStore {
    const then =
      <A extends readonly unknown[], R>(change: (...given: A) => Promise<R>) =>
      async (...given: A): Promise<R> => {
        try {
          return await change(...given);
        } finally {
          this.clear();
        }
      };
    return {
      ...store,
      prove: then(store.prove),
      end: then(store.end),
      endAllOf: then(store.endAllOf),
      endOne: then(store.endOne),
      setCompany: then(store.setCompany),
      setTried: then(store.setTried),
    };
  }
}

const keyOf = (token: string, company: number | null): string => `${company} ${token}`;
