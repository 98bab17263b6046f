import type { DecimalMark } from '../data-import.facts.ts';
import { withoutCurrency } from './currencies.ts';

/** Why a text is not a number of the required scale. */
export type NumberProblem = 'unreadable' | 'tooFine';
const UNREADABLE: NumberProblem = 'unreadable';
const TOO_FINE: NumberProblem = 'tooFine';

const signs = /[\s\u00a0\u2007\u2009\u202f'’´`_%]/gu;
/** No decimals, as prices are written in the Nordic countries: `99,-`, `12:-`. */
const noDecimals = /[.,:]-+$/;
/** An old Swedish price: `12:50`. */
const colonPrice = /^([+-]?\d+):(\d{2})$/;
const figure = /^[+-]?(?:[\d.,]*\d[.,]?)$/;
const SAFE_DECIMALS = 10;

/**
 * Parses a decimal as an integer of its smallest parts: `readNumber('1 234,5', 3)` is 1234500. Spaces of any width,
 * currencies and percent signs are no part of it; where a comma and a point stand in it, the last is before the decimals.
 * [DI10]
 * @param digits decimals kept; more are `tooFine` unless they are zeros, or what a spreadsheet's arithmetic left
 * @param mark what is before the decimals where one sign with three figures behind it leaves that open; absent: that sign,
 *   and with no decimals to keep it stands between thousands
 */
export function readNumber(text: string, digits: number, mark?: DecimalMark): number | NumberProblem {
  const parts = partsOf(text, mark ?? (digits === 0 ? 'none' : undefined));
  if (!parts) return UNREADABLE;
  const { minus, whole, decimals } = parts;
  const kept = trimmed(decimals, digits);
  if (kept.length > digits) return TOO_FINE;
  const value = Number(whole + kept.padEnd(digits, '0'));
  if (!Number.isSafeInteger(value)) return UNREADABLE;
  return minus ? 0 - value : value;
}

/** Without zeros at the end; figures beyond what a spreadsheet is exact to are its arithmetic's. */
function trimmed(decimals: string, digits: number): string {
  const exact =
    decimals.length > SAFE_DECIMALS && digits < SAFE_DECIMALS
      ? String(Math.round(Number(`0.${decimals}`) * 10 ** digits)).padStart(digits, '0')
      : decimals;
  return exact.replace(/0+$/, '');
}

/** The nearest number of this scale to one that is written finer; null if it is none. */
export function roundedNumber(text: string, digits: number, mark?: DecimalMark): number | null {
  const parts = partsOf(text, mark ?? (digits === 0 ? 'point' : undefined));
  if (!parts) return null;
  const { minus, whole, decimals } = parts;
  const kept = Number(whole + decimals.slice(0, digits).padEnd(digits, '0'));
  const value = kept + (Number(decimals[digits] ?? 0) >= HALF ? 1 : 0);
  if (!Number.isSafeInteger(value)) return null;
  return minus ? 0 - value : value;
}

const HALF = 5;

interface Parts {
  readonly minus: boolean;
  readonly whole: string;
  readonly decimals: string;
}

/** Without spaces, currencies and what stands for no decimals. */
const bareOf = (text: string): string =>
  withoutCurrency(text.trim())
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(signs, '')
    .replace(noDecimals, '')
    .replace(colonPrice, '$1,$2');

function partsOf(text: string, mark: DecimalMark | 'none' | undefined): Parts | null {
  const bare = bareOf(text);
  const inBrackets = /^\((.*)\)$/.exec(bare);
  const written = inBrackets ? `-${inBrackets[1] ?? ''}` : bare.replace(/^(.*\d[.,]?)-$/, '-$1');
  if (!figure.test(written)) return null;
  const minus = written.startsWith('-');
  const number = written.replace(/^[+-]/, '');
  const at = decimalsAt(number, mark);
  if (at === null) return null;
  const [whole, decimals] = at < 0 ? [number, ''] : [number.slice(0, at), number.slice(at + 1)];
  if (/[.,]/.test(decimals) || !isGrouped(whole)) return null;
  const bareWhole = whole.replaceAll(/[.,]/g, '');
  return { minus, whole: bareWhole === '' ? '0' : bareWhole, decimals };
}

/** Where the sign before the decimals stands; -1: there is none; null: the signs contradict one another. */
function decimalsAt(number: string, mark: DecimalMark | 'none' | undefined): number | null {
  const [comma, point] = [number.lastIndexOf(','), number.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) return Math.max(comma, point);
  const at = Math.max(comma, point);
  if (at < 0) return -1;
  const sign = number[at] ?? '';
  if (number.indexOf(sign) !== at) return -1; // several of one sign stand between thousands
  if (!isOpen(number)) return at;
  if (mark === undefined) return at;
  return mark === (sign === ',' ? 'comma' : 'point') ? at : -1;
}

/** `1.234` may be a thousand and more, or one and a bit; `0.234` and `12345.678` may not. */
const isOpen = (number: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(number);

const isGrouped = (whole: string): boolean => /^\d*$/.test(whole) || /^\d{1,3}([.,]\d{3})+$/.test(whole);

/** What is before the decimals of these numbers, as far as one of them tells. [DI10] */
export function decimalMarkIn(texts: Iterable<string>): DecimalMark | undefined {
  for (const text of texts) {
    const bare = bareOf(text).replace(/^[+-]/, '');
    if (!figure.test(bare) || isOpen(bare)) continue;
    const at = decimalsAt(bare, undefined);
    if (at !== null && at >= 0) return bare[at] === ',' ? 'comma' : 'point';
    const between = /[.,]/.exec(bare)?.[0];
    if (between !== undefined) return between === ',' ? 'point' : 'comma';
  }
  return undefined;
}

/** An integer of smallest parts as a decimal with a point: `shownNumber(1234500, 3)` is `1234.5`. */
export function shownNumber(value: number, digits: number): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  const [whole, decimals] = [
    text.slice(0, text.length - digits),
    text.slice(text.length - digits).replace(/0+$/, ''),
  ];
  return `${value < 0 ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}
