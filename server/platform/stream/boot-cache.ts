import type { GrowingBlob } from './growing-blob.ts';

export interface BootBlob {
  readonly etag: string;
  /** Gzipped; produced while the first reader reads it, and kept for later ones. */
  readonly gzip: GrowingBlob;
}

interface Kept {
  readonly blob: BootBlob;
  /** Company and class: a newer bootstrap of the same group replaces it. */
  readonly group: string;
}

/** Keeps bootstraps by tag, up to a number of bytes; the least recently used are dropped first. */
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
    this.#kept.set(etag, held); // most recently used last
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
