const NEWLINE = 0x0a;

/** The lines of what COPY wrote, whole, however it was cut into pieces. */
export class CopyLines {
  #rest: Buffer = Buffer.alloc(0);

  /** The lines that end in this piece. */
  *take(piece: Buffer): Generator<string> {
    const all = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece;
    let from = 0;
    for (let end = all.indexOf(NEWLINE); end !== -1; end = all.indexOf(NEWLINE, from)) {
      yield all.toString('utf8', from, end);
      from = end + 1;
    }
    this.#rest = Buffer.from(all.subarray(from));
  }
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** The values of a line in PostgreSQL's text format of COPY; null for `\N`. */
export const copyValues = (line: string): (string | null)[] =>
  line.split('\t').map((value) => (value === '\\N' ? null : unescaped(value)));

const unescaped = (value: string): string =>
  value.includes('\\') ? value.replace(/\\(.)/gs, (_, char: string) => escapes[char] ?? char) : value;
