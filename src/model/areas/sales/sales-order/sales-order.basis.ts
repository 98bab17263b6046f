import { partOf, type LinePart } from '#model/lines/line-parts.ts';
import { amountOfPart } from '#model/lines/line-totals.ts';
import { feesToInvoice } from './sales-order.fees.ts';
import type { SalesOrderLine, SalesOrderRow, TaxedPart } from './sales-order.facts.ts';

type Ordered = Pick<SalesOrderRow, 'lines' | 'credits' | 'paidElsewhere' | 'fees'>;

/** Thousandths of each line that returns are credited for. */
export const creditedBefore = ({ credits = [] }: Pick<SalesOrderRow, 'credits'>): LinePart[] =>
  credits.flatMap(({ lines }) => lines);

/** What of an order's line is to be invoiced at one rate. */
export interface BasisPart {
  readonly line: SalesOrderLine;
  /** Thousandths. */
  readonly quantity: number;
  /** Minor units as the order's prices are, after all discounts. */
  readonly amount: number;
  /** Basis points; null: not known. */
  readonly vatRate: number | null;
  /** The shipment it left with; null: done on its own, or not known. */
  readonly shipment: string | null;
}

/** Thousandths of a line that the customer has and keeps: what returns are credited for does not count. */
const keptOf = (order: Ordered, line: SalesOrderLine): number =>
  line.shipped - partOf(creditedBefore(order), line.id);

/** Thousandths of a line that are to be invoiced. [BIL1] */
export const toInvoiceOfLine = (order: Ordered, line: SalesOrderLine): number =>
  order.paidElsewhere ? 0 : Math.max(0, keptOf(order, line) - line.invoiced);

/** Thousandths of a line that were invoiced and came back, and were not credited without coming back before. [BIL3] */
export const toCreditOfLine = (order: Ordered, line: SalesOrderLine): number =>
  order.paidElsewhere ? 0 : Math.max(0, line.invoiced - keptOf(order, line) - (line.creditedOnly ?? 0));

type Invoiced = Pick<SalesOrderLine, 'invoiced' | 'invoicedAmount' | 'creditedOnly' | 'creditedOnlyAmount'>;

/** What of a line stands on invoices, apart from what was credited and stays: thousandths, and minor units as its prices are. */
export function standingOfLine(line: SalesOrderLine): { readonly quantity: number; readonly amount: number } {
  const { invoiced, invoicedAmount, creditedOnly = 0, creditedOnlyAmount }: Invoiced = line;
  const quantity = invoiced - creditedOnly;
  const credited = creditedOnlyAmount ?? amountOfPart(line, invoiced) - amountOfPart(line, quantity);
  return { quantity, amount: (invoicedAmount ?? amountOfPart(line, invoiced)) - credited };
}

/**
 * What of a line is to be invoiced, by rate. What stands of it on invoices and this add up exactly to what that quantity
 * costs.
 * [BIL1] [BIL2]
 * @param most thousandths; no more than is to be invoiced
 */
export function basisOfLine(order: Ordered, line: SalesOrderLine, most = Infinity): BasisPart[] {
  const quantity = Math.min(most, toInvoiceOfLine(order, line));
  if (quantity === 0) return [];
  let { quantity: done, amount: charged } = standingOfLine(line);
  return slicesOf(line, partOf(creditedBefore(order), line.id) + line.invoiced, quantity).map((slice) => {
    done += slice.quantity;
    const amount = amountOfPart(line, done) - charged;
    charged += amount;
    return { line, amount, ...slice };
  });
}

/** What of an order is to be invoiced, by line and rate. [BIL1] */
export const basisOf = (order: Ordered): BasisPart[] =>
  order.lines.flatMap((line) => basisOfLine(order, line));

/** A quantity of a line by the rates of the days it left, after so much of it was settled before. */
function slicesOf(line: SalesOrderLine, from: number, quantity: number): TaxedPart[] {
  let [skip, left] = [from, quantity];
  const slices: TaxedPart[] = [];
  for (const part of line.taxed ?? []) {
    const passed = Math.min(skip, part.quantity);
    skip -= passed;
    const taken = Math.min(part.quantity - passed, left);
    left -= taken;
    if (taken > 0) slices.push({ ...part, quantity: taken });
  }
  if (left > 0) slices.push({ shipment: null, quantity: left, vatRate: line.vatRate });
  return joined(slices);
}

/** What left with one shipment after another at the same rate is one line of the invoice. */
function joined(slices: readonly TaxedPart[]): TaxedPart[] {
  const parts: TaxedPart[] = [];
  for (const slice of slices) {
    const last = parts.at(-1);
    if (last?.vatRate === slice.vatRate)
      parts[parts.length - 1] = { ...slice, quantity: last.quantity + slice.quantity };
    else parts.push(slice);
  }
  return parts;
}

/** Whether something of an order is to be invoiced. */
export const isToInvoice = (order: Ordered): boolean =>
  order.lines.some((line) => toInvoiceOfLine(order, line) > 0) || feesToInvoice(order).length > 0;

/** Whether something of an order that was invoiced is to be credited. */
export const isToCredit = (order: Ordered): boolean =>
  order.lines.some((line) => toCreditOfLine(order, line) > 0);
