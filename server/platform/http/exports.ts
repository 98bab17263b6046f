import type { Actor } from '#model/engine/actor.ts';
import { NoTurn, Turns } from '#server/platform/turns.ts';
import { HttpError } from './http-error.ts';
import { Spool } from './spool.ts';

/** [EXP1] Exports that a process reads at once: each takes a connection of the pool. One of them is of a company. */
const AT_ONCE = 3;
/** [EXP2] Those of a company that are waited for, read or sent. */
const OF_A_COMPANY = 5;
/** [EXP3] Milliseconds that all of an export may take, and that it may wait for its turn. */
const LONGEST = 30 * 60_000;
const PATIENCE = 60_000;
const LARGEST = 4 * 1024 ** 3;
const RETRY_SECONDS = 10;

interface Asking {
  readonly company: number;
  readonly actor: Actor;
}

/** An export that is under way. */
export interface Underway {
  readonly spool: Spool;
  /** Ends it: nobody reads it any more, or it takes too long. */
  readonly signal: AbortSignal;
}

/** What the exports of one process may take together: connections, disk and time. */
export class Exports {
  readonly #folder: string;
  readonly #turns = new Turns({
    most: AT_ONCE,
    waitingEach: OF_A_COMPANY,
    waiting: 100,
    patience: PATIENCE,
  });
  readonly #people = new Set<string>();
  readonly #companies = new Map<number, number>();

  /** @param folder where they are written */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Has somebody export until `end` is called. Throws HttpError 429 where they do already, or their company does too much.
   */
  async begin({ company, actor }: Asking): Promise<Underway & { end(): Promise<void> }> {
    const held = this.#companies.get(company) ?? 0;
    const person = `${actor.type}/${actor.id}`;
    if (this.#people.has(person)) throw new HttpError(429, { code: 'exportUnderWay' }, RETRY_SECONDS);
    if (held >= OF_A_COMPANY) throw tooMany();
    this.#people.add(person);
    this.#companies.set(company, held + 1);
    const release = (): void => {
      this.#people.delete(person);
      const left = (this.#companies.get(company) ?? 1) - 1;
      if (left > 0) this.#companies.set(company, left);
      else this.#companies.delete(company);
    };
    const spool = await Spool.open(this.#folder, LARGEST).catch((error: unknown) => {
      release();
      throw error;
    });
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), LONGEST).unref();
    let isOver = false;
    return {
      spool,
      signal: ending.signal,
      end: async () => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        ending.abort();
        release();
        spool.end(new Error('the export was given up'));
        await spool.close();
      },
    };
  }

  /** Reads for a company in its turn. Throws HttpError 429 where that does not come in time. */
  async read<T>(company: number, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      return await this.#turns.take(company, work, signal);
    } catch (error) {
      throw error instanceof NoTurn ? tooMany() : error;
    }
  }
}

const tooMany = (): HttpError => new HttpError(429, { code: 'tooManyExports' }, RETRY_SECONDS);

/** Milliseconds that one statement of an export may take. */
export const LONGEST_STATEMENT = LONGEST;
