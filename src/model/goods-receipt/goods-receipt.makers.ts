import { COMPANY } from '../company/company.kind.ts';
import type { DecisionContext } from '../engine/document-type.ts';
import { Miss } from '../engine/miss.ts';
import type { Reader } from '../engine/reader.ts';
import { lotsOf } from './goods-receipt.lots.ts';
import { lastRateWith } from '../purchase-order/purchase-order.prices.ts';
import { unitCostOf } from '../values/money.ts';
import { unitCostAt } from '../values/unit-cost.ts';
import type {
  GoodsReceiptRow,
  OpenReceipt,
  Posted,
  ReceiptLine,
  ReceiptPosting,
} from './goods-receipt.facts.ts';

type Context = DecisionContext<GoodsReceiptRow>;

/** A receipt from an order takes its supplier from the order. */
export function created({ view }: Context, data: OpenReceipt): OpenReceipt {
  const order = data.order === null ? undefined : view.get('purchaseOrder', data.order);
  return order ? { ...data, supplier: order.supplier } : data;
}

/** The number is drawn and every location and unit cost resolved: the fact is self-contained. */
export function posted(context: Context, data: ReceiptPosting): Posted {
  const { row, view, env } = context;
  if (!row) throw new Error('a goods receipt without a row');
  const receiving = view.get('warehouse', row.warehouse)?.receiving ?? null;
  const lotOf = lotsOf(view);
  return {
    number: context.draw('GR'),
    effectiveAt: data.receivedAt ?? env.now,
    overReason: data.overReason ?? row.overReason,
    lines: row.lines.map((line) => ({
      ...line,
      location: line.location ?? receiving,
      unitCost: unitCostFor(view, row, line),
      ...lotOf(line),
    })),
  };
}

/**
 * A line's unit cost, ten-thousandths of the company's currency: as counted, else the order's price less its discount
 * at its rate, else the supplier's usual price at the rate of its newest order, else the current average. [GR10]
 */
function unitCostFor(view: Reader, receipt: GoodsReceiptRow, line: ReceiptLine): number {
  const counted = known(line.unitCost, 'goodsReceipt', receipt.id);
  if (counted !== null) return counted;
  return orderedAt(view, receipt, line) ?? usualPrice(view, receipt, line) ?? averageOf(view, line.product);
}

function orderedAt(view: Reader, receipt: GoodsReceiptRow, line: ReceiptLine): number | null {
  const order = receipt.order === null ? undefined : view.get('purchaseOrder', receipt.order);
  const ordered = order?.lines.find((one) => one.id === line.orderLine);
  if (!order || !ordered) return null;
  const price = known(ordered.price, 'purchaseOrder', order.id);
  return price === null ? null : unitCostAt(price, ordered.discount, order.rate);
}

function usualPrice(view: Reader, receipt: GoodsReceiptRow, line: ReceiptLine): number | null {
  const offer = view.get('product', line.product)?.suppliers.find((one) => one.supplier === receipt.supplier);
  const supplier = receipt.supplier === null ? undefined : view.get('supplier', receipt.supplier);
  if (!offer || !supplier) return null;
  const price = known(offer.purchasePrice, 'product', line.product);
  if (supplier.currency === view.get('company', COMPANY)?.currency) return price;
  const rate = lastRateWith(view, supplier.id, supplier.currency);
  return rate === null ? null : unitCostAt(price, 0, rate);
}

function averageOf(view: Reader, product: string): number {
  const held = view.get('valuation', product);
  return held && held.quantity > 0 ? unitCostOf(held.value, held.quantity) : 0;
}

/** A redacted cost is not null: only the server can tell. */
export function known<T>(value: T | undefined, table: string, id: string): T {
  if (value === undefined) throw new Miss([{ table, field: 'unitCost', id }]);
  return value;
}
