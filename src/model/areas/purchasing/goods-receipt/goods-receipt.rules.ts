import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { beyondTime, closedDay, periodClosed } from '#model/stock/closed-period.ts';
import { valueFits } from '#model/lines/line-figures.ts';
import { firstRefused, repetition, skuOf } from '#model/lines/line-rules.ts';
import { isParent } from '#model/areas/products/product/product.parent.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { mostReceivable } from '../purchase-order/purchase-order.lines.ts';
import type { PurchaseOrderRow } from '../purchase-order/purchase-order.facts.ts';
import { isAwaited } from '../purchase-order/purchase-order.kind.ts';
import type {
  GoodsReceiptRow,
  OpenReceipt,
  ReceiptCount,
  ReceiptLine,
  ReceiptPosting,
} from './goods-receipt.facts.ts';
import { reasonOf } from '#model/areas/setup/reason/reason.rules.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { dayIn } from '#model/values/moments.ts';
import { MOST_AMOUNT, type WithReason } from '#model/values/schemas.ts';
import { withCosts } from './goods-receipt.costs.ts';
import { samplesOf, isInspected } from './goods-receipt.inspection.ts';
import { photoProblem, photosAreThere } from './goods-receipt.photos.ts';
import { lotProblem } from '#model/areas/stock/lot/received-lots.ts';
import { shortfall } from './goods-receipt.stock.ts';

type ReceiptRule<D = never> = Rule<GoodsReceiptRow, D>;

/** [GR1] Goods are received into an active warehouse, from a known supplier or from none. */
const partiesAreSound: ReceiptRule<OpenReceipt> = ({ view }, data) => {
  if (!data) return null;
  const warehouse = view.get('warehouse', data.warehouse);
  if (!warehouse) return onField('unknownWarehouse', 'warehouse');
  if (warehouse.state !== 'active')
    return onField('warehouseNotActive', 'warehouse', { code: warehouse.code });
  return data.supplier !== null && !view.get('supplier', data.supplier)
    ? onField('unknownSupplier', 'supplier')
    : null;
};

/**
 * [GR2] A receipt from an order has that order's warehouse and supplier; others have no order, an opening no supplier.
 */
const sourceFits: ReceiptRule<OpenReceipt> = ({ view }, data) => {
  if (!data) return null;
  if (data.source !== 'order') {
    if (data.order !== null) return onField('orderNotAsked', 'order');
    return data.source === 'opening' && data.supplier !== null
      ? onField('supplierNotAsked', 'supplier')
      : null;
  }
  const order = data.order === null ? undefined : view.get('purchaseOrder', data.order);
  if (!order) return onField('unknownOrder', 'order');
  if (order.warehouse !== data.warehouse) return onField('otherWarehouse', 'warehouse');
  if (data.supplier !== null && data.supplier !== order.supplier) return onField('otherSupplier', 'supplier');
  return orderAwaits(order);
};

/** [GR3] Goods are received on an order that awaits them: placed, and not closed or cancelled since. */
function orderAwaits(order: PurchaseOrderRow): Refusal | null {
  if (isAwaited(order)) return null;
  const refusal = { code: 'orderNotAwaited', params: { number: order.number ?? '' } };
  const over = order.revision > 0;
  return over ? { ...refusal, fix: { kind: 'purchaseOrder', document: order.id, type: 'reopen' } } : refusal;
}

export const orderStillAwaits: ReceiptRule<object> = ({ view, row }) => {
  const order = row?.order ? view.get('purchaseOrder', row.order) : undefined;
  return order ? orderAwaits(order) : null;
};

/**
 * [GR4] [PR20] Each line counts something, of a known product that can be in stock, once per order line (or product),
 * location and lot; what is rejected alone, once for each reason.
 */
function lineProblem(view: Reader, line: ReceiptLine, repeats: ReturnType<typeof repetition>): string | null {
  const product = view.get('product', line.product);
  if (!product || product.state === 'archived') return 'unknownProduct';
  if (isParent(product)) return 'productHasVariants';
  if (line.quantity + line.rejected === 0) return 'nothingCounted';
  const why = line.quantity === 0 ? line.rejectReason : undefined;
  const goods = [line.orderLine ?? line.product, line.location ?? '', line.lot?.code.toLowerCase() ?? ''];
  return repeats([...goods, why ?? ''].join('@')) ? 'countedTwice' : null;
}

/** [GR5] Lines are counted against lines of the receipt's own order, for the product ordered there. */
function orderLineProblem(order: PurchaseOrderRow | undefined, line: ReceiptLine): string | null {
  if (line.orderLine === null)
    return order?.lines.some((one) => one.product === line.product) ? 'countOnOrderLine' : null;
  const ordered = order?.lines.find((one) => one.id === line.orderLine);
  if (!ordered) return 'unknownLine';
  return ordered.product === line.product ? null : 'otherProduct';
}

