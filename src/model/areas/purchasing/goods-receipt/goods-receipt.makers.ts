import type { DecisionContext } from '#model/engine/document-type.ts';
import { withCosts } from './goods-receipt.costs.ts';
import type { WithReason } from '#model/values/schemas.ts';
import type { GoodsReceiptRow, OpenReceipt, Posted, ReceiptPosting } from './goods-receipt.facts.ts';
import { lotsOf } from '#model/areas/stock/lot/received-lots.ts';

type Context = DecisionContext<GoodsReceiptRow>;

/** A receipt from an order takes its supplier from the order. */
export function created({ view }: Context, data: OpenReceipt): OpenReceipt {
  const order = data.order === null ? undefined : view.get('purchaseOrder', data.order);
  return order ? { ...data, supplier: order.supplier } : data;
}

/** Of a correction, what is reversed is why alone. */
export const reversed = (_: Context, { reason }: WithReason): WithReason => ({ reason });

/** The number is drawn and every location and unit cost resolved: the fact is self-contained. A corrected one keeps its number. */
export function posted(context: Context, data: ReceiptPosting): Posted {
  const { row, view, env } = context;
  if (!row) throw new Error('a goods receipt without a row');
  const receiving = view.get('warehouse', row.warehouse)?.receiving ?? null;
  const lotOf = lotsOf(view);
  return {
    number: row.number ?? context.draw('GR'),
    effectiveAt: data.receivedAt ?? env.now,
    overReason: data.overReason ?? row.overReason,
    lines: withCosts(view, row, env.today).map((line) => ({
      ...line,
      location: line.location ?? receiving,
      ...lotOf(line),
    })),
  };
}
