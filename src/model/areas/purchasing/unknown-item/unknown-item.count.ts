import type { Reader } from '#model/engine/reader.ts';
import type { PurchaseOrderRow } from '../purchase-order/purchase-order.facts.ts';
import { isAwaited } from '../purchase-order/purchase-order.kind.ts';
import { openOf } from '../purchase-order/purchase-order.lines.ts';
import type {
  GoodsReceiptRow,
  OpenReceipt,
  ReceiptCount,
  ReceiptLine,
} from '../goods-receipt/goods-receipt.facts.ts';
import { isUnfinished } from '../goods-receipt/goods-receipt.kind.ts';
import { countOf } from '../goods-receipt/goods-receipt.recount.ts';
import type { Matching, UnknownItemRow } from './unknown-item.facts.ts';

type Item = Pick<UnknownItemRow, 'receipt' | 'quantity'>;

/** The receipt that an item came with, where it can still be counted on it. [UKI3] */
export function openReceiptOf(view: Reader, { receipt }: Item): GoodsReceiptRow | undefined {
  const row = view.get('goodsReceipt', receipt);
  return row && isUnfinished(row) ? row : undefined;
}

/** The order that goods of its receipt still come in on. */
function awaitedOrder(view: Reader, receipt: GoodsReceiptRow | undefined): PurchaseOrderRow | undefined {
  const order = receipt?.order ? view.get('purchaseOrder', receipt.order) : undefined;
  return order && isAwaited(order) ? order : undefined;
}

/** The receipt that is opened for goods whose own was posted, or ended: on its order where that still awaits goods. [UKI3] */
export function furtherReceipt(view: Reader, item: UnknownItemRow): OpenReceipt {
  const { warehouse, supplier } = item;
  const order = awaitedOrder(view, view.get('goodsReceipt', item.receipt));
  return order
    ? { warehouse, order: order.id, supplier: null, source: 'order', lines: [] }
    : { warehouse, order: null, supplier, source: 'blind', lines: [] };
}

/** The line of the order that goods are counted on: one that awaits some first, else one that has them, else none. */
function orderLineFor(order: PurchaseOrderRow | undefined, product: string): string | null {
  const own = (order?.lines ?? []).filter((line) => line.product === product);
  return (own.find((line) => openOf(line) > 0) ?? own[0])?.id ?? null;
}

const lotKey = ({ lot }: Pick<ReceiptLine, 'lot'>): string => lot?.code.toLowerCase() ?? '';

/**
 * The count with a matched item: on the line that has such goods in this place, else on a line of its own. What was only
 * expected is not counted by that. [UKI3]
 */
export function countWith(
  view: Reader,
  item: Item,
  receipt: Pick<GoodsReceiptRow, 'state' | 'order'> & ReceiptCount,
  { product, line: id, location, lot }: Matching,
): ReceiptCount {
  const order = receipt.order === null ? undefined : view.get('purchaseOrder', receipt.order);
  const orderLine = orderLineFor(order, product);
  const own: ReceiptLine = {
    id,
    orderLine,
    product,
    quantity: item.quantity,
    rejected: 0,
    location,
    unitCost: null,
    ...(lot ? { lot } : {}),
  };
  const counted = receipt.state === 'draft' ? [] : receipt.lines;
  const alike = counted.find(
    (line) =>
      line.product === product &&
      line.orderLine === orderLine &&
      line.location === location &&
      line.quantity > 0 &&
      lotKey(line) === lotKey(own),
  );
  const { overReason, deliveryNote } = receipt;
  const lines = alike
    ? counted.map((line) => (line === alike ? { ...line, quantity: line.quantity + item.quantity } : line))
    : [...counted, own];
  return { lines, overReason, deliveryNote };
}

/** An open receipt as a count would say it. */
export const countedSoFar = (
  receipt: GoodsReceiptRow,
): Pick<GoodsReceiptRow, 'state' | 'order'> & ReceiptCount => ({
  ...countOf(receipt),
  state: receipt.state,
  order: receipt.order,
});
