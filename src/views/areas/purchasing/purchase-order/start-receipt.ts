import type { OpenReceipt } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { openOf } from '#model/areas/purchasing/purchase-order/purchase-order.lines.ts';

/** A receipt for an order, prefilled with everything still open. */
export const receiptOfOrder = (order: PurchaseOrderRow, newId: () => string): OpenReceipt => ({
  warehouse: order.warehouse,
  order: order.id,
  supplier: order.supplier,
  source: 'order',
  lines: order.lines
    .filter((line) => openOf(line) > 0)
    .map((line) => ({
      id: newId(),
      orderLine: line.id,
      product: line.product,
      quantity: openOf(line),
      rejected: 0,
      location: null,
      unitCost: null,
    })),
});

/** A receipt of goods without an order; lines are added while counting. */
export const blindReceipt = (warehouse: string, supplier: string | null): OpenReceipt => ({
  warehouse,
  order: null,
  supplier,
  source: 'blind',
  lines: [],
});
