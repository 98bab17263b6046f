import { isTold, lettersOf } from './list-letters.ts';
import type { ListIndex, Places } from './list-index.ts';

export interface ListQuery<R> {
  readonly search: string;
  /** A state's name; undefined is all. */
  readonly state: string | undefined;
  readonly filter: ((row: R) => boolean) | undefined;
  /** Names the filter: under the same name, the same rows pass. */
  readonly filterKey: string;
}

export interface ListResult<R> {
  readonly rows: readonly R[];
  /** How many rows each state has under the search and the filters; those of all under `all`. */
  readonly counts: ReadonlyMap<string, number>;
}

export const ALL = 'all';

/** Finds the rows of an index. A query that was only written further looks among those found before. */
export class ListSearch<R> {
  readonly #index: ListIndex<R>;
  #version = -1;
  #filterKey = '';
  #passed: Places | undefined;
  #query = '';
  /** Undefined while all that passed the filter are found. */
  #found: Places | undefined;
  /** Holds what is found: a new one at every key would keep the browser busy clearing up. */
  #room: Places = new Uint32Array();
  #last: { readonly key: string; readonly result: ListResult<R> } | undefined;

  constructor(index: ListIndex<R>) {
    this.#index = index;
  }

  /** The same result object for the same question, until a row changes. */
  find({ search, state, filter, filterKey }: ListQuery<R>): ListResult<R> {
    this.#follow(filter, filterKey);
    const key = `${state ?? ''}\n${search}`;
    if (this.#last?.key === key) return this.#last.result;
    this.#searchFor(search);
    const places = this.#found ?? this.#passed;
    const counts = this.#countsOf(places);
    const result = { rows: this.#rowsOf(places, state), counts };
    this.#last = { key, result };
    return result;
  }

  /** Forgets what was found in rows that are no more, or under another filter. */
  #follow(filter: ((row: R) => boolean) | undefined, filterKey: string): void {
    if (this.#version === this.#index.version && this.#filterKey === filterKey) return;
    this.#version = this.#index.version;
    this.#filterKey = filterKey;
    this.#query = '';
    this.#found = undefined;
    this.#last = undefined;
    this.#passed = undefined;
    if (!filter) return;
    const { rows } = this.#index;
    const passed = new Uint32Array(rows.length);
    this.#passed = placesWhere(passed, undefined, (place) => filter(rows[place] as R)); // a place within them
  }

  #searchFor(search: string): void {
    if (!search.startsWith(this.#query)) this.#found = undefined;
    this.#query = search;
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return void (this.#found = undefined);
    const letters = this.#index.letters();
    const wanted = lettersOf(words.join(''));
    const unsure = words.filter((word) => !isTold(word));
    const among = this.#found ?? this.#passed;
    if (this.#room.length < letters.length) this.#room = new Uint32Array(letters.length);
    this.#found = placesWhere(this.#room.subarray(0, letters.length), among, (place) => {
      if (((letters[place] ?? 0) & wanted) !== wanted) return false;
      if (unsure.length === 0) return true;
      return hasEvery(this.#index.textAt(place), unsure);
    });
  }

  #countsOf(places: Places | undefined): ReadonlyMap<string, number> {
    const states = this.#index.states();
    const each = new Uint32Array(this.#index.stateNames.length);
    const count = places?.length ?? states.length;
    for (let at = 0; at < count; at++) {
      const state = states[places ? (places[at] ?? 0) : at] ?? 0;
      each[state] = (each[state] ?? 0) + 1;
    }
    const counts = new Map([[ALL, count]]);
    this.#index.stateNames.forEach((name, state) => {
      const number = each[state] ?? 0;
      if (number > 0 && name !== '') counts.set(name, number);
    });
    return counts;
  }

  #rowsOf(places: Places | undefined, state: string | undefined): readonly R[] {
    const { rows, stateNames } = this.#index;
    if (state === undefined && !places) return rows;
    const states = this.#index.states();
    const wanted = state === undefined ? -1 : stateNames.indexOf(state);
    const kept: R[] = [];
    const count = places?.length ?? rows.length;
    for (let at = 0; at < count; at++) {
      const place = places ? (places[at] ?? 0) : at;
      if (state === undefined || states[place] === wanted) kept.push(rows[place] as R); // a place within them
    }
    return kept;
  }
}

/** Those of all places, or of some, that are wanted, written into `room`, which may be where those some stand. */
function placesWhere(room: Places, among: Places | undefined, wanted: (place: number) => boolean): Places {
  const count = among?.length ?? room.length;
  let size = 0;
  for (let at = 0; at < count; at++) {
    const place = among ? (among[at] ?? 0) : at;
    if (wanted(place)) room[size++] = place; // never ahead of what is read
  }
  return room.subarray(0, size);
}

function hasEvery(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}
