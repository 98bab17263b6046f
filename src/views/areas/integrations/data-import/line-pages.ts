import type { ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import type { LinesAsk, LinesFound } from '#model/areas/integrations/data-import/import-desk.ts';

/** Lines asked for at a time. */
export const PAGE = 200;

type Ask = (part: Pick<LinesAsk, 'offset' | 'limit'>) => Promise<LinesFound>;

/** The lines that a filter leaves, as far as they were looked at: fetched a page at a time, wherever somebody scrolls. [DIS7] */
export class LinePages {
  readonly #ask: Ask;
  readonly #pages = new Map<number, readonly ImportLine[]>();
  readonly #asked = new Set<number>();
  readonly #heard = new Set<() => void>();
  #total: number;
  #version = 0;
  #hasFailed = false;

  /** @param total as far as it is known before the first answer */
  constructor(ask: Ask, total: number) {
    this.#ask = ask;
    this.#total = total;
  }

  readonly subscribe = (heard: () => void): (() => void) => {
    this.#heard.add(heard);
    return () => void this.#heard.delete(heard);
  };

  /** Changes with whatever is shown. */
  readonly version = (): number => this.#version;

  get total(): number {
    return this.#total;
  }

  /** The server did not answer; cleared by asking again. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  at(index: number): ImportLine | undefined {
    return this.#pages.get(Math.floor(index / PAGE))?.[index % PAGE];
  }

  /** Fetches what is missing of these places, and resolves when it is here; `to` is excluded. */
  async need(from: number, to: number): Promise<void> {
    const first = Math.floor(from / PAGE);
    const last = Math.floor(Math.max(from, Math.min(to, this.#total) - 1) / PAGE);
    const pages = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    await Promise.all(pages.map((page) => this.#fetch(page)));
  }

  /** Lines in another state than they were fetched; they stay in their places, whatever the filter says of them now. */
  put(lines: readonly ImportLine[]): void {
    const byNumber = new Map(lines.map((line) => [line.line, line]));
    for (const [page, held] of this.#pages)
      this.#pages.set(
        page,
        held.map((line) => byNumber.get(line.line) ?? line),
      );
    this.#tell();
  }

  /** All lines may have changed: those that were looked at are fetched again, and shown as they were until then. */
  refresh(): void {
    const pages = [...this.#pages.keys()];
    this.#asked.clear();
    this.#hasFailed = false;
    for (const page of pages.length > 0 ? pages : [0]) void this.#fetch(page);
  }

  async #fetch(page: number): Promise<void> {
    if (this.#asked.has(page)) return;
    this.#asked.add(page);
    try {
      const { lines, total } = await this.#ask({ offset: page * PAGE, limit: PAGE });
      this.#pages.set(page, lines);
      this.#total = total;
      this.#hasFailed = false;
    } catch {
      this.#asked.delete(page);
      this.#hasFailed = true;
    }
    this.#tell();
  }

  #tell(): void {
    this.#version += 1;
    for (const heard of this.#heard) heard();
  }
}
