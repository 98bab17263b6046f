import type { Command, Outcome } from '#model/engine/envelope.ts';

interface SenderOptions {
  /** False where nothing can arrive, so that what waits is certain not to have been sent. */
  readonly mayTry: () => boolean;
  /** Commands that are not settled, oldest first. */
  readonly waiting: () => Promise<readonly Command[]>;
  readonly post: (commands: readonly Command[]) => Promise<readonly Outcome[]>;
  readonly onSending: (ids: ReadonlySet<string>) => void;
  readonly onOutcomes: (outcomes: readonly Outcome[]) => Promise<void>;
  /** Whether the server takes what is sent: told at every attempt. */
  readonly onReached: (reached: boolean) => void;
  /** Says whether an error will not go away by trying again soon (the session is over). */
  readonly isFinal: (error: unknown) => boolean;
  /** What became of a command that the server will not take however often it is sent; null where it may yet. */
  readonly refusalOf: (error: unknown, command: Command) => Outcome | null;
}

const MOST = 64;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/**
 * Hands the outbox to the server in its order, one request at a time, and again after a failure: the server answers
 * a command that it has already taken from its memory. Where it will not take a request, each command goes alone, so
 * that one that is unsound holds up no other.
 */
export class Sender {
  readonly #options: SenderOptions;
  readonly #answered = new Set<string>();
  #running = false;
  #again = false;
  #stopped = false;
  #most = MOST;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  wake(): void {
    this.#stopped = false;
    this.#again = true;
    if (this.#running) return;
    clearTimeout(this.#timer);
    this.#running = true;
    void this.#run();
  }

  /** Until it is woken again. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        await this.#sendAll();
      }
      this.#wait = FIRST_WAIT;
    } catch (error) {
      this.#options.onReached(false);
      if (!this.#options.isFinal(error)) this.#retryLater();
    } finally {
      this.#running = false;
    }
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const waiting = (await this.#options.waiting()).filter((command) => !this.#answered.has(command.id));
      const commands = waiting.slice(0, this.#most);
      if (commands.length === 0 || this.#stopped || !this.#options.mayTry()) return;
      this.#options.onSending(new Set(commands.map((command) => command.id)));
      const outcomes = await this.#outcomesOf(commands);
      if (!outcomes) continue;
      for (const outcome of outcomes) this.#answered.add(outcome.id);
      this.#options.onReached(true);
      await this.#options.onOutcomes(outcomes);
    }
  }

  /** Null where the request is to be made smaller. */
  async #outcomesOf(commands: readonly Command[]): Promise<readonly Outcome[] | null> {
    try {
      const outcomes = await this.#options.post(commands);
      this.#most = MOST;
      return outcomes;
    } catch (error) {
      const [command] = commands;
      const refusal = command ? this.#options.refusalOf(error, command) : null;
      if (!refusal) throw error;
      if (commands.length === 1) return [refusal];
      this.#most = 1;
      return null;
    }
  }

  #retryLater(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.wake(), Math.random() * this.#wait + 100);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