/** [GR6] Accepted goods go to active locations of the receipt's warehouse, outside quarantine. */
export function placeProblem(
  view: Reader,
  warehouse: string,
  line: Pick<ReceiptLine, 'location'>,
): string | null {
  if (line.location === null) return null;
  const place = view.get('location', line.location);
  if (place?.warehouse !== warehouse) return 'unknownLocation';
  if (place.locationType === 'quarantine') return 'locationIsQuarantine';
  return place.state === 'active' ? null : 'locationNotActive';
}

/** [GR16] A count is whole where the stock unit is whole only, unless the order itself is not. */
function countIsWhole(view: Reader, order: PurchaseOrderRow | undefined, line: ReceiptLine): Refusal | null {
  const ordered = order?.lines.find((one) => one.id === line.orderLine);
  if (ordered && partIsWhole(view, line, ordered.quantity, 0)) return null;
  const rejected = partIsWhole(view, line, line.rejected, 0);
  return (
    partIsWhole(view, line, line.quantity, 0) ??
    (rejected && { ...rejected, fields: { rejected: rejected.code } })
  );
}

/** [GR43] A line says why goods of it are rejected by a reason that is in use, or by the one it had. */
function rejectProblem({ view, row }: DecisionContext<GoodsReceiptRow>, line: ReceiptLine): Refusal | null {
  const { rejectReason: reason } = line;
  if (reason === undefined) return null;
  const isKept = row?.lines.some(({ id, rejectReason }) => id === line.id && rejectReason === reason);
  return isKept || reasonOf(view, 'return', reason)?.state === 'active'
    ? null
    : onField('unknownReason', 'rejectReason', { reason });
}

interface Counted extends Partial<OpenReceipt> {
  readonly lines: ReceiptLine[];
  /** It is about to be posted. */
  readonly isDue?: boolean;
}

const linesAreSound: ReceiptRule<Counted> = (context, data) => {
  const { view, row } = context;
  const receipt = row ?? data;
  if (!data || !receipt?.warehouse) return null;
  const order = receipt.order ? view.get('purchaseOrder', receipt.order) : undefined;
  const { warehouse } = receipt;
  const repeats = repetition();
  return firstRefused(data.lines, (line) => {
    const code =
      lineProblem(view, line, repeats) ??
      orderLineProblem(order, line) ??
      placeProblem(view, warehouse, line);
    if (code) return { code, params: { sku: skuOf(view, line) } };
    const beyond = valueFits(line.quantity + line.rejected, line.unitCost, 'unitCost');
    if (beyond) return beyond;
    return (
      countIsWhole(view, order, line) ??
      lotProblem(context, line, data.isDue ?? false) ??
      rejectProblem(context, line) ??
      photoProblem(view, context, line)
    );
  });
};

/** [GR4] A count must count something. */
export const somethingCounted: ReceiptRule<ReceiptCount> = (_, data) =>
  data && data.lines.length === 0 ? { code: 'nothingCounted' } : null;

/** [GR6] [GR5] At posting, the count still has to fit the locations and the order. */
export const countStillFits: ReceiptRule<object> = (context) =>
  context.row ? linesAreSound(context, { lines: context.row.lines, isDue: true }) : null;

/** [LN7] What has come is worth what can be calculated exactly, at the prices it was bought at. */
const worthIsExact: ReceiptRule<ReceiptPosting> = ({ view, row, env, probe }) =>
  row && !probe
    ? firstRefused(withCosts(view, row, env.today), ({ quantity, rejected, unitCost, boughtAt }) =>
        boughtAt && boughtAt.value > MOST_AMOUNT
          ? onField('amountTooLarge', 'quantity')
          : valueFits(quantity + rejected, unitCost, 'quantity'),
      )
    : null;

interface Over {
  readonly product: string;
  readonly most: number;
  readonly counted: number;
}

/**
 * The first line above its tolerance, counting what was received before, in thousandths; goods not ordered exceed it.
 */
function overReceived(view: Reader, receipt: GoodsReceiptRow): Over | null {
  const order = receipt.order === null ? undefined : view.get('purchaseOrder', receipt.order);
  if (!order) return null;
  const extra = receipt.lines.find((line) => line.orderLine === null);
  if (extra) return { product: extra.product, most: 0, counted: extra.quantity + extra.rejected };
  for (const line of order.lines) {
    const own = receipt.lines.filter((one) => one.orderLine === line.id);
    const counted = own.reduce((sum, one) => sum + one.quantity, line.received);
    const most = mostReceivable(view, order, line);
    if (own.length > 0 && counted > most) return { product: line.product, most, counted };
  }
  return null;
}

