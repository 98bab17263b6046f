import type { DecisionContext } from '#model/engine/document-type.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { addDays } from '#model/values/moments.ts';
import { rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { deliveryOf } from '#model/areas/setup/delivery-term/delivery-term.rules.ts';
import type { DeliveryTerms } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import type { SupplierRow } from '../supplier/supplier.facts.ts';
import { termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import type {
  Acknowledged,
  Acknowledgement,
  Amended,
  Amendment,
  Drafted,
  OpenOrder,
  Placed,
  PurchaseOrderForm,
  PurchaseOrderRow,
} from './purchase-order.facts.ts';
import { afterAcknowledgement, changesOf, withCounters, withFirstPromises } from './purchase-order.lines.ts';
import { withSources } from './purchase-order.sources.ts';

type Context = DecisionContext<PurchaseOrderRow>;

/** The current order; every state but the first has one. */
export function orderOf({ row }: Context): PurchaseOrderRow {
  if (!row) throw new Error('a purchase order without a row');
  return row;
}

const supplierIn = ({ view }: Pick<Context, 'view'>, { supplier }: OpenOrder): SupplierRow | undefined =>
  supplier === null ? undefined : view.get('supplier', supplier);

/** The currency and the rate that a draft begins with. [XR4] */
export function moneyOf(
  { view, env }: Pick<Context, 'view' | 'env'>,
  data: OpenOrder,
): Pick<PurchaseOrderForm, 'currency' | 'rate'> {
  const own = view.get('company', COMPANY)?.currency;
  const currency = data.currency ?? supplierIn({ view }, data)?.currency ?? own ?? 'SEK';
  return { currency, rate: data.rate ?? rateToBegin(view, currency, env.today) ?? RATE_ONE };
}

/** A draft; by default in the supplier's currency at the rate of the day, expected after its lead time. [XR4] */
export function created({ view, env }: Context, data: OpenOrder): Drafted {
  const supplier = supplierIn({ view }, data);
  const money = moneyOf({ view, env }, data);
  const lines = withSources(view, { supplier: data.supplier, ...money }, env.today, data.lines ?? []);
  const usualDay = supplier ? addDays(env.today, termsOf(view, 'supplier', supplier).leadDays) : null;
  return {
    supplier: data.supplier,
    warehouse: data.warehouse,
    theirReference: data.theirReference ?? '',
    ...money,
    expectedOn: data.expectedOn === undefined ? usualDay : data.expectedOn,
    notes: data.notes ?? '',
    ...deliveryIn(data, supplier),
    ...(data.tags && { tags: data.tags }),
    ...(data.quoteRequest !== undefined && { quoteRequest: data.quoteRequest }),
    lines: withCounters(view, { supplier: data.supplier, lines: [] }, lines, env.today),
  };
}

/** What is said of delivery, else what holds for the supplier. [DLT4] */
const deliveryIn = (data: OpenOrder, supplier: SupplierRow | undefined): DeliveryTerms => ({
  ...(data.deliveryTerm !== undefined && { deliveryTerm: data.deliveryTerm }),
  ...(data.deliveryPlace !== undefined && { deliveryPlace: data.deliveryPlace }),
  ...deliveryOf(data, supplier),
});

export function updated(context: Context, data: PurchaseOrderForm): Drafted {
  const { view, env } = context;
  const order = orderOf(context);
  const lines = withSources(view, data, env.today, data.lines, order.lines);
  return { ...data, lines: withCounters(view, { ...order, supplier: data.supplier }, lines, env.today) };
}

/** Draws the number and stores the day's VAT rates. */
export function placed(context: Context): Placed {
  const order = orderOf(context);
  const supplier = order.supplier === null ? undefined : context.view.get('supplier', order.supplier);
  return {
    number: context.draw('PO'),
    revision: 1,
    orderedOn: context.env.today,
    lines: withCounters(context.view, order, order.lines, context.env.today),
    ...(supplier && { terms: termsOf(context.view, 'supplier', supplier).terms }),
  };
}

export function acknowledged(context: Context, data: Acknowledgement): Acknowledged {
  const order = orderOf(context);
  const { lines, theirReference } = order;
  const after = withFirstPromises(afterAcknowledgement(lines, data), order);
  return {
    theirReference: data.theirReference || theirReference,
    lines: after,
    changes: changesOf(lines, after),
  };
}

export function amended(context: Context, data: Amendment): Amended {
  const order = orderOf(context);
  const lines = amendedLines(context, data);
  return { ...data, revision: order.revision + 1, lines, changes: changesOf(order.lines, lines) };
}

/** The lines of an amendment, at the VAT rates of the day the order was placed. */
export function amendedLines(context: Context, data: Amendment): Drafted['lines'] {
  const order = orderOf(context);
  const lines = withSources(context.view, order, context.env.today, data.lines, order.lines);
  return withCounters(context.view, order, lines, order.orderedOn ?? context.env.today);
}
