import type { TableNote } from './data-import.facts.ts';
import { MOST_COLUMNS } from './import-size.ts';
import { plain } from './reading/plain.ts';

/** A record of a file, as it was read. */
export interface FileLine {
  /** Where it begins in the file, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The table in a file. */
export interface FoundTable {
  readonly heads: readonly string[];
  readonly headLine: number;
  readonly lines: readonly FileLine[];
  /** Lines that are none. */
  readonly skipped: number;
  /** What is odd about it. */
  readonly notes: readonly TableNote[];
}

/** Titles stand above the heads in so many lines at most. */
const LOOKED_AT = 30;

/**
 * Finds the table in the lines of a file: what stands above its heads, sums at its end, and lines that say nothing are none
 * of it. Null if there is no line with heads.
 * @param known whether a head is one that some file is known to have; compared as `plain` writes it
 * [DI9]
 */
export function findTable(lines: readonly FileLine[], known: (head: string) => boolean): FoundTable | null {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const ranked = filled
    .slice(0, LOOKED_AT)
    .map((line, index) => ({ line, index, worth: worthOf(line, known) }))
    .toSorted((a, b) => b.worth - a.worth || a.index - b.index);
  const best = ranked[0];
  if (!best || best.worth <= 0) return null;
  const { line: head, index } = best;
  const rows = filled.slice(index + 1);
  const width = Math.min(
    MOST_COLUMNS,
    Math.max(head.cells.length, ...rows.slice(0, 100).map(({ cells }) => lastFilled(cells))),
  );
  const heads = Array.from({ length: width }, (_, at) => (head.cells[at] ?? '').trim().slice(0, 200));
  const { lines: own, proposed } = ownLines(heads, rows);
  const kept = own.map(({ number, cells }) => ({
    number,
    cells: Array.from({ length: width }, (_, at) => cells[at]?.trim() ?? ''),
  }));
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), head.cells.length);
  const wide = own.filter(({ cells }) => lastFilled(cells) > lastFilled(head.cells));
  const notes = [
    ...(widest > MOST_COLUMNS ? [{ what: 'columnsCut', count: widest - MOST_COLUMNS, lines: [] }] : []),
    ...noteOf('cellsBeyondHeads', widest > MOST_COLUMNS ? [] : wide),
    ...noteOf('skuProposed', proposed),
  ];
  return { heads, headLine: head.number, lines: kept, skipped: index + rows.length - kept.length, notes };
}

/** Lines that are named. */
const NAMED = 10;

/** What is told of some lines; nothing where there are none. */
export const noteOf = (what: string, lines: readonly Pick<FileLine, 'number'>[]): readonly TableNote[] =>
  lines.length === 0
    ? []
    : [{ what, count: lines.length, lines: lines.slice(0, NAMED).map(({ number }) => number) }];

const lastFilled = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Heads are texts that differ, and the more of them are known the better. */
function worthOf({ cells }: FileLine, known: (head: string) => boolean): number {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const heads = new Set(texts.filter((cell) => /\p{L}/u.test(cell) && cell.length <= 80).map(plain));
  const numbers = texts.length - texts.filter((cell) => /\p{L}/u.test(cell)).length;
  const familiar = [...heads].filter((head) => known(head)).length;
  return familiar * 10 + heads.size - numbers * 3 - (texts.length === 1 ? 0.5 : 0);
}

interface OwnLines {
  readonly lines: readonly FileLine[];
  /** Lines whose SKU is missing and was made of what there is. */
  readonly proposed: readonly FileLine[];
}

function ownLines(heads: readonly string[], rows: readonly FileLine[]): OwnLines {
  const isAgain = ({ cells }: FileLine): boolean =>
    heads.every((head, at) => plain(cells[at] ?? '') === plain(head));
  const last = rows.findLastIndex((row) => !isSum(row));
  const whole = rows.slice(0, last + 1).filter((row) => !isAgain(row));
  return shopLines(heads, whole);
}

const sums =
  /^(?:summa|totalt?|sum|grand total|delsumma|antal (?:rader|artiklar).*|\d+ (?:rader|artiklar|records|rows).*)\W*$/i;

/** `Summa;;;1 234,50`: a word for it and figures, or figures alone below a whole column. */
function isSum({ cells }: FileLine): boolean {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return texts.some((cell) => sums.test(cell)) && texts.length <= Math.max(3, cells.length / 2);
}

/**
 * Shopify writes a product over several lines: what they share stands in the first one alone, and lines with pictures
 * alone are none. [DI9]
 */
function shopLines(heads: readonly string[], rows: readonly FileLine[]): OwnLines {
  const at = (name: string): number => heads.findIndex((head) => plain(head) === plain(name));
  const [handle, sku, price, title] = [at('Handle'), at('Variant SKU'), at('Variant Price'), at('Title')];
  if (handle < 0 || sku < 0 || title < 0) return { lines: rows, proposed: [] };
  const options = heads.flatMap((head, index) => (/^option\d value$/i.test(head.trim()) ? [index] : []));
  const shared = heads.flatMap((head, index) =>
    /^(?:variant|image|option\d value|google|seo|gift)/i.test(head.trim()) ? [] : [index],
  );
  const firsts = new Map<string, readonly string[]>();
  const proposed: FileLine[] = [];
  const lines = rows.flatMap((row): FileLine[] => {
    const key = row.cells[handle] ?? '';
    const first = firsts.get(key) ?? row.cells;
    firsts.set(key, first);
    const hasSku = (row.cells[sku] ?? '').trim() !== '';
    if (!hasSku && (row.cells[price] ?? '').trim() === '') return [];
    const cells = [...row.cells];
    for (const index of shared) if ((cells[index] ?? '').trim() === '') cells[index] = first[index] ?? '';
    if (!hasSku) cells[sku] = proposedSku([key, ...options.map((index) => cells[index] ?? '')]);
    const line = { number: row.number, cells };
    if (!hasSku) proposed.push(line);
    return [line];
  });
  return { lines, proposed };
}

/** A variant without a SKU is told apart by its product and its options: `band-blue`. */
const proposedSku = (parts: readonly string[]): string =>
  parts
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
    )
    .filter((part) => part !== '' && part !== 'default-title')
    .join('-')
    .slice(0, LONGEST_SKU);
const LONGEST_SKU = 64;
