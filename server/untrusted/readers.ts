import { HttpError } from '#server/platform/http/http-error.ts';
import { NoTurn, Turns } from '#server/platform/turns.ts';
import type { Ask, ReadingName } from './contracts.ts';
import { ReadingChild, type Content, type Found, type ReadingLimits } from './reading.ts';

/** Readings at once in a process; a company has one of them. */
const MOST = 2;
/** Milliseconds that a child waits for more to read of its company. */
const IDLE = 5000;
const RETRY_SECONDS = 10;

/** Content that is whole, or is opened once it is its turn. */
export type ReaderInput = Buffer | (() => Promise<Content>);

interface Asking<N extends ReadingName> {
  readonly company: number;
  readonly ask: Ask<N>;
  readonly content: ReaderInput;
}

interface Idle {
  readonly child: ReadingChild;
  readonly timer: NodeJS.Timeout;
}

/** [SGR3] Children that read for companies: two at a time, one of a company, each of one company alone. */
export class Readers {
  readonly #turns = new Turns({ most: MOST, waitingEach: 200, waiting: 1000, patience: 120_000 });
  readonly #idle = new Map<number, Idle>();
  readonly #limits: ReadingLimits | undefined;
  #busy = 0;

  /** @param limits of all readings; those of the contracts by default */
  constructor(limits?: ReadingLimits) {
    this.#limits = limits;
  }

  /**
   * Reads a stranger's content apart from the server. Throws UnreadableFile with what is wrong with it, or which limit it
   * met, and HttpError 503 where too much is to be read.
   */
  async read<N extends ReadingName>(name: N, { company, ask, content }: Asking<N>): Promise<Found<N>> {
    try {
      return await this.#turns.take(company, async () => {
        this.#busy += 1;
        try {
          return await this.#with(company, async (child) => {
            const given = Buffer.isBuffer(content) ? content : await content();
            return child.read(name, { ask, content: given, limits: this.#limits });
          });
        } finally {
          this.#busy -= 1;
        }
      });
    } catch (error) {
      throw error instanceof NoTurn ? new HttpError(503, { code: 'readingBusy' }, RETRY_SECONDS) : error;
    }
  }

  async #with<T>(company: number, work: (child: ReadingChild) => Promise<T>): Promise<T> {
    const child = await this.#childOf(company);
    child.hold(true);
    try {
      return await work(child);
    } finally {
      await this.#rest(company, child);
    }
  }

  /** One that waits for its company, or a new one, in the place of one that waits for another and is gone before. */
  async #childOf(company: number): Promise<ReadingChild> {
    const own = this.#idle.get(company);
    if (own?.child.isFit) {
      this.#forget(company);
      return own.child;
    }
    await this.#end(company);
    const [other] = this.#idle.keys();
    if (other !== undefined && this.#busy + this.#idle.size > MOST) await this.#end(other);
    return new ReadingChild();
  }

  async #rest(company: number, child: ReadingChild): Promise<void> {
    child.hold(false);
    if (!child.isFit) return child.end();
    const timer = setTimeout(() => void this.#end(company), IDLE).unref();
    this.#idle.set(company, { child, timer });
  }

  #forget(company: number): void {
    clearTimeout(this.#idle.get(company)?.timer);
    this.#idle.delete(company);
  }

  async #end(company: number): Promise<void> {
    const ended = this.#idle.get(company)?.child.end();
    this.#forget(company);
    await ended;
  }
}

const ofProcess = new Readers();

/** What this process reads of strangers: see `Readers.read`. */
export const readApart = <N extends ReadingName>(name: N, asking: Asking<N>): Promise<Found<N>> =>
  ofProcess.read(name, asking);
