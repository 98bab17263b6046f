/** Bytes that are still being produced: every reader gets them from the start, as they become available. */
export class GrowingBlob {
  readonly #chunks: Buffer[] = [];
  #waiting: (() => void)[] = [];
  #ended = false;
  #error: unknown;
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /** Whether more is to come. */
  get isGrowing(): boolean {
    return !this.#ended;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** Every reader fails with this error after reading what there is. */
  fail(error: unknown): void {
    this.#error = error;
    this.end();
  }

  async *read(): AsyncGenerator<Buffer> {
    for (let next = 0; ; next++) {
      while (next >= this.#chunks.length && !this.#ended)
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      const chunk = this.#chunks[next];
      if (chunk) yield chunk;
      else if (this.#error !== undefined) throw this.#error;
      else return;
    }
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
