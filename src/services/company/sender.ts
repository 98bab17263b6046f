import type { Command, Outcome } from '#model/engine/envelope.ts';

interface SenderOptions {
  /** Commands that are not settled, oldest first. */
  readonly waiting: () => Promise<readonly Command[]>;
  readonly post: (commands: readonly Command[]) => Promise<readonly Outcome[]>;
  readonly onSending: (ids: ReadonlySet<string>) => void;
  readonly onOutcomes: (outcomes: readonly Outcome[]) => Promise<void>;
  /** Says whether an error will not go away by trying again soon (the session is over). */
  readonly isFinal: (error: unknown) => boolean;
}

const MOST = 64;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/**
 * Hands the outbox to the server in its order, one request at a time, and again after a failure: the server answers
 * a command that it has already taken from its memory.
 */
export class Sender {
  readonly #options: SenderOptions;
  readonly #answered = new Set<string>();
  #running = false;
  #again = false;
  #stopped = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  wake(): void {
    this.#again = true;
    if (this.#running || this.#stopped) return;
    clearTimeout(this.#timer);
    this.#running = true;
    void this.#run();
  }

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
      if (!this.#options.isFinal(error)) this.#retryLater();
    } finally {
      this.#running = false;
    }
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const waiting = (await this.#options.waiting()).filter((command) => !this.#answered.has(command.id));
      const commands = waiting.slice(0, MOST);
      if (commands.length === 0 || this.#stopped) return;
      this.#options.onSending(new Set(commands.map((command) => command.id)));
      const outcomes = await this.#options.post(commands);
      for (const outcome of outcomes) this.#answered.add(outcome.id);
      await this.#options.onOutcomes(outcomes);
    }
  }

  #retryLater(): void {
    this.#timer = setTimeout(() => this.wake(), Math.random() * this.#wait + 100);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
