import type { ListIndex, ListPasses } from './list-index.ts';
import type { ListOrdering, Places } from './list-order.ts';
import { workFor, workThrough, type Work } from './list-work.ts';

export interface ListQuestion<R> {
  /** Identifies the question, regardless of row changes. */
  readonly name: string;
  readonly search: string;
  /** Name of a state; undefined means all. */
  readonly state: string | undefined;
  readonly filter: ListPasses<R> | undefined;
  readonly ordering: ListOrdering<R>;
}

export interface ListAnswer<R> extends ListResult<R> {
  readonly question: ListQuestion<R>;
}

export interface ListResult<R> {
  readonly rows: readonly R[];
  /** Rows per state under the search and the filters; the total is under `all`. */
  readonly counts: ReadonlyMap<string, number>;
}

export const ALL = 'all';

const PIECE = 2048;
/** Milliseconds that a piece of work may delay a key press. */
const SLICE = 4;
/** Lists up to this size are searched synchronously. */
const SMALL = 1000;
/** How often changing rows may restart an answer before it is given anyway. */
const PATIENCE = 8;
/** How many search texts are cached, so that deleting a letter is instant. */
const WORDS = 8;

/** Rows that contain every word of a text: a 1 at each of their places. */
interface Found {
  readonly text: string;
  readonly bits: Uint8Array;
}

/**
 * Searches the rows of an index in slices: a new question replaces one that is not answered yet. A search that extends
 * an earlier one only looks at the rows found for that.
 */
export class ListSearch<R> {
  readonly #index: ListIndex<R>;
  #found: Found[] = [];
  #foundIn = -1;
  #asked: (Asked & { readonly work: Work<ListResult<R>> }) | undefined;
  #last: (Asked & { readonly answer: ListAnswer<R> }) | undefined;
  #putOff = 0;

  constructor(index: ListIndex<R>) {
    this.#index = index;
  }

  /** The last answer, to whatever question. */
  get last(): ListAnswer<R> | undefined {
    return this.#last?.answer;
  }

  /** The answer, synchronously. Returns the same object for the same question until a row changes. */
  find(question: ListQuestion<R>): ListAnswer<R> {
    return this.#known(question) ?? this.#keep(workThrough(this.#ask(question).work), question);
  }

  /** The answer if a few milliseconds of work suffice; longer work is started and continued by `goOn`. */
  begin(question: ListQuestion<R>): ListAnswer<R> | undefined {
    if (this.#index.rows.length <= SMALL) return this.find(question);
    const isBegun = this.#asked && isSame(this.#asked, this.#nameOf(question));
    return this.#known(question) ?? (isBegun ? undefined : this.goOn(question));
  }

  goOn(question: ListQuestion<R>): ListAnswer<R> | undefined {
    const known = this.#known(question);
    if (known) return known;
    const { work } = this.#ask(question);
    if (this.#putOff > PATIENCE) return this.find(question);
    const end = workFor(work, SLICE);
    return end && this.#keep(end.value, question);
  }

  #known(question: ListQuestion<R>): ListAnswer<R> | undefined {
    return this.#last && isSame(this.#last, this.#nameOf(question)) ? this.#last.answer : undefined;
  }

  #nameOf(question: ListQuestion<R>): Asked {
    return { key: questionKey(question), version: this.#index.version };
  }

  #ask(question: ListQuestion<R>): { readonly work: Work<ListResult<R>> } {
    const now = this.#nameOf(question);
    if (this.#asked && isSame(this.#asked, now)) return this.#asked;
    if (this.#asked && this.#asked.version !== now.version) this.#putOff += 1;
    this.#asked = { ...now, work: this.#answer(question) };
    return this.#asked;
  }

  #keep(result: ListResult<R>, question: ListQuestion<R>): ListAnswer<R> {
    const answer = { ...result, question };
    this.#last = { ...this.#nameOf(question), answer };
    this.#asked = undefined;
    this.#putOff = 0;
    return answer;
  }

  *#answer({ search, state, filter, ordering }: ListQuestion<R>): Work<ListResult<R>> {
    const index = this.#index;
    const { rows, texts } = index;
    const places = yield* index.placesBy(ordering);
    const passed = filter && (yield* index.passing(filter));
    const found = yield* this.#search(search);
    yield* texts.readStates(rows);
    const wanted = state === undefined ? undefined : texts.stateNames.indexOf(state);
    return yield* picked(index, { places, passed, found, wanted });
  }

