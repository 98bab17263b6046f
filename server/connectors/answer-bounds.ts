import { ConnectorFault } from '#model/connector/connector-fault.ts';

/** The most that one answer may be. `levels`: arrays and objects in one another. */
export const MOST = { megabytes: 2, values: 20_000, levels: 32 };

const QUOTE = 0x22;
const ESCAPE = 0x5c;
const COMMA = 0x2c;
/** Square brackets and braces, but for the bit in which they differ. */
const OPENS = 0x7b;
const CLOSES = 0x7d;
const EITHER = 0x20;

/**
 * [CNX17] Measures an answer in JSON as it arrives, piece by piece, so that what would hold up the server is refused before it is
 * parsed: bytes, values (counted by what opens them and what parts them) and how deep they lie.
 */
export class AnswerBounds {
  readonly #host: string;
  #bytes = 0;
  #values = 0;
  #levels = 0;
  #isText = false;
  #isEscaped = false;

  constructor(host: string) {
    this.#host = host;
  }

  /** Throws `ConnectorFault` once it is more than is read. */
  add(piece: Buffer): void {
    this.#bytes += piece.length;
    this.#judge();
    for (const byte of piece) {
      if (this.#isText) this.#within(byte);
      else this.#between(byte);
    }
  }

  #within(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === ESCAPE) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isText = false;
  }

  #between(byte: number): void {
    const bracket = byte | EITHER;
    if (byte === QUOTE) this.#isText = true;
    else if (bracket === CLOSES) this.#levels -= 1;
    else if (byte === COMMA || bracket === OPENS) {
      this.#values += 1;
      if (bracket === OPENS) this.#levels += 1;
      this.#judge();
    }
  }

  #judge(): void {
    const isWithin =
      this.#bytes <= MOST.megabytes * 1024 * 1024 &&
      this.#values <= MOST.values &&
      this.#levels <= MOST.levels;
    if (!isWithin)
      throw new ConnectorFault('connectorAnswerLarge', { params: { host: this.#host, ...MOST } });
  }
}
