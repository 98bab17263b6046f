import type { RecordingEntry } from '#model/recordings/recording.ts';

const KEY = 'lagra-recording';
const LOST = '{"lost":true}';

/** A stored recording as read: not validated yet. */
export interface Shelved {
  readonly head: unknown;
  readonly entries: readonly unknown[];
}

/** This tab's storage for a recording: its head, and each entry under its own key. Never throws. */
export class RecordingShelf {
  readonly #reach: () => Storage;
  #count = 0;

  /** @param reach may throw if the browser denies access to its storage */
  constructor(reach: () => Storage) {
    this.#reach = reach;
  }

  /** Null if nothing is stored; `lost` if there was no room for what should be. */
  read(): Shelved | 'lost' | null {
    try {
      const storage = this.#reach();
      const head = storage.getItem(KEY);
      if (head === null || head === LOST) return head && 'lost';
      const entries: unknown[] = [];
      for (let text = storage.getItem(`${KEY}-0`); text !== null; text = storage.getItem(this.#next(entries)))
        entries.push(JSON.parse(text));
      this.#count = entries.length;
      return { head: JSON.parse(head), entries };
    } catch {
      return null;
    }
  }

  /** Writes the start or end of the recording. False if there is no room. */
  head(head: object): boolean {
    return this.#put(KEY, head);
  }

  /** False if there is no room: then only a marker remains that something was lost. */
  add(entry: RecordingEntry): boolean {
    return this.#put(`${KEY}-${this.#count++}`, entry);
  }

  wipe(): void {
    this.#count = 0;
    this.#attempt((storage) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key?.startsWith(KEY)) storage.removeItem(key);
    });
  }

  #put(key: string, value: object): boolean {
    if (this.#attempt((storage) => storage.setItem(key, JSON.stringify(value)))) return true;
    this.wipe();
    this.#attempt((storage) => storage.setItem(KEY, LOST));
    return false;
  }

  #attempt(work: (storage: Storage) => void): boolean {
    try {
      work(this.#reach());
      return true;
    } catch {
      return false;
    }
  }

  #next(entries: readonly unknown[]): string {
    return `${KEY}-${entries.length}`;
  }
}