  /** Undefined if the search is empty. */
  *#search(search: string): Work<Uint8Array | undefined> {
    const text = search.toLowerCase();
    const words = text.split(/\s+/).filter(Boolean);
    if (words.length === 0) return undefined;
    const index = this.#index;
    if (this.#foundIn !== index.version) this.#found = [];
    this.#foundIn = index.version;
    const known = this.#found.find((one) => one.text === text);
    if (known) return known.bits;
    yield* index.texts.read(index.rows);
    const [among] = this.#found
      .filter((one) => text.startsWith(one.text))
      .toSorted((a, b) => b.text.length - a.text.length);
    const bits = yield* searched(index, words, among?.bits);
    this.#found = [{ text, bits }, ...this.#found].slice(0, WORDS);
    return bits;
  }
}

/** A question, and the version of the rows it is about. */
interface Asked {
  readonly key: string;
  readonly version: number;
}

const isSame = (a: Asked, b: Asked): boolean => a.key === b.key && a.version === b.version;

/** Key of a question: same key, same rows. */
export const questionKey = <R>({ search, state, filter, ordering }: ListQuestion<R>): string =>
  [
    ordering.column,
    ordering.direction,
    ordering.locale,
    ordering.stamp,
    filter?.key ?? '',
    state ?? '',
    search,
  ].join('\n');

function* searched<R>(
  { texts, rows }: ListIndex<R>,
  words: readonly string[],
  among: Uint8Array | undefined,
): Work<Uint8Array> {
  const bits = new Uint8Array(rows.length);
  // A separate function, since a loop inside a generator runs three times slower.
  const look = (from: number, to: number): void => {
    for (let place = from; place < to; place++) {
      if (among && among[place] === 0) continue;
      if (hasEvery(texts.textAt(place), words)) bits[place] = 1;
    }
  };
  for (let from = 0; from < bits.length; from += PIECE) {
    yield;
    look(from, Math.min(from + PIECE, bits.length));
  }
  return bits;
}

function hasEvery(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}

interface Picking {
  /** Undefined means the original order. */
  readonly places: Places | undefined;
  readonly passed: Uint8Array | undefined;
  readonly found: Uint8Array | undefined;
  /** Number of the only wanted state; undefined means all. */
  readonly wanted: number | undefined;
}

/** The rows in order, and the count of each state. */
function* picked<R>({ rows, texts }: ListIndex<R>, picking: Picking): Work<ListResult<R>> {
  const { places, passed, found, wanted } = picking;
  const { states, stateNames } = texts;
  const each = new Uint32Array(stateNames.length);
  const kept: R[] = [];
  const pick = (from: number, to: number): void => {
    for (let at = from; at < to; at++) {
      const place = places ? (places[at] ?? 0) : at;
      if ((passed && passed[place] === 0) || (found && found[place] === 0)) continue;
      const state = states[place] ?? 0;
      each[state] = (each[state] ?? 0) + 1;
      if (wanted === undefined || state === wanted) kept.push(rows[place] as R); // a place within the rows
    }
  };
  for (let from = 0; from < rows.length; from += PIECE) {
    yield;
    pick(from, Math.min(from + PIECE, rows.length));
  }
  return { rows: kept, counts: countsOf(each, stateNames) };
}

function countsOf(each: Uint32Array, names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map([[ALL, each.reduce((sum, count) => sum + count, 0)]]);
  for (const [state, name] of names.entries()) {
    const count = each[state] ?? 0;
    if (count > 0 && name !== '') counts.set(name, count);
  }
  return counts;
}
