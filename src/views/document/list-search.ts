/** Finds the rows whose text has every word of a query; a query that was only written further looks among those found. */
export class ListSearch<R> {
  #rows: readonly R[] | undefined;
  #query = '';
  #found: readonly R[] = [];

  /** In the order of `rows`. `text` is in lower case, and says the same of a row while `rows` is the same list. */
  find(rows: readonly R[], query: string, text: (row: R) => string): readonly R[] {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const isFurther = rows === this.#rows && query.startsWith(this.#query);
    const among = isFurther ? this.#found : rows;
    this.#found = words.length === 0 ? rows : among.filter((row) => hasEvery(text(row), words));
    this.#rows = rows;
    this.#query = query;
    return this.#found;
  }
}

function hasEvery(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}
