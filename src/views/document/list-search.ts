/** Finds the rows whose text has every word of a query; a query that was only written further looks among those found. */
export class ListSearch<R> {
  #rows: readonly R[] = [];
  /** Beside the rows, made at the first search: a look-up by row takes longer than the search itself. */
  #texts: readonly string[] | undefined;
  #query = '';
  /** Places of the rows found; undefined while all are. */
  #found: readonly number[] | undefined;

  /** In the order of `rows`. `text` is in lower case, and says the same of a row while `rows` is the same list. */
  find(rows: readonly R[], query: string, text: (row: R) => string): readonly R[] {
    if (rows !== this.#rows) this.#texts = undefined;
    if (rows !== this.#rows || !query.startsWith(this.#query)) this.#found = undefined;
    this.#rows = rows;
    this.#query = query;
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return rows;
    this.#texts ??= rows.map(text);
    this.#found = placesOf(this.#texts, words, this.#found);
    return this.#found.map((place) => rows[place] as R); // places are of these rows
  }
}

function placesOf(
  texts: readonly string[],
  words: readonly string[],
  among: readonly number[] | undefined,
): number[] {
  const found: number[] = [];
  const count = among?.length ?? texts.length;
  for (let index = 0; index < count; index++) {
    const place = among?.[index] ?? index;
    if (hasEvery(texts[place] ?? '', words)) found.push(place);
  }
  return found;
}

function hasEvery(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}
