import type { DocumentRow } from '../engine/rows.ts';
import type { GoodsReceiptRow } from '../areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { totals as salesTotals } from '../lines/line-totals.ts';
import type { PurchaseOrderRow } from '../areas/purchasing/purchase-order/purchase-order.facts.ts';
import { totals as purchaseTotals } from '../areas/purchasing/purchase-order/purchase-order.totals.ts';
import type { SalesOrderRow } from '../areas/sales/sales-order/sales-order.facts.ts';
import type { ShipmentRow } from '../areas/sales/shipment/shipment.facts.ts';
import { worthOf } from '../areas/purchasing/goods-receipt/goods-receipt.costs.ts';
import { amountAt } from '../values/unit-cost.ts';

/** The permission needed to see the value of documents of a kind; kinds without a value of their own are absent. */
export const VALUE_PERMISSION: Readonly<Record<string, string>> = {
  product: 'product.viewCost',
  purchaseOrder: 'product.viewCost',
  goodsReceipt: 'product.viewCost',
  salesOrder: 'salesOrder.view',
  shipment: 'product.viewCost',
};

/**
 * A document's value, minor units of the company's currency: orders their net amount at their rate, receipts
 * what they accepted and shipments their goods at cost; null if not settled yet. A product's value is its stock, which its row does not hold.
 */
export function valueOfDocument(kind: string, row: DocumentRow): number | null {
  switch (kind) {
    case 'salesOrder': {
      const order = row as SalesOrderRow; // rows of that kind
      return amountAt(salesTotals(order).net, order.rate);
    }
    case 'purchaseOrder': {
      const order = row as PurchaseOrderRow; // rows of that kind
      const sums = purchaseTotals(order);
      return sums && amountAt(sums.net, order.rate);
    }
    case 'goodsReceipt': {
      const { lines } = row as GoodsReceiptRow; // rows of that kind
      return summed(lines, (line) => worthOf(line)?.accepted ?? null);
    }
    case 'shipment':
      return summed((row as ShipmentRow).lines, (line) => line.cost ?? null); // rows of that kind
    default:
      return null;
  }
}

/** Null as soon as one part is. */
function summed<T>(parts: readonly T[], worth: (part: T) => number | null): number | null {
  let sum = 0;
  for (const part of parts) {
    const own = worth(part);
    if (own === null) return null;
    sum += own;
  }
  return sum;
}
