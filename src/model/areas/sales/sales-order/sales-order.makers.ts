import type { DecisionContext } from '#model/engine/document-type.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { deliveryOf } from '#model/areas/setup/delivery-term/delivery-term.rules.ts';
import { servedBy } from '#model/areas/setup/member/salesperson.rules.ts';
import { partOf, partsOf, perLine, total, type LinePart } from '#model/lines/line-parts.ts';
import { dayIn } from '#model/values/moments.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import type {
  Acceptance,
  SalesOrderAmendment,
  SalesOrderFact,
  SalesOrderForm,
  SalesOrderRecord,
  SalesOrderRow,
  SettledLine,
} from './sales-order.facts.ts';
import type { ReplacedGoods } from './sales-order.replaced.ts';
import { asAgreed } from './sales-order.agreed.ts';
import { termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import { reservingAmended, reservingOf } from './sales-order.reserving.ts';
import { exchangeLines } from './sales-order.exchange.ts';
import { enteredLines } from './sales-order.kits.ts';
import { openOf, openServices, unreleasedOf } from './sales-order.lines.ts';
import { paidBackOf } from './sales-order.paying.ts';
import { recordPlan, releasePlan, type Release } from './sales-order.release.ts';
import { withSources } from './sales-order.sources.ts';
import {
  amendedSale,
  changesOf,
  ratesOfLeaving,
  settle,
  settleAmended,
  settleOrder,
  usuallyPromisedOn,
} from './sales-order.terms.ts';

type Context = DecisionContext<SalesOrderRow>;
interface Reasoned {
  readonly reason: string;
}
export interface Shipping {
  readonly shipment: string;
  readonly lines: readonly LinePart[];
}

/** The current order, for commands that require one to exist. */
export function orderOf({ row, id }: Context): SalesOrderRow {
  if (!row) throw new Error(`sales order ${id} is not there`);
  return row;
}

export function written({ view, row }: Context, data: SalesOrderForm): SalesOrderFact<'created'> {
  const customer = row ? undefined : view.get('customer', data.customer);
  return {
    ...data,
    ...deliveryOf(data, customer),
    ...servedBy(view, data, customer),
    lines: settleOrder(view, data, withSources(view, data, data.orderedOn, data.lines)),
  };
}

/** What a customer takes of a quote becomes the order, on the day they take it. [SO77] */
export function confirmed(
  context: Context,
  { lines: choices }: Acceptance = {},
): SalesOrderFact<'confirmed'> {
  const row = orderOf(context);
  const { view, env } = context;
  const dated = row.quote ? datedOn(row, env.today) : {};
  const agreed = asAgreed(view, row, choices);
  const lines = settleOrder(view, { ...row, ...dated }, enteredLines(agreed.lines));
  const customer = view.get('customer', row.customer);
  const reserves = reservingOf(view, row);
  return {
    number: context.draw('SO'),
    ...(customer && { terms: termsOf(view, 'customer', customer).terms }),
    ...(reserves && { reserves }),
    ...dated,
    ...(agreed !== row || lines.some(({ ofKit }) => ofKit)
      ? { lines: [], whole: lines }
      : { lines: lines.map(settledParts) }),
  };
}

/** What confirming settles of a line that was entered. */
const settledParts = ({ id, stocked, vatRate, discountMark }: SettledLine) => ({
  line: id,
  stocked,
  vatRate,
  ...(discountMark && { discountMark }),
});

/** A quote that is ordered today is promised for the day it was quoted for, unless that is over. [SO77] */
export const datedOn = ({ promisedOn }: Pick<SalesOrderRow, 'promisedOn'>, today: string) => ({
  orderedOn: today,
  promisedOn: promisedOn < today ? usuallyPromisedOn(today) : promisedOn,
});

export function amended(context: Context, data: SalesOrderAmendment): SalesOrderFact<'amended'> {
  const row = orderOf(context);
  const sale = amendedSale(row, data);
  const lines = withSources(context.view, sale, context.env.today, data.lines, enteredLines(row.lines));
  return {
    ...data,
    revision: row.revision + 1,
    lines: settleAmended(context.view, row, { ...data, lines }),
    changes: changesOf(row, data),
    ...reservingAmended(context.view, row, data),
  };
}

/** Gives up everything still open. */
export const givenUp = (context: Context, { reason }: Reasoned): SalesOrderFact<'cancelled'> => ({
  reason,
  lines: partsOf(orderOf(context).lines, openOf),
});

export const reopened = (context: Context, { reason }: Reasoned): SalesOrderFact<'reopened'> => ({
  reason,
  lines: [...orderOf(context).givenUp],
});

/** The system reserves from this day on. [SO62] */
export const reservingBegun = ({ env: { today } }: Context): SalesOrderFact<'reservingBegun'> => ({
  on: today,
});

export const released = (context: Context, data: Release): SalesOrderFact<'released'> => ({
  pick: data.pick,
  lines: releasePlan({ view: context.view, today: context.env.today }, orderOf(context), data.lines).lines,
});

/** A shipment delivers the services with it and, if the ship policy says so, gives up the rest. [SO17] [SO20] */
export function shipped(context: Context, { shipment, lines }: Shipping): SalesOrderFact<'shipped'> {
  const row = orderOf(context);
  const services = openServices(row.lines);
  return {
    shipment,
    lines: perLine(lines),
    services,
    taxed: ratesOfLeaving(context.view, row, context.env.today, [...lines, ...services]),
    cancelled:
      row.shipPolicy === 'partialCancelRest'
        ? partsOf(row.lines, (line) => (line.stocked ? unreleasedOf(line) : 0))
        : [],
  };
}

/** Services delivered on their own, at the rate of the day. [SO17] [SO8] */
export function servicesDelivered(context: Context): SalesOrderFact<'servicesDelivered'> {
  const row = orderOf(context);
  const lines = openServices(row.lines);
  return { lines, taxed: ratesOfLeaving(context.view, row, context.env.today, lines) };
}

/** A reversed shipment; when no goods stay shipped, the services are open again. [SO17] */
export const unshipped = (context: Context, { shipment, lines }: Shipping): SalesOrderFact<'unshipped'> => ({
  shipment,
  lines: perLine(lines),
  services: goodsStayShipped(context, lines)
    ? []
    : partsOf(orderOf(context).lines, (line) => (line.stocked ? 0 : line.shipped)),
});

/** Whether goods stay with the customer after these have come back. */
export function goodsStayShipped({ row }: Context, lines: readonly LinePart[]): boolean {
  const goods = (row?.lines ?? []).filter((line) => line.stocked);
  return total(goods, (line) => line.shipped - partOf(lines, line.id)) > 0;
}

/** Whether nothing is left to ship after these have left. [SO1] */
export function shipsTheRest({ row }: Context, { lines }: Shipping): boolean {
  const goods = (row?.lines ?? []).filter((line) => line.stocked);
  const givesUp = row?.shipPolicy === 'partialCancelRest';
  return (
    total(goods, (line) => openOf(line) - partOf(lines, line.id) - (givesUp ? unreleasedOf(line) : 0)) <= 0
  );
}

/** A credit for what the customer has paid is given back. [SO34] */
export const credited = (context: Context, data: SalesOrderFact<'credited'>): SalesOrderFact<'credited'> => ({
  return: data.return,
  paidBack: paidBackOf(orderOf(context), data.return),
});

export function recorded(context: Context, data: SalesOrderRecord): SalesOrderFact<'recorded'> {
  const zone = context.view.get('company', COMPANY)?.timeZone ?? 'UTC';
  const orderedOn = dayIn(data.soldAt, zone);
  return {
    ...data,
    number: data.number ?? context.draw('SO'),
    orderedOn,
    lines: settleOrder(context.view, data, data.lines, { leftOn: orderedOn }),
    taken: recordPlan({ view: context.view, today: context.env.today }, data).lines,
  };
}

/** Goods delivered again cost nothing; they take over what was agreed on the line they were sold on. [SO29] [SO32] */
export const replacementAdded = (
  context: Context,
  data: ReplacedGoods,
): SalesOrderFact<'replacementAdded'> => {
  const row = orderOf(context);
  const promisedOn = usuallyPromisedOn(context.env.today);
  const lines = data.lines.flatMap(({ id, of, quantity }): PricedLine[] => {
    const sold = row.lines.find((line) => line.id === of);
    if (!sold) return [];
    const { product, text, vatClass } = sold;
    return [{ id, product, text, quantity, price: 0, discount: 0, vatClass, promisedOn }];
  });
  const sold = exchangeLines(context.view, row, data.sold ?? [], promisedOn);
  return { return: data.return, lines: settle(context.view, row, [...lines, ...sold]) };
};
