import type { Reader } from '#model/engine/reader.ts';
import { partOf, perLine, type LinePart } from '#model/lines/line-parts.ts';
import type { OrderDiscount, PricedLine } from '#model/lines/line-schemas.ts';
import { reducedBy, undiscounted } from '#model/lines/order-discount.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { withoutChoice } from './sales-order.agreed.ts';
import type { QuotePart, SalesOrderLine, SalesOrderRow } from './sales-order.facts.ts';
import { enteredId, enteredLines } from './sales-order.kits.ts';
import { fresh } from './sales-order.lines.ts';
import { settleOrder } from './sales-order.terms.ts';

/** What was ordered of a quote, by the lines as they were entered, thousandths. [SO80] */
export const orderedOf = ({ quote }: Pick<SalesOrderRow, 'quote'>, line: string): number =>
  (quote?.parts ?? []).reduce((sum, { lines }) => sum + partOf(lines, line), 0);

/** What may still be ordered of a line of a quote, thousandths. [SO80] */
export const openInQuote = (
  row: SalesOrderRow,
  { id, quantity }: Pick<PricedLine, 'id' | 'quantity'>,
): number => quantity - orderedOf(row, id);

/** The lines of a part, under ids of their own, at the prices of the quote. [SO80] */
export function partLines(
  row: SalesOrderRow,
  parts: QuotePart['lines'],
): { readonly line: PricedLine; readonly of: string }[] {
  const entered = new Map(enteredLines(row.lines).map((line) => [line.id, withoutChoice(line)]));
  return parts.flatMap(({ line: of, id, quantity }) => {
    const line = entered.get(of);
    return line ? [{ line: { ...line, id, quantity }, of }] : [];
  });
}

/**
 * The share that a part has of the discount on its quote: a percentage as it is, of an amount as much as the goods up to
 * it come to, less what those before it had, so that the parts of all of it add up. [SO80] [SO90]
 * @param isCounted the part is among what was ordered already
 */
export function discountOfPart(
  row: SalesOrderRow,
  parts: readonly LinePart[],
  isCounted: boolean,
): OrderDiscount | null {
  const { orderDiscount = null } = row;
  if (!orderDiscount || 'percent' in orderDiscount) return orderDiscount;
  const entered = enteredLines(row.lines);
  let amount = 0;
  for (const { line: id, quantity } of perLine(parts)) {
    const line = entered.find((one) => one.id === id);
    const before = orderedOf(row, id) - (isCounted ? quantity : 0);
    for (const settled of line ? row.lines.filter((one) => enteredId(one) === id) : []) {
      const offAt = (some: number): number =>
        takenOff(settled, multiplyDivide(some, settled.quantity, line?.quantity ?? 1));
      amount += offAt(before + quantity) - offAt(before);
    }
  }
  return amount > 0 ? { amount } : null;
}

/** What a discount on all takes off so much of a line, minor units. */
const takenOff = (line: SalesOrderLine, quantity: number): number =>
  line.discountMark ? reducedBy(line.discountMark, undiscounted(line, quantity)) : 0;

/** The order that a part of a quote would be. */
export function partAsOrder(view: Reader, row: SalesOrderRow, { order, lines }: QuotePart): SalesOrderRow {
  const entered = partLines(row, lines).map(({ line }) => line);
  const orderDiscount = discountOfPart(row, lines, false);
  const settled = settleOrder(view, { ...row, orderDiscount }, entered);
  return { ...row, id: order, orderDiscount, lines: settled.map((line) => ({ ...line, ...fresh })) };
}
