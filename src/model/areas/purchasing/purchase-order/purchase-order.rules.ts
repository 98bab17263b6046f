import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { archivedProduct } from '#model/archiving/archived-product.ts';
import { onField } from '#model/engine/on-field.ts';
import { need } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { closedDay, periodClosed } from '#model/stock/closed-period.ts';
import { isByAnother } from '#model/areas/setup/member/member.limits.ts';
import { amountsFit } from '#model/lines/line-figures.ts';
import { firstRefused, lineIsThere, productIsKnown, repetition, skuOf } from '#model/lines/line-rules.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import { unitFits } from '#model/areas/products/product/product.quantities.ts';
import { ownRateIsOne, rateIsSet } from '#model/areas/setup/exchange-rate/order-rate.ts';
import type {
  Acknowledgement,
  Amendment,
  Arrival,
  OpenOrder,
  OrderLineForm,
  PurchaseOrderLine,
  PurchaseOrderRow,
} from './purchase-order.facts.ts';
import { deliveryRefusal } from '#model/areas/setup/delivery-term/delivery-term.rules.ts';
import { tagsRefusal, type Tagged } from '#model/areas/setup/tag/tag.rules.ts';
import type { DeliveryTerms } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import { isWithinLimit, mayApprove, mayPlaceAlone, staysWithinLimit } from './purchase-order.limit.ts';
import { commercialOf } from './purchase-order.kind.ts';
import { afterAcknowledgement, changesOf, hasArrived, openOf } from './purchase-order.lines.ts';
import { moneyOf } from './purchase-order.makers.ts';

type OrderRule<D = never> = Rule<PurchaseOrderRow, D>;
type View = DecisionContext<PurchaseOrderRow>['view'];

/** [PO1] An order has a warehouse and, once known, a supplier of the company. */
export const partiesAreKnown: OrderRule<
  Pick<OpenOrder, 'supplier' | 'warehouse' | 'quoteRequest'> & DeliveryTerms & Tagged
> = ({ view, row }, data) => {
  if (!data) return null;
  if (!view.get('warehouse', data.warehouse)) return onField('unknownWarehouse', 'warehouse');
  if (data.supplier !== null && !view.get('supplier', data.supplier))
    return onField('unknownSupplier', 'supplier');
  const { quoteRequest } = data;
  if (quoteRequest !== undefined && !view.get('quoteRequest', quoteRequest))
    return onField('unknownDocument', 'quoteRequest', { kind: 'quoteRequest' });
  return agreedRefusal(view, data, row);
};

/** [DLT3] [TG3] Delivery terms and tags are known, or stay as they are. */
const agreedRefusal = (
  view: View,
  data: DeliveryTerms & Tagged,
  row: PurchaseOrderRow | null | undefined,
): Refusal | null =>
  deliveryRefusal(view, data, row ?? undefined) ?? tagsRefusal(view, 'purchaseOrder', data, row?.tags);

/** [PO2] Lines have known products and units, and a product occurs once per promised day. */
export const linesAreSound: OrderRule<{ readonly lines?: readonly OrderLineForm[] | undefined }> = (
  { view, row },
  data,
) => {
  const repeats = repetition();
  return firstRefused(data?.lines ?? [], (line) => {
    const unknown = productIsKnown(view, line);
    if (unknown) return unknown;
    return repeats(`${line.product}@${line.promisedOn ?? ''}`)
      ? onField('productTwice', 'product', { sku: skuOf(view, line) })
      : unitFits(
          view,
          line,
          row?.lines.find((one) => one.id === line.id),
        );
  });
};

/** [LN7] for a draft. */
export const amountsAreExact: OrderRule<OpenOrder> = (context, data) =>
  data ? amountsFit({ lines: data.lines ?? [], rate: moneyOf(context, data).rate }) : null;

const amendedAmountsAreExact: OrderRule<Amendment> = ({ row }, data) =>
  row && data ? amountsFit({ lines: data.lines, rate: row.rate }) : null;

/** [PO3] An order in the company's own currency has the rate 1, also where the currency follows from the supplier. */
export const rateFits: OrderRule<OpenOrder> = (context, data) =>
  data ? ownRateIsOne(context.view, moneyOf(context, data)) : null;

/** [PO3] An order in another currency needs its exchange rate; drafts start with 1. */
const rateIsThere: OrderRule = ({ view, row }) => (row ? rateIsSet(view, row) : null);

/** [PO4] Whether orders may be placed with this supplier. */
export const takesOrders = (supplier: Pick<DocumentRow, 'state'>): boolean => supplier.state === 'active';

/** [PO4] Whether goods may be ordered to this warehouse. */
export const takesGoods = (warehouse: Pick<DocumentRow, 'state'>): boolean => warehouse.state === 'active';

/** [PO4] An order is placed with an active supplier, for an active warehouse. */
const partiesAreActive: OrderRule = ({ view, row }) => {
  const supplier = row?.supplier ? view.get('supplier', row.supplier) : undefined;
  if (!supplier) return onField('supplierMissing', 'supplier');
  if (!takesOrders(supplier))
    return {
      code: 'supplierNotActive',
      params: { name: supplier.name },
      ...(supplier.state === 'blocked'
        ? { fix: { kind: 'supplier', document: supplier.id, type: 'unblock' } }
        : {}),
    };
  const warehouse = row && view.get('warehouse', row.warehouse);
  return warehouse && !takesGoods(warehouse)
    ? { code: 'warehouseNotActive', params: { code: warehouse.code } }
    : null;
};

