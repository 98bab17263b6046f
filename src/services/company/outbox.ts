import type { Command, Outcome } from '#model/engine/envelope.ts';
import type { Conflict, Replica } from '#model/engine/replica.ts';
import type { DeviceStore } from '../store/device-store.ts';
import { Sender } from './sender.ts';
import type { OutboxWord } from './tab-words.ts';

interface OutboxOptions {
  readonly store: DeviceStore;
  readonly replica: () => Replica;
  readonly post: (commands: readonly Command[]) => Promise<readonly Outcome[]>;
  /** Sends to the other tabs. */
  readonly tell: (word: OutboxWord) => void;
  readonly isLeader: () => boolean;
  /** False if the device has no connection at all. */
  readonly isOnline: () => boolean;
  readonly isUnauthorised: (error: unknown) => boolean;
  /** The refusal code if retrying would not help; null for any other error. */
  readonly finalCode: (error: unknown) => string | null;
  readonly report: {
    counted(waiting: number, refused: number): void;
    reached(reached: boolean): void;
    expired(): void;
  };
}

/**
 * Commands on their way to the server: stored before they are sent, known to every tab, sent by the leading one, and
 * removed once the log has passed them. Refused commands stay until somebody dismisses them.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #sender: Sender;
  /** Commands that may have reached the server. */
  readonly #sent = new Set<string>();
  readonly #done = new Set<string>();
  readonly #known = new Set<string>();

  constructor(options: OutboxOptions) {
    this.#options = options;
    const { report, tell } = options;
    this.#sender = new Sender({
      mayTry: options.isOnline,
      waiting: () => this.#waiting(),
      post: options.post,
      onSending: (ids) => {
        tell({ type: 'sending', ids: [...ids] });
        this.#sending(ids);
      },
      onOutcomes: async (outcomes) => {
        tell({ type: 'outcomes', outcomes });
        options.replica().acknowledge(outcomes);
      },
      onReached: (reached) => {
        tell({ type: 'reached', reached });
        report.reached(reached);
      },
      isFinal: (error) => {
        const over = options.isUnauthorised(error);
        if (over) report.expired();
        return over;
      },
      refusalOf: (error, { id }) => {
        const code = options.finalCode(error);
        return code === null ? null : { id, refusal: { code } };
      },
    });
  }

  /** Restores the commands stored on the device, before the replica has readers. */
  open(replica: Replica, commands: readonly Command[], refused: readonly Conflict[]): void {
    for (const { id } of commands) this.#sent.add(id);
    for (const conflict of refused) this.#known.add(conflict.command.id);
    replica.conflicts.push(...refused);
    for (const command of commands) replica.restore(command);
    replica.subscribe(({ settled }) => this.#settled(replica, settled));
    this.#count(replica);
  }

  async give(command: Command): Promise<void> {
    const { store, tell, replica } = this.#options;
    await store.keep(command);
    // From now on any tab may send it, so only the server can refuse it.
    replica().markSent(new Set([command.id]));
    tell({ type: 'proposed', command });
    this.wake();
  }

  hear(word: OutboxWord): void {
    const { replica, store, report, isLeader } = this.#options;
    switch (word.type) {
      case 'proposed':
        store.knows(word.command);
        this.#adopt(word.command);
        return isLeader() ? this.#sender.wake() : undefined;
      case 'sending':
        return this.#sending(new Set(word.ids));
      case 'outcomes':
        return void replica().acknowledge(word.outcomes);
      case 'dismissed':
        return this.#dismissed(word.id);
      case 'reached':
        return report.reached(word.reached);
      default:
        return word satisfies never;
    }
  }

  wake(): void {
    if (this.#options.isLeader()) this.#sender.wake();
  }

  stop(): void {
    this.#sender.stop();
  }

  /** Whether a pending command certainly has not reached the server. */
  mayTakeBack(id: string): boolean {
    return !this.#sent.has(id);
  }

  /** Withdraws a command that was not sent. */
  takeBack(id: string): void {
    if (!this.mayTakeBack(id)) return;
    this.dismiss(id);
  }

  /** Somebody has dealt with the refusal. */
  dismiss(id: string): void {
    this.#options.tell({ type: 'dismissed', id });
    this.#dismissed(id);
  }

  #dismissed(id: string): void {
    const { replica, store } = this.#options;
    this.#known.add(id);
    if (replica().pending.some(({ command }) => command.id === id))
      replica().acknowledge([{ id, refusal: { code: 'takenBack' } }]);
    replica().dismissConflict(id);
    void store.settle([id]);
    void store.forgetRefused(id);
  }

  #sending(ids: ReadonlySet<string>): void {
    for (const id of ids) this.#sent.add(id);
  }

  /** Another tab's message may have been lost, or this tab was not the leader when it came. */
  async #waiting(): Promise<readonly Command[]> {
    const { store, replica } = this.#options;
    const kept = await store.outbox();
    for (const command of kept) this.#adopt(command);
    const unsettled = new Set(
      replica().pending.flatMap(({ command, seq }) => (seq === null ? [command.id] : [])),
    );
    return kept.filter(({ id }) => unsettled.has(id));
  }

  #adopt(command: Command): void {
    if (this.#done.has(command.id) || this.#known.has(command.id)) return;
    this.#options.replica().restore(command);
  }

  #settled(replica: Replica, settled: readonly string[]): void {
    const { store } = this.#options;
    for (const id of settled) this.#done.add(id);
    const refused = replica.conflicts.filter(({ command }) => !this.#known.has(command.id));
    for (const { command } of refused) this.#known.add(command.id);
    if (settled.length > 0) void store.settle(settled);
    if (refused.length > 0) void store.refuse(refused);
    this.#count(replica);
  }

  #count({ pending, conflicts }: Replica): void {
    this.#options.report.counted(pending.length, conflicts.length);
  }
}
