import { total } from '#model/lines/line-parts.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { InvoiceLine, InvoiceRow } from './invoice.facts.ts';

/** What of an invoice others have used. */
export type Used = Pick<InvoiceRow, 'credits' | 'deductions'>;

/**
 * What is left of a line after what others took back of it, or deducted of an advance: thousandths, and minor units as the
 * prices are. Of a line that deducts an advance: what of that has not gone back.
 */
export function leftOf(
  { credits, deductions = [] }: Used,
  line: Pick<InvoiceLine, 'id' | 'quantity' | 'amount' | 'advance'>,
): { readonly quantity: number; readonly amount: number } {
  const isOf = (part: { readonly line: string }): boolean => part.line === line.id;
  const before = credits.flatMap(({ lines }) => lines.filter(isOf));
  const deducted = total(deductions.flatMap(({ lines }) => lines).filter(isOf), ({ amount }) => amount);
  const amount = Math.abs(line.amount) - total(before, (part) => part.amount) - deducted;
  const quantity = line.quantity - total(before, (part) => part.quantity);
  return { quantity: line.advance && amount <= 0 ? 0 : quantity, amount };
}

/** A line of an invoice as it stands after what others took back of it: minor units as the prices are, with its sign. */
export const standingOf = (invoice: Used, line: InvoiceLine): number =>
  Math.sign(line.amount) * leftOf(invoice, line).amount;

/**
 * What of a line is taken back with a quantity of it: what is left then is what the rest of it costs, whatever each part
 * is rounded to. With all that is left of it goes all that is left of its amount. [BIL7]
 */
export function shareOf(invoice: Used, line: InvoiceLine, quantity: number): number {
  const left = leftOf(invoice, line);
  if (quantity >= left.quantity) return left.amount;
  const costOf = (part: number): number => multiplyDivide(line.amount, part, line.quantity);
  return Math.min(left.amount, costOf(left.quantity) - costOf(left.quantity - quantity));
}
