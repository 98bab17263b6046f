import type { ArrivedPage } from './pages.ts';

/**
 * Pages of one table of whose rows none was asked for yet: as the text they came in, which takes a fraction of the
 * memory of rows, and no time. They do not overlap, and are ordered by id.
 */
export class UnreadPages {
  readonly #pages: Bounded[] = [];

  /** Keeps a page for later; false if it does not follow the last one, so that it has to be read now. */
  add(page: ArrivedPage): boolean {
    const last = this.#pages.at(-1);
    if (!page.ids || (last && last.ids[1] >= page.ids[0])) return false;
    this.#pages.push({ page, ids: page.ids });
    return true;
  }

  /** Removes and returns the page that this row would be in. */
  take(id: string): ArrivedPage | undefined {
    const at = this.#pageOf(id);
    return at < 0 ? undefined : this.#pages.splice(at, 1)[0]?.page;
  }

  /** Removes and returns all pages. */
  takeAll(): ArrivedPage[] {
    return this.#pages.splice(0).map(({ page }) => page);
  }

  get isEmpty(): boolean {
    return this.#pages.length === 0;
  }

  #pageOf(id: string): number {
    let from = 0;
    let to = this.#pages.length - 1;
    while (from <= to) {
      const middle = (from + to) >> 1;
      const ids = this.#pages[middle]?.ids;
      if (!ids || id < ids[0]) to = middle - 1;
      else if (id > ids[1]) from = middle + 1;
      else return middle;
    }
    return -1;
  }
}

interface Bounded {
  readonly page: ArrivedPage;
  readonly ids: readonly [string, string];
}
