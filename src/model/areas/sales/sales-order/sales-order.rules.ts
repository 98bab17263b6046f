import { all, type Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { beyondTime, closedDay, periodClosed, todayIsOpen } from '#model/stock/closed-period.ts';
import { isOwnNumber } from '#model/areas/setup/company/company.numbering.ts';
import type { Reader } from '#model/engine/reader.ts';
import { isKit, isStocked } from '#model/areas/products/product/product.bundle.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import { partOf, total, type LinePart } from '#model/lines/line-parts.ts';
import { ownRateIsOne, rateIsSet } from '#model/areas/setup/exchange-rate/order-rate.ts';
import { deliveryRefusal } from '#model/areas/setup/delivery-term/delivery-term.rules.ts';
import type { DeliveryTerms } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import { onField } from '#model/engine/on-field.ts';
import { firstRefused, productIsKnown, skuOf } from '#model/lines/line-rules.ts';
import { amountsFit, quantityFits } from '#model/lines/line-figures.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { isByAnother } from '#model/areas/setup/member/member.limits.ts';
import { salespersonRefusal, type Served } from '#model/areas/setup/member/salesperson.rules.ts';
import { tagsRefusal, type Tagged } from '#model/areas/setup/tag/tag.rules.ts';
import { partIsWhole, unitFits } from '#model/areas/products/product/product.quantities.ts';
import type {
  SalesOrderForm,
  SalesOrderLine,
  SalesOrderRecord,
  SalesOrderRow,
  SettledLine,
} from './sales-order.facts.ts';
import { inStagingOf, openOf, openServices, unreleasedOf } from './sales-order.lines.ts';
import { enteredLines, explode, firstRefusedPart, kitsIn } from './sales-order.kits.ts';
import { asAgreed } from './sales-order.agreed.ts';
import { creditRefusal } from './sales-order.credit.ts';
import { discountRefusal } from './sales-order.discount.ts';
import { isWithinLimits, mayApprove } from './sales-order.limit.ts';
import { settle } from './sales-order.terms.ts';
import { vatOverrideRefusal } from './sales-order.vat.ts';

type OrderRule<D = never> = Rule<SalesOrderRow, D>;
type Named = Pick<
  SalesOrderForm,
  'customer' | 'warehouse' | 'currency' | 'rate' | 'orderDiscount' | 'vatOverride'
> &
  DeliveryTerms &
  Served &
  Tagged & { readonly lines: readonly PricedLine[] };

/** [SO3] Customer, warehouse, products and units are known, and all of it can be calculated. */
export const partiesAreKnown: OrderRule<Named> = (context, data) => {
  const { view, row } = context;
  if (!data) return null;
  if (!view.get('customer', data.customer)) return onField('unknownCustomer', 'customer');
  if (!view.get('warehouse', data.warehouse)) return onField('unknownWarehouse', 'warehouse');
  const delivery = deliveryRefusal(view, data, row ?? undefined);
  if (delivery) return delivery;
  const tagged = tagsRefusal(view, 'salesOrder', data, row?.tags);
  if (tagged) return tagged;
  const served = salespersonRefusal(context, data);
  if (served) return served;
  const vat = vatOverrideRefusal(context, data);
  if (vat) return vat;
  const before = enteredLines(row?.lines ?? []);
  const unsound = firstRefused(
    data.lines,
    (line) =>
      productIsKnown(view, line) ??
      chargeIsService(view, line) ??
      unitFits(
        view,
        line,
        before.find((one) => one.id === line.id),
      ),
  );
  return unsound ?? amountsFit(data) ?? partsFit(view, data.lines, row?.lines) ?? discountRefusal(data);
};

/** [SO91] What is charged on top of goods is none of them. */
const chargeIsService = (view: Reader, { product, charge }: PricedLine): Refusal | null =>
  charge && isStocked(view.get('product', product)) ? onField('chargeIsService', 'product') : null;

/** [SO33] An order in the company's own currency has the rate 1. */
const rateFits: OrderRule<Pick<SalesOrderForm, 'currency' | 'rate'>> = ({ view }, data) =>
  data ? ownRateIsOne(view, data) : null;

/** [SO33] One in another currency has a rate of its own once it is confirmed. */
const rateIsThere: OrderRule = ({ view, row }) => (row ? rateIsSet(view, row) : null);

export const mayBeWritten: OrderRule<SalesOrderForm> = all<SalesOrderRow, SalesOrderForm>(
  partiesAreKnown,
  rateFits,
);

/** [LN7] for what kits are made of. */
const partsFit = (
  view: Reader,
  lines: readonly PricedLine[],
  before?: readonly SalesOrderLine[],
): Refusal | null =>
  firstRefusedPart(lines, explode(view, lines, before), ({ quantity }) => quantityFits(quantity));

/** [SO4] Only an order with lines can be confirmed. */
const hasLines: OrderRule = ({ row }) => (row && row.lines.length === 0 ? onField('noLines', 'lines') : null);

/** [SO5] Nothing is promised to a blocked or archived customer. */
export const customerIsActive: OrderRule = ({ view, row }) => {
  const customer = row && view.get('customer', row.customer);
  if (!customer || customer.state === 'active') return null;
  return {
    code: 'customerBlocked',
    params: { customer: customer.name },
    fields: { customer: 'customerBlocked' },
    ...(customer.state === 'blocked'
      ? { fix: { kind: 'customer', document: customer.id, type: 'unblock' } }
      : {}),
  };
};

/** [SO24] Nothing is promised from a blocked or archived warehouse. */
const warehouseIsActive: OrderRule = ({ view, row }) => {
  const warehouse = row && view.get('warehouse', row.warehouse);
  if (!warehouse || warehouse.state === 'active') return null;
  return {
    code: 'warehouseNotActive',
    params: { code: warehouse.code },
    fields: { warehouse: 'warehouseNotActive' },
    ...(warehouse.state === 'blocked'
      ? { fix: { kind: 'warehouse', document: warehouse.id, type: 'unblock' } }
      : {}),
  };
};

/** [SO6] An order needs a delivery address and uses the customer's currency. */
const addressAndCurrencyFit: OrderRule = ({ view, row }) => {
  if (!row) return null;
  if (row.deliveryAddress.street === '' || row.deliveryAddress.city === '')
    return onField('addressMissing', 'deliveryAddress');
  const currency = view.get('customer', row.customer)?.currency;
  return currency !== undefined && currency !== row.currency
    ? onField('currencyOfCustomer', 'currency', { currency })
    : null;
};

/** [SO7] Each line has a product that can be sold, a price and a VAT rate. */
const linesAreComplete: OrderRule = ({ view, row }) => {
  if (!row) return null;
  const entered = enteredLines(row.lines);
  return firstRefusedPart(entered, settle(view, row, entered), (line) => mayBeSold(view, line));
};

/** [SO7] Why one line may not be sold. */
export function mayBeSold(view: Reader, line: SettledLine): Refusal | null {
  const kit = line.ofKit?.kit.product ?? line.product;
  const sale =
    tradable(view, kit, 'sell') ?? tradable(view, line.product, 'sell') ?? isMadeOfSomething(view, line);
  if (sale) return { ...sale, fields: { product: sale.code } };
  const unpriced = isPriced(line);
  if (unpriced) return unpriced;
  return line.vatRate === null ? onField('noVatRate', 'vatClass') : null;
}

/** [SO30] A kit without components would bring nothing. */
function isMadeOfSomething(view: Reader, { product: id }: SettledLine): Refusal | null {
  const product = view.get('product', id);
  return product && isKit(product) ? { code: 'noComponents', params: { sku: product.sku } } : null;
}

export const isPriced = ({ price }: Pick<SettledLine, 'price'>): Refusal | null =>
  price === null ? onField('priceMissing', 'price') : null;

/** What has to be in order of all lines, before they are quoted. */
export const mayBePromised: OrderRule = all(
  hasLines,
  customerIsActive,
  warehouseIsActive,
  addressAndCurrencyFit,
  rateIsThere,
  linesAreComplete,
);

/** The same of what is agreed, before somebody is asked to approve it. [SO78] */
export const isInOrder: OrderRule = (context) =>
  mayBePromised({ ...context, row: context.row && asAgreed(context.view, context.row) }, undefined);

export const mayConfirm: OrderRule = all(isInOrder, isWithinLimits);

/** [SO74] */
export const mayBeApproved: OrderRule = all(isByAnother, isInOrder, mayApprove);

type Cancelling = { readonly lines: readonly LinePart[] };

/** [SO12] Line by line, only quantities on no pick list can be cancelled; a whole order is cancelled as an order. */
export const linesMayGo: OrderRule<Cancelling> = ({ view, row, id }, data) => {
  if (!data || !row) return null;
  const refusal = firstRefused(data.lines, ({ line: wanted }) => {
    const line = row.lines.find((candidate) => candidate.id === wanted);
    if (!line) return onField('unknownLine', 'line');
    const most = unreleasedOf(line);
    const part = partOf(data.lines, wanted);
    if (part <= most) return partIsWhole(view, line, part, most);
    return onField('moreThanOpen', 'quantity', { sku: skuOf(view, line), most });
  });
  if (refusal) return refusal;
  if (data.lines.length === 0) return onField('noLines', 'lines');
  const broken = kitsStayWhole(view, row, data.lines);
  if (broken) return broken;
  const all = openAfter(row, data) === 0 && total(row.lines, (line) => line.shipped) === 0;
  return all ? { code: 'wouldCancelAll', fix: { kind: 'salesOrder', document: id, type: 'cancel' } } : null;
};

/** [SO31] What is left of a kit is whole kits, unless its parts may leave one by one. */
function kitsStayWhole(view: Reader, row: SalesOrderRow, parts: readonly LinePart[]): Refusal | null {
  if (row.kitsInParts) return null;
  for (const { kit, parts: lines } of kitsIn(row.lines)) {
    const left = (line: SalesOrderLine): number => line.quantity - line.cancelled - partOf(parts, line.id);
    const needed = lines.filter(({ ofKit }) => !ofKit.optional);
    const [first] = needed;
    if (first && needed.some((line) => left(line) * first.ofKit.per !== left(first) * line.ofKit.per))
      return onField('kitStaysWhole', 'lines', { sku: skuOf(view, kit) });
  }
  return null;
}

/** Passes when cancelling leaves nothing to ship. */
export const leavesNothingOpen: OrderRule<Cancelling> = ({ row }, data) =>
  data && row && openAfter(row, data) > 0 ? { code: 'stillOpen' } : null;

const openAfter = (row: SalesOrderRow, data: Cancelling): number =>
  total(row.lines, openOf) - data.lines.reduce((sum, part) => sum + part.quantity, 0);

/** [SO13] An order can be cancelled while nothing of it is picked or shipped. */
export const nothingIsPicked: OrderRule = (context) => {
  const { row } = context;
  if (!row) return null;
  if (row.lines.some((line) => line.shipped > 0))
    return { code: 'alreadyShipped', fix: { kind: 'salesOrder', document: row.id, type: 'closeShort' } };
  return nothingIsInHand(context, undefined);
};

/** [SO14] An order can be closed short only once something has shipped. */
export const somethingIsShipped: OrderRule = ({ row }) =>
  row && !row.lines.some((line) => line.shipped > 0)
    ? { code: 'nothingShipped', fix: { kind: 'salesOrder', document: row.id, type: 'cancel' } }
    : null;

/**
 * [SO13] [SO14] Goods in a picker's hands or in staging are put back first; the refusal names the document holding
 * them.
 */
export const nothingIsInHand: OrderRule = ({ view, row, id }) => {
  if (!row) return null;
  const pick = view.by('pick', 'open', id).find((open) => open.lines.some((line) => line.picked > 0));
  if (pick) return { code: 'goodsInHand', fix: { kind: 'pick', document: pick.id, type: 'cancel' } };
  if (!row.lines.some((line) => line.stocked && inStagingOf(line) > 0)) return null;
  const [shipment] = view.by('shipment', 'open', id);
  return {
    code: 'goodsInStaging',
    ...(shipment ? { fix: { kind: 'shipment', document: shipment.id, type: 'cancel' } } : {}),
  };
};

/** [SO15] Only an order that was confirmed, and settled in a period that is still open, can be reopened. */
const wasConfirmedLately: OrderRule = ({ view, row }) => {
  if (!row) return null;
  if (row.revision === 0) return { code: 'neverConfirmed' };
  return periodClosed(closedDay(view, row.changedAt));
};

/** [SO15] What closing gave up is promised again, so it must still be sold and fit the credit limit. */
const givenUpMayBePromised: OrderRule = (context) => {
  const { view, row } = context;
  if (!row) return null;
  const lines = row.lines.map((line) => ({
    ...line,
    cancelled: line.cancelled - partOf(row.givenUp, line.id),
  }));
  const back = lines.filter((line) => partOf(row.givenUp, line.id) > 0);
  return (
    firstRefused(back, ({ product }) => tradable(view, product, 'sell')) ??
    (back.length > 0 ? creditRefusal(context, row, { lines }) : null)
  );
};

export const mayReopen: OrderRule = all(
  wasConfirmedLately,
  customerIsActive,
  warehouseIsActive,
  givenUpMayBePromised,
);

/** [SO17] Services are delivered on their own only when no goods are left to ship with them. */
export const onlyServicesAreLeft: OrderRule = (context) => {
  const { row } = context;
  if (!row) return null;
  const closed = todayIsOpen(context);
  if (closed) return closed;
  if (openServices(row.lines).length === 0) return { code: 'noServicesOpen' };
  const goods = row.lines.some((line) => line.stocked && openOf(line) > 0);
  return goods ? { code: 'servicesShipWithGoods' } : null;
};

/**
 * [SO19] A recorded sale has a number outside our own series, a day that is not closed, and no more cancelled than
 * sold.
 */
export const recordIsSound: OrderRule<SalesOrderRecord> = (context, data) => {
  if (!data) return null;
  const { view, env, id } = context;
  if (data.number !== null) {
    if (isOwnNumber(view, 'SO', data.number)) return onField('numberReserved', 'number');
    const taken = view.by('salesOrder', 'number', data.number.toLowerCase()).some((row) => row.id !== id);
    if (taken) return onField('numberTaken', 'number', { number: data.number });
  }
  const beyond = beyondTime(view, env, data.soldAt);
  if (beyond) return onField(beyond.code, 'soldAt', beyond.params);
  const closed = periodClosed(closedDay(view, data.soldAt), 'soldAt');
  if (closed) return closed;
  const overCancelled = firstRefused(data.lines, ({ cancelled, quantity }) =>
    cancelled > quantity ? onField('moreThanOrdered', 'cancelled') : null,
  );
  return overCancelled ?? partiesAreKnown(context, data) ?? rateIsSet(view, data);
};

/** [SO19] Whether anything of a recorded sale was delivered. */
export const isDelivered = (data: Pick<SalesOrderRecord, 'lines'>): boolean =>
  data.lines.some((line) => line.quantity > line.cancelled);
