import type { Sort } from '../ui/data-list-types.ts';
import { sortKeysOf } from './sort-key.ts';
import { changesBetween } from './list-changes.ts';
import { lettersOf } from './list-letters.ts';

type Key = string | number;

/** What a list has to know of its rows. */
export interface ListFields<R> {
  /** What is searched, in lower case. */
  readonly text: (row: R) => string;
  /** The state tab a row belongs to. */
  readonly state?: ((row: R) => string) | undefined;
  /** Equal stamps: what texts and states read besides the row is the same. */
  readonly stamp: number;
}

export interface ListOrdering<R> {
  /** Names the key: under another name everything is placed anew. */
  readonly column: string;
  readonly key: ((row: R) => Key) | undefined;
  readonly direction: Sort['direction'];
  readonly locale: string;
  /** Equal stamps: what the key reads besides the row is the same. */
  readonly stamp: number;
}

/** A row where it stands, with what it takes to place and to find it. */
interface Entry<R> {
  readonly row: R;
  key: Key;
  /** What decides between equal keys. */
  plain: string;
  text: string | undefined;
  letters: number;
  state: number;
}

/** Places of rows in the order of an index. */
export type Places = Uint32Array;

/**
 * The rows of a list in order, with what is searched kept beside them: a key pressed looks through letters in a row of
 * numbers, not through a hundred thousand rows. Rows given again are recognised; only new ones are placed and read.
 */
export class ListIndex<R> {
  #source: readonly R[] = [];
  #entries: Entry<R>[] = [];
  #rows: readonly R[] = [];
  #by = '';
  #fields: ListFields<R>;
  #read = 0;
  #letters: Int32Array | undefined;
  #states: Uint16Array | undefined;
  readonly #stateNames: string[] = [];
  readonly #stateNumbers = new Map<string, number>();
  /** Grows whenever rows may stand elsewhere, or say something else. */
  version = 0;

  constructor(fields: ListFields<R>) {
    this.#fields = fields;
  }

  /** All rows, from the first to the last. */
  get rows(): readonly R[] {
    return this.#rows;
  }

  get stateNames(): readonly string[] {
    return this.#stateNames;
  }

  /** Takes the rows as they are now. */
  update(source: readonly R[], ordering: ListOrdering<R>, fields: ListFields<R>): void {
    const { column, direction, locale, stamp } = ordering;
    const by = [column, direction, locale, stamp].join(' ');
    if (source === this.#source && by === this.#by && fields.stamp === this.#fields.stamp) return;
    const isRead = fields.stamp === this.#fields.stamp;
    if (!isRead) for (const entry of this.#entries) forget(entry);
    this.#fields = fields;
    const { gone, come } = changesBetween(this.#source, source);
    this.#source = source;
    if (by === this.#by && isRead && gone.size === 0 && come.length === 0) return;
    const kept = gone.size > 0 ? this.#entries.filter(({ row }) => !gone.has(row)) : this.#entries;
    const fresh = come.map(entryOf);
    this.#entries = by === this.#by ? placed(kept, fresh, ordering) : sorted([...kept, ...fresh], ordering);
    this.#by = by;
    this.#changed();
  }

  /**
   * Reads the texts of some rows, so that the first key pressed finds them read.
   * @returns whether all are read
   */
  read(most: number): boolean {
    const entries = this.#entries;
    const end = Math.min(entries.length, this.#read + most);
    for (; this.#read < end; this.#read++) {
      const entry = entries[this.#read];
      if (entry && entry.text === undefined) readInto(entry, this.#fields.text);
    }
    return end === entries.length;
  }

  /** Which letters each row has, a number for each in order. */
  letters(): Int32Array {
    if (this.#letters) return this.#letters;
    this.read(Number.POSITIVE_INFINITY);
    this.#letters = Int32Array.from(this.#entries, (entry) => entry.letters);
    return this.#letters;
  }

  textAt(place: number): string {
    return this.#entries[place]?.text ?? '';
  }

  /** The state of each row, as a place in `stateNames`. */
  states(): Uint16Array {
    this.#states ??= Uint16Array.from(this.#entries, (entry) =>
      entry.state >= 0 ? entry.state : (entry.state = this.#stateNumber(entry.row)),
    );
    return this.#states;
  }

  #stateNumber(row: R): number {
    const name = this.#fields.state?.(row) ?? '';
    const number = this.#stateNumbers.get(name) ?? this.#stateNames.push(name) - 1;
    this.#stateNumbers.set(name, number);
    return number;
  }

  #changed(): void {
    this.#rows = this.#entries.map(({ row }) => row);
    this.#letters = undefined;
    this.#states = undefined;
    this.#read = 0;
    this.version += 1;
  }
}

const entryOf = <R>(row: R): Entry<R> => ({
  row,
  key: '',
  plain: '',
  text: undefined,
  letters: 0,
  state: -1,
});

function forget<R>(entry: Entry<R>): void {
  entry.text = undefined;
  entry.state = -1;
}

function readInto<R>(entry: Entry<R>, text: (row: R) => string): void {
  entry.text = text(entry.row);
  entry.letters = lettersOf(entry.text);
}

function sorted<R>(entries: Entry<R>[], ordering: ListOrdering<R>): Entry<R>[] {
  if (!ordering.key) return entries;
  keyed(entries, ordering);
  return entries.sort(comparison(ordering));
}

function keyed<R>(entries: readonly Entry<R>[], { key, locale }: ListOrdering<R>): void {
  const { keyOf } = sortKeysOf(locale);
  for (const entry of entries) {
    const value = key?.(entry.row) ?? '';
    entry.plain = typeof value === 'number' ? '' : value;
    entry.key = typeof value === 'number' ? value : keyOf(value);
  }
}

/** Both are in order, or will be; few are put among many. */
function placed<R>(many: Entry<R>[], few: Entry<R>[], ordering: ListOrdering<R>): Entry<R>[] {
  if (!ordering.key) return [...many, ...few];
  const compare = comparison(ordering);
  const all: Entry<R>[] = [];
  let from = 0;
  for (const one of sorted(few, ordering)) {
    const to = placeOf(one, many, from, compare);
    for (; from < to; from++) all.push(many[from] as Entry<R>); // `to` is at most its length
    all.push(one);
  }
  for (; from < many.length; from++) all.push(many[from] as Entry<R>); // as above
  return all;
}

type Compare<R> = (a: Entry<R>, b: Entry<R>) => number;

function comparison<R>({ direction, locale }: ListOrdering<R>): Compare<R> {
  const { decide } = sortKeysOf(locale);
  const sign = direction === 'descending' ? -1 : 1;
  return (a, b) => {
    if (a.key === b.key) return a.plain === b.plain ? 0 : sign * decide(a.plain, b.plain);
    return a.key < b.key ? -sign : sign;
  };
}

/** Where the first one stands, from `from` on, that comes after this one. */
function placeOf<R>(one: Entry<R>, among: readonly Entry<R>[], from: number, compare: Compare<R>): number {
  let low = from;
  let high = among.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = among[middle];
    if (other && compare(other, one) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
