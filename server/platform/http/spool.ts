import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const PIECE = 64 * 1024;

/** More is written than a file may take. */
export class SpoolFull extends Error {
  override readonly name = 'SpoolFull';
}

/**
 * A file on disk that one writes at their own pace while another reads after them at theirs. Nothing of it is left, even
 * where the process ends: its name is gone from the beginning.
 */
export class Spool {
  readonly #file: FileHandle;
  readonly #path: string;
  readonly #most: number;
  #written = 0;
  #end: { readonly error: Error | null } | null = null;
  #news = Promise.withResolvers<void>();

  private constructor(file: FileHandle, path: string, most: number) {
    this.#file = file;
    this.#path = path;
    this.#most = most;
  }

  /** @param most bytes */
  static async open(folder: string, most: number): Promise<Spool> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${randomUUID()}.spool`);
    const file = await open(path, 'wx+', 0o600);
    await rm(path, { force: true }).catch(() => undefined); // where an open file cannot be removed, it is as it is closed
    return new Spool(file, path, most);
  }

  /** Throws SpoolFull. */
  async write(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    if (this.#written + bytes.length > this.#most)
      throw new SpoolFull('more is written than there is room for');
    await this.#file.write(bytes, 0, bytes.length, this.#written);
    this.#written += bytes.length;
    this.#tell();
  }

  /** Nothing more comes; with an error, whoever reads it is told once they have read the rest. */
  end(error: Error | null = null): void {
    this.#end ??= { error };
    this.#tell();
  }

  /** Whether all that is to come is written. */
  get isWhole(): boolean {
    return this.#end?.error === null;
  }

  /** What is written, up to its end. To be read once. */
  async *pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; ;) {
      const news = this.#news.promise;
      if (at < this.#written) {
        const piece = Buffer.allocUnsafe(Math.min(PIECE, this.#written - at));
        const { bytesRead } = await this.#file.read(piece, 0, piece.length, at);
        at += bytesRead;
        yield piece.subarray(0, bytesRead);
      } else if (!this.#end) await news;
      else if (this.#end.error) throw this.#end.error;
      else return;
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
    await rm(this.#path, { force: true });
  }

  #tell(): void {
    const before = this.#news;
    this.#news = Promise.withResolvers<void>();
    before.resolve();
  }
}
