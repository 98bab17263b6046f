import type { BootHeader } from '#model/engine/pages.ts';
import { isOfAnotherEra } from '#server/platform/model/epoch.ts';
import type { GrowingBlob } from './growing-blob.ts';

/** What a bootstrap says of itself before its tables are counted. */
export type BootStart = Omit<BootHeader, 'tables'>;

export interface BootBlob {
  readonly etag: string;
  readonly start: BootStart;
  /** Gzipped; produced while the first reader reads it, and kept for later ones. */
  readonly gzip: GrowingBlob;
}

/** What whoever opens a company now could be given. */
interface Asked extends Pick<BootStart, 'asOf' | 'since' | 'epoch'> {
  /** The event that it has to hold: the last change of their access, or a later one that they know of. */
  readonly notBefore: number;
}

interface BootBounds {
  readonly mostBytes: number;
  /** How many events a bootstrap may lie behind the log. */
  readonly mostBehind: number;
}

/** Keeps the last bootstrap of each group, up to a number of bytes; the least recently used are dropped first. */
export class BootCache {
  readonly #kept = new Map<string, BootBlob>();
  readonly #bounds: BootBounds;

  constructor(bounds: BootBounds) {
    this.#bounds = bounds;
  }

  /** The last one of a group, if a device may begin with it and go on by the log. */
  find(group: string, asked: Asked): BootBlob | undefined {
    const held = this.#kept.get(group);
    if (!held || !this.#isNearEnough(held, asked)) return undefined;
    this.#kept.delete(group);
    this.#kept.set(group, held); // most recently used last
    return held;
  }

  /**
   * [SY14] One that is still being made is the newest for some time, however fast the log grows. [SY15] It has to be
   * from after the last change of the reader's access, as the stream asks too: they might have had the same then; and
   * from after the company was restored [BK11].
   */
  #isNearEnough({ start, gzip }: BootBlob, { asOf, since, epoch, notBefore }: Asked): boolean {
    const behind = asOf - start.asOf;
    if (start.since !== since || isOfAnotherEra(start.epoch, epoch)) return false;
    if (start.asOf < notBefore || behind < 0) return false;
    return behind <= this.#bounds.mostBehind || gzip.isGrowing;
  }

  put(group: string, blob: BootBlob): void {
    this.#kept.delete(group);
    this.#kept.set(group, blob);
    let bytes = 0;
    for (const { gzip } of this.#kept.values()) bytes += gzip.bytes;
    for (const [group, { gzip }] of this.#kept) {
      if (bytes <= this.#bounds.mostBytes) return;
      bytes -= gzip.bytes;
      this.#kept.delete(group);
    }
  }

  /** Forgets one that came to nothing; a newer one of its group stays. */
  drop(group: string, blob: BootBlob): void {
    if (this.#kept.get(group) === blob) this.#kept.delete(group);
  }
}
