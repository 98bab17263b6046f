import type { z } from 'zod';
import { parseDecimal } from '#i18n/decimal.ts';
import { numberProblem } from '#views/ui/number-problem.ts';
import { readTypedDay } from '#views/ui/read-typed-day.ts';

/** The value of a typed cell: whole smallest units, a day, a text, or nothing. */
export type CellValue = number | string | null;

/** What can be typed into a cell, and how it is shown. */
export type LineCell =
  | { readonly kind: 'day' | 'text'; readonly schema: z.ZodType }
  | {
      readonly kind: 'number';
      readonly schema: z.ZodType;
      readonly digits: number;
      /** Minimum number of decimals shown. */
      readonly least?: number;
      readonly aboveZero?: boolean;
      readonly most?: number;
      /** An emptied cell becomes zero; default: null. */
      readonly emptyIsZero?: boolean;
      /** Show zero as an empty cell. */
      readonly hidesZero?: boolean;
      /** What typing it says of its line besides the value. */
      readonly also?: object;
    };

/** The typed cells of a line, in the order that a spreadsheet has them after the product. */
export type LineCells<C extends string> = Readonly<Record<C, LineCell>>;

export const cellNames = <C extends string>(cells: LineCells<C>): readonly C[] => Object.keys(cells) as C[]; // own keys

/** Parses a text typed in a language as the value of a cell; undefined if it is invalid. */
export function readCell(cell: LineCell, text: string, locale: string): CellValue | undefined {
  const typed = typedValue(cell, text, locale);
  const value = typed === null && cell.kind === 'number' && cell.emptyIsZero === true ? 0 : typed;
  return cell.schema.safeParse(value).success ? value : undefined;
}

function typedValue(cell: LineCell, text: string, locale: string): CellValue | undefined {
  switch (cell.kind) {
    case 'number':
      return parseDecimal(text, cell.digits, locale);
    case 'day':
      return readTypedDay(text, locale);
    case 'text':
      return text.trim() || null;
    default:
      return cell satisfies never;
  }
}

/** The code that says why a text is not valid in a cell. */
export function cellProblem(cell: LineCell, text: string, locale: string): string {
  if (cell.kind === 'number') return numberProblem(text, cell, locale) ?? 'notANumber';
  return cell.kind === 'day' ? 'notADay' : 'tooLong';
}

/** The text a cell shows for its value. */
export function cellText(
  cell: LineCell,
  value: CellValue,
  decimal: (value: number, digits: number, least?: number) => string,
): string {
  if (cell.kind !== 'number' || typeof value !== 'number') return String(value ?? '');
  return cell.hidesZero === true && value === 0 ? '' : decimal(value, cell.digits, cell.least ?? 0);
}
