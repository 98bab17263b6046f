import type { Reader } from './reader.ts';

/** How the numbers of a series are written. */
export interface NumberForm {
  readonly prefix: string;
  /** Written with at least so many digits. */
  readonly digits: number;
  /** With the year in it, and counted anew in each; otherwise one count for all years. */
  readonly year: boolean;
}

/** Where a series stands for a company. */
export interface Numbering {
  /** How it writes its numbers now. */
  form(series: string, view: Reader): NumberForm;
  /** The first number of a counter that may be drawn, whatever was drawn before. */
  first(series: string, counter: string, view: Reader): number;
  /** Whether something has a number already that was not drawn from the series. */
  isTaken(series: string, number: string, view: Reader): boolean;
}

/** How a series writes its numbers where a company has no settings of its own: `SO-2026-00042`. */
export const usualForm = (series: string): NumberForm => ({ prefix: series, digits: 5, year: true });

/** The counter that a series draws from on a day (`YYYY-MM-DD`); its prefix does not matter: `SO-2026`, `SO`. */
export const counterOf = (series: string, { year }: Pick<NumberForm, 'year'>, today: string): string =>
  year ? `${series}-${today.slice(0, 4)}` : series;

/** A number of a counter in words: `SO-2026-00042`. */
export function numberText({ prefix, digits }: NumberForm, counter: string, number: number): string {
  const year = counter.split('-')[1];
  const head = year === undefined ? prefix : `${prefix}-${year}`;
  return `${head}-${String(number).padStart(digits, '0')}`;
}