/** [GR7] Receiving more than the tolerance requires the override permission and a reason. */
const overReceiptIsAllowed: ReceiptRule<ReceiptPosting> = ({ view, row, env, probe }, data) => {
  const over = row && overReceived(view, row);
  if (!over) return null;
  const params = { sku: skuOf(view, over), most: over.most, counted: over.counted };
  if (!env.may('goodsReceipt.override')) return { code: 'overReceipt', params };
  const explained = probe || (data?.overReason ?? row.overReason) !== null;
  return explained ? null : onField('overReasonMissing', 'overReason', params);
};

/** [GR46] What is to be inspected is inspected before it is posted. */
const inspectionIsDone: ReceiptRule<ReceiptPosting> = ({ view, row, id }) => {
  if (!row || isInspected(row)) return null;
  const samples = samplesOf(view, row);
  const [first] = samples;
  const product = row.lines.find((line) => line.id === first?.line)?.product;
  return product === undefined
    ? null
    : {
        code: 'inspectionMissing',
        params: { sku: skuOf(view, { product }), lines: samples.length },
        fix: { kind: 'goodsReceipt', document: id, type: 'submit' },
      };
};

/** [GR50] A day before today takes a permission of its own; nobody asks on which day a button is pressed. */
const mayBeBackdated: ReceiptRule<ReceiptPosting> = ({ view, env }, data) => {
  const at = data?.receivedAt ?? null;
  const company = view.get('company', COMPANY);
  if (at === null || !company || env.internal || env.may('goodsReceipt.backdate')) return null;
  return dayIn(at, company.timeZone) < env.today ? onField('backdated', 'receivedAt') : null;
};

/** [GR8] The time of receipt is neither in the future nor long before the company began, and not in a closed period. */
const periodIsOpen: ReceiptRule<ReceiptPosting | WithReason> = ({ view, env }, data) => {
  const at = data && 'receivedAt' in data && data.receivedAt !== null ? data.receivedAt : env.now;
  const beyond = beyondTime(view, env, at);
  if (beyond) return onField(beyond.code, 'receivedAt', beyond.params);
  return periodClosed(closedDay(view, at), 'receivedAt');
};

/** [GR12] A reversal takes back only goods that are still there and not reserved. */
const goodsAreThere: ReceiptRule<WithReason> = ({ view, row }) => {
  const short = row && shortfall(view, row);
  return short
    ? {
        code: short.onHand < short.wanted ? 'insufficientStock' : 'reservedByOthers',
        params: {
          sku: skuOf(view, short),
          location: view.get('location', short.location)?.code ?? short.location,
          onHand: short.onHand,
          wanted: short.wanted,
        },
      }
    : null;
};

/** [GR21] A receipt stays as long as a return takes some of it back to the supplier, or has. */
const nothingGoesBack: ReceiptRule<WithReason> = ({ view, row }) => {
  if (!row) return null;
  if (row.lines.some(({ returned = 0 }) => returned > 0)) return { code: 'goodsWentBack' };
  const open = view
    .by('supplierReturn', 'announced', row.id)
    .find(({ lines }) => lines.some(({ quantity }) => quantity > 0));
  return open
    ? {
        code: 'supplierReturnIsOpen',
        params: { return: open.number ?? open.id },
        fix: { kind: 'supplierReturn', document: open.id, type: 'cancel' },
      }
    : null;
};

/** [GR52] What is billed is neither taken back nor corrected: its bill is reversed first. */
export const nothingIsBilled = ({ row }: Pick<DecisionContext<GoodsReceiptRow>, 'row'>): Refusal | null =>
  row?.lines.some(({ bills = [] }) => bills.length > 0) ? { code: 'receiptBilled' } : null;

export const mayBeOpened: ReceiptRule<OpenReceipt> = all(partiesAreSound, sourceFits, linesAreSound);
export const mayBeCounted: ReceiptRule<ReceiptCount> = all(somethingCounted, linesAreSound);
export const mayBePosted: ReceiptRule<ReceiptPosting> = all(
  inspectionIsDone,
  orderStillAwaits,
  countStillFits,
  photosAreThere,
  overReceiptIsAllowed,
  periodIsOpen,
  mayBeBackdated,
  worthIsExact,
);
export const mayBeReversed: ReceiptRule<WithReason> = all(
  periodIsOpen,
  nothingGoesBack,
  nothingIsBilled,
  goodsAreThere,
);
