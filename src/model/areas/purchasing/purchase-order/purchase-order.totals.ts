import { amountOfPart, totals as totalsOf, type Totals } from '#model/lines/line-totals.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import type { PurchaseOrderLine, PurchaseOrderRow } from './purchase-order.facts.ts';

/** A line's net amount in minor units; null if its price is unknown or redacted. [PO11] */
export const lineNet = (line: PurchaseOrderLine): number | null =>
  line.price === undefined || line.price === null ? null : amountOfPart(line, line.quantity);

/** An order's totals; null if prices are redacted. [PO11] */
export const totals = ({ lines }: Pick<PurchaseOrderRow, 'lines'>): Totals | null =>
  lines.some(({ price }) => price === undefined) ? null : totalsOf({ pricesIncludeVat: false, lines });

/** Net total in minor units of the company's currency at the order's rate; null as above. [PO15] */
export function netInCompanyCurrency(row: Pick<PurchaseOrderRow, 'lines' | 'rate'>): number | null {
  const sums = totals(row);
  return sums && amountAt(sums.net, row.rate);
}

/** Gross total in minor units of the company's currency at the order's rate; null as above. [PO15] */
export function grossInCompanyCurrency(row: Pick<PurchaseOrderRow, 'lines' | 'rate'>): number | null {
  const sums = totals(row);
  return sums && amountAt(sums.gross, row.rate);
}
