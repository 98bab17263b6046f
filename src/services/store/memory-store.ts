import type { Command, LogEvent } from '#model/engine/envelope.ts';
import type { Kept, StoredHead } from './company-store.ts';

/** What a device keeps when the browser allows it no database: nothing past this page. */
export class MemoryStore {
  readonly #outbox = new Map<string, Command>();

  async read(): Promise<Kept> {
    return { head: undefined, pages: [], log: [], outbox: [] };
  }

  async replace(
    _head: StoredHead,
    _pages: readonly { readonly key: [string, number]; readonly text: string }[],
  ): Promise<void> {}

  async forget(): Promise<void> {}

  async append(_events: readonly LogEvent[], _head: StoredHead): Promise<void> {}

  async keep(command: Command): Promise<void> {
    this.#outbox.set(command.id, command);
  }

  async outbox(): Promise<readonly Command[]> {
    return [...this.#outbox.values()];
  }

  async settle(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#outbox.delete(id);
  }

  close(): void {
    this.#outbox.clear();
  }
}
