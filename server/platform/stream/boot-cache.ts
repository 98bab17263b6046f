import type { GrowingBlob } from './growing-blob.ts';

export interface BootBlob {
  readonly etag: string;
  /** Gzip; made while it is read, for whoever asks first, and kept for those after. */
  readonly gzip: GrowingBlob;
}

interface Kept {
  readonly blob: BootBlob;
  /** Company and class: a newer bootstrap of the same group takes its place. */
  readonly group: string;
}

/** Keeps bootstraps by their tag, up to so many bytes; the least recently used go first. */
export class BootCache {
  readonly #kept = new Map<string, Kept>();
  readonly #mostBytes: number;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(etag: string): BootBlob | undefined {
    const held = this.#kept.get(etag);
    if (!held) return undefined;
    this.#kept.delete(etag);
    this.#kept.set(etag, held); // the youngest stand last
    return held.blob;
  }

  put(group: string, blob: BootBlob): void {
    for (const [etag, held] of this.#kept) if (held.group === group) this.#kept.delete(etag);
    this.#kept.set(blob.etag, { blob, group });
    let bytes = 0;
    for (const held of this.#kept.values()) bytes += held.blob.gzip.bytes;
    for (const [etag, held] of this.#kept) {
      if (bytes <= this.#mostBytes) return;
      bytes -= held.blob.gzip.bytes;
      this.#kept.delete(etag);
    }
  }

  drop(etag: string): void {
    this.#kept.delete(etag);
  }
}