/** [PO5] An order is placed with lines, each with a price and a product that can be bought. */
const linesAreComplete: OrderRule = ({ view, row, probe }) => {
  if (!row || row.lines.length === 0) return { code: 'noLines' };
  for (const line of row.lines) {
    // A button must not depend on prices that were redacted for this person.
    const price = probe && line.price === undefined ? 0 : need('purchaseOrder', asRow(row, line), 'price');
    const refusal = boughtAt(view, { ...line, price });
    if (refusal) return refusal;
  }
  return null;
};

const asRow = (row: PurchaseOrderRow, line: PurchaseOrderLine) => ({ ...line, id: row.id });

function boughtAt(view: View, line: OrderLineForm): Refusal | null {
  if (line.price !== null) return tradable(view, line.product, 'buy');
  return { code: 'priceMissing', params: { sku: skuOf(view, line) } };
}

/** What has to be in order before somebody is asked to approve it. */
export const mayBeSubmitted: OrderRule = all(partiesAreActive, rateIsThere, linesAreComplete);

export const mayBePlaced: OrderRule = all(mayBeSubmitted, mayPlaceAlone);

/** [PO20] Whoever submitted it does not approve it. */
export const mayBeApproved: OrderRule = all(isByAnother, mayBeSubmitted, mayApprove);

/** [PO6] No quantity drops below what has arrived; a line with arrivals stays, with its product. */
const keepsArrived: OrderRule<Amendment> = ({ view, row }, data) => {
  if (!row || !data) return null;
  for (const line of row.lines.filter((one) => one.received + one.rejected > 0)) {
    const index = data.lines.findIndex((one) => one.id === line.id);
    const next = data.lines[index];
    const sku = skuOf(view, line);
    if (!next || next.product !== line.product) return { code: 'lineHasArrived', params: { sku } };
    if (next.quantity < line.received)
      return onField('belowReceived', `lines.${index}.quantity`, { sku, received: line.received });
  }
  return null;
};

/** [PO5] for an amendment: new lines are priced and can be bought, the others are at least priced. */
const amendedLinesAreComplete: OrderRule<Amendment> = ({ view, row }, data) => {
  if (!row || !data) return null;
  if (data.lines.length === 0) return { code: 'noLines' };
  return firstRefused(data.lines, (line) => {
    const kept =
      line.price !== null && row.lines.some((one) => one.id === line.id && one.product === line.product);
    return kept ? null : boughtAt(view, line);
  });
};

/** [DLT3] [TG3] */
const agreedFits: OrderRule<Amendment> = ({ view, row }, data) =>
  data ? agreedRefusal(view, data, row) : null;

export const mayBeAmended: OrderRule<Amendment> = all(
  agreedFits,
  linesAreSound,
  amendedAmountsAreExact,
  amendedLinesAreComplete,
  keepsArrived,
  staysWithinLimit,
);

/** [PO6] for an acknowledgement: only this order's lines, and not below what has arrived. */
export const mayBeAcknowledged: OrderRule<Acknowledgement> = ({ view, row }, data) => {
  if (!row || !data) return null;
  const strange = firstRefused(data.lines, (entry) => {
    const line = row.lines.find((one) => one.id === entry.line);
    if (!line) return lineIsThere(row.lines, entry);
    return unitFits(view, { ...line, quantity: entry.quantity ?? line.quantity }, line);
  });
  if (strange) return strange;
  const lines = afterAcknowledgement(row.lines, data);
  // [PO36] What is acknowledged once more says something else of its lines than before.
  if (commercialOf(row) === 'acknowledged' && changesOf(row.lines, lines).length === 0)
    return { code: 'nothingChanged' };
  const beyond = amountsFit({ lines, rate: row.rate });
  if (beyond) return beyond;
  const low = lines.find((line) => line.quantity < line.received);
  return low
    ? {
        code: 'belowReceived',
        params: { sku: skuOf(view, low), received: low.received },
      }
    : null;
};

/** [PO7] An order can be cancelled only while nothing has arrived. */
export const nothingArrived: OrderRule = ({ row, id }) =>
  row && hasArrived(row.lines)
    ? { code: 'somethingArrived', fix: { kind: 'purchaseOrder', document: id, type: 'closeShort' } }
    : null;

/** [PO7] An order can be closed short only once something has arrived. */
export const somethingArrived: OrderRule = ({ row, id }) =>
  row && !hasArrived(row.lines)
    ? { code: 'nothingArrived', fix: { kind: 'purchaseOrder', document: id, type: 'cancel' } }
    : null;

/** [PO12] Only an order that was placed, and settled in a period that is still open, can be reopened. */
const wasPlacedLately: OrderRule = ({ view, row }) => {
  if (!row) return null;
  if (row.revision === 0) return { code: 'neverPlaced' };
  return periodClosed(closedDay(view, row.changedAt));
};

/** [ARC2] What is still to come on it has to come into a product that is there. */
const comesIntoUse: OrderRule = ({ view, row }) =>
  firstRefused(row?.lines ?? [], (line) => (openOf(line) > 0 ? archivedProduct(view, line.product) : null));

export const mayBeReopened: OrderRule = all(wasPlacedLately, partiesAreActive, comesIntoUse, isWithinLimit);

/** [PO8] A receipt refers only to this order's lines. */
export const linesAreOfOrder: OrderRule<Arrival> = ({ row }, data) =>
  firstRefused(data?.lines ?? [], (entry) => lineIsThere(row?.lines ?? [], entry));
