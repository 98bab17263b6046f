import { lineAmount, vatAmount } from '../values/money.ts';
import { amountAt } from '../values/unit-cost.ts';
import type { PurchaseOrderLine, PurchaseOrderRow } from './purchase-order.facts.ts';

/** Minor units of the order's currency. */
export interface OrderTotals {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** Net of a line in minor units; null where its price is not known, or not for this person. [PO11] */
export const lineNet = (line: PurchaseOrderLine): number | null =>
  line.price === undefined || line.price === null
    ? null
    : lineAmount(line.quantity, line.price, line.discount);

/** What an order comes to: VAT is rounded once for each rate. Null where prices were left out for this person. [PO11] */
export function totals(row: Pick<PurchaseOrderRow, 'lines'>): OrderTotals | null {
  const netByRate = new Map<number, number>();
  for (const line of row.lines) {
    if (line.price === undefined) return null;
    const rate = line.vatRate ?? 0;
    netByRate.set(rate, (netByRate.get(rate) ?? 0) + (lineNet(line) ?? 0));
  }
  const net = [...netByRate.values()].reduce((sum, amount) => sum + amount, 0);
  const vat = [...netByRate].reduce((sum, [rate, amount]) => sum + vatAmount(amount, rate), 0);
  return { net, vat, gross: net + vat };
}

/** What an order comes to with VAT, in minor units of the company's currency at the order's rate; null as above. [PO15] */
export function grossInCompanyCurrency(row: Pick<PurchaseOrderRow, 'lines' | 'rate'>): number | null {
  const sums = totals(row);
  return sums && amountAt(sums.gross, row.rate);
}
