import * as v from '#model/values/schemas.ts';
import { isStorable } from '#server/platform/commands/storable.ts';
import { scaled } from '../decimal.ts';
import type { Line } from '../delimited.ts';
import type { Rejection } from '../rejections.ts';
import type { Columns } from './columns.ts';

const yesNo = new Map([
  ...['yes', 'ja', 'true', '1', 'x'].map((word) => [word, true] as const),
  ...['no', 'nej', 'false', '0', ''].map((word) => [word, false] as const),
]);

/** The cells of a line by column. Unreadable cells are recorded; the first one is the reason for rejecting the line. */
export class Cells {
  readonly line: number;
  readonly #columns: Columns;
  readonly #cells: readonly string[];
  #rejection: Rejection | null = null;

  constructor({ number, cells }: Line, columns: Columns) {
    this.line = number;
    this.#columns = columns;
    this.#cells = cells;
    if (cells.length !== columns.size)
      this.reject('wrongColumns', `has ${cells.length} cells under ${columns.size} columns`);
    else if (!isStorable(cells)) this.reject('textUnreadable', 'has characters that are no text');
  }

  /** The columns of its table, by name. */
  get columns(): readonly string[] {
    return [...this.#columns.keys()];
  }

  get rejection(): Rejection | null {
    return this.#rejection;
  }

  reject(reason: string, explanation: string): void {
    this.#rejection ??= { line: this.line, reason, explanation };
  }

  /** Empty if the table has no such column. */
  text(column: string): string {
    const index = this.#columns.get(column);
    return index === undefined ? '' : (this.#cells[index] ?? '');
  }

  /** A text that must not be empty. */
  needed(column: string): string {
    const text = this.text(column);
    if (text === '') this.reject(`${column} missing`, `has no ${column}`);
    return text;
  }

  /** One of a set of words; an empty cell is the fallback. */
  choice<T extends string>(column: string, all: readonly T[], fallback: T): T {
    const text = this.text(column);
    if (text === '') return fallback;
    const found = all.find((one) => one.toLowerCase() === text.toLowerCase());
    if (!found) this.reject(`${column} unknown`, `has the ${column} "${text}"; known are ${all.join(', ')}`);
    return found ?? fallback;
  }

  /** Yes or no, in either language; an empty cell is no. */
  yesNo(column: string): boolean {
    const text = this.text(column);
    const said = yesNo.get(text.toLowerCase());
    if (said === undefined)
      this.reject(`${column} unreadable`, `has the ${column} "${text}"; it is yes or no`);
    return said ?? false;
  }

  /** A day; null for an empty cell. */
  day(column: string): string | null {
    const text = this.text(column);
    if (text === '' || v.day.safeParse(text).success) return text || null;
    this.reject(`${column} unreadable`, `has the ${column} "${text}"; a day is written as 2026-05-31`);
    return null;
  }

  /** A required non-negative number as an integer of its smallest parts. */
  number(column: string, digits: number): number {
    return this.numberOr(column, digits, 0, this.needed(column));
  }

  /** The same, with a value for an empty cell. */
  numberOr<F extends number | null>(
    column: string,
    digits: number,
    empty: F,
    text = this.text(column),
  ): number | F {
    if (text === '') return empty;
    const value = scaled(text, digits);
    if (typeof value === 'number' && value >= 0) return value;
    const wanted = digits === 0 ? 'whole number' : `number of at most ${digits} decimals`;
    this.reject(`${column} unreadable`, `has the ${column} "${text}", which is no ${wanted} of zero or more`);
    return empty;
  }
}
