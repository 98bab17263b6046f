import type { Readable } from 'node:stream';

/** What ends before it should, or is not as it should be. */
export class BrokenFrame extends Error {
  override readonly name = 'BrokenFrame';
}

const NEWLINE = 0x0a;
/** Bytes of the longest line between server and child. */
export const LONGEST_LINE = 1024 * 1024;

/** Reads lines and bytes in turn from a stream, no more of it than is asked for. */
export class FrameReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>; // a stream without an encoding
  }

  /** The next line, of at most so many bytes; null at the end. */
  async line(most: number): Promise<string | null> {
    const parts: Buffer[] = [];
    for (let length = 0; ;) {
      const at = this.#rest.indexOf(NEWLINE);
      const part = at < 0 ? this.#rest : this.#rest.subarray(0, at);
      length += part.length;
      if (length > most) throw new BrokenFrame('a line is too long');
      parts.push(part);
      if (at >= 0) {
        this.#rest = this.#rest.subarray(at + 1);
        return Buffer.concat(parts).toString();
      }
      if (!(await this.#more())) {
        if (length === 0) return null;
        throw new BrokenFrame('a line breaks off');
      }
    }
  }

  /** The next bytes, exactly so many. */
  async bytes(count: number): Promise<Buffer> {
    const all = Buffer.allocUnsafe(count);
    for (let filled = 0; ;) {
      const taken = this.#rest.copy(all, filled);
      filled += taken;
      this.#rest = this.#rest.subarray(taken);
      if (filled === count) return all;
      if (!(await this.#more())) throw new BrokenFrame('the content breaks off');
    }
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    this.#rest = done ? Buffer.alloc(0) : value;
    return !done;
  }
}
