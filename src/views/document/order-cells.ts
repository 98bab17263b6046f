import type { z } from 'zod';
import { parseDecimal } from '#i18n/decimal.ts';
import { numberProblem } from './number-problem.ts';

const bounds = {
  quantity: { digits: 3, aboveZero: true },
  price: { digits: 4 },
  discount: { digits: 2, most: 10_000 },
} as const;

/** The cells of an order's line that are typed, in the order in which a spreadsheet has them after the product. */
export const orderCells = ['quantity', 'price', 'discount', 'promisedOn'] as const;
export type OrderCell = (typeof orderCells)[number];

/** A text as the value of a cell, in a line of this shape; undefined where it is none. */
export function readCell(
  shape: Readonly<Record<OrderCell, z.ZodType>>,
  cell: OrderCell,
  text: string,
): number | string | null | undefined {
  const typed = cell === 'promisedOn' ? text.trim() || null : parseDecimal(text, bounds[cell].digits);
  const value = cell === 'discount' && typed === null ? 0 : typed;
  return shape[cell].safeParse(value).success ? value : undefined;
}

/** The code of why a text is no value of a cell. */
export const cellProblem = (cell: OrderCell, text: string): string =>
  cell === 'promisedOn' ? 'notADay' : (numberProblem(text, bounds[cell]) ?? 'notANumber');
