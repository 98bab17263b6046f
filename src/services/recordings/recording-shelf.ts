import type { RecordingEntry } from '#model/recordings/recording.ts';

const KEY = 'lagra-recording';
const LOST = '{"lost":true}';

/** What lies there as it was read: not yet known to be sound. */
export interface Shelved {
  readonly head: unknown;
  readonly entries: readonly unknown[];
}

/** Where this tab keeps what it records: how it began, and each entry under a key of its own. Never throws. */
export class RecordingShelf {
  readonly #reach: () => Storage;
  #count = 0;

  /** `reach` may throw where a browser keeps its storage shut. */
  constructor(reach: () => Storage) {
    this.#reach = reach;
  }

  /** Null where nothing lies there; `lost` where something should, and there was no room. */
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

  /** Writes how the recording began, or ended. False where there is no room. */
  head(head: object): boolean {
    return this.#put(KEY, head);
  }

  /** False where there is no room: then only that something is lost lies there. */
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
