import type { Command, Outcome } from '#model/engine/envelope.ts';

interface SenderOptions {
  /** False while nothing can be delivered, so that pending commands are certain not to have been sent. */
  readonly mayTry: () => boolean;
  /** Unsettled commands, oldest first. */
  readonly waiting: () => Promise<readonly Command[]>;
  readonly post: (commands: readonly Command[]) => Promise<readonly Outcome[]>;
  readonly onSending: (ids: ReadonlySet<string>) => void;
  readonly onOutcomes: (outcomes: readonly Outcome[]) => Promise<void>;
  /** Called at every attempt: whether the server answered with outcomes. */
  readonly onReached: (reached: boolean) => void;
  /** Whether retrying soon would not help (the session is over). */
  readonly isFinal: (error: unknown) => boolean;
  /** The outcome of a command that the server will never accept, however often it is sent; null if it still may. */
  readonly refusalOf: (error: unknown, command: Command) => Outcome | null;
}

/** As many as the server takes in one transaction. */
const MOST = 128;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/**
 * Sends the outbox in order, one request at a time, and retries after a failure: for a command already taken, the
 * server repeats its earlier answer. If it rejects a request, commands are sent one by one, so that an invalid one does
 * not block the others.
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

  /** Stops until woken again. */
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

  /** Null if the request has to be split. */
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
