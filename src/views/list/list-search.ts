import type { ListIndex, ListPasses } from './list-index.ts';
import type { ListOrdering, Places } from './list-order.ts';
import { workFor, workThrough, type Work } from './list-work.ts';

export interface ListQuestion<R> {
  /** What somebody asked for, whatever becomes of the rows. */
  readonly name: string;
  readonly search: string;
  /** A state's name; undefined is all. */
  readonly state: string | undefined;
  readonly filter: ListPasses<R> | undefined;
  readonly ordering: ListOrdering<R>;
}

export interface ListAnswer<R> extends ListResult<R> {
  readonly question: ListQuestion<R>;
}

export interface ListResult<R> {
  readonly rows: readonly R[];
  /** How many rows each state has under the search and the filters; those of all under `all`. */
  readonly counts: ReadonlyMap<string, number>;
}

export const ALL = 'all';

const PIECE = 2048;
/** Milliseconds in which a piece of work keeps a key waiting. */
const SLICE = 4;
/** A list of so many rows is looked through at once. */
const SMALL = 1000;
/** Rows that go on changing put an answer off so often and no longer. */
const PATIENCE = 8;
/** How many words are remembered, so that a letter taken back is found at once. */
const WORDS = 8;

/** Rows that have every word of a text: a 1 at their places. */
interface Found {
  readonly text: string;
  readonly bits: Uint8Array;
}

/**
 * Finds the rows of an index, in pieces: another question takes the place of one that was not answered yet. A search
 * that was only written further looks among those found before.
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

  /** What was answered last, to whatever question. */
  get last(): ListAnswer<R> | undefined {
    return this.#last?.answer;
  }

  /** The answer, at once. The same object for the same question, until a row changes. */
  find(question: ListQuestion<R>): ListAnswer<R> {
    return this.#known(question) ?? this.#keep(workThrough(this.#ask(question).work), question);
  }

  /** The answer if a few milliseconds of work bring it; what takes longer is begun, and `goOn` goes on with it. */
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

  /** Undefined where nothing is searched for. */
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

/** A question, and the rows it is asked of. */
interface Asked {
  readonly key: string;
  readonly version: number;
}

const isSame = (a: Asked, b: Asked): boolean => a.key === b.key && a.version === b.version;

/** Names a question: under the same name, the same rows. */
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
  // A function of its own, for the compiler: a loop of a generator takes three times as long.
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
  /** Undefined is as they came. */
  readonly places: Places | undefined;
  readonly passed: Uint8Array | undefined;
  readonly found: Uint8Array | undefined;
  /** The number of the only state; undefined is all. */
  readonly wanted: number | undefined;
}

/** The rows in their order, and how many there are of each state. */
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
      if (wanted === undefined || state === wanted) kept.push(rows[place] as R); // a place within them
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
