import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';

/** The most that one answer may be; longer files are asked for as such. `levels`: arrays and objects in one another. */
export const MOST = { megabytes: 2, values: 20_000, levels: 32 };

const QUOTE = 0x22;
const ESCAPE = 0x5c;
const COMMA = 0x2c;
/** Square brackets and braces, but for the bit in which they differ. */
const OPENS = 0x7b;
const CLOSES = 0x7d;
const EITHER = 0x20;
/** What may stand before a document of JSON: tab, line feed, carriage return, space. */
const WHITE = [0x09, 0x0a, 0x0d, 0x20];

/**
 * [CNX17] Measures an answer as it arrives, piece by piece, so that what would hold up the server is refused before it is parsed:
 * bytes, and in JSON values (counted by what opens them and what parts them) and how deep they lie. What begins otherwise, as a
 * table or a page does, is not taken apart as JSON.
 */
export class AnswerBounds {
  readonly #host: string;
  readonly #megabytes: number;
  /** Null until the first byte that is not white. */
  #isJson: boolean | null = null;
  #bytes = 0;
  #values = 0;
  #levels = 0;
  #isText = false;
  #isEscaped = false;

  constructor(host: string, megabytes = MOST.megabytes) {
    this.#host = host;
    this.#megabytes = megabytes;
  }

  /** Throws `ConnectorFault` once it is more than is read. */
  add(piece: Buffer): void {
    this.#bytes += piece.length;
    this.#judge();
    this.#isJson ??= isJson(piece);
    if (this.#isJson !== true) return;
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
      this.#bytes <= this.#megabytes * 1024 * 1024 &&
      this.#values <= MOST.values &&
      this.#levels <= MOST.levels;
    if (!isWithin)
      throw new ConnectorFault('connectorAnswerLarge', {
        params: { ...MOST, host: this.#host, megabytes: this.#megabytes },
      });
  }
}

/** Whether an answer that begins with this is a list or an object; null where it does not tell yet. */
function isJson(piece: Buffer): boolean | null {
  const first = piece.find((byte) => !WHITE.includes(byte));
  return first === undefined ? null : (first | EITHER) === OPENS;
}
