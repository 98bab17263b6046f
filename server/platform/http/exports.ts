import type { Actor } from '#model/engine/actor.ts';
import { NoTurn, Turns } from '#server/platform/turns.ts';
import { HttpError } from './http-error.ts';
import { Spool, SpoolFull } from './spool.ts';

/** [EXP1] Exports that a process reads at once: each takes a connection of the pool. One of them is of a company. */
const AT_ONCE = 3;
/** [EXP2] Those of a company that are waited for, read or sent. */
const OF_A_COMPANY = 5;
const MINUTE = 60_000;
/** [EXP3] Milliseconds that all of an export may take, and that it may wait for its turn. */
const LONGEST = 30 * MINUTE;
const PATIENCE = MINUTE;
const GIGABYTE = 1024 ** 3;
const LARGEST = 4 * GIGABYTE;
const RETRY_SECONDS = 10;

interface Asking {
  readonly company: number;
  readonly actor: Actor;
}

/** An export that is under way. */
export interface Underway {
  readonly spool: Spool;
  /** Ends it: nobody reads it any more, or it takes too long, which is then its reason (HttpError). */
  readonly signal: AbortSignal;
}

/** What the exports of one process may take together: connections, disk and time. */
export class Exports {
  readonly #folder: string;
  readonly #largest: number;
  readonly #turns = new Turns({
    most: AT_ONCE,
    waitingEach: OF_A_COMPANY,
    waiting: 100,
    patience: PATIENCE,
  });
  readonly #people = new Set<string>();
  readonly #companies = new Map<number, number>();

  /**
   * @param folder where they are written
   * @param largest bytes of one; 4 GB by default
   */
  constructor(folder: string, largest = LARGEST) {
    this.#folder = folder;
    this.#largest = largest;
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
    const spool = await Spool.open(this.#folder, this.#largest).catch((error: unknown) => {
      release();
      throw error;
    });
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(tooLong()), LONGEST).unref();
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

  /** Reads for a company in its turn. Throws HttpError: 429 where that does not come in time, 413 where it is too much. */
  async read<T>(company: number, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      return await this.#turns.take(company, work, signal);
    } catch (error) {
      if (error instanceof NoTurn) throw tooMany();
      throw error instanceof SpoolFull ? tooLarge(this.#largest) : error;
    }
  }
}

const tooMany = (): HttpError => new HttpError(429, { code: 'tooManyExports' }, RETRY_SECONDS);
const tooLong = (): HttpError =>
  new HttpError(503, { code: 'exportTooLong', params: { minutes: LONGEST / MINUTE } });
const tooLarge = (largest: number): HttpError =>
  new HttpError(413, { code: 'exportTooLarge', params: { gigabytes: Math.ceil(largest / GIGABYTE) } });

/** Milliseconds that one statement of an export may take. */
export const LONGEST_STATEMENT = LONGEST;
