import type { ArrivedPage } from './pages.ts';

/**
 * Pages of one table of whose rows none was asked for yet: as the text they came in, which takes a fraction of the
 * memory of rows, and no time. They do not overlap, and are ordered by id.
 */
export class UnreadPages {
  readonly #pages: ArrivedPage[] = [];

  /** Keeps a page for later; false if it does not follow the last one, so that it has to be read now. */
  add(page: ArrivedPage): boolean {
    if (!page.ids || lastOf(this.#pages.at(-1)) >= page.ids[0]) return false;
    this.#pages.push(page);
    return true;
  }

  /** Removes and returns the page that this row would be in. */
  take(id: string): readonly ArrivedPage[] {
    let from = 0;
    let to = this.#pages.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (lastOf(this.#pages[middle]) < id) from = middle + 1;
      else to = middle;
    }
    const first = this.#pages[from]?.ids?.[0];
    return first !== undefined && first <= id ? this.#pages.splice(from, 1) : [];
  }

  /** Removes and returns all pages. */
  takeAll(): readonly ArrivedPage[] {
    return this.#pages.splice(0);
  }

  get isEmpty(): boolean {
    return this.#pages.length === 0;
  }
}

const lastOf = (page: ArrivedPage | undefined): string => page?.ids?.[1] ?? '';
